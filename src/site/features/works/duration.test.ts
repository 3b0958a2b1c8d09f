/** @jest-environment node */
import { formatDuration } from './work-facts'

test.each([
  [{ minutes: 12, seconds: 30 }, '12_min_30_s'],
  [{ minutes: 90 }, '90_min'],
  [{ hours: 1, minutes: 30, seconds: 0 }, '1_h_30_min'],
  [{ hours: 736, minutes: null, seconds: null }, '736_h'],
  [{}, undefined],
])('%j lasts', (duration, expected) => {
  expect(formatDuration(duration)?.replaceAll('\u00a0', '_')).toBe(expected)
})
