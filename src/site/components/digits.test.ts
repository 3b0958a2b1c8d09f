import { readFileSync } from 'node:fs'
import { digitClasses } from './digits'

/** What CSS makes of classes: the sum of the digits that digits.module.css gives them. */
function numberOf(classes: string): number {
  const css = readFileSync('src/site/components/digits.module.css', 'utf8')
  return classes.split(' ').reduce((sum, name) => {
    const [, value] = new RegExp(`\\.${name} \\{\\s*--[a-z]+: ([\\d.]+);`).exec(css) ?? []
    if (value === undefined) throw new Error(`There is no class ${name}`)
    return sum + Number(value)
  }, 0)
}

test('every number from 0 to 19.99 reaches CSS to the hundredth', () => {
  for (let hundredths = 0; hundredths <= 1999; hundredths++) {
    expect(numberOf(digitClasses(hundredths / 100))).toBeCloseTo(hundredths / 100, 5)
  }
})

test('a number is rounded up and never leaves the range', () => {
  expect(numberOf(digitClasses(0.7305))).toBeCloseTo(0.74, 5)
  expect(numberOf(digitClasses(250))).toBeCloseTo(19.99, 5)
  expect(numberOf(digitClasses(-1))).toBe(0)
})
