import { addDays } from './add-days'
import { languageOf, type Locale } from './locales'

const nbsp = '\u00a0'

/** Noon UTC of the day in `2031-09-04` or `2031-09-04T10:30`, so that no time zone changes the day. */
const noonOf = (date: string) => new Date(`${date.slice(0, 10)}T12:00Z`)

const forms = {
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  // `Intl` writes a Czech month in the genitive ("4. února") only together with the day; alone it is in the nominative.
  day: { day: 'numeric', month: 'long' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  numericDate: { day: 'numeric', month: 'numeric', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

// Creating one takes a browser about a millisecond, and the programme formats a hundred dates.
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(form: keyof typeof forms, locale: Locale): Intl.DateTimeFormat {
  const key = form + locale
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(languageOf(locale).tag, { timeZone: 'UTC', ...forms[form] })
  formats.set(key, format)
  return format
}

/** Formats a date with non-breaking spaces after numbers, so that a line never ends between a day and its month. */
const format = (date: string, form: keyof typeof forms, locale: Locale) =>
  formatOf(form, locale)
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
export type DayParts = { weekday: string; number: string; mark: string; month: string }

export function dayParts(date: string, locale: Locale): DayParts {
  const parts = formatOf('day', locale).formatToParts(noonOf(date))
  const number = parts.find(({ type }) => type === 'day')?.value ?? ''
  const text = parts.map(({ value }) => value).join('')
  // '4. září' → '.' and 'září'; '4 de septiembre' → '' and 'de septiembre'
  const [mark = '', ...month] = text.replace(number, '').split(/\s/)
  return { weekday: formatWeekday(date, locale), number, mark, month: month.join(' ') }
}

/** A day without its year: 'čtvrtek 4. září', 'Thursday 4 September'. */
export function formatDay(date: string, locale: Locale): string {
  return `${formatWeekday(date, locale)} ${format(date, 'day', locale)}`
}

/** An opening day: its weekday, and in an exhibition that lasts longer than a week also its date, like formatDay. */
export function formatOpeningDay(
  date: string,
  { startDate, endDate }: { startDate: string; endDate: string },
  locale: Locale,
): string {
  return endDate >= addDays(startDate, 7) ? formatDay(date, locale) : formatWeekday(date, locale)
}

/**
 * A range of days. The month and the year are repeated only if they differ:
 * '4.–7. září 2031', '30. srpna – 2. září 2031', '4–7 September 2031', '30 August – 2 September 2031'.
 */
export function formatDateRange(start: string, end: string, locale: Locale): string {
  const last = format(end, 'date', locale)
  const isSame = (length: number) => start.slice(0, length) === end.slice(0, length)
  if (isSame('2031-09-04'.length)) return last
  if (isSame('2031-09'.length)) {
    const { number, mark } = dayParts(start, locale)
    return `${number}${mark}–${last}`
  }
  return `${format(start, isSame('2031'.length) ? 'day' : 'date', locale)}${nbsp}– ${last}`
}

/** The time of day of '2031-09-04T10:30': '10:30', in every language. */
export function formatTime(dateTime: string): string {
  return dateTime.slice(11, 16)
}

/** A range of times: '10:00–19:00'. */
export function formatTimeRange(opens: string, closes: string): string {
  return `${opens}–${closes}`
}

/** When an event is: 'čtvrtek 4. září 2031, 17:00–22:00'. */
export function formatEventTime({ start, end }: { start: string; end: string }, locale: Locale): string {
  return `${formatDay(start, locale)} ${start.slice(0, 4)}, ${formatTimeRange(formatTime(start), formatTime(end))}`
}
