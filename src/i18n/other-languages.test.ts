/** @jest-environment node */
import { initialOf } from './collation'
import { dayParts, formatDate, formatDateRange, formatDay, formatEventTime, formatTime, formatTimeRange } from './dates'
import { defaultLocale, type Locale, localeOf, locales } from './locales'
import { hrefOf, pathTo } from './routes'
import { typeset } from './typography'

jest.mock('#languages', () => {
  const { completeLanguages } = jest.requireActual<typeof import('./language')>('./language')
  const codes = ['pl', 'de', 'sk', 'hu', 'he', 'fi'].map((code) => ({ code }))
  return { languages: completeLanguages([...codes, { code: 'en', tag: 'en-US' }]) }
})

/** A language that the types do not know. */
const other = (code: string) => code as Locale

/** Shows non-breaking spaces as underscores. */
const seen = (text: string) => text.replaceAll('\u00a0', '_')

test('languages of the content are the languages of the site, without Czech', () => {
  expect(locales).toEqual(['pl', 'de', 'sk', 'hu', 'he', 'fi', 'en'])
  expect(defaultLocale).toBe('pl')
  expect(localeOf('/he/artists')).toBe('he')
  expect(pathTo('artist', other('pl'), 'jan-nowak')).toBe('/artist-jan-nowak')
  expect(pathTo('artist', other('he'), 'jan-nowak')).toBe('/he/artist-jan-nowak')
  expect(hrefOf('/')).toBe('/?lang=pl')
})

test.each([
  ['pl', 'czwartek, 4_września', '4_września 2031', '4–7_września 2031', 'czwartek, 4_września 2031, 17:05–21:30'],
  [
    'de',
    'Donnerstag, 4._September',
    '4._September 2031',
    '4.–7._September 2031',
    'Donnerstag, 4._September 2031, 17:05–21:30',
  ],
  ['fi', 'torstai 4._syyskuuta', '4._syyskuuta 2031', '4.–7._syyskuuta 2031', 'torstai 4._syyskuuta 2031, 17.05–21.30'],
  [
    'hu',
    'szeptember 4., csütörtök',
    '2031._szeptember 4.',
    '2031. szeptember 4–7.',
    '2031._szeptember 4., csütörtök, 17:05–21:30',
  ],
  [
    'en',
    'Thursday, September 4',
    'September 4,_2031',
    'September 4–7, 2031',
    'Thursday, September 4,_2031, 5:05_PM–9:30_PM',
  ],
])('in %s, days are %s, dates %s, ranges %s, events %s', (code, day, date, range, event) => {
  const locale = other(code)
  expect(seen(formatDay('2031-09-04', locale))).toBe(day)
  expect(seen(formatDate('2031-09-04', locale))).toBe(date)
  expect(seen(formatDateRange('2031-09-04', '2031-09-07', locale))).toBe(range)
  expect(seen(formatEventTime({ start: '2031-09-04T17:05', end: '2031-09-04T21:30' }, locale))).toBe(event)
})

test('ranges of numbers are read from left to right in Hebrew too', () => {
  expect(formatDateRange('2031-09-04', '2031-09-07', other('he'))).toBe('\u20664–7\u2069\u00a0בספטמבר 2031')
  expect(formatTimeRange('17:00', '19:00', other('he'))).toBe('\u206617:00–19:00\u2069')
})

test('the parts of a day stand alone, also where the month is first', () => {
  expect(dayParts('2031-09-04', other('en'))).toEqual({
    weekday: 'Thursday',
    number: '4',
    mark: '',
    month: 'September',
  })
  expect(dayParts('2031-09-04', other('pl'))).toMatchObject({ number: '4', mark: '', month: 'września' })
  expect(dayParts('2031-09-04', other('de'))).toMatchObject({ number: '4', mark: '.', month: 'September' })
})

test.each([
  ['00:00', '12:00_AM'],
  ['09:05', '9:05_AM'],
  ['12:00', '12:00_PM'],
  ['23:59', '11:59_PM'],
])('on a clock of twelve hours, %s is %s', (time, text) => {
  expect(seen(formatTime(time, other('en')))).toBe(text)
})

test.each([
  ['pl', 'obraz w zimie i o świcie', 'obraz w_zimie i_o_świcie'],
  ['pl', '4 września, 120 cm, 20 zł', '4_września, 120_cm, 20_zł'],
  ['sk', 'v zime 4. septembra', 'v_zime 4._septembra'],
  ['de', 'am 4. September um 17 Uhr, 120 cm', 'am 4._September um 17_Uhr, 120_cm'],
  ['he', 'a b', 'a b'],
])('in %s, “%s” keeps together what belongs together', (code, text, set) => {
  expect(seen(typeset(text, other(code)))).toBe(set)
})

test('letters follow the alphabet of the language', () => {
  expect(initialOf('Szabó', other('hu'))).toBe('SZ')
  expect(initialOf('Szabó', other('pl'))).toBe('S')
  expect(initialOf('Łoś', other('pl'))).toBe('Ł')
  expect(initialOf('שגיא', other('he'))).toBe('ש')
})
