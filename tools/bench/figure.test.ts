/** @jest-environment node */
import { type Figure, median, rowsOf, table } from './figure'

const figure = (name: string, value: number): Figure => ({ name, value, unit: 'ms' })

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([9, 1, 5, 7])).toBe(6)
  expect(median([3])).toBe(3)
})

test('two versions are compared with a ratio, and a missing figure is a dash', () => {
  const rows = rowsOf([
    [figure('home', 10), figure('home', 30), figure('home', 20), figure('new', 1.234)],
    [figure('home', 40)],
  ])
  expect(table(rows, ['this', 'main']).split('\n')).toEqual([
    '         this   main  ratio',
    'home    20 ms  40 ms   0.50',
    'new   1.23 ms      –      –',
  ])
})

test('one version has no ratio', () => {
  expect(table(rowsOf([[{ name: 'html', value: 12345, unit: 'B' }]]), ['this'])).toBe('          this\nhtml  12,345 B')
})
