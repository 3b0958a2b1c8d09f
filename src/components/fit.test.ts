import { lineWidth, longestWord } from './fit'

// Measured in Chromium: Archivo, weight 800, width 62 %, without letter-spacing, in em.
test.each([
  ['Padesát', 2.792],
  ['Pade', 1.725],
  ['sát', 1.067],
  ['Fif', 0.872],
  ['ty', 0.642],
  ['Umělci', 2.364],
  ['Artists', 2.27],
  ['Ema Ostružková', 5.477],
  ['Mahulena Písařovicová-Nezvěstná', 11.719],
  ['150+', 1.724],
])('the width of “%s” is known to 8 %% before it is set', (text, measured) => {
  const spaced = measured - 0.02 * [...text].length
  expect(lineWidth(text) / spaced).toBeGreaterThan(0.92)
  expect(lineWidth(text) / spaced).toBeLessThan(1.08)
})

test('the longest word is the widest, not the one with the most letters', () => {
  expect(longestWord('lilii mamma')).toBe('mamma')
  expect(longestWord('First Choice Night')).toBe('Choice')
})
