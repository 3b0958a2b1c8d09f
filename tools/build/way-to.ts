import type { Way } from '../../netlify/mail/mail-facts'
import type { Place } from '../../src/gatsby/published-content/read-contents'
import type { Locale } from '../../src/i18n/locales'
import { hrefOf, pathTo } from '../../src/i18n/routes'
import { directionsTo, openStreetMap, type Position } from '../../src/site/components/map-addresses'

/**
 * What shows a guest the way to a place (decision 056): to a place in the venue the contact on the home page, which has
 * the directions and the maps; to another place a public map; and to each the way on foot.
 * @returns only the way that the content knows: a place without a position, its own or its building's, is on no map
 */
export function wayTo({ isInVenue, within, ...place }: Place, locale: Locale): Way[] {
  const position = place.position ?? within?.position
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
