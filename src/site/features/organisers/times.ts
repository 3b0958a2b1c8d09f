import { formatDate, formatShortWeekday, formatTime } from '../../../i18n/dates'
import type { Locale } from '../../../i18n/locales'
import { localTimeOf } from '../../../model/phase'

/** An instant in the time zone of the exhibition: 'čt 4. 9. 2031 17:05'. */
export function timeOf(instant: string | Date, timeZone: string, locale: Locale): string {
  const local = localTimeOf(new Date(instant), timeZone)
  return `${formatShortWeekday(local, locale)} ${formatDate(local, locale)} ${formatTime(local, locale)}`
}

/** The time of day of an instant in the time zone of the exhibition: '17:05'. */
export const clockOf = (instant: string | Date, timeZone: string, locale: Locale) =>
  formatTime(localTimeOf(new Date(instant), timeZone), locale)
