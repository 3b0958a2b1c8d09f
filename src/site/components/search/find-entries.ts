import { searchWords, wordsToFind } from '../../../i18n/match-words'
import { beginsLike } from '../../../i18n/typing-error'
import type { SearchEntry, SearchGroup } from './search-index'

/** An entry with its words, separated by spaces and between spaces. */
type Prepared = { entry: SearchEntry; title: string; line: string; more: string }

export type Finder = (query: string) => SearchGroup[]

/**
 * Prepares entries for a search.
 * @returns a function that returns the entries that match each word of a query, the best first; a group with a better
 * first entry comes first, and a group without matches is left out
 */
export function finderOf(groups: readonly SearchGroup[]): Finder {
  const prepared = groups.map(({ heading, entries }) => ({ heading, entries: entries.map(prepare) }))
  return (query) => {
    const typed = searchWords(query).split(' ').filter(Boolean)
    if (typed.length === 0) return []
    return prepared
      .map(({ heading, entries }) => ({ heading, found: bestFirst(entries, typed) }))
      .filter(({ found }) => found.length > 0)
      .sort((a, b) => a.found[0]!.rank - b.found[0]!.rank)
      .map(({ heading, found }) => ({ heading, entries: found.map(({ entry }) => entry) }))
  }
}

const prepare = (entry: SearchEntry): Prepared => ({
  entry,
  title: ` ${wordsToFind(entry.title)} `,
  line: ` ${wordsToFind(entry.line)} `,
  more: ` ${entry.words ?? ''} `,
})

const bestFirst = (entries: readonly Prepared[], typed: readonly string[]) =>
  entries
    .map((each) => ({ entry: each.entry, rank: sum(typed.map((word) => rankOf(word, each))) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank)

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/**
 * What may have a typing error. In a shorter word, an error leaves too little of it, and a number with another digit is
 * another number.
 */
const mayBeMistyped = /^\D{4,}$/

/** How well a typed word matches an entry: 0 is best, and Infinity is no match. Words that nobody sees must be right. */
function rankOf(typed: string, { title, line, more }: Prepared): number {
  if (title.includes(` ${typed} `)) return 0
  if (title.includes(` ${typed}`)) return 1
  if (line.includes(` ${typed}`)) return 2
  if (more.includes(` ${typed}`)) return 3
  if (!mayBeMistyped.test(typed)) return Infinity
  const isMistyped = (words: string) => words.split(' ').some((word) => beginsLike(word, typed))
  if (isMistyped(title)) return 6
  if (isMistyped(line)) return 7
  return Infinity
}
