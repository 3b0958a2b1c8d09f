import { lineWidth, longestWord } from './fit'

// Measured in Chromium: Archivo, weight 800, width 62 %, without letter-spacing, in em.
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
])('the width of “%s” is known to 8 %% before it is set', (text, measured) => {
  const spaced = measured - 0.02 * [...text].length
  expect(lineWidth(text) / spaced).toBeGreaterThan(0.92)
  expect(lineWidth(text) / spaced).toBeLessThan(1.08)
})

test('the longest word is the widest, not the one with the most letters', () => {
  expect(longestWord('lilii mamma')).toBe('mamma')
  expect(longestWord('Harbour Warehouse Night')).toBe('Warehouse')
})
