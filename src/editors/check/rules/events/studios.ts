import type { Finding } from '../../base/rule'
import { at, type Content } from '../../read/content'
import { report } from './words'

/**
 * Reports a studio whose tour leads to the studio of another artist. A tour may start at another place than the studio,
 * but not at another studio.
 */
export function* check(content: Content): Iterable<Finding> {
  const events = new Map(content.records('Event').map((event) => [event.data.slug, event]))
  for (const exhibition of content.records('Exhibition')) {
    const visits = exhibition.data.studios?.visits ?? []
    for (const [index, { artist, place, tour: slug } = {}] of visits.entries()) {
      const tour = slug === undefined ? undefined : events.get(slug)
      const tourPlace = tour?.data.place
      if (!tour || artist === undefined || place === undefined || tourPlace === undefined) continue
      const placeOf = (key: string) => at(exhibition, ['studios', 'visits', index, key])
      const others = visits.filter((_, other) => other !== index).map((visit) => visit?.place)
      const artists = (tour.data.ledBy ?? []).flatMap((leader) => leader?.artist ?? [])
      const areKnown = artists.length > 0 && artists.every((each) => content.slugs('Artist').has(each))
      if (tourPlace !== place && (others.includes(tourPlace) || others.includes(place)))
        yield report('studio/other-place', placeOf('place'), { place, tour: tour.file, tourPlace })
      else if (areKnown && !artists.includes(artist)) {
        const values = { artist, tour: tour.file, tourArtist: artists.join(', ') }
        yield report('studio/other-artist', placeOf('artist'), values)
      }
    }
  }
}
