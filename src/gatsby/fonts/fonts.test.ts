/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import decompress from 'woff2-encoder/decompress'
import { inFolder } from '../../../tests/support/in-folder'
import type { BuildValues } from '../build-values'
import { writeFonts, writeNamesFont } from './fonts'
import { lettersOfNames, usedLetters } from './used-letters'

const pangram = 'Příliš žluťoučký kůň úpěl ďábelské ódy. PŘÍLIŠ ŽLUŤOUČKÝ KŮŇ ÚPĚL ĎÁBELSKÉ ÓDY.'
const names = ['Łukasz Świątek', 'João', 'Ağaoğlu', 'Țăran', 'Þóra Ægir', '100 €', pangram]

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fonts-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** The files in the @font-face rules, the title font first. */
const filesOf = ({ fontFaces }: Pick<BuildValues, 'fontFaces'>) =>
  [...fontFaces.matchAll(/url\((\/fonts\/[^)]+)\)/g)].map(([, file = '']) => file)

const bytesOf = (file: string) => readFileSync(path.join(folder, file))
/** The table `prep` turns hinting off, so that browsers do not round the position of each letter to a pixel. */
const turnsHintingOff = (font: Font) =>
  'prep' in (font as unknown as { directory: { tables: object } }).directory.tables

const open = async (file: string) => create(Buffer.from(await decompress(bytesOf(file)))) as Font

async function lettersOf(texts: readonly string[]): Promise<string> {
  let letters = ''
  const name = JSON.stringify(texts.join(' '))
  await inFolder({ 'artists/a/artist.yaml': `name: ${name}\n`, 'mapa.svg': '<text>Ж</text>' }, async (content) => {
    letters = await usedLetters(content)
  })
  return letters
}

test.each(names)('both fonts have every letter of a content with “%s”', async (text) => {
  const variables = await writeFonts(await lettersOf([text]), folder)
  for (const file of filesOf(variables)) {
    const font = await open(file)
    expect([...text].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0)!))).toEqual([])
  }
})

test('letters that the content does not use, or that the typeface lacks, are left out', async () => {
  expect(await lettersOf([])).not.toMatch(/[łşțþ]/u)
  expect(await lettersOf(['Иван 李'])).toBe(await lettersOf([]))
})

test('letters in escape sequences of YAML are found, and capitals are added', async () => {
  await inFolder({ 'a.yaml': 'name: "\\u0142ukasz s\\u0327"\n' }, async (content) => {
    expect(await usedLetters(content)).toEqual(expect.stringMatching(/Ł.*ł.*/u))
    expect(await usedLetters(content)).toMatch(/ş/u)
  })
})

test('the letters that scripts write are always included: numbers, dates in each language, an address', async () => {
  const letters = new Set(await lettersOf([]))
  const written = `0123456789 ?&=%/ „“ “” ‚‘ … – × − ${pangram} September, Čeština, English, Müller`
  expect([...written].filter((letter) => !letters.has(letter))).toEqual([])
})

test('for Czech and English, the title font takes at most 9.7 kB and the body font 23 kB', async () => {
  const sizes = filesOf(await writeFonts(await lettersOf([pangram]), folder)).map((file) => bytesOf(file).length)
  expect(sizes[0]).toBeLessThanOrEqual(9_700)
  expect(sizes[1]).toBeLessThanOrEqual(23_000)
})

test('the same letters give the same files; other letters give other file names', async () => {
  const letters = await lettersOf([])
  const first = await writeFonts(letters, folder)
  expect(await writeFonts(letters, folder)).toEqual(first)
  const other = await writeFonts(`${letters}ł`, folder)
  expect(filesOf(other).filter((file) => filesOf(first).includes(file))).toEqual([])
  expect(readdirSync(path.join(folder, 'fonts')).filter((name) => name.endsWith('.woff2'))).toHaveLength(4)
})

test('the fonts have kerning for accented letters too, no hinting, tabular figures, and the weights of the styles', async () => {
  const [title = '', body = ''] = filesOf(await writeFonts(await lettersOf([]), folder))
  for (const file of [title, body]) {
    const font = await open(file)
    const width = (letters: string) => font.layout(letters).advanceWidth
    expect(width('Tě')).toBeLessThan(width('T') + width('ě'))
    expect(width('Tě')).toBe(width('Te'))
    expect(turnsHintingOff(font)).toBe(true)
    expect(font.availableFeatures).toEqual(expect.arrayContaining(['kern', 'liga', 'tnum']))
  }
  expect((await open(body)).variationAxes).toMatchObject({ wght: { min: 400, max: 800 } })
  expect((await open(title)).variationAxes).toEqual({})
})

test('the font of the names has their letters, and widths from 62 to 80', async () => {
  const font = await open(await writeNamesFont('ČhynekŻ李', folder))
  expect(font.variationAxes).toMatchObject({ wdth: { min: 62, max: 80 } })
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0)!)
  expect(['Č', 'h', 'Ż', 'x', '李'].map(has)).toEqual([true, true, true, false, false])
})

test('the letters of the names are those of the artists, and no others', async () => {
  const files = { 'artists/a/artist.yaml': 'name: Žofie Ž\nsortName: Q\n', 'exhibition.yaml': 'name: X\n' }
  await inFolder(files, async (content) => {
    expect(lettersOfNames(content)).toBe(' efioŽ')
  })
})
