import { languageOf, type Locale } from './locales'

const nbsp = '\u00a0'

/** Noon UTC of `2031-09-04` or `2031-09-04T10:30`, so that no time zone moves the day; the time of day plays no part. */
const noonOf = (date: string) => new Date(`${date.slice(0, 10)}T12:00Z`)

const forms = {
  weekday: { weekday: 'long' },
  // A month on its own is in the nominative ("únor"); beside a day it is in the genitive ("4. února").
  day: { day: 'numeric', month: 'long' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  numericDate: { day: 'numeric', month: 'numeric', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

// To make one takes a browser a millisecond, and a page asks a hundred times.
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(form: keyof typeof forms, locale: Locale): Intl.DateTimeFormat {
  const key = form + locale
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(languageOf(locale).tag, { timeZone: 'UTC', ...forms[form] })
  formats.set(key, format)
  return format
}

/** A number never stands at the end of a line, away from its month. */
const format = (date: string, form: keyof typeof forms, locale: Locale) =>
  formatOf(form, locale)
    .format(noonOf(date))
    .replace(/(\d\S*)\s/g, `$1${nbsp}`)

/** '4. 9. 2031' in Czech (specification, section 9), '4 September 2031' in English. */
export function formatDate(date: string, locale: Locale): string {
  return format(date, languageOf(locale).hasNumericDates ? 'numericDate' : 'date', locale)
}

/** 'čtvrtek', 'Thursday'. */
export function formatWeekday(date: string, locale: Locale): string {
  return format(date, 'weekday', locale)
}

/** The pieces of a day: 'čtvrtek', '4', '.', 'září'; 'Thursday', '4', '', 'September'. */
export type DayParts = { weekday: string; number: string; mark: string; month: string }

export function dayParts(date: string, locale: Locale): DayParts {
  const parts = formatOf('day', locale).formatToParts(noonOf(date))
  const number = parts.find(({ type }) => type === 'day')?.value ?? ''
  const text = parts.map(({ value }) => value).join('')
  // '4. září' → '.' and 'září'; '4 de septiembre' → '' and 'de septiembre'
  const [mark = '', ...month] = text.replace(number, '').split(/\s/)
  return { weekday: formatWeekday(date, locale), number, mark, month: month.join(' ') }
}

/** A day inside the exhibition, where the year is known: 'čtvrtek 4. září', 'Thursday 4 September'. */
export function formatDay(date: string, locale: Locale): string {
  return `${formatWeekday(date, locale)} ${format(date, 'day', locale)}`
}

/**
 * A range of days with only what differs said twice:
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

/** The time of day of '2031-09-04T10:30': '10:30', in every language (specification, part C, 13). */
export function formatTime(dateTime: string): string {
  return dateTime.slice(11, 16)
}

/** '10:00–19:00'. */
export function formatTimeRange(opens: string, closes: string): string {
  return `${opens}–${closes}`
}
