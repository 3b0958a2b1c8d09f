/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import decompress from 'woff2-encoder/decompress'
import { lettersOfNames } from '../fonts/used-letters'
import { inFolder } from '../../../tests/support/in-folder'
import { writeNamesFiles } from './names-files'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'names-'))
})
afterEach(() => rm(folder, { recursive: true }))

const fontFiles = async () => (await readdir(path.join(folder, 'fonts'))).map((file) => `/fonts/${file}`)

test('the font has the letters of the names, and widths from 62 to 80', async () => {
  await writeNamesFiles('ČhynekŻ李', folder)
  const [file = ''] = await fontFiles()
  const font = create(Buffer.from(await decompress(await readFile(path.join(folder, file))))) as Font
  expect(font.variationAxes).toMatchObject({ wdth: { min: 62, max: 80 } })
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0)!)
  expect(['Č', 'h', 'Ż', 'x', '李'].map(has)).toEqual([true, true, true, false, false])
})

test('the script is a module, and both have their paths', async () => {
  const { namesFont, namesScript } = await writeNamesFiles('abc', folder)
  expect([namesFont]).toEqual(await fontFiles())
  expect(namesScript).toMatch(/^\/names\/open\/[0-9a-f]{12}\.js$/)
  const script = await readFile(path.join(folder, namesScript), 'utf8')
  expect(script).toMatch(/export\{\w+ as openNames\}/)
})

test('other letters give another file name of the font', async () => {
  await writeNamesFiles('abc', folder)
  await writeNamesFiles('abcd', folder)
  expect(await fontFiles()).toHaveLength(2)
})

test('the letters of the names are those of the artists, and no others', async () => {
  const files = { 'artists/a/artist.yaml': 'name: Žofie Ž\nsortName: Q\n', 'exhibition.yaml': 'name: X\n' }
  await inFolder(files, async (content) => {
    expect(lettersOfNames(content)).toBe(' efioŽ')
  })
})
