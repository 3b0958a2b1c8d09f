import type { Finding } from '../../base/rule'
import { at, type Content, isInBuilding, isPlaceWithin, worksIn } from '../../read/content'
import { report } from './words'

/** Works in a room of another building than the exhibition. Their labels name the building too. */
export function* check(content: Content): Iterable<Finding> {
  const venue = content.records('Exhibition')[0]?.data.venue
  if (venue === undefined || !content.slugs('Place').has(venue)) return
  for (const { artist, work, path } of worksIn(content)) {
    const { room } = work
    if (room !== undefined && !isPlaceWithin(content, room, venue) && isInBuilding(content, room))
      yield report('room/outside-venue', at(artist, [...path, 'room']), { room, venue }, { cause: room })
  }
}
