/** @jest-environment node */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { longest, metreClasses } from './metres'

const css = ['src/site/components/digits.module.css', 'src/site/features/works/metres.module.css']
  .map((file) => readFileSync(file, 'utf8'))
  .join('')

/** The length that CSS computes from the classes, in metres: the sum of their digits. */
function metresOf(classes: string): number {
  const values = classes.split(' ').map((name) => new RegExp(`\\.${name} \\{\\s*--[a-z]+: ([\\d.]+);`).exec(css)?.[1])
  expect(values).toHaveLength(4)
  return values.reduce((sum, value) => sum + Number(value), 0)
}

test('every length reaches CSS within half a millimetre', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: longest, noNaN: true }), (centimetres) => {
      expect(Math.abs(metresOf(metreClasses(centimetres)) - centimetres / 100)).toBeLessThanOrEqual(0.000_5 + 1e-9)
    }),
  )
})

test('every whole millimetre reaches CSS exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: longest * 10 }), (millimetres) => {
      expect(metresOf(metreClasses(millimetres / 10))).toBeCloseTo(millimetres / 1000, 6)
    }),
  )
})

test('a longer length is as long as the range', () => {
  expect(metresOf(metreClasses(5000))).toBeCloseTo(longest / 100, 6)
})
