/** @jest-environment node */
import { rowsOf } from './work-rows'

test('a panorama has its own row, narrower works share one', () => {
  expect(rowsOf([2.33, 0.78, 1.25])).toEqual([[0], [1, 2]])
  expect(rowsOf([2.5, 0.72, 1, 1.5])).toEqual([[0], [1, 2, 3]])
})

test('three portraits share a row', () => {
  expect(rowsOf([0.75, 0.8, 0.7])).toEqual([[0, 1, 2]])
})

test('two landscapes share a row rather than hang one by one', () => {
  expect(rowsOf([1.5, 1.4])).toEqual([[0, 1]])
})

test('a single work is one row, and no works are no rows', () => {
  expect(rowsOf([0.5])).toEqual([[0]])
  expect(rowsOf([])).toEqual([])
})

test('every work is in one row, in order, and no row has more than three, for any ratios', () => {
  const ratios = [0.4, 0.43, 0.5, 2.6, 1, 1, 1, 0.7, 1.6, 3.2, 0.9, 0.8]
  for (let first = 0; first < ratios.length; first++) {
    for (let end = first + 1; end <= ratios.length; end++) {
      const some = ratios.slice(first, end)
      const rows = rowsOf(some)
      expect(rows.flat()).toEqual([...some.keys()])
      expect(Math.max(...rows.map(({ length }) => length))).toBeLessThanOrEqual(3)
    }
  }
})
