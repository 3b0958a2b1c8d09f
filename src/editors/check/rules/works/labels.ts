import type { Artist } from '../../../../model/artist'
import { phrase } from '../../base/fill'
import { field } from '../../base/message-values'
import type { Finding } from '../../base/rule'
import { at, type Content, hasGap, type Known } from '../../read/content'
import { report, yearPhrases } from './words'

type KnownWork = Known<Artist['works'][number]>

/** A duration of a day: a larger number is probably in another unit. */
const longest = { hours: 24, minutes: 1440, seconds: 86_400 }
const units = { hours: 'h', minutes: 'min', seconds: 's' }

/** What is missing on the label of a work, or is probably wrong. */
export function check(content: Content): Finding[] {
  return content.records('Artist').flatMap((artist) =>
    (artist.data.works ?? []).flatMap((work = {}, index) => {
      const { year, yearFrom, circa, dimensions, duration, edition } = work
      const isUnknown = (...keys: string[]) => keys.some((key) => hasGap(artist, ['works', index, key]))
      const title = at(artist, ['works', index, 'title'])
      const { number = 0, size = Infinity, unlimited } = edition ?? {}
      return [
        ...(year === undefined && yearFrom === undefined && !isUnknown('year', 'yearFrom')
          ? [report('label/no-year', title, {}, { fix: circa ? phrase(yearPhrases.circaWithoutYear) : undefined })]
          : []),
        ...(isEmpty(dimensions) && isEmpty(duration) && !isUnknown('dimensions', 'duration')
          ? [report('label/no-size', title)]
          : []),
        ...unusual(work, index).map(({ path, ...values }) =>
          report('label/large', at(artist, path), { field: field('Artist', path), ...values }),
        ),
        ...(number > size
          ? [report('label/edition', at(artist, ['works', index, 'edition', 'number']), { number, size })]
          : []),
        ...(unlimited && size < Infinity
          ? [report('label/unlimited-edition', at(artist, ['works', index, 'edition', 'unlimited']), { size })]
          : []),
      ]
    }),
  )
}

const isEmpty = (group: object = {}) => Object.keys(group).length === 0

function unusual({ duration = {} }: KnownWork, index: number) {
  return Object.entries(duration).flatMap(([key, value]) => {
    const name = key as keyof typeof longest
    return typeof value === 'number' && value > longest[name]
      ? [{ path: ['works', index, 'duration', key], value, unit: units[name] }]
      : []
  })
}
