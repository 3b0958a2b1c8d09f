import type { Exhibition } from '../../../../model/exhibition'
import { numberNames } from '../../../words/check/works'
import { at, type Content } from '../../engine/content-folder'
import { phrase } from '../../engine/fill'
import { type Finding, reporter, type Rules } from '../../engine/rule'
import { daysBetween } from '../dates/days'
import { copiesIn } from '../records/duplicate-slugs'

type Counted = NonNullable<NonNullable<Exhibition['numbers']>[number]['counts']>

export const rules = {
  'numbers/count': 'warning',
} as const satisfies Rules

const report = reporter(rules)

/** Numbers on the home page that differ from the content: '50' is exact, '150+' means at least 150. */
export function check(content: Content): Finding[] {
  return content.records('Exhibition').flatMap((record) =>
    (record.data.numbers ?? []).flatMap(({ value, counts }, index) => {
      const [, digits, plus] = /^(\d+)(\+?)$/.exec(value.replace(/\s/g, '')) ?? []
      const real = counts && countOf(counts, content, record.data)
      if (!counts || !digits || real === undefined) return []
      const isRight = plus ? real >= Number(digits) : real === Number(digits)
      return isRight
        ? []
        : [
            report('numbers/count', at(record, ['numbers', index, 'value']), {
              value,
              counted: phrase(numberNames[counts]),
              real,
            }),
          ]
    }),
  )
}

/** @returns undefined while the records to count are not all valid, or one is a copy of another */
function countOf(counts: Counted, content: Content, { startDate, endDate }: Exhibition): number | undefined {
  if (counts === 'days') return endDate < startDate ? undefined : daysBetween(startDate, endDate).length
  if (!content.isComplete('Artist') || copiesIn(content).some(({ file }) => file.kind === 'Artist')) return undefined
  const artists = content.records('Artist')
  return counts === 'artists' ? artists.length : artists.flatMap(({ data }) => data.works).length
}
