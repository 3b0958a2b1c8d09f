import type { MessageLanguage } from '../../../words/message-language'
import type { Artist } from '../../../../model/artist'
import { at, type Content, type ContentRecord } from '../../engine/content-folder'
import type { Path } from '../../read/parse-yaml'
import { defineRule, type Finding } from '../../engine/rule'
import { Field } from '../../engine/wording'

const reversed = defineRule<{ from: number; to: number }>('year/reversed', 'error', {
  en: {
    what: ({ from, to }) => `${to} is before ${from}.`,
    why: 'Years from–to begin with the earlier one.',
    fix: 'Mend one of the two years.',
  },
  cs: {
    what: ({ from, to }) => `${to} je dřív než ${from}.`,
    why: 'Roky od–do začínají tím dřívějším.',
    fix: 'Opravte jeden z obou roků.',
  },
})

const earliestBirth = 1400
const youngest = 10
const longestLife = 110
/** Prints and casts are also made after an artist’s death, in years. */
const longestPosthumous = 10

const reasons = {
  en: {
    early: (than: number) => `it is before ${than}`,
    future: (than: number) => `the exhibition is in ${than}`,
    first: (than: number) => `the first year of the artist is ${than}`,
    last: (than: number) => `the last year of the artist is ${than}`,
  },
  cs: {
    early: (than: number) => `je to před rokem ${than}`,
    future: (than: number) => `výstava je v roce ${than}`,
    first: (than: number) => `první rok umělce je ${than}`,
    last: (than: number) => `poslední rok umělce je ${than}`,
  },
} satisfies Record<MessageLanguage, object>

type Unlikely = { path: Path; year: number; reason: keyof typeof reasons.en; than: number }

const unlikely = defineRule<Unlikely>('year/unlikely', 'warning', {
  en: {
    what: ({ path, year, reason, than }) =>
      `${Field(path, 'en')}: ${year} is unlikely, as ${reasons.en[reason](than)}.`,
    why: 'Such a year is often a slip.',
    fix: 'Mend the year; if it is right, leave it.',
  },
  cs: {
    what: ({ path, year, reason, than }) =>
      `${Field(path, 'cs')}: ${year} je nepravděpodobný, ${reasons.cs[reason](than)}.`,
    why: 'Takový rok bývá překlep.',
    fix: 'Opravte rok; pokud je správně, nechte ho být.',
  },
})

export const rules = [reversed, unlikely]

/** Years of artists and works that cannot be, and years that are hardly meant. */
export function check(content: Content): Finding[] {
  const endDate = content.records('Exhibition')[0]?.data.endDate
  const shown = endDate === undefined ? NaN : Number(endDate.slice(0, 4))
  return content.records('Artist').flatMap((artist) => {
    const doubtful = ofLife(artist, shown)
    // Works are not compared with years that are wrong themselves.
    const life = doubtful.length > 0 ? {} : artist.data
    return [...doubtful, ...artist.data.works.flatMap((work, index) => ofWork(artist, life, work, index, shown))]
  })
}

// A year that is not known is NaN here: it is neither before nor after any other.

function ofLife(artist: ContentRecord<'Artist'>, shown: number): Finding[] {
  const { type, birthYear: birth = NaN, deathYear: death = NaN } = artist.data
  const isPerson = type !== 'collective'
  const born = { path: ['birthYear'], year: birth }
  const died = { path: ['deathYear'], year: death }
  if (death < birth) return [reversed.at(at(artist, died.path), { from: birth, to: death })]
  return firstOf(artist, [
    birth > shown - (isPerson ? youngest : 0) && { ...born, reason: 'future', than: shown },
    birth < earliestBirth && { ...born, reason: 'early', than: earliestBirth },
    death > shown && { ...died, reason: 'future', than: shown },
    isPerson && death > birth + longestLife && { ...died, reason: 'first', than: birth },
  ])
}

function ofWork(
  artist: ContentRecord<'Artist'>,
  { type, birthYear: birth = NaN, deathYear: death = NaN }: Partial<Artist>,
  { yearFrom, year }: Artist['works'][number],
  index: number,
  shown: number,
): Finding[] {
  const begun = { path: ['works', index, yearFrom === undefined ? 'year' : 'yearFrom'], year: yearFrom ?? year ?? NaN }
  const done = { path: ['works', index, year === undefined ? 'yearFrom' : 'year'], year: year ?? yearFrom ?? NaN }
  if (done.year < begun.year) return [reversed.at(at(artist, done.path), { from: begun.year, to: done.year })]
  return firstOf(artist, [
    done.year > shown && { ...done, reason: 'future', than: shown },
    begun.year < birth && { ...begun, reason: 'first', than: birth },
    type !== 'collective' &&
      Number.isNaN(death) &&
      begun.year > birth + longestLife && { ...begun, reason: 'first', than: birth },
    begun.year > death + longestPosthumous && { ...begun, reason: 'last', than: death },
  ])
}

/** One doubt is told of an artist's life or of a work; the others often follow from the same slip. */
function firstOf(artist: ContentRecord<'Artist'>, doubts: (Unlikely | false)[]): Finding[] {
  const doubt = doubts.find((each) => each !== false)
  return doubt ? [unlikely.at(at(artist, doubt.path), doubt)] : []
}
