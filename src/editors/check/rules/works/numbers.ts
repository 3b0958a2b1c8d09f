import type { Exhibition } from '../../../../model/exhibition'
import { at, type Content } from '../../engine/content-folder'
import { daysBetween } from '../dates/days'
import { defineRule, type Finding } from '../../engine/rule'

type Counted = NonNullable<NonNullable<Exhibition['numbers']>[number]['counts']>

const words = {
  artists: { en: 'artists', cs: 'umělců' },
  days: { en: 'days', cs: 'dnů' },
  works: { en: 'works', cs: 'děl' },
} satisfies Record<Counted, object>

const count = defineRule<{ value: string; counts: Counted; real: number }>('numbers/count', 'warning', {
  en: {
    what: ({ value, counts, real }) => `The page says ${value}, but the number of ${words[counts].en} is ${real}.`,
    why: 'Visitors can count them.',
    fix: 'Mend the figure, or add what is missing.',
  },
  cs: {
    what: ({ value, counts, real }) => `Na stránce stojí ${value}, ale počet ${words[counts].cs} je ${real}.`,
    why: 'Návštěvníci si je mohou spočítat.',
    fix: 'Opravte číslo, nebo doplňte, co chybí.',
  },
})

export const rules = [count]

/** Figures of the home page that the content contradicts: '50' is that number, '150+' at least that many. */
export function check(content: Content): Finding[] {
  return content.records('Exhibition').flatMap((record) =>
    (record.data.numbers ?? []).flatMap(({ value, counts }, index) => {
      const [, digits, plus] = /^(\d+)(\+?)$/.exec(value.replace(/\s/g, '')) ?? []
      const real = counts && countOf(counts, content, record.data)
      if (!digits || real === undefined) return []
      const isRight = plus ? real >= Number(digits) : real === Number(digits)
      return isRight ? [] : [count.at(at(record, ['numbers', index, 'value']), { value, counts: counts!, real })]
    }),
  )
}

/** @returns undefined while what would be counted has a fault of its own */
function countOf(counts: Counted, content: Content, { startDate, endDate }: Exhibition): number | undefined {
  if (counts === 'days') return endDate < startDate ? undefined : daysBetween(startDate, endDate).length
  if (!content.isComplete('Artist')) return undefined
  const artists = content.records('Artist')
  return counts === 'artists' ? artists.length : artists.flatMap(({ data }) => data.works).length
}
