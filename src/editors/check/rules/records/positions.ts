import { phrase } from '../../base/fill'
import type { Finding } from '../../base/rule'
import { at, type Content, type ContentRecord } from '../../read/content'
import { positionPhrases, report } from './words'

/** In degrees: about 200 kilometres. The places of an exhibition are nearer to each other. */
const far = 2

type Position = { latitude: number; longitude: number }

/** Reports a place that is far from all others; of a latitude and a longitude in each other's place, both. */
export function check(content: Content): Finding[] {
  const places = content.records('Place').flatMap((record) => {
    const { latitude, longitude } = record.data.position ?? {}
    return latitude === undefined || longitude === undefined ? [] : [{ record, position: { latitude, longitude } }]
  })
  return places.flatMap(({ record, position }) => {
    const others = places.filter((place) => place.record !== record).map((place) => place.position)
    if (others.length < 2 || others.some((other) => areNear(position, other))) return []
    return [farAway(record, position, others)]
  })
}

const areNear = (a: Position, b: Position) =>
  Math.abs(a.latitude - b.latitude) < far && Math.abs(a.longitude - b.longitude) < far

function farAway(record: ContentRecord<'Place'>, { latitude, longitude }: Position, others: Position[]): Finding {
  const swapped = { latitude: longitude, longitude: latitude }
  const fix = others.some((other) => areNear(swapped, other))
    ? phrase(positionPhrases.swap, { latitude: longitude, longitude: latitude })
    : undefined
  return report('position/far', at(record, ['position', 'latitude']), { latitude, longitude }, { fix })
}
