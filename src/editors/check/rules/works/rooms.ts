import type { Finding } from '../../base/rule'
import { at, type Content } from '../../read/content'
import { isInBuilding, isPlaceWithin } from '../../read/places'
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
