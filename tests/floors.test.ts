/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
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

/** @returns the rule and the import of each fault that the linter finds, in the order of the alphabet */
function lint(file: string, imports: string[]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'floors-'))
  const root = process.cwd()
  try {
    for (const each of ['oxlint.config.mts', 'floors.mjs', 'package.json', 'node_modules', 'tools']) {
      symlinkSync(path.join(root, each), path.join(folder, each))
    }
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    writeFileSync(
      path.join(folder, file),
      imports.map((each) => `${each === 'required' ? `require('${each}')` : `import '${each}'`}\n`).join(''),
    )
    const args = [path.join(root, 'node_modules/oxlint/bin/oxlint'), '-f', 'json', file]
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { code: string; labels: { span: { line: number } }[] }[]
    }
    return diagnostics.map(({ code, labels }) => `${code} ${imports[labels[0]!.span.line - 1]}`).toSorted()
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('the linter reports an import from a floor or a room above, and from a group that is not used', () => {
  const imports = ['../base/message', '../rules/links/links', '../../form/widgets', '../../../site/dom/contract']
  expect(lint('src/editors/check/read/a.ts', imports)).toEqual(
    imports
      .slice(1)
      .map((each) => `imports(floors) ${each}`)
      .toSorted(),
  )
})

test('the linter reports a feature that imports another, Node in a page, and a package that package.json does not name', () => {
  const imports = [
    './row',
    '../works/wall',
    '../../components/fit',
    'react',
    'node:fs',
    'react/jsx-runtime',
    'left-pad',
    'required',
  ]
  expect(lint('src/site/features/plan/a.ts', imports)).toEqual([
    'eslint(no-restricted-imports) node:fs',
    'imports(floors) ../works/wall',
    'imports(packages) left-pad',
    'imports(packages) required',
    'typescript(no-require-imports) required',
  ])
})

test('README.md shows the same rooms with the same words, and what they may use, in the same order', () => {
  const rows = floors.map(({ folder, what, uses }) => `| \`${folder}\` | ${what} | ${uses?.join(', ') ?? 'all'} |\n`)
  expect(readFileSync('README.md', 'utf8').replace(/ +/g, ' ')).toContain(`- |\n${rows.join('')}\n`)
})
