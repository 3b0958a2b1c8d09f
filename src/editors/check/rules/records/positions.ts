import { phrase } from '../../base/message'
import type { Finding } from '../../base/rule'
import { at, type Content } from '../../read/content'
import { positionPhrases, report } from './words'

/** In degrees: about 200 kilometres. The places of an exhibition are nearer to each other. */
const far = 2

type Position = { latitude: number; longitude: number }

/** Reports a place that is far from all others; of a latitude and a longitude in each other's place, both. */
export function* check(content: Content): Iterable<Finding> {
  const places = content.records('Place').flatMap((record) => {
    const { latitude, longitude } = record.data.position ?? {}
    return latitude === undefined || longitude === undefined ? [] : { record, position: { latitude, longitude } }
  })
  for (const { record, position } of places) {
    const others = places.filter((place) => place.record !== record).map((place) => place.position)
    if (others.length < 2 || others.some((other) => areNear(position, other))) continue
    const swapped = { latitude: position.longitude, longitude: position.latitude }
    const isSwapped = others.some((other) => areNear(swapped, other))
    const fix = isSwapped ? phrase(positionPhrases.swap, swapped) : undefined
    yield report('position/far', at(record, ['position', 'latitude']), position, { fix })
  }
}

const areNear = (a: Position, b: Position) =>
  Math.abs(a.latitude - b.latitude) < far && Math.abs(a.longitude - b.longitude) < far
