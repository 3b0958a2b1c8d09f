import { field, phrase } from '../../base/message'
import type { Finding } from '../../base/rule'
import { at, type Content, hasGap, worksIn } from '../../read/content'
import { report, yearPhrases } from './words'

/** A duration of a day: a larger number is probably in another unit. */
const longest = { hours: 24, minutes: 1440, seconds: 86_400 }
const units = { hours: 'h', minutes: 'min', seconds: 's' }

/** What is missing on the label of a work, or is probably wrong. */
export function* check(content: Content): Iterable<Finding> {
  for (const { artist, work, path } of worksIn(content)) {
    const { year, yearFrom, circa, dimensions, duration, edition } = work
    const isUnknown = (...keys: string[]) => keys.some((key) => hasGap(artist, [...path, key]))
    const title = at(artist, [...path, 'title'])
    if (year === undefined && yearFrom === undefined && !isUnknown('year', 'yearFrom'))
      yield report('label/no-year', title, {}, { fix: circa ? phrase(yearPhrases.circaWithoutYear) : undefined })
    if (isEmpty(dimensions) && isEmpty(duration) && !isUnknown('dimensions', 'duration'))
      yield report('label/no-size', title)
    for (const [key, value] of Object.entries(duration ?? {}) as [keyof typeof longest, number | undefined][]) {
      const place = [...path, 'duration', key]
      if (value !== undefined && value > longest[key])
        yield report('label/large', at(artist, place), { field: field('Artist', place), value, unit: units[key] })
    }
    const { number = 0, size = Infinity, unlimited } = edition ?? {}
    if (number > size) yield report('label/edition', at(artist, [...path, 'edition', 'number']), { number, size })
    if (unlimited && size < Infinity)
      yield report('label/unlimited-edition', at(artist, [...path, 'edition', 'unlimited']), { size })
  }
}

const isEmpty = (group: object = {}) => Object.keys(group).length === 0
