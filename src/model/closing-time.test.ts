/** @jest-environment node */
import { closingTime } from './closing-time'

test.each([
  ['2031-09-04', '10:00', '19:00', '2031-09-04T19:00'],
  ['2031-09-04', '18:00', '01:00', '2031-09-05T01:00'],
  ['2031-09-04', '18:00', '00:00', '2031-09-05T00:00'],
  ['2031-09-04', '10:00', '10:00', '2031-09-04T10:00'],
  ['2031-12-31', '18:00', '02:30', '2032-01-01T02:30'],
])('on %s, the hours %s–%s end at %s', (date, opens, closes, end) => {
  expect(closingTime({ date, opens, closes })).toBe(end)
})
