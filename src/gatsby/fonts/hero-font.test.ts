/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import decompress from 'woff2-encoder/decompress'
import { inFolder } from '../../../tests/support/in-folder'
import { writeHeroFont } from './hero-font'
import { lettersOfTitle } from './used-letters'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fonts-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('the hero font has the letters of the name in all languages, from the narrowest to the widest, in 2.8 kB', async () => {
  let letters = ''
  await inFolder({ 'exhibition.yaml': 'name: { cs: Přístav, en: Seven }' }, async (content) => {
    letters = lettersOfTitle(content)
  })
  const { heroFont: file, heroFontFace: face } = await writeHeroFont(letters, folder)
  const bytes = readFileSync(path.join(folder, file))
  const font = create(Buffer.from(await decompress(bytes))) as Font
  expect([...'PřístavSeven'].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0)!))).toEqual([])
  expect(font.variationAxes).toMatchObject({ wdth: { min: 62, max: 100 } })
  expect(face).toContain(`url(${file})`)
  expect(bytes.length).toBeLessThanOrEqual(2_800)
})

test('spaces that a line does not break at are letters of the title too, letters that the typeface lacks are not', async () => {
  await inFolder({ 'exhibition.yaml': 'name: { cs: Dům u řeky, en: Иван }' }, async (content) => {
    expect(lettersOfTitle(content)).toBe([...new Set('Dům u\u00a0řeky')].toSorted().join(''))
  })
})

test('a name without a letter of the typeface has a font too, and no letter is measured', async () => {
  await inFolder({ 'exhibition.yaml': 'name: { cs: Начало, en: 間 }' }, async (content) => {
    const { heroFont: file, heroLetters, heroExtents } = await writeHeroFont(lettersOfTitle(content), folder)
    expect(readFileSync(path.join(folder, file)).length).toBeGreaterThan(0)
    expect(heroLetters).toEqual({})
    expect(heroExtents).toEqual({})
  })
})

test('the measures of a letter are its advance width, and the space before and after it, narrowest and widest', async () => {
  const { heroLetters } = await writeHeroFont('F И', folder)
  expect(heroLetters).toEqual({
    F: [396, 641, 46, 75, 10, 39],
    ' ': [expect.any(Number), expect.any(Number), 0, 0, 0, 0],
  })
})

// Measured in the typeface: weight 800, in hundredths of an em.
test.each([
  ['ș', 0, 33],
  ['Ț', 0, 33],
  ['ç', 0, 21],
  ['Ş', 0, 21],
  ['þ', 0, 20],
  ['y', 0, 21],
  ['Q', 0, 14],
  ['Š', 20, 0],
  ['Å', 25, 0],
  ['Ấ', 36, 0],
])('%s needs room: %i above capitals, %i below the baseline', async (letter, above, below) => {
  const { heroExtents } = await writeHeroFont(letter, folder)
  expect(heroExtents).toEqual({ [letter]: [above, below] })
})

test('ascenders and the curves of letters need no room of their own', async () => {
  const { heroExtents } = await writeHeroFont('ABOSXabdfilotxřØ0 ', folder)
  expect(heroExtents).toEqual({})
})
