/** @jest-environment node */
import { byTime } from './by-time'

const from = '2031-09-04T10:00:00.000Z'
const until = '2031-09-04T20:00:00.000Z'

const isHiddenAt = (now: string, limits: Parameters<typeof byTime>[0]) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now))
  return byTime(limits).hidden
}

test('an element is shown from the one instant until the other', () => {
  expect(isHiddenAt('2031-09-04T09:59:59Z', { from, until })).toBe(true)
  expect(isHiddenAt('2031-09-04T10:00:00Z', { from, until })).toBe(false)
  expect(isHiddenAt('2031-09-04T19:59:59Z', { from, until })).toBe(false)
  expect(isHiddenAt('2031-09-04T20:00:00Z', { from, until })).toBe(true)
})

test('an instant that is missing does not limit', () => {
  expect(isHiddenAt('2031-09-04T00:00:00Z', { until })).toBe(false)
  expect(isHiddenAt('2031-09-05T00:00:00Z', { from })).toBe(false)
})
