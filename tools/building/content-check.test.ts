/** @jest-environment node */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { aPdf } from '../../tests/support/a-pdf'
import { aContentFolder, pdfs } from '../../tests/support/content'
import { inFolder, insideFolder } from '../../tests/support/in-folder'
import { aDrawing, aJpeg } from '../../tests/support/pictures'
import { main, optionsOf } from './content-check'

/** Runs the command on a small exhibition after a slip. @returns its exit code, and what it printed */
async function run(was: string, is: string, ...args: string[]) {
  const { texts } = aContentFolder()
  const files = {
    ...Object.fromEntries([...texts].map(([name, text]) => [`content/${name}`, text.replace(was, is)])),
    ...Object.fromEntries(pdfs.map((name) => [`content/${name}`, aPdf])),
    'content/published.txt': 'events/vecer\njana-nova\n',
    'content/partners/majakka.svg': aDrawing,
    'content/artists/jana-nova/more.jpg': await aJpeg({ width: 1600, height: 900 }),
  }
  const told: string[] = []
  const log = jest.spyOn(console, 'log').mockImplementation((text: string) => void told.push(text))
  const error = jest.spyOn(console, 'error').mockImplementation((text: string) => void told.push(text))
  let code = -1
  await insideFolder(files, async () => {
    code = await main(['--content', 'content', ...args])
  })
  log.mockRestore()
  error.mockRestore()
  return { code, told: told.join('\n') }
}

test('nothing wrong ends with 0', async () => {
  expect(await run('', '')).toEqual({ code: 0, told: 'Content: 16 files, no problem found.' })
})

test('an error ends with 1, and is told in the language and format that was asked for', async () => {
  const { code, told } = await run('birthYear', 'birthYaer', '--lang', 'cs')
  expect(code).toBe(1)
  expect(told).toContain('content/artists/jana-nova/artist.yaml:4:1  chyba  schema/unknown-key')
  expect(told).toContain('Náprava: Nemá tu být „birthYear“?')
  const annotated = await run('birthYear', 'birthYaer', '--format', 'github')
  expect(annotated.told).toMatch(/^::error file=content\/artists\/jana-nova\/artist\.yaml,line=4,/)
  const listed = await run('birthYear', 'birthYaer', '--format', 'json')
  expect(JSON.parse(listed.told)).toEqual([expect.objectContaining({ line: 4, rule: 'schema/unknown-key' })])
})

test('a warning ends with 0', async () => {
  const { code, told } = await run('Maluje moře.', 'Maluje moře...')
  expect(code).toBe(0)
  expect(told).toContain('warning  typography/ellipsis')
})

test('a fixed problem is printed, and no longer reported', async () => {
  const { code, told } = await run('Maluje moře.', 'Maluje moře...', '--fix', '--lang=cs')
  expect({ code, told }).toEqual({
    code: 0,
    told: 'Opraveno: content/artists/jana-nova/artist.yaml\nObsah: 16 souborů, vše v pořádku.',
  })
})

test.each([
  ['a folder that does not exist', ['--content', 'no-such-folder']],
  ['a language that the report is not in', ['--lang', 'de']],
  ['a format that does not exist', ['--format', 'xml']],
  ['an option that does not exist', ['--fixx']],
  ['a word too many', ['content']],
])('%s ends with 2', async (_what, args) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await main(args)).toBe(2)
  expect(error).toHaveBeenCalledTimes(1)
  error.mockRestore()
})

test('a file in place of a folder ends with 2', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await inFolder({}, async (folder) => {
    await writeFile(path.join(folder, 'x'), '')
    expect(await main(['--content', path.join(folder, 'x')])).toBe(2)
  })
  error.mockRestore()
})

test('without options the folder content is checked, and told in English for a terminal', () => {
  expect(optionsOf([])).toEqual({ folder: 'content', language: 'en', format: 'pretty', fix: false, help: false })
})

test('a demonstration is fine in a preview, and a warning in a build for production', async () => {
  const demo = ['timeZone: Europe/Prague\n', 'timeZone: Europe/Prague\ndemoDate: "2031-08-25T12:00"\n'] as const
  jest.replaceProperty(process, 'env', { ...process.env, CONTEXT: 'deploy-preview' })
  expect(await run(...demo)).toEqual({ code: 0, told: 'Content: 16 files, no problem found.' })
  jest.replaceProperty(process, 'env', { ...process.env, CONTEXT: 'production' })
  const { code, told } = await run(...demo)
  expect(code).toBe(0)
  expect(told).toContain('warning  date/demo-in-production')
})
