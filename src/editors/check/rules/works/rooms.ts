import type { Finding } from '../../base/rule'
import { at, type Content } from '../../read/content'
import { isPlaceWithin } from '../../read/places'
import { report } from './words'

/** Works in a room of another building than the exhibition. Their labels name the building too. */
export function check(content: Content): Finding[] {
  const venue = content.records('Exhibition')[0]?.data.venue
  if (venue === undefined || !content.slugs('Place').has(venue)) return []
  return content
    .records('Artist')
    .flatMap((artist) =>
      (artist.data.works ?? []).flatMap(({ room } = {}, index) =>
        isPlaceWithin(content, room, venue) || !isInBuilding(content, room)
          ? []
          : [
              report(
                'room/outside-venue',
                at(artist, ['works', index, 'room']),
                { room: room ?? '', venue },
                { cause: room },
              ),
            ],
      ),
    )
}

/** Whether it is known in which building a room is. If not, that is reported as a fault of the place or of its name. */
function isInBuilding(content: Content, room: string | undefined): boolean {
  return content.records('Place').some(({ data }) => data.address && isPlaceWithin(content, room, data.slug))
}
