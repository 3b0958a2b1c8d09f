import type { Artist } from '../../../../model/artist'
import { closestTo, plain } from '../../engine/closest'
import { at, type Content, type ContentRecord } from '../../engine/content-folder'
import { type Finding, reporter, type Rules } from '../../engine/rule'
import { copiesIn } from './duplicate-slugs'

export const rules = { 'sort-name/other': 'warning', 'sort-name/duplicate': 'warning' } as const satisfies Rules

const report = reporter(rules)

/** Reports names for sorting that do not fit the name, or that two artists have. */
export function check(content: Content): Finding[] {
  const copies = new Set(copiesIn(content).map(({ file }) => file.file))
  const artists = content.records('Artist').filter(({ file }) => !copies.has(file))
  const doubtful = artists.filter(({ data }) => data.type !== 'collective' && meantFor(data) !== undefined)
  return [
    ...doubtful.map((artist) => {
      const { name, sortName } = artist.data
      return report('sort-name/other', at(artist, ['sortName']), { name, sortName, meant: meantFor(artist.data) ?? '' })
    }),
    ...repeated(artists.filter((artist) => !doubtful.includes(artist))),
  ]
}

/** The artist whose name fits the name for sorting is right to have it. */
function repeated(artists: ContentRecord<'Artist'>[]): Finding[] {
  const owners = new Map<string, ContentRecord<'Artist'>>()
  const fitting = artists.toSorted((a, b) => Number(!!meantFor(a.data)) - Number(!!meantFor(b.data)))
  return fitting.flatMap((artist) => {
    const { name, sortName } = artist.data
    const owner = owners.get(plain(sortName).trim())
    if (!owner) owners.set(plain(sortName).trim(), artist)
    // duplicates.ts reports a name that two artists have.
    if (!owner || plain(owner.data.name) === plain(name)) return []
    return [report('sort-name/duplicate', at(artist, ['sortName']), { sortName, other: owner.file })]
  })
}

const meantFor = ({ name, sortName }: Artist) => sortNameMeant(name, sortName)

const wordsOf = (text: string) =>
  text
    .normalize()
    .split(/[\s,]+/)
    .filter(Boolean)

/**
 * The name for sorting that an editor meant: the words of the name, with the surname first.
 * @returns undefined if the name for sorting is right
 */
export function sortNameMeant(name: string, sortName: string): string | undefined {
  const [words, written] = [wordsOf(name), wordsOf(sortName)]
  const missing = words.filter((word) => !written.includes(word))
  const isInOrder = words.length > 1 && sortName.trim() === name.trim()
  if (missing.length === 0 && words.length === written.length && !isInOrder) return undefined
  const corrected = written.map((word) => (words.includes(word) ? word : (closestTo(word, missing) ?? word)))
  const isCorrected = !isInOrder && corrected.toSorted().join(' ') === words.toSorted().join(' ')
  return isCorrected ? corrected.join(' ') : [...words.slice(-1), ...words.slice(0, -1)].join(' ')
}
