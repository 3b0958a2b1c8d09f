/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { floors } from '../floors.mjs'

const parents = ['src', 'src/site', 'src/editors', 'netlify', 'tools']

/** The folders directly in these, with code in them or below. */
const foldersWithCode = [
  ...new Set(
    parents.flatMap((parent) =>
      globSync(`${parent}/*/**/*.{ts,tsx,mts,mjs,js,cjs}`).map((file) => {
        const [first = ''] = path.relative(parent, file).split(path.sep)
        return `${parent}/${first}`
      }),
    ),
  ),
]

const isIn = (folder: string, room: string) => folder === room || folder.startsWith(`${room}/`)

test('every folder with code is a room, in a room, or has rooms in it', () => {
  const homeless = foldersWithCode.filter(
    (folder) =>
      !floors.some((floor) => isIn(folder, floor.folder) || (parents.includes(folder) && isIn(floor.folder, folder))),
  )
  expect(homeless).toEqual([])
})

test('every room is a folder', () => {
  for (const { folder } of floors) expect(statSync(folder).isDirectory()).toBe(true)
})

test('in a folder that has floors, all code but tests is on one of them', () => {
  const own = floors.filter(({ room }) => room)
  const files = [...new Set(own.map(({ folder }) => path.dirname(folder)))].flatMap((parent) =>
    globSync(`${parent}/**/*.{ts,tsx,mts}`),
  )
  const isTest = (file: string) => file.includes('.test.') || file.includes('/testing/')
  expect(files.filter((file) => !isTest(file) && !own.some(({ folder }) => isIn(file, folder)))).toEqual([])
})

test('the linter reports an import from a floor or a room above, and from a group that is not used', () => {
  const imports = ['../base/message', '../rules/links/links', '../../form/widgets', '../../../site/dom/contract']
  const options = ['--stdin', '--stdin-filename', 'src/editors/check/read/a.ts', '--format', 'json']
  const { stdout } = spawnSync(process.execPath, ['node_modules/eslint/bin/eslint.js', ...options], {
    input: imports.map((file) => `import '${file}'\n`).join(''),
    encoding: 'utf8',
  })
  const [{ messages }] = JSON.parse(stdout) as [{ messages: { ruleId: string; line: number }[] }]
  expect(messages.map(({ ruleId, line }) => `${ruleId} ${imports[line - 1]}`)).toEqual(
    imports.slice(1).map((file) => `import-x/no-restricted-paths ${file}`),
  )
})

test('README.md shows the same rooms with the same words, and what they may use, in the same order', () => {
  const rows = floors.map(({ folder, what, uses }) => `| \`${folder}\` | ${what} | ${uses?.join(', ') ?? 'all'} |\n`)
  expect(readFileSync('README.md', 'utf8').replace(/ +/g, ' ')).toContain(`- |\n${rows.join('')}\n`)
})
