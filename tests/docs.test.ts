/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const decisionsFolder = 'docs/decisions'
const decisions = readdirSync(decisionsFolder).filter((name) => /^\d/.test(name))
/** The guide for editors belongs to the content. */
const guide = 'content/README.md'
const documents = [
  'README.md',
  ...(existsSync(guide) ? [guide] : []),
  ...filesIn('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

/** Paths that a build or a test writes, as .gitignore names them: 'public', 'netlify/generated', '.test-site*'. */
const generated = readFileSync('.gitignore', 'utf8')
  .split('\n')
  .filter((line) => line.endsWith('/'))
  .map((line) => asPattern(line.replace(/^\/|\/$/g, '')))
const isGenerated = (file: string) => generated.some((pattern) => new RegExp(`^${pattern}(/|$)`).test(file))

const topFolders = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '.git' && !isGenerated(entry.name))
  .map(({ name }) => name)
const projectFiles = [
  ...readdirSync('.'),
  ...topFolders.flatMap((folder) => [folder, ...filesIn(folder).map((file) => `${folder}/${file}`)]),
].filter((file) => !isGenerated(file))

/** Files and folders, with forward slashes. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep).join('/'))
}

/** 'artists/<slug>/*.yaml' as a regular expression: a placeholder and a star stand for any name, two stars for any path. */
function asPattern(file: string): string {
  return file
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/<[^>]+>/g, '*')
    .replace(/\*\*\/\*|\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.+'))
}

/** docs/adopting.md tells adopters to delete them. */
const testsOfSample = ['tests/sample.test.ts', 'tests/sample-names.ts', 'tests/e2e/sample.spec.ts']
const optional = [...testsOfSample, guide]

const withoutCodeBlocks = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '')

/** Whether a piece of code is the name of a file of this project: by its ending, or by its first folder. */
function isFileName(code: string): boolean {
  if (/[\s:@()…]|^\/|^\.\w*$/.test(code)) return false
  return (
    /\w\.(tsx?|mts|[cm]?js|css|ya?ml|md|json|svg|sql|toml|html|py|txt|webp)$/.test(code) ||
    topFolders.includes(code.split('/')[0]!)
  )
}

/**
 * Whether a file or folder of this name exists; a name without its folders, or with the last of them, is enough.
 * What another exhibition in `content` may lack is in the tests' exhibition.
 */
function isInProject(name: string): boolean {
  const pattern = new RegExp(`(^|/)${asPattern(name.replace(/\/$/, ''))}$`)
  return projectFiles.some((file) => pattern.test(file) || pattern.test(file.replace(/^tests\/exhibition/, 'content')))
}

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(document: string): string[] {
  const headings = readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm)
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replace(/ /g, '-'),
  )
}

/** All that a search finds in the documents, each with its document: 'README.md: src/no-such-file.ts'. */
function inDocuments(find: (text: string, document: string) => string[]): string[] {
  return documents.flatMap((document) =>
    find(readFileSync(document, 'utf8'), document).map((piece) => `${document}: ${piece}`),
  )
}

test('documents name only files that exist', () => {
  const missing = inDocuments((text) =>
    [...withoutCodeBlocks(text).matchAll(/`([^`\n]+)`/g)]
      .map(([, code = '']) => code)
      .filter((code) => isFileName(code) && !optional.includes(code) && !isGenerated(code) && !isInProject(code)),
  )
  expect(missing).toEqual([])
})

test('documents link only to files and headings that exist', () => {
  const broken = inDocuments((text, document) =>
    [...withoutCodeBlocks(text).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => decodeURI(link))
      .filter((link) => {
        if (/^[a-z]+:/.test(link)) return false
        const [file, anchor] = link.split('#')
        const target = file ? path.join(path.dirname(document), file) : document
        if (target === guide && !existsSync(guide)) return false
        return !existsSync(target) || (anchor && !anchorsOf(target).includes(anchor))
      }),
  )
  expect(broken).toEqual([])
})

test('documents give only commands that package.json has', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const unknown = inDocuments((text) =>
    [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name).filter((name) => !(name in scripts)),
  )
  expect(unknown).toEqual([])
})

test('each decision has at most 60 lines', () => {
  const linesOf = (name: string) => readFileSync(`${decisionsFolder}/${name}`, 'utf8').trimEnd().split('\n').length
  expect(decisions.filter((name) => linesOf(name) > 60)).toEqual([])
})

test('each decision has a different number, and its title begins with it', () => {
  const numbers = decisions.map((name) => name.slice(0, 3))
  expect(new Set(numbers).size).toBe(numbers.length)
  const titles = decisions.map((name) => readFileSync(`${decisionsFolder}/${name}`, 'utf8').slice(0, 6))
  expect(titles).toEqual(numbers.map((number) => `# ${number} `))
})

test('documents mention only decisions that exist', () => {
  const unknown = inDocuments((text) =>
    [...text.matchAll(/\bdecisions? (\d{3})\b/gi)]
      .map(([, number = '']) => number)
      .filter((number) => !decisions.some((name) => name.startsWith(number))),
  )
  expect(unknown).toEqual([])
})

test('the index of decisions lists each of them once', () => {
  const index = readFileSync(`${decisionsFolder}/README.md`, 'utf8')
  expect(decisions.filter((name) => index.split(`](${name})`).length !== 2)).toEqual([])
})
