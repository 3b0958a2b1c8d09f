/** @jest-environment node */
import fc from 'fast-check'
import { roundedUp } from './rounded-up'

test('a number is rounded up, by less than a hundredth', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 20, noNaN: true }), (value) => {
      expect(roundedUp(value)).toBeGreaterThan(value - 1e-7)
      expect(roundedUp(value)).toBeLessThan(value + 0.01)
    }),
  )
})

test.each([
  [0.7305, 0.74],
  [0.1 + 0.2, 0.3],
  [1.1, 1.1],
])('%f is %f', (value, expected) => {
  expect(roundedUp(value)).toBe(expected)
})
