/** @jest-environment node */
import { openingSpan, phaseAt } from './phase'

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
