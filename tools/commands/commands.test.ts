/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import packageJson from '../../package.json'

const folder = 'tools/commands'
const commands = readdirSync(folder).filter((name) => name.endsWith('.mts'))
const programs = Object.entries(packageJson.scripts).filter(([, script]) => script.includes('tsx'))

test('every npm script that runs a program of this project runs a file of tools/commands, after the check of Node', () => {
  expect(programs.length).toBeGreaterThan(10)
  for (const [name, script] of programs) {
    const file = `${name.replace(':', '-')}.mts`
    expect([name, script]).toEqual([name, `tsx -r ./tools/installation/require-node-version.cjs ${folder}/${file}`])
    expect(commands).toContain(file)
  }
})

test('every file of tools/commands is run by an npm script or a workflow', () => {
  const workflows = readdirSync('.github/workflows').map((name) => path.join('.github/workflows', name))
  const callers = ['package.json', ...workflows].map((file) => readFileSync(file, 'utf8')).join()
  expect(commands.filter((name) => !callers.includes(`${folder}/${name}`))).toEqual([])
})

// `npm run serve` makes the variables of its functions itself.
test.each(['bench', 'develop', 'start', 'test', 'test-browser'])(
  'what tests or serves what it builds forgets the published site first, which the shell may name: %s',
  (name) => {
    expect(readFileSync(`${folder}/${name}.mts`, 'utf8')).toContain('forgetPublishedSite()')
  },
)
