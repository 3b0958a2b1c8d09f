import type { Finding } from '../../base/rule'
import { at, type Content, type ContentRecord } from '../../read/content'
import { isInBuilding, isPlaceWithin } from '../../read/places'
import { report } from './words'

/** Rooms on the floors of the venue that cannot be shown there, rooms on no floor, and times from the venue to itself. */
export function check(content: Content): Finding[] {
  const [exhibition] = content.records('Exhibition')
  const venue = exhibition?.data.venue
  if (!exhibition || venue === undefined || !content.slugs('Place').has(venue)) return []
  return [
    ...onFloors(content, exhibition, venue),
    ...onNoFloor(content, exhibition, venue),
    ...content
      .records('Place')
      .filter(({ data }) => data.fromVenue && isPlaceWithin(content, data.slug, venue))
      .map((place) => report('place/time-to-itself', at(place, ['fromVenue']))),
  ]
}

function onFloors(content: Content, exhibition: ContentRecord<'Exhibition'>, venue: string): Finding[] {
  const { floors = [] } = exhibition.data
  const seen = new Set<string>()
  return floors.flatMap(({ plan, rooms = [] } = {}, index) => {
    const drawing = plan === undefined ? undefined : content.folder.pictures.get(plan)
    const planPlace = at(exhibition, ['floors', index, 'plan'])
    const ofRooms = rooms.flatMap((room, position) => {
      if (room === undefined || !content.slugs('Place').has(room)) return []
      const place = at(exhibition, ['floors', index, 'rooms', position])
      if (seen.has(room)) return [report('floor/twice', place, { room })]
      seen.add(room)
      if (!isPlaceWithin(content, room, venue) && isInBuilding(content, room))
        return [report('floor/outside-venue', place, { room, venue })]
      return plan !== undefined && drawing?.ids && !drawing.ids.includes(room)
        ? [report('floor/not-drawn', planPlace, { plan, room })]
        : []
    })
    return plan !== undefined && drawing?.hasStyle ? [...ofRooms, report('floor/style', planPlace, { plan })] : ofRooms
  })
}

/** Rooms of the venue with works or events that are on none of its floors. */
function onNoFloor(content: Content, { data }: ContentRecord<'Exhibition'>, venue: string): Finding[] {
  // A name that does not fit the schema may be that of any room.
  if (!data.floors || data.floors.some((floor) => !floor?.rooms || floor.rooms.includes(undefined))) return []
  const rooms = data.floors.flatMap((floor) => floor?.rooms ?? [])
  if (rooms.some((room) => room !== undefined && !content.slugs('Place').has(room))) return []
  const used = new Set([
    ...content.records('Artist').flatMap((artist) => artist.data.works?.map((work) => work?.room) ?? []),
    ...content.records('Event').map((event) => event.data.place),
  ])
  return content
    .records('Place')
    .filter(({ data: { slug } }) => slug !== venue && used.has(slug) && !rooms.includes(slug))
    .filter(({ data: { slug } }) => isPlaceWithin(content, slug, venue))
    .map((place) => report('floor/missing-room', at(place, ['slug']), { room: place.data.slug ?? '' }))
}
