/** @jest-environment node */
import fc from 'fast-check'
import { valuesOfAllLetters } from '../../../tests/support/fonts-of-all-letters'
import { setBuildValues } from '../../../tests/support/set-build-values'

/** The module in a build whose hero font has every letter of the typeface. */
let shape: typeof import('../../site/features/hero/title-shape')
let splitInHalf: (typeof import('../../site/features/hero/split-in-half'))['splitInHalf']
beforeAll(async () => {
  setBuildValues(await valuesOfAllLetters())
  shape = await import('../../site/features/hero/title-shape')
  splitInHalf = (await import('../../site/features/hero/split-in-half')).splitInHalf
})

const [panorama, square, portrait] = [2.4, 1, 0.625]
/** The gap on each side of the work, in percent of the row. */
const gap = 100 / 60

const inRow = (name: string, ratio: number) => shape.halvesInRow(splitInHalf(name), ratio)
const inLines = (name: string) => shape.halvesInLines(splitInHalf(name))
const widthOf = (name: string, ratio: number) => inRow(name, ratio)[0]!.stretch
/** The font size in percent of the row. */
const sizeIn = (name: string, ratio: number) => {
  const { width, viewBox } = inRow(name, ratio)[0]!
  return (100 * parseFloat(width)) / Number(viewBox.split(' ')[2])
}

const anInitial = fc.constantFrom(...'ABCČDĎEFGHIJKLMNOPRŘSŠTŤUÚVZŽ12345')
const aWord = fc.string({
  unit: fc.constantFrom(...'aábcčdďeéěfghiíjklmnňoóprřsštťuúůvyýzž'),
  minLength: 2,
  maxLength: 20,
})
const aName = fc
  .tuple(anInitial, fc.array(aWord, { minLength: 1, maxLength: 4 }))
  .map(([initial, words]) => initial + words.join(' '))
const aRatio = fc.double({ min: 0.4, max: 3, noNaN: true })

test('the halves and the work fill the row, within 1 %, unless the letters of a short title are the widest', () => {
  fc.assert(
    fc.property(aName, aRatio, (name, ratio) => {
      const halves = inRow(name, ratio)
      const row = halves.reduce((sum, { width }) => sum + parseFloat(width) + gap, 100 * shape.openingOf(ratio))
      expect(row).toBeLessThan(101)
      if (halves[0]!.stretch !== 100) expect(row).toBeGreaterThan(99)
    }),
  )
})

test('a half on a line of its own fills the line, within 1 %, unless its letters are the widest', () => {
  fc.assert(
    fc.property(aName, (name) => {
      for (const { width, stretch } of inLines(name)) {
        expect(parseFloat(width)).toBeLessThan(101)
        if (stretch !== 100) expect(parseFloat(width)).toBeGreaterThan(99)
      }
    }),
  )
})

test('the letters of both halves have one size and one width', () => {
  fc.assert(
    fc.property(aName, aRatio, (name, ratio) => {
      const halves = inRow(name, ratio)
      const sizes = halves.map(({ width, viewBox }) => parseFloat(width) / Number(viewBox.split(' ')[2]))
      expect(Math.max(...sizes) / Math.min(...sizes)).toBeCloseTo(1, 1)
      expect(new Set(halves.map(({ stretch }) => stretch)).size).toBe(1)
      expect(new Set(halves.map(({ viewBox }) => viewBox.split(' ')[3])).size).toBe(1)
    }),
  )
})

test.each(['Přístav', 'Šest', 'Seven', 'Dům u\u00a0řeky', 'Nejneobhospodařovavatelnějšími'])(
  'the letters of %s are narrow beside a panorama and wider beside a portrait, and of the same size',
  (name) => {
    expect(widthOf(name, panorama)).toBe(62)
    expect(widthOf(name, square)).toBeGreaterThan(65)
    expect(widthOf(name, portrait)).toBeGreaterThan(widthOf(name, square) + 5)
    expect(sizeIn(name, portrait)).toBeCloseTo(sizeIn(name, panorama), 0)
  },
)

test('the letters of a short title become wider instead of higher than half of the row', () => {
  expect(sizeIn('A', panorama)).toBeCloseTo(48, 1)
  expect(widthOf('A', panorama)).toBe(100)
  expect(inRow('A', panorama)).toHaveLength(1)
})

test('the box of a half begins and ends with the ink of its letters, and stands on the baseline', () => {
  // Archivo, weight 800, width 62 %: F has 0.046 em before it, y has nothing after it.
  const [opening, closing] = inRow('Fairy', panorama)
  expect(opening).toMatchObject({ viewBox: '4.6 -68.7 90.8 68.7', textLength: 99.3, drop: 0 })
  expect(closing).toMatchObject({ viewBox: '3.8 -68.7 59.4 68.7', textLength: 63.2 })
  expect(closing!.drop).toBeCloseTo(0.21 * sizeIn('Fairy', panorama))
})

test('an accent above a capital makes both halves beside the work higher, and only its own line on a phone', () => {
  const heights = (halves: { viewBox: string }[]) => halves.map(({ viewBox }) => viewBox.split(' ')[3])
  expect(heights(inRow('Šest', square))).toEqual(['88.7', '88.7'])
  expect(heights(inLines('Šest'))).toEqual(['88.7', '68.7'])
  expect(heights(inLines('Åbo'))).toEqual(['93.7', '68.7'])
})

test('on a phone, the box of a line ends at its lowest letter', () => {
  const boxes = (name: string) => inLines(name).map(({ viewBox }) => viewBox.split(' ').slice(1))
  expect(boxes('Fairy')).toMatchObject([
    { 0: '-68.7', 2: '68.7' },
    { 0: '-68.7', 2: '89.7' },
  ])
  expect(boxes('Țepeș')).toMatchObject([{ 2: '101.7' }, { 2: '101.7' }])
  expect(boxes('façade')).toMatchObject([{ 2: '89.7' }, { 2: '68.7' }])
  expect(inLines('Țepeș').map(({ extra }) => Math.round(100 * extra))).toEqual([48, 48])
})

/** The room below the baseline of each half beside a work, in hundredths of an em. */
const drops = (name: string) => inRow(name, square).map(({ drop }) => Math.round((100 * drop) / sizeIn(name, square)))

test('beside a work, a line has room below the baseline for its lowest letter', () => {
  expect(drops('Țepeș')).toEqual([33, 33])
  expect(drops('Sigþór')).toEqual([21, 20])
  expect(drops('façade')).toEqual([21, 0])
  expect(drops('Kolonáda')).toEqual([0, 0])
})

test('a title with a letter that the typeface lacks has room for an accent and a descender in both halves', () => {
  expect(drops('Начало')).toEqual([25, 25])
  for (const { viewBox } of inRow('Начало', square)) expect(viewBox.split(' ')[3]).toBe('93.7')
  for (const { viewBox } of inLines('Начало')) expect(viewBox.split(' ')[3]).toBe('118.7')
})

test('a title with a letter that the typeface lacks is measured for a system font', () => {
  const [opening, closing] = inRow('Иван', square)
  expect(parseFloat(opening!.width) + parseFloat(closing!.width)).toBeGreaterThan(50)
  // The last letter has no space after it, which is −0.02 em.
  expect(Number(opening!.viewBox.split(' ')[2]) + 2).toBe(opening!.textLength)
})
