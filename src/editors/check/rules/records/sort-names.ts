import { withoutAccents } from '../../../../i18n/without-accents'
import { closestTo } from '../../base/closest'
import type { Finding } from '../../base/rule'
import { at, type Content, type ContentRecord, hasGap } from '../../read/content'
import { isInCapitals, withoutSpecialCharacters } from '../values/characters'
import { copiesIn } from './duplicate-slugs'
import { report } from './words'

/** An artist, and the name for sorting that fits the name better; undefined if it fits. */
type Named = { artist: ContentRecord<'Artist'>; name: string; sortName: string; meant: string | undefined }

/** Reports names for sorting that do not fit the name, or that two artists have. */
export function* check(content: Content): Iterable<Finding> {
  const copies = new Set(copiesIn(content).map(({ file }) => file.file))
  const artists = content.records('Artist').flatMap((artist): Named | [] => {
    const { name, sortName } = artist.data
    if (name === undefined || sortName === undefined || copies.has(artist.file)) return []
    return { artist, name, sortName, meant: sortNameMeant(name, sortName) }
  })
  const owners = new Map<string, Named>()
  // The artist whose name fits the name for sorting is right to have it.
  for (const named of artists.toSorted((a, b) => Number(a.meant !== undefined) - Number(b.meant !== undefined))) {
    const { artist, name, sortName, meant } = named
    const place = at(artist, ['sortName'])
    // A collective may be sorted by any of its words.
    const isPerson = artist.data.type !== 'collective' && !hasGap(artist, ['type'])
    const key = withoutAccents(sortName).trim()
    const owner = owners.get(key)
    if (meant !== undefined && isPerson) yield report('sort-name/other', place, { name, sortName, meant })
    else if (!owner) owners.set(key, named)
    // duplicates.ts reports a name that two artists have.
    else if (withoutAccents(owner.name) !== withoutAccents(name))
      yield report('sort-name/duplicate', place, { sortName, other: owner.artist.file })
  }
}

/** The words of a name. typography.ts reports special characters in it. */
const wordsOf = (text: string) =>
  withoutSpecialCharacters(text.normalize())
    .split(/[\s,]+/)
    .filter(Boolean)

/**
 * The name for sorting that an editor meant: the words of the name, with the surname first.
 * @returns undefined if the name for sorting is right
 */
function sortNameMeant(name: string, sortName: string): string | undefined {
  // typography.ts reports it, and its words differ from those of the other name.
  if (isInCapitals(name)) return undefined
  const [words, written] = [wordsOf(name), wordsOf(sortName)]
  const missing = words.filter((word) => !written.includes(word))
  const isInOrder = words.length > 1 && sortName.trim() === name.trim()
  if (missing.length === 0 && words.length === written.length && !isInOrder) return undefined
  const corrected = written.map((word) => (words.includes(word) ? word : (closestTo(word, missing) ?? word)))
  const isCorrected = !isInOrder && corrected.toSorted().join(' ') === words.toSorted().join(' ')
  return isCorrected ? corrected.join(' ') : [...words.slice(-1), ...words.slice(0, -1)].join(' ')
}
