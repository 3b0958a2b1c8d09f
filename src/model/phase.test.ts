/** @jest-environment node */
import { instantOf, localTimeOf, openingSpan, phaseAt, withOffset } from './phase'

const exhibition = {
  timeZone: 'Europe/Prague',
  openingHours: [
    { date: '2031-09-04', opens: '10:00', closes: '19:00' },
    { date: '2031-09-05', opens: '10:00', closes: '19:00' },
    { date: '2031-09-06', opens: '10:00', closes: '21:00' },
    { date: '2031-09-07', opens: '10:00', closes: '21:00' },
  ],
  programmeEnds: null,
}

test('the exhibition spans from the first opening to the last closing', () => {
  expect(openingSpan(exhibition)).toEqual({ opens: '2031-09-04T08:00:00.000Z', closes: '2031-09-07T19:00:00.000Z' })
})

test('hours that end after midnight make the span longer', () => {
  const openingHours = [{ date: '2031-09-07', opens: '18:00', closes: '01:00' }]
  expect(openingSpan({ ...exhibition, openingHours }).closes).toBe('2031-09-07T23:00:00.000Z')
})

test('an event after the last closing makes the span longer, and an earlier one does not', () => {
  const closesWith = (programmeEnds: string) => openingSpan({ ...exhibition, programmeEnds }).closes
  expect(closesWith('2031-09-08T18:00')).toBe('2031-09-08T16:00:00.000Z')
  expect(closesWith('2031-09-07T20:59')).toBe('2031-09-07T19:00:00.000Z')
})

test('the span does not depend on the order of the days', () => {
  const reversed = { ...exhibition, openingHours: exhibition.openingHours.toReversed() }
  expect(openingSpan(reversed)).toEqual(openingSpan(exhibition))
})

test.each([
  ['2031-09-04T07:59:59.999Z', 'before'],
  ['2031-09-04T08:00:00.000Z', 'during'],
  ['2031-09-05T03:00:00.000Z', 'during'],
  ['2031-09-07T18:59:59.999Z', 'during'],
  ['2031-09-07T19:00:00.000Z', 'after'],
  ['2032-01-01T00:00:00.000Z', 'after'],
])('at %s the phase is %s', (now, phase) => {
  expect(phaseAt(new Date(now), openingSpan(exhibition))).toBe(phase)
})

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
