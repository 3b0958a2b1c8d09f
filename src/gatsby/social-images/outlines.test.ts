/** @jest-environment node */
import { archivo } from '../../typeface/archivo'
import { openTypeface, type Typeface } from './outlines'

const poster = { weight: 800, width: 62, tracking: 0 }
const origin = { x: 0, y: 0, size: 1000 }

let type: Typeface
beforeEach(async () => {
  type = await openTypeface(archivo)
})

/** The numbers of a path's absolute points, in pairs. */
function points(path: string): [number, number][] {
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
  return Array.from({ length: numbers.length / 2 }, (_, index) => [numbers[2 * index]!, numbers[2 * index + 1]!])
}

test('both axes of the typeface are followed', () => {
  const plain = type.measure('Přístav', { weight: 400, width: 100, tracking: 0 })
  expect(type.measure('Přístav', { weight: 800, width: 100, tracking: 0 })).toBeGreaterThan(plain)
  expect(type.measure('Přístav', { weight: 400, width: 62, tracking: 0 })).toBeLessThan(plain * 0.75)
})

test('neighbours are kerned', () => {
  const apart = type.measure('A', poster) + type.measure('V', poster)
  expect(type.measure('AV', poster)).toBeLessThan(apart)
})

test('the ink of a line begins where it is asked to and is as wide as was measured', () => {
  for (const text of ['Přístav', 'Žlutý kůň', 'Ďábelské ódy']) {
    const xs = points(type.draw(text, poster, { x: 100, y: 0, size: 1000 })).map(([x]) => x)
    expect(Math.min(...xs)).toBeCloseTo(100, 0)
    expect(Math.max(...xs)).toBeCloseTo(100 + 1000 * type.measure(text, poster), 0)
  }
})

test.each(['Žluťoučký kůň', 'Łukasz Świątek', 'Nguyễn', 'Þóra Ægir'])('%s is drawn with all its letters', (name) => {
  expect(type.draw(name, poster, origin)).toBeTruthy()
  expect([...type.missing]).toEqual([])
})

test('a letter made of two characters is the same letter', () => {
  expect(type.draw('S\u030C', poster, origin)).toBe(type.draw('Š', poster, origin))
})

test('a letter that the typeface lacks loses its accent, and is told of', () => {
  expect(type.draw('Ḱarel', poster, origin)).toBe(type.draw('Karel', poster, origin))
  expect([...type.missing]).toEqual(['Ḱ'])
})

test('a character with nothing beneath the accent becomes a box, and is told of', () => {
  expect(type.draw('李Ж', poster, origin)).toMatch(/^M0 0v-687h420v687/)
  expect(type.measure('李李', poster)).toBeCloseTo(0.92)
  expect([...type.missing]).toEqual(['李', 'Ж'])
  expect(['Čeněk 李', 'Иван', 'Ḱarel', 'Łukasz'].map(type.canDraw)).toEqual([false, false, true, true])
})

test('space is added to words and letters as asked', () => {
  const loose = { ...poster, tracking: 0.1, spacing: 0.2 }
  expect(type.measure('a b', loose) - type.measure('a b', poster)).toBeCloseTo(0.4)
})
