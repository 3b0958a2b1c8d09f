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

/** The address with which a calendar program subscribes to a calendar file. @param path the path of the file */
export function subscriptionAddress(path: string): string {
  return (process.env.GATSBY_SITE_URL ?? '').replace(/^https?/, 'webcal') + path
}
