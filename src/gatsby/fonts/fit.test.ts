/** @jest-environment node */
import { valuesOfAllLetters } from '../../../tests/support/fonts-of-all-letters'
import { setBuildValues } from '../../../tests/support/set-build-values'

/** The module in a build whose fonts have every letter of the typeface. */
let fit: typeof import('../../site/components/fit')
beforeAll(async () => {
  setBuildValues(await valuesOfAllLetters())
  fit = await import('../../site/components/fit')
})

// Measured in Chromium: Archivo, weight 800, width 62 %, without letter-spacing and word-spacing, in em.
test.each([
  ['Přístav', 2.407],
  ['Přís', 1.336],
  ['tav', 1.071],
  ['Sev', 1.25],
  ['en', 0.834],
  ['Umělci', 2.364],
  ['Artists', 2.27],
  ['Ada Brusinka', 4.475],
  ['Svea Tallmarková-Hrušňová', 9.41],
  ['120+', 1.714],
])('the width of “%s” is known, at most 4 %% too large', (text, measured) => {
  const spaced = measured - 0.02 * [...text].length + (text.includes(' ') ? 0.1 : 0)
  expect(fit.lineWidth(text) / spaced).toBeGreaterThan(0.995)
  expect(fit.lineWidth(text) / spaced).toBeLessThan(1.04)
})

test.each([
  ['Łukasz Świątek', 'Lukasz Swiatek'],
  ['Țăran', 'Taran'],
  ['Nguyễn', 'Nguyen'],
])('%s is about as wide as %s', (text, plain) => {
  expect(fit.lineWidth(text) / fit.lineWidth(plain)).toBeCloseTo(1, 1)
  expect(fit.titleFontClass(text, 'name')).toBe('name')
})

test('a non-breaking space is as wide as a space', () => {
  expect(fit.lineWidth('Dílo\u00a0z\u00a0písku')).toBe(fit.lineWidth('Dílo z písku'))
})

test('a letter and a combining accent are one letter', () => {
  expect(fit.lineWidth('S\u030cimek')).toBe(fit.lineWidth('Šimek'))
})

test('a text with a letter that the typeface lacks is set in a system font, and measured for it', () => {
  expect(fit.titleFontClass('Иван Petr', 'name')).toBe('name system')
  expect(fit.titleFontClass('Иван Petr')).toBe('system')
  expect(fit.fitted('Иван').className).toBe('system')
  // Arial Bold in Chromium, in em: И 0.72, в 0.58, а 0.56, н 0.56.
  expect(fit.lineWidth('Иван')).toBeGreaterThan(2.42 - 4 * 0.02)
  expect(fit.lineWidth('李明')).toBeGreaterThan(2 - 2 * 0.02 - 0.001)
  // P 0.67, e 0.56, t 0.33, r 0.39
  expect(fit.lineWidth('Petr', 'Иван Petr')).toBeGreaterThan(1.95 - 4 * 0.02)
})

test('a title has the width of its line, which is never 0, and the space before its first letter', () => {
  const { className, style } = fit.fitted('Přístav', 'title')
  expect(className).toBe('title')
  expect(style['--em']).toBeCloseTo(fit.lineWidth('Přístav'), 1)
  expect(style['--em']).toBeGreaterThanOrEqual(fit.lineWidth('Přístav'))
  expect(style['--bearing']).toBe(fit.bearingOf('P'))
  expect(fit.fitted('').style).toEqual({ '--em': 0.5, '--bearing': 0 })
})

test('the longest word is the widest one', () => {
  expect(fit.longestWord('lilii mamma')).toBe('mamma')
  expect(fit.longestWord('Harbour Warehouse Night')).toBe('Warehouse')
})

test.each([
  ['Fairy', 0.04],
  ['4', 0.01],
  ['Šest', 0.02],
  ['Sest', 0.02],
  ['Иван', 0],
])('%s moves to the left by the space before its first letter', (text, bearing) => {
  expect(fit.bearingOf(text)).toBe(bearing)
})

test.each([
  ['Kolonáda', 0, 0],
  ['Harmony', 0, 0.21],
  ['Šest', 0.2, 0],
  ['Åbo', 0.25, 0],
  ['ÇELİK', 0.2, 0.21],
  ['Ştefan', 0, 0.21],
  ['Țepeș', 0, 0.33],
  ['Þórður', 0, 0],
  ['Sigþór', 0, 0.21],
  ['S\u030cest', 0.2, 0],
])('%s reaches %f em above capitals and %f em below the baseline', (name, above, below) => {
  expect(fit.extentOf(name)).toEqual([above, below])
})

test('a name with a letter that the typeface lacks has room for an accent and a descender, in each of its parts', () => {
  expect(fit.extentOf('Начало')).toEqual([0.25, 0.25])
  expect(fit.extentOf('Šest', 'Šest и')).toEqual([0.25, 0.25])
})
