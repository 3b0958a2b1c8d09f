import type { Finding } from '../../base/rule'
import { at, type Content } from '../../read/content'
import { report } from './words'

/**
 * Reports a studio whose tour leads to the studio of another artist. A tour may start at another place than the studio,
 * but not at another studio.
 */
export function check(content: Content): Finding[] {
  const events = new Map(content.records('Event').map((event) => [event.data.slug, event]))
  return content.records('Exhibition').flatMap((exhibition) => {
    const visits = exhibition.data.studios?.visits ?? []
    return visits.flatMap(({ artist, place, tour: slug } = {}, index) => {
      const tour = slug === undefined ? undefined : events.get(slug)
      const tourPlace = tour?.data.place
      if (!tour || artist === undefined || place === undefined || tourPlace === undefined) return []
      const placeOf = (key: string) => at(exhibition, ['studios', 'visits', index, key])
      const others = visits.filter((_, other) => other !== index).map((visit) => visit?.place)
      if (tourPlace !== place && (others.includes(tourPlace) || others.includes(place)))
        return [report('studio/other-place', placeOf('place'), { place, tour: tour.file, tourPlace })]
      const artists = (tour.data.ledBy ?? []).flatMap((leader) => leader?.artist ?? [])
      const areKnown = artists.every((each) => content.slugs('Artist').has(each))
      return artists.length > 0 && areKnown && !artists.includes(artist)
        ? [
            report('studio/other-artist', placeOf('artist'), {
              artist,
              tour: tour.file,
              tourArtist: artists.join(', '),
            }),
          ]
        : []
    })
  })
}
