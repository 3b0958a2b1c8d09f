import type { Locale } from './locales'

const nbsp = '\u00a0'
const tag = { cs: 'cs-CZ', en: 'en-GB' } satisfies Record<Locale, string>

type CalendarDay = { year: number; month: number; day: number }

/** Reads the calendar day of `2025-09-04` or `2025-09-04T10:30`; the time of day plays no part. */
function calendarDay(date: string): CalendarDay {
  const [year = 0, month = 0, day = 0] = date.slice(0, 10).split('-').map(Number)
  return { year, month, day }
}

type Part = 'weekday' | 'month'

// To make one takes a browser a millisecond, and a page asks a hundred times.
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: Locale, part: Part): Intl.DateTimeFormat {
  const known = formats.get(locale + part)
  if (known) return known
  // A month on its own is in the nominative ("únor"); a date needs the genitive ("4. února"), so the day is asked for too.
  const format = new Intl.DateTimeFormat(tag[locale], { timeZone: 'UTC', day: 'numeric', [part]: 'long' })
  formats.set(locale + part, format)
  return format
}

/** A word of a date ('September', 'čtvrtek'). Noon UTC, so that no time zone moves the day. */
function word(date: string, locale: Locale, part: Part): string {
  const { year, month, day } = calendarDay(date)
  const parts = formatOf(locale, part).formatToParts(new Date(Date.UTC(year, month - 1, day, 12)))
  return parts.find(({ type }) => type === part)?.value ?? ''
}

const monthName = (date: string, locale: Locale) => word(date, locale, 'month')

/** '4. 9. 2025' in Czech (specification, section 9), '4 September 2025' in English. */
export function formatDate(date: string, locale: Locale): string {
  const { year, month, day } = calendarDay(date)
  return locale === 'cs' ? `${day}.${nbsp}${month}.${nbsp}${year}` : `${day}${nbsp}${monthName(date, locale)} ${year}`
}

/** 'čtvrtek', 'Thursday'. */
export function formatWeekday(date: string, locale: Locale): string {
  return word(date, locale, 'weekday')
}

/** A day inside the exhibition, where the year is known: 'čtvrtek 4. září', 'Thursday 4 September'. */
export function formatDay(date: string, locale: Locale): string {
  const { day } = calendarDay(date)
  return `${formatWeekday(date, locale)} ${day}${locale === 'cs' ? '.' : ''}${nbsp}${monthName(date, locale)}`
}

/**
 * A range of days with only what differs said twice:
 * '4.–7. září 2025', '30. srpna – 2. září 2025', '4–7 September 2025', '30 August – 2 September 2025'.
 */
export function formatDateRange(start: string, end: string, locale: Locale): string {
  const from = calendarDay(start)
  const to = calendarDay(end)
  const dot = locale === 'cs' ? '.' : ''
  const last = `${to.day}${dot}${nbsp}${monthName(end, locale)} ${to.year}`
  if (start.slice(0, 10) === end.slice(0, 10)) return last
  if (from.year !== to.year) {
    return `${from.day}${dot}${nbsp}${monthName(start, locale)} ${from.year}${nbsp}– ${last}`
  }
  if (from.month !== to.month) return `${from.day}${dot}${nbsp}${monthName(start, locale)}${nbsp}– ${last}`
  return `${from.day}${dot}–${last}`
}

/** The time of day of '2025-09-04T10:30': '10:30', in both languages (specification, part C, 13). */
export function formatTime(dateTime: string): string {
  return dateTime.slice(11, 16)
}

/** '10:00–19:00'. */
export function formatTimeRange(opens: string, closes: string): string {
  return `${opens}–${closes}`
}
