import { closestTo, plain } from '../../engine/closest'
import { at, type Content, type ContentRecord } from '../../engine/content-folder'
import { type Finding, reporter, type Rules } from '../../engine/rule'
import { copiesIn } from './duplicate-slugs'

export const rules = { 'sort-name/other': 'warning', 'sort-name/duplicate': 'warning' } as const satisfies Rules

const report = reporter(rules)

/** An artist whose names are known. */
type Named = { record: ContentRecord<'Artist'>; name: string; sortName: string }

/** Reports names for sorting that do not fit the name, or that two artists have. */
export function check(content: Content): Finding[] {
  const copies = new Set(copiesIn(content).map(({ file }) => file.file))
  const artists = content.records('Artist').flatMap((record): Named[] => {
    const { name, sortName } = record.data
    return copies.has(record.file) || name === undefined || sortName === undefined ? [] : [{ record, name, sortName }]
  })
  const doubtful = artists.filter((each) => each.record.data.type !== 'collective' && meantFor(each) !== undefined)
  return [
    ...doubtful.map((each) => {
      const { record, name, sortName } = each
      return report('sort-name/other', at(record, ['sortName']), { name, sortName, meant: meantFor(each) ?? '' })
    }),
    ...repeated(artists.filter((artist) => !doubtful.includes(artist))),
  ]
}

/** The artist whose name fits the name for sorting is right to have it. */
function repeated(artists: Named[]): Finding[] {
  const owners = new Map<string, Named>()
  const fitting = artists.toSorted((a, b) => Number(!!meantFor(a)) - Number(!!meantFor(b)))
  return fitting.flatMap((artist) => {
    const { record, name, sortName } = artist
    const owner = owners.get(plain(sortName).trim())
    if (!owner) owners.set(plain(sortName).trim(), artist)
    // duplicates.ts reports a name that two artists have.
    if (!owner || plain(owner.name) === plain(name)) return []
    return [report('sort-name/duplicate', at(record, ['sortName']), { sortName, other: owner.record.file })]
  })
}

const meantFor = ({ name, sortName }: Named) => sortNameMeant(name, sortName)

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
