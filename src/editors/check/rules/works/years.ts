import type { Artist } from '../../../../model/artist'
import { field, phrase } from '../../base/message'
import type { Path } from '../../base/path'
import type { Finding } from '../../base/rule'
import { at, type Content, type ContentRecord, type Known, type WorkOfArtist, worksOf } from '../../read/content'
import { report, yearReasons } from './words'

const earliestBirth = 1400
/** In years. */
const youngest = 10
const maxLifeYears = 110
/** Prints and casts are also made after the death of an artist. */
const maxPosthumousYears = 10

type Unlikely = { path: Path; year: number; reason: keyof typeof yearReasons; than: number }

/** Years of artists and works that are impossible or unlikely. */
export const check = (content: Content): Finding[] =>
  content.records('Artist').flatMap((artist) => {
    const shown = Number(content.records('Exhibition')[0]?.data.endDate?.slice(0, 4))
    const doubt = ofLife(artist, shown) ?? ofBirth(artist)
    // The years of works are not compared with years that are wrong themselves.
    const life = doubt ? {} : artist.data
    return [doubt, ...worksOf(artist).map((work) => ofWork(work, life, shown))].filter((each) => each !== undefined)
  })

// An unknown year is NaN: it is neither before nor after any other.

function ofLife(artist: ContentRecord<'Artist'>, shown: number): Finding | undefined {
  const { type, birthYear: birth = NaN, deathYear: death = NaN } = artist.data
  const isPerson = type !== 'collective'
  const born = { path: ['birthYear'], year: birth }
  const died = { path: ['deathYear'], year: death }
  if (death < birth) return report('year/reversed', at(artist, died.path), { from: birth, to: death })
  return firstOf(artist, [
    birth > shown - (isPerson ? youngest : 0) && { ...born, reason: 'future', than: shown },
    birth < earliestBirth && { ...born, reason: 'early', than: earliestBirth },
    death > shown && { ...died, reason: 'future', than: shown },
    isPerson && death > birth + maxLifeYears && { ...died, reason: 'first', than: birth },
  ])
}

/** A year of birth after every work is wrong itself. */
function ofBirth(artist: ContentRecord<'Artist'>): Finding | undefined {
  const { birthYear: birth = NaN, works = [] } = artist.data
  const years = works.flatMap((work) => work?.yearFrom ?? work?.year ?? [])
  const last = Math.max(...years)
  return firstOf(artist, [
    years.length > 1 && birth > last && { path: ['birthYear'], year: birth, reason: 'works', than: last },
  ])
}

function ofWork(
  { artist, work: { yearFrom, year }, path }: WorkOfArtist,
  { type, birthYear: birth = NaN, deathYear: death = NaN }: Known<Artist>,
  shown: number,
): Finding | undefined {
  const begun = { path: [...path, yearFrom === undefined ? 'year' : 'yearFrom'], year: yearFrom ?? year ?? NaN }
  const done = { path: [...path, year === undefined ? 'yearFrom' : 'year'], year: year ?? yearFrom ?? NaN }
  if (done.year < begun.year) return report('year/reversed', at(artist, done.path), { from: begun.year, to: done.year })
  const isOld = type !== 'collective' && Number.isNaN(death) && begun.year > birth + maxLifeYears
  return firstOf(artist, [
    done.year > shown && { ...done, reason: 'future', than: shown },
    (begun.year < birth || isOld) && { ...begun, reason: 'first', than: birth },
    begun.year > death + maxPosthumousYears && { ...begun, reason: 'last', than: death },
  ])
}

/** The first doubt about a life or a work: the others often have the same cause. */
function firstOf(artist: ContentRecord<'Artist'>, doubts: (Unlikely | false)[]): Finding | undefined {
  const doubt = doubts.find((each) => each !== false)
  if (!doubt) return undefined
  const { path, year, reason, than } = doubt
  const values = { field: field('Artist', path), year, reason: phrase(yearReasons[reason], { than }) }
  return report('year/unlikely', at(artist, path), values, { cause: `${artist.file} ${reason} ${than}` })
}
