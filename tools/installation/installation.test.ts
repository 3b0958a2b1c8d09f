/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import packageJson from '../../package.json'

type Needed = { nodeProblem: (version: string) => string | undefined }
type Packages = { packagesProblem: (env: Record<string, string>) => string | undefined }
const { nodeProblem } = jest.requireActual<Needed>('./require-node-version.cjs')
const { packagesProblem } = jest.requireActual<Packages>('./require-dev-packages.cjs')

test.each(['18.20.0', '20.20.2', '22.21.1', '24.1.0'])(
  'Node %s will not do, and the command says which will',
  (version) => {
    expect(nodeProblem(version)).toBe(
      `This needs Node 24.2 or later, and this is Node ${version}. \`npm ci\` brings one, unless install scripts are switched off (ignore-scripts): switch them on, or use Node 24.`,
    )
  },
)

test.each(['24.2.0', '24.21.0', '25.0.0', '26.1.0'])('Node %s will do', (version) => {
  expect(nodeProblem(version)).toBeUndefined()
})

test('every command that is a program of this project asks for its Node first', () => {
  const commands = Object.values(packageJson.scripts).filter((command) => command.includes('tsx'))
  expect(commands.length).toBeGreaterThan(10)
  for (const command of commands) expect(command).toMatch(/^tsx -r \.\/tools\/installation\/require-node-version\.cjs \S+\.mts$/)
})

/** A program that passes this Node off as another version, before anything else of a command runs. */
const older = `Object.defineProperty(process.versions, 'node', { value: '20.20.2' }); require('./tools/installation/require-node-version.cjs')`

test('on an older Node a command fails with one line', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', `${older}; console.log('goes on')`], {
    cwd: path.resolve(),
    encoding: 'utf8',
  })
  expect({ status, stdout, lines: stderr.trim().split('\n').length }).toEqual({ status: 1, stdout: '', lines: 1 })
  expect(stderr).toContain('Node 24.2 or later')
})

test.each([
  [{ NODE_ENV: 'production' }, true],
  [{ npm_config_omit: 'dev' }, true],
  [{ npm_config_omit: 'optional\n\ndev' }, true],
  [{ NODE_ENV: 'production', npm_config_include: 'dev' }, false],
  [{ NODE_ENV: 'development' }, false],
  [{ npm_config_omit: 'optional' }, false],
  [{}, false],
])('an installation with %j lacks what the build needs: %s', (env, lacks) => {
  expect(packagesProblem(env as Record<string, string>) !== undefined).toBe(lacks)
})

test('an installation without what the build needs fails with one line', () => {
  const env = { ...process.env, NODE_ENV: 'production', npm_config_include: '' }
  const { status, stderr } = spawnSync(process.execPath, ['tools/installation/require-dev-packages.cjs'], { env, encoding: 'utf8' })
  expect({ status, lines: stderr.trim().split('\n').length }).toEqual({ status: 1, lines: 1 })
  expect(packageJson.scripts.preinstall).toBe('node tools/installation/require-dev-packages.cjs')
})
