/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { aPdf } from '../../tests/support/a-pdf'
import { aContentFolder, pdfs } from '../../tests/support/content'
import { insideFolder } from '../../tests/support/in-folder'
import { aDrawing, aJpeg } from '../../tests/support/pictures'
import { checkContentCommand } from './check-content-command'

const fileCount = aContentFolder().texts.size

/**
 * Runs the command on a small exhibition in which one text is replaced.
 * @param prepare runs in the folder first
 * @returns its exit code and its output
 */
async function run(was: string, is: string, args: string[] = [], prepare = async () => {}) {
  const { texts } = aContentFolder()
  const files = {
    ...Object.fromEntries([...texts].map(([name, text]) => [`content/${name}`, text.replace(was, is)])),
    ...Object.fromEntries(pdfs.map((name) => [`content/${name}`, aPdf])),
    'content/published.txt': 'events/vecer\njana-nova\n',
    'content/partners/majakka.svg': aDrawing,
    'content/artists/jana-nova/more.jpg': await aJpeg({ width: 1600, height: 900 }),
  }
  const output: string[] = []
  const log = jest.spyOn(console, 'log').mockImplementation((text: string) => void output.push(text))
  const error = jest.spyOn(console, 'error').mockImplementation((text: string) => void output.push(text))
  let code = -1
  await insideFolder(files, async () => {
    await prepare()
    code = await checkContentCommand(['--content', 'content', ...args])
  })
  log.mockRestore()
  error.mockRestore()
  return { code, output: output.join('\n') }
}

test('content without problems ends with 0', async () => {
  expect(await run('', '')).toEqual({ code: 0, output: `Content: ${fileCount} files, no problem found.` })
})

test('an error ends with 1, in the language and format of the options', async () => {
  const { code, output } = await run('birthYear', 'birthYaer', ['--lang', 'cs'])
  expect(code).toBe(1)
  expect(output).toContain('content/artists/jana-nova/artist.yaml:4:1  chyba  schema/unknown-key')
  expect(output).toContain('Náprava: Nemá tu být „birthYear“?')
  const annotated = await run('birthYear', 'birthYaer', ['--format', 'github'])
  expect(annotated.output).toMatch(/^::error file=content\/artists\/jana-nova\/artist\.yaml,line=4,/)
  const listed = await run('birthYear', 'birthYaer', ['--format', 'json'])
  expect(JSON.parse(listed.output)).toEqual([expect.objectContaining({ line: 4, rule: 'schema/unknown-key' })])
})

test('a warning ends with 0', async () => {
  const { code, output } = await run('Maluje moře.', 'Maluje moře...')
  expect(code).toBe(0)
  expect(output).toContain('warning  typography/ellipsis')
})

test('--fix names the lines that it changed and reports the other problems only', async () => {
  const { code, output } = await run('Maluje moře.', 'Maluje moře...', ['--fix', '--lang=cs'])
  expect({ code, output }).toEqual({
    code: 0,
    output: [
      'Opraveno: content/artists/jana-nova/artist.yaml:9',
      '  cs: Maluje moře...',
      '  → cs: Maluje moře…',
      `Obsah: ${fileCount} souborů, vše v pořádku.`,
    ].join('\n'),
  })
})

test('--since compares with a commit: an event that has moved, but has no new `updated`, gets the line to write', async () => {
  const file = 'content/events/prohlidka.yaml'
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.example', '-c', 'commit.gpgsign=false', ...args])
  const move = async () => {
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '--message', 'Before')
    await writeFile(file, (await readFile(file, 'utf8')).replace('T17:30', 'T17:45'))
  }
  const { code, output } = await run('', '', ['--since', 'HEAD'], move)
  expect(code).toBe(0)
  expect(output).toContain(`${file}:7:1  warning  event/changed-without-updated`)
  expect(output).toMatch(/Write this line into the file of the event: updated: "\d{4}-\d\d-\d\dT\d\d:\d\d"\./)
})

test.each([
  ['a commit that git does not know', ['--since', 'no-such-commit']],
  ['a folder that does not exist', ['--content', 'no-such-folder']],
  ['a file in place of a folder', ['--content', 'package.json']],
  ['a language without messages', ['--lang', 'de']],
  ['a format that does not exist', ['--format', 'xml']],
  ['an option that does not exist', ['--fixx']],
  ['an unexpected argument', ['content']],
])('%s ends with 2', async (_what, args) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await checkContentCommand(args)).toBe(2)
  expect(error).toHaveBeenCalledTimes(1)
  error.mockRestore()
})

test('without --content, the folder that CONTENT_FOLDER names is checked', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.replaceProperty(process, 'env', { ...process.env, CONTENT_FOLDER: 'no-such-folder' })
  expect(await checkContentCommand([])).toBe(2)
  expect(error).toHaveBeenCalledWith(expect.stringMatching(/^The content cannot be checked: .*no-such-folder/))
  error.mockRestore()
})

test('demoDate is a warning in a build for production only', async () => {
  const demo = ['timeZone: Europe/Prague\n', 'timeZone: Europe/Prague\ndemoDate: "2031-08-25T12:00"\n'] as const
  jest.replaceProperty(process, 'env', { ...process.env, CONTEXT: 'deploy-preview' })
  expect(await run(...demo)).toEqual({ code: 0, output: `Content: ${fileCount} files, no problem found.` })
  jest.replaceProperty(process, 'env', { ...process.env, CONTEXT: 'production' })
  const { code, output } = await run(...demo)
  expect(code).toBe(0)
  expect(output).toContain('warning  date/demo-in-production')
})
