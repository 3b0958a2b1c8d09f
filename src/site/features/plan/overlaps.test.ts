/** @jest-environment node */
import * as fc from 'fast-check'
import { overlapsOf, type Span } from './overlaps'

const minute = fc.integer({ min: 0, max: 60 })
const span = fc.tuple(minute, fc.integer({ min: 1, max: 30 })).map(([start, length]): Span => [start, start + length])

test('two events overlap if one minute belongs to both', () => {
  const minutesOf = ([start, end]: Span) => Array.from({ length: end - start }, (_, index) => start + index)
  fc.assert(
    fc.property(fc.array(span, { maxLength: 8 }), (spans) => {
      const expected = spans.map((own, index) =>
        spans.flatMap((each, other) =>
          other !== index && minutesOf(each).some((minute) => minutesOf(own).includes(minute)) ? [other] : [],
        ),
      )
      expect(overlapsOf(spans)).toEqual(expected)
    }),
  )
})

test('an event that starts when another ends does not overlap it', () => {
  expect(
    overlapsOf([
      [0, 60],
      [60, 90],
      [30, 61],
    ]),
  ).toEqual([[2], [2], [0, 1]])
})
