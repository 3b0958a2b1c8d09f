/** @jest-environment node */
import { openTypeface, type TextStyle, type Typeface } from './glyph-outlines'

const style: TextStyle = { role: 'title', weight: 800, width: 62, tracking: 0 }
const origin = { x: 0, y: 0, size: 1000 }

let typeface: Typeface
beforeEach(async () => {
  typeface = await openTypeface()
})

/** The absolute points of a path. */
function points(path: string): [number, number][] {
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
  return Array.from({ length: numbers.length / 2 }, (_, index) => [numbers[2 * index]!, numbers[2 * index + 1]!])
}

test('weight and width of a style have an effect', () => {
  const plain = typeface.measure('Přístav', { role: 'title', weight: 400, width: 100, tracking: 0 })
  expect(typeface.measure('Přístav', { role: 'title', weight: 800, width: 100, tracking: 0 })).toBeGreaterThan(plain)
  expect(typeface.measure('Přístav', { role: 'title', weight: 400, width: 62, tracking: 0 })).toBeLessThan(plain * 0.75)
})

test('neighbouring letters are kerned', () => {
  const apart = typeface.measure('A', style) + typeface.measure('V', style)
  expect(typeface.measure('AV', style)).toBeLessThan(apart)
})

test('a line begins at x and has the measured width', () => {
  for (const text of ['Přístav', 'Žlutý kůň', 'Ďábelské ódy']) {
    const xs = points(typeface.draw(text, style, { x: 100, y: 0, size: 1000 })).map(([x]) => x)
    expect(Math.min(...xs)).toBeCloseTo(100, 0)
    expect(Math.max(...xs)).toBeCloseTo(100 + 1000 * typeface.measure(text, style), 0)
  }
})

test.each(['Žluťoučký kůň', 'Łukasz Świątek', 'Nguyễn', 'Þóra Ægir'])('%s is drawn with all its letters', (name) => {
  expect(typeface.draw(name, style, origin)).toBeTruthy()
  expect([...typeface.missing]).toEqual([])
})

test('a letter and a combining accent are drawn as one letter', () => {
  expect(typeface.draw('S\u030C', style, origin)).toBe(typeface.draw('Š', style, origin))
})

test('a letter that the typeface lacks loses its accent, and is listed as missing', () => {
  expect(typeface.draw('Ḱarel', style, origin)).toBe(typeface.draw('Karel', style, origin))
  expect([...typeface.missing]).toEqual(['Ḱ'])
})

test.each(['李Ж', 'Čeněk 李Ж', '李Ж!'])('%s cannot be drawn whole: it has no outline and no width', (text) => {
  expect(typeface.draw(text, style, origin)).toBe('')
  expect(typeface.measure(text, style)).toBe(0)
  expect([...typeface.missing]).toEqual(['李', 'Ж'])
})

test('a text can be drawn if the typeface has each letter, or the letter without its accent', () => {
  expect(['Čeněk 李', 'Иван', 'Ḱarel', 'Łukasz', ''].map(typeface.canDraw)).toEqual([false, false, true, true, true])
})

test('a style adds space to letters and words', () => {
  const loose = { ...style, tracking: 0.1, wordSpacing: 0.2 }
  expect(typeface.measure('a b', loose) - typeface.measure('a b', style)).toBeCloseTo(0.4)
})

test('a text from right to left is drawn in the order that it is read, and numbers in it from left to right', async () => {
  const { runsOf } = await import('./glyph-outlines')
  expect(runsOf('4–7 בספטמבר 2031')).toEqual([
    { run: '2031', direction: 'ltr' },
    { run: ' בספטמבר ', direction: 'rtl' },
    { run: '7', direction: 'ltr' },
    { run: '–', direction: 'rtl' },
    { run: '4', direction: 'ltr' },
  ])
  expect(runsOf('\u20664–7\u2069 בספטמבר')).toEqual([
    { run: ' בספטמבר', direction: 'rtl' },
    { run: '4–7', direction: 'ltr' },
  ])
  expect(runsOf('Přístav')).toEqual([{ run: 'Přístav', direction: 'ltr' }])
})
