import type { Locale } from '../../i18n/locales'

/** Where the build writes an event's calendar file in one language. */
export function calendarPath(slug: string, locale: Locale): string {
  return `/calendar/${slug}.${locale}.ics`
}

/**
 * Where the build writes the calendar file of the programme in one language.
 * @param day one day of it, '2031-09-04'; without it, the whole programme
 */
export function programmeCalendarPath(locale: Locale, day = 'all'): string {
  return `/calendar/programme/${day}.${locale}.ics`
}
