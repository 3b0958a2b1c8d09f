import { placeLines } from '../../../../i18n/address'
import { formatEventTime } from '../../../../i18n/dates'
import type { Locale } from '../../../../i18n/locales'

/** An event in words, as a confirmation shows it. The build writes the same for the function (tools/build/event-pages.ts). */
export function eventWords(event: Queries.EventFactsFragment & { slug: string; title: string }, locale: Locale) {
  const { slug, title, place } = event
  return { slug, title, when: formatEventTime(event, locale), where: placeLines(place).join(', ') }
}
