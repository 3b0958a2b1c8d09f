import type { EventPage } from '../../netlify/storage/facts'
import { countryName } from '../../src/gatsby/graphql/field-extensions'
import { placeLines } from '../../src/i18n/address'
import { formatEventTime } from '../../src/i18n/dates'
import { defaultLocale, inEachLanguage, type Locale, type Localized } from '../../src/i18n/locales'
import { pathTo } from '../../src/i18n/routes'
import { typeset } from '../../src/i18n/typography'
import type { Event } from '../../src/model/event'
import type { Place } from '../../src/model/place'

/** The page of an event in each language, and the words with which the page names it. */
export function eventPages(event: Event, places: Place[]): Localized<EventPage> {
  const { slug, invitation, title } = event
  const place = places.find((each) => each.slug === event.place)
  if (!place) throw new Error(`The place ${event.place} is not in the content; it was not checked.`)
  const building = places.find((each) => each.slug === place.within)
  return inEachLanguage((locale) => ({
    path: invitation ? pathTo('invitation', locale, invitation.path) : pathTo('event', locale, slug),
    title: typeset(title[locale], locale),
    when: formatEventTime(event, locale),
    where: placeLines({ ...placeIn(place, locale), within: building && placeIn(building, locale) }).join(', '),
  }))
}

/** A place as the queries of the pages get it. */
function placeIn({ name, address }: Place, locale: Locale) {
  return {
    name: typeset(name[locale], locale),
    address: address && {
      street: typeset(address.street, defaultLocale),
      postalCode: address.postalCode,
      locality: typeset(address.locality[locale], locale),
      country: countryName(address.country, locale),
      countryCode: address.country,
    },
  }
}
