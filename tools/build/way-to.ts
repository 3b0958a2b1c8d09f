import type { Way } from '../../netlify/mail/mail-facts'
import type { Locale } from '../../src/i18n/locales'
import { hrefOf, pathTo } from '../../src/i18n/routes'
import { isWithin } from '../../src/model/is-within'
import type { Place } from '../../src/model/place'
import { directionsTo, openStreetMap, type Position } from '../../src/site/components/map-addresses'

/**
 * What shows a guest the way to a place (decision 056): to a place in the venue the contact on the home page, which has
 * the directions and the maps; to another place a public map; and to each the way on foot.
 * @param slug of the place
 * @param venue the slug of the venue
 * @returns only the way that the content knows: a place without a position, its own or its building's, is on no map
 */
export function wayTo(slug: string, venue: string, places: Place[], locale: Locale): Way[] {
  const placeOf = (each: string | undefined) => places.find((place) => place.slug === each)
  const place = placeOf(slug)
  const position = place?.position ?? placeOf(place?.within)?.position
  const isInVenue = isWithin(slug, venue, (each) => placeOf(each)?.within)
  return [
    ...(isInVenue ? [{ by: 'contact' as const, url: `${hrefOf(pathTo('home', locale))}#contact` }] : []),
    ...(position ? onFoot(position) : []),
    ...(position && !isInVenue ? [{ by: 'map' as const, url: openStreetMap(position) }] : []),
  ]
}

/** The way on foot on the map that comes first. */
const onFoot = (position: Position): Way[] =>
  directionsTo(position, 'foot')
    .slice(0, 1)
    .map(([, url]) => ({ by: 'foot', url }))
