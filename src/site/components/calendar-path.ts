import type { Locale } from '../../i18n/locales'

/** Where the build writes an event's calendar file in one language. */
export function calendarPath(slug: string, locale: Locale): string {
  return `/calendar/${slug}.${locale}.ics`
}
