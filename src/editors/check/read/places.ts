import { isWithin } from '../../../model/is-within'
import type { Content } from './content'

/** Whether a place is a building or a room in it, by their slugs. */
export function isPlaceWithin(content: Content, place: string | undefined, building: string | undefined): boolean {
  const within = new Map(content.records('Place').map(({ data }) => [data.slug, data.within]))
  return isWithin(place, building, (slug) => within.get(slug))
}

/** Whether it is known in which building a room is. If not, that is reported as a fault of the place or of its name. */
export function isInBuilding(content: Content, room: string | undefined): boolean {
  return content.records('Place').some(({ data }) => data.address && isPlaceWithin(content, room, data.slug))
}
