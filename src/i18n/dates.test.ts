/** @jest-environment node */
import { formatDate, formatDateRange, formatDay, formatOpeningDay, formatTime, formatTimeRange } from './dates'
import { locales } from './locales'

/** Shows non-breaking spaces as underscores. */
const seen = (text: string) => text.replaceAll('\u00a0', '_')

test('a date is d. M. yyyy in Czech, with non-breaking spaces', () => {
  expect(seen(formatDate('2031-09-04', 'cs'))).toBe('4._9._2031')
  expect(seen(formatDate('2031-12-24', 'cs'))).toBe('24._12._2031')
})

test('the month of a date is a word in English', () => {
  expect(seen(formatDate('2031-09-04', 'en'))).toBe('4_September 2031')
})

test('the time of day does not change the date', () => {
  expect(formatDate('2031-09-04T23:59', 'cs')).toBe(formatDate('2031-09-04', 'cs'))
  expect(formatDay('2031-09-04T00:00', 'en')).toBe(formatDay('2031-09-04', 'en'))
})

test.each([
  ['2031-02-03', 'pondělí 3._února'],
  ['2031-09-04', 'čtvrtek 4._září'],
  ['2031-12-24', 'středa 24._prosince'],
])('the day %s is %s, with the Czech month in the genitive', (date, text) => {
  expect(seen(formatDay(date, 'cs'))).toBe(text)
})

test('a day in English has the number before the month', () => {
  expect(seen(formatDay('2031-09-04', 'en'))).toBe('Thursday 4_September')
})

test.each([
  ['a week across the change of the clock', '2031-10-24', '2031-10-30', 'Friday'],
  ['a week and a day', '2031-10-24', '2031-10-31', 'Friday 24_October'],
  ['several weeks', '2031-10-20', '2031-12-24', 'Friday 24_October'],
])('an opening day of an exhibition of %s', (_, startDate, endDate, text) => {
  expect(seen(formatOpeningDay('2031-10-24', { startDate, endDate }, 'en'))).toBe(text)
})

test.each([
  ['within a month', '2031-09-04', '2031-09-07', '4.–7._září 2031', '4–7_September 2031'],
  ['of one day', '2031-09-04', '2031-09-04', '4._září 2031', '4_September 2031'],
  ['across months', '2031-08-30', '2031-09-02', '30._srpna_– 2._září 2031', '30_August_– 2_September 2031'],
  [
    'across years',
    '2031-12-30',
    '2032-01-02',
    '30._prosince 2031_– 2._ledna 2032',
    '30_December 2031_– 2_January 2032',
  ],
  [
    'across years in the same month',
    '2031-09-04',
    '2032-09-07',
    '4._září 2031_– 7._září 2032',
    '4_September 2031_– 7_September 2032',
  ],
])('a range %s repeats only what differs', (_which, start, end, cs, en) => {
  expect(seen(formatDateRange(start, end, 'cs'))).toBe(cs)
  expect(seen(formatDateRange(start, end, 'en'))).toBe(en)
})

test('times are HH:MM in both languages', () => {
  for (const locale of locales) {
    expect(formatTime('2031-09-04T09:05', locale)).toBe('09:05')
    expect(formatTimeRange('10:00', '19:00', locale)).toBe('10:00–19:00')
  }
})
