/** @jest-environment node */
import { instantOf, localTimeOf, withOffset } from './time-zone'

test.each([
  ['summer', '2031-09-04T10:00', 'Europe/Prague', '2031-09-04T08:00:00.000Z'],
  ['winter', '2031-01-15T10:00', 'Europe/Prague', '2031-01-15T09:00:00.000Z'],
  ['just before clocks go forward', '2031-03-30T01:59', 'Europe/Prague', '2031-03-30T00:59:00.000Z'],
  ['just after clocks went forward', '2031-03-30T03:00', 'Europe/Prague', '2031-03-30T01:00:00.000Z'],
  ['the morning that clocks went back', '2031-10-26T03:00', 'Europe/Prague', '2031-10-26T02:00:00.000Z'],
  ['just before the hour that comes twice', '2031-10-26T01:59', 'Europe/Prague', '2031-10-25T23:59:00.000Z'],
  ['midnight', '2031-09-04T00:00', 'Europe/Prague', '2031-09-03T22:00:00.000Z'],
  ['west of Greenwich', '2031-09-04T10:00', 'America/New_York', '2031-09-04T14:00:00.000Z'],
  ['west, before clocks go forward', '2031-03-09T01:30', 'America/New_York', '2031-03-09T06:30:00.000Z'],
  ['west, after clocks went forward', '2031-03-09T03:30', 'America/New_York', '2031-03-09T07:30:00.000Z'],
  ['far east, before clocks go forward', '2031-09-28T01:30', 'Pacific/Auckland', '2031-09-27T13:30:00.000Z'],
  ['half an hour off', '2031-09-04T10:00', 'Asia/Kolkata', '2031-09-04T04:30:00.000Z'],
  ['UTC itself', '2031-09-04T10:00', 'UTC', '2031-09-04T10:00:00.000Z'],
])('a local time is the right instant, and the instant the right local time: %s', (_when, local, zone, instant) => {
  expect(instantOf(local, zone)).toBe(instant)
  expect(localTimeOf(new Date(instant), zone)).toBe(local)
})

test('a local time that clocks skip is counted from midnight', () => {
  expect(instantOf('2031-03-30T02:30', 'Europe/Prague')).toBe('2031-03-30T01:30:00.000Z')
})

test.each([
  ['2031-09-04T10:00', 'Europe/Prague', '+02:00'],
  ['2031-01-15T10:00', 'Europe/Prague', '+01:00'],
  ['2031-09-04T10:00', 'UTC', '+00:00'],
  ['2031-09-04T10:00', 'Asia/Kolkata', '+05:30'],
  ['2031-09-04T10:00', 'America/New_York', '-04:00'],
  ['2031-01-15T10:00', 'America/St_Johns', '-03:30'],
])('%s in %s has the offset %s', (local, zone, offset) => {
  expect(withOffset(local, zone)).toBe(local + offset)
  expect(new Date(withOffset(local, zone)).toISOString()).toBe(instantOf(local, zone))
})
