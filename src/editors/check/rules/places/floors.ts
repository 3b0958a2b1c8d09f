import { field } from '../../base/message'
import type { Finding } from '../../base/rule'
import { at, type Content, type ContentRecord, isInBuilding, isPlaceWithin, worksIn } from '../../read/content'
import { report } from './words'

/**
 * Rooms of another building than the exhibition: of works, whose labels name the building too, and on floors. Rooms on no
 * floor, times from the venue to itself, and a venue that is a room itself.
 */
export function* check(content: Content): Iterable<Finding> {
  const [exhibition] = content.records('Exhibition')
  const venue = exhibition?.data.venue
  if (!exhibition || venue === undefined || !content.slugs('Place').has(venue)) return
  const building = buildingOf(content, venue)
  if (building !== undefined) {
    // Every room and floor of the building would seem to be outside the venue.
    yield report('venue/room', at(exhibition, ['venue']), { field: field('Exhibition', ['venue']), venue, building })
    return
  }
  for (const { artist, work, path } of worksIn(content)) {
    const { room } = work
    if (room !== undefined && !isPlaceWithin(content, room, venue) && isInBuilding(content, room))
      yield report('room/outside-venue', at(artist, [...path, 'room']), { room, venue }, { cause: room })
  }
  yield* onFloors(content, exhibition, venue)
  const missing = roomsOnNoFloor(content, exhibition, venue)
  for (const place of content.records('Place').filter(({ data }) => isPlaceWithin(content, data.slug, venue))) {
    const { slug, fromVenue } = place.data
    if (slug !== undefined && missing.has(slug)) yield report('floor/missing-room', at(place, ['slug']), { room: slug })
    if (fromVenue) yield report('place/time-to-itself', at(place, ['fromVenue']))
  }
}

/** The building that a room is in, as far as it is known; undefined for a building. */
const buildingOf = (content: Content, room: string) =>
  content
    .records('Place')
    .find(({ data }) => data.address && data.slug !== room && isPlaceWithin(content, room, data.slug))?.data.slug

function* onFloors(content: Content, exhibition: ContentRecord<'Exhibition'>, venue: string): Iterable<Finding> {
  const seen = new Set<string>()
  for (const [index, { plan, rooms = [] } = {}] of (exhibition.data.floors ?? []).entries()) {
    const drawing = plan === undefined ? undefined : content.folder.pictures.get(plan)
    const planPlace = at(exhibition, ['floors', index, 'plan'])
    for (const [position, room] of rooms.entries()) {
      if (room === undefined || !content.slugs('Place').has(room)) continue
      const place = at(exhibition, ['floors', index, 'rooms', position])
      if (seen.has(room)) yield report('floor/twice', place, { room })
      else if (!isPlaceWithin(content, room, venue) && isInBuilding(content, room))
        yield report('floor/outside-venue', place, { room, venue })
      else if (plan !== undefined && drawing?.ids && !drawing.ids.includes(room))
        yield report('floor/not-drawn', planPlace, { plan, room })
      seen.add(room)
    }
    const twice = drawing?.ids?.find((id, place, ids) => ids.indexOf(id) < place)
    if (plan !== undefined && twice !== undefined) yield report('floor/id-twice', planPlace, { plan, id: twice })
    if (plan !== undefined && drawing?.hasStyle) yield report('floor/style', planPlace, { plan })
  }
}

/** The rooms with works or events that are on none of the venue's floors, as far as these are known. */
function roomsOnNoFloor(
  content: Content,
  { data }: ContentRecord<'Exhibition'>,
  venue: string,
): Set<string | undefined> {
  // A name that does not fit the schema may be that of any room.
  if (!data.floors || data.floors.some((floor) => !floor?.rooms || floor.rooms.includes(undefined))) return new Set()
  const rooms = data.floors.flatMap((floor) => floor?.rooms ?? [])
  if (rooms.some((room) => room !== undefined && !content.slugs('Place').has(room))) return new Set()
  const used = [
    ...worksIn(content).map(({ work }) => work.room),
    ...content.records('Event').map((event) => event.data.place),
  ]
  return new Set(used.filter((room) => room !== venue && !rooms.includes(room)))
}
