/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { digitClasses } from './digits'

/** The number that CSS computes from the classes: the sum of their digits in digits.module.css. */
function numberOf(classes: string): number {
  const css = readFileSync('src/site/components/digits.module.css', 'utf8')
  return classes.split(' ').reduce((sum, name) => {
    const [, value] = new RegExp(`\\.${name} \\{\\s*--[a-z]+: ([\\d.]+);`).exec(css) ?? []
    if (value === undefined) throw new Error(`There is no class ${name}`)
    return sum + Number(value)
  }, 0)
}

test('every number from 0 to 19.99 is given to CSS with two decimals', () => {
  for (let hundredths = 0; hundredths <= 1999; hundredths++) {
    expect(numberOf(digitClasses(hundredths / 100))).toBeCloseTo(hundredths / 100, 5)
  }
})

test('a number is rounded up and stays in the range', () => {
  expect(numberOf(digitClasses(0.7305))).toBeCloseTo(0.74, 5)
  expect(numberOf(digitClasses(250))).toBeCloseTo(19.99, 5)
  expect(numberOf(digitClasses(-1))).toBe(0)
})
