/** @jest-environment node */
import { isTimeToRemind, reminderTimes } from './reminder-times'

const prague = 'Europe/Prague'

/** The spans in local time, written as '03 16:00–21:00'. */
const timesOf = (start: string, changes = {}, timeZone = prague) =>
  reminderTimes({ start, reminder: true, ...changes }, timeZone)

test.each([
  [
    '16:00',
    'from 24 hours before, until the evening; late ones in the morning',
    ['03T14:00', '03T19:00', '04T07:00', '04T14:00'],
  ],
  ['09:00', 'not in the morning of an event that begins in the morning', ['03T07:00', '03T19:00']],
  ['05:30', 'the day before in daytime, for an event before breakfast', ['03T07:00', '03T19:00']],
  ['23:30', 'not at night, for an event at night', ['03T18:00', '03T19:00', '04T07:00', '04T21:30']],
  ['00:15', 'the day before, for an event after midnight', ['03T07:00', '03T19:00']],
])('an event at %s: %s', (time, _why, times) => {
  const spans = timesOf(`2031-09-04T${time}`).flat()
  expect(spans).toEqual(times.map((each) => `2031-09-${each}:00.000Z`))
})

test('hours are those of the clock, also when it changes between them', () => {
  // Clocks go back on 26 October.
  expect(timesOf('2031-10-26T16:00')[0]![0]).toBe('2031-10-25T14:00:00.000Z')
  expect(timesOf('2031-03-01T10:00')[0]![0]).toBe('2031-02-28T09:00:00.000Z')
  expect(timesOf('2031-09-04T16:00', {}, 'America/New_York')[0]![0]).toBe('2031-09-03T20:00:00.000Z')
})

test('nobody is reminded of an event without a reminder, or that was called off', () => {
  expect(timesOf('2031-09-04T16:00', { reminder: undefined })).toEqual([])
  expect(timesOf('2031-09-04T16:00', { cancelled: true })).toEqual([])
})

test('the end of a span is no longer in it', () => {
  const times = timesOf('2031-09-04T16:00')
  const isTime = (utc: string) => isTimeToRemind(times, new Date(`2031-09-${utc}:00Z`))
  expect(
    ['03T13:59', '03T14:00', '03T18:59', '03T19:00', '04T06:59', '04T07:00', '04T13:59', '04T14:00'].map(isTime),
  ).toEqual(
    [false, true, true, false, false, true, true, false], // oxfmt-ignore
  )
})
