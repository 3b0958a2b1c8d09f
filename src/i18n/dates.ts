import { addDays } from './add-days'
import { dirOf, languageOf, type Locale } from './locales'
import { remembered } from './remembered'

const nbsp = '\u00a0'

/** Noon UTC of the day in `2031-09-04` or `2031-09-04T10:30`, so that no time zone changes the day. */
const noonOf = (date: string) => new Date(`${date.slice(0, 10)}T12:00Z`)

const forms = {
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  // `Intl` writes a Czech month in the genitive ("4. února") only together with the day; alone it is in the nominative.
  day: { day: 'numeric', month: 'long' },
  shortDay: { day: 'numeric', month: 'short' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  numericDate: { day: 'numeric', month: 'numeric', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

// Creating one takes a browser about a millisecond, and the programme formats a hundred dates.
const formatsIn = remembered((locale: Locale) =>
  remembered(
    (form: keyof typeof forms) => new Intl.DateTimeFormat(languageOf(locale).tag, { timeZone: 'UTC', ...forms[form] }),
  ),
)

/** Formats a date with non-breaking spaces after numbers, so that a line never ends between a day and its month. */
const format = (date: string, form: keyof typeof forms, locale: Locale) =>
  formatsIn(locale)(form)
    .format(noonOf(date))
    .replace(/(\d\S*)\s/g, `$1${nbsp}`)

/** A date with its year: '4. 9. 2031' in Czech, '4 September 2031' in English. */
export function formatDate(date: string, locale: Locale): string {
  return format(date, languageOf(locale).hasNumericDates ? 'numericDate' : 'date', locale)
}

/** The name of the weekday: 'čtvrtek', 'Thursday'. */
export function formatWeekday(date: string, locale: Locale): string {
  return format(date, 'weekday', locale)
}

/** The short name of the weekday: 'čt', 'Thu'. */
export function formatShortWeekday(date: string, locale: Locale): string {
  return format(date, 'shortWeekday', locale)
}

/** The parts of a day: 'čtvrtek', '4', '.', 'září'; 'Thursday', '4', '', 'September'. `mark` follows the number. */
type DayParts = { weekday: string; number: string; mark: string; month: string }

export function dayParts(date: string, locale: Locale): DayParts {
  const parts = formatsIn(locale)('day').formatToParts(noonOf(date))
  const number = valueOf(parts, 'day')
  const weekday = formatWeekday(date, locale)
  if (isMonthFirst(parts)) return { weekday, number, mark: '', month: valueOf(parts, 'month') }
  const text = parts.map(({ value }) => value).join('')
  // '4. září' → '.' and 'září'; '4 de septiembre' → '' and 'de septiembre'
  const [mark = '', ...month] = text.replace(number, '').split(/\s/)
  return { weekday, number, mark, month: month.join(' ') }
}

const valueOf = (parts: Intl.DateTimeFormatPart[], wanted: Intl.DateTimeFormatPartTypes) =>
  parts.find(({ type }) => type === wanted)?.value ?? ''

/** 'September 4', 'szeptember 4.' */
const isMonthFirst = (parts: Intl.DateTimeFormatPart[]) => parts.find(({ type }) => type !== 'literal')?.type !== 'day'

/** A day without its weekday and its year, short: '4. 9.', '4 Sept', 'Sep 4'. */
export function formatShortDay(date: string, locale: Locale): string {
  return format(date, 'shortDay', locale)
}

/** Whether days are in several months: then the number of a day does not tell which one it is. */
export const areInSeveralMonths = (days: readonly string[]) => new Set(days.map((day) => day.slice(0, 7))).size > 1

/** A day without its year: 'čtvrtek 4. září', 'Thursday 4 September'. */
export function formatDay(date: string, locale: Locale): string {
  return withWeekday(date, format(date, 'day', locale), locale)
}

const withWeekday = (date: string, day: string, locale: Locale) =>
  languageOf(locale).weekdayAndDay.replace('{weekday}', formatWeekday(date, locale)).replace('{day}', day)

/** An opening day: its weekday, and in an exhibition that lasts longer than a week also its date, like formatDay. */
export function formatOpeningDay(
  date: string,
  { startDate, endDate }: { startDate: string; endDate: string },
  locale: Locale,
): string {
  return endDate >= addDays(startDate, 7) ? formatDay(date, locale) : formatWeekday(date, locale)
}

/** A range of numbers is read from left to right, in the middle of a Hebrew text too. */
const leftToRight = (range: string, locale: Locale) => (dirOf(locale) ? `\u2066${range}\u2069` : range)

/**
 * A range of days. The month and the year are repeated only if they differ:
 * '4.–7. září 2031', '30. srpna – 2. září 2031', '4–7 September 2031', '30 August – 2 September 2031',
 * 'September 4–7, 2031'.
 */
export function formatDateRange(start: string, end: string, locale: Locale): string {
  const last = format(end, 'date', locale)
  const isSame = (length: number) => start.slice(0, length) === end.slice(0, length)
  if (isSame('2031-09-04'.length)) return last
  if (isSame('2031-09'.length)) {
    const { number, mark } = dayParts(start, locale)
    const parts = formatsIn(locale)('date').formatToParts(noonOf(end))
    const range = leftToRight(`${number}${mark}–${valueOf(parts, 'day')}`, locale)
    if (!isMonthFirst(parts)) return last.replace(valueOf(parts, 'day'), range)
    return parts.map(({ type, value }) => (type === 'day' ? `${number}–${value}` : value)).join('')
  }
  return `${format(start, isSame('2031'.length) ? 'day' : 'date', locale)}${nbsp}– ${last}`
}

/**
 * A time of day as the country of the language writes it: '17:30', in American English '5:30 PM'.
 * @param time of day, '17:30', or the end of a date and time, '2031-09-04T17:30'
 */
export function formatTime(time: string, locale: Locale): string {
  const [hours = '', minutes = ''] = time.slice(-5).split(':')
  const { separator, halves } = languageOf(locale).clock
  if (!halves) return `${hours}${separator}${minutes}`
  const hour = Number(hours)
  return `${hour % 12 || 12}${separator}${minutes}${nbsp}${halves[hour < 12 ? 0 : 1]}`
}

/** A range of times: '10:00–19:00'. */
export function formatTimeRange(opens: string, closes: string, locale: Locale): string {
  return leftToRight(`${formatTime(opens, locale)}–${formatTime(closes, locale)}`, locale)
}

/** When an event is: 'čtvrtek 4. září 2031, 17:00–22:00'. */
export function formatEventTime({ start, end }: { start: string; end: string }, locale: Locale): string {
  return `${withWeekday(start, format(start, 'date', locale), locale)}, ${formatTimeRange(start, end, locale)}`
}
