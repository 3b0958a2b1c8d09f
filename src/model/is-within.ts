import type { Exhibition } from './exhibition'
import type { Place } from './place'

/**
 * Whether a place is a building or a room in it.
 * @param place the slug of the place
 * @param building the slug of the building
 * @param withinOf returns what a place is in, by their slugs
 */
export function isWithin(
  place: string | undefined,
  building: string | undefined,
  withinOf: (place: string) => string | null | undefined,
): boolean {
  const seen = new Set<string>()
  for (let slug: string | null | undefined = place; slug && !seen.has(slug); slug = withinOf(slug)) {
    if (slug === building) return true
    seen.add(slug)
  }
  return false
}

type Venue = Pick<Exhibition, 'venue' | 'contact'>
type Places = ReadonlyMap<string, Pick<Place, 'within' | 'position'>>

/** Whether a place is the venue or a room in it. @param places by their slugs */
export const isInVenue = (slug: string, { venue }: Venue, places: Places): boolean =>
  isWithin(slug, venue, (each) => places.get(each)?.within)

/** Whether the contact on the home page says where a place is: with the drawn map, or on public maps. */
export const isOnMapOfContact = (slug: string, exhibition: Venue, places: Places): boolean =>
  isInVenue(slug, exhibition, places) && Boolean(exhibition.contact.map ?? places.get(exhibition.venue)?.position)

/** The floor of the venue that a place is on. */
export const floorOf = (slug: string, { floors }: Pick<Exhibition, 'floors'>) =>
  floors?.find(({ rooms }) => rooms.includes(slug))
