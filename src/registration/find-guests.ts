import { searchWords, withoutInnerMarks } from '../i18n/match-words'
import { beginsLike } from '../i18n/typing-error'
import { hasSyllable } from './name'

/** A guest as the search knows them. */
export type Entry = {
  id: string
  name: string
  /** The words of the name without accents and capitals, and all of them as one word, in both orders. */
  words: readonly string[]
}

/** How many letters open the list. One is enough if it can be a name: 王. */
const minLetters = 2

/** From how many letters on a typing error is allowed. Shorter queries would find almost everybody. */
const lettersWithError = 4

const wordsOf = (text: string): string[] => searchWords(withoutInnerMarks(text)).split(' ').filter(Boolean)

/** How many letters and digits a query has, without accents. */
const countLetters = (query: string) => wordsOf(query).join('').length

/** Whether a query is long enough to open the list. */
export const opensList = (query: string) => countLetters(query) >= minLetters || hasSyllable(query)

export function entryOf({ id, name }: { id: string; name: string }): Entry {
  const words = wordsOf(name)
  if (words.length > 1) words.push(words.join(''), [...words].reverse().join(''))
  return { id, name, words }
}

type Rank = 'begins' | 'inside' | 'error'

/** How a word of a query is found in a name; undefined if it is not. */
function rankOf(word: string, { words }: Entry, mayHaveError: boolean): Rank | undefined {
  if (words.some((each) => each.startsWith(word))) return 'begins'
  if (words.some((each) => each.includes(word))) return 'inside'
  // One letter with an error could be any.
  return mayHaveError && word.length > 1 && words.some((each) => beginsLike(each, word)) ? 'error' : undefined
}

/**
 * Finds guests by any parts of their names, in any order, without accents, and with one typing error in the query.
 * @param entries in the order in which equally good ones are returned
 * @returns the best first: words that begin so, words that contain it, names with an error; none if the query does not
 * open the list
 */
export function findGuests(entries: readonly Entry[], query: string): Entry[] {
  if (!opensList(query)) return []
  const typed = wordsOf(query)
  const errorsAllowed = countLetters(query) < lettersWithError ? 0 : 1
  const found: Record<Rank, Entry[]> = { begins: [], inside: [], error: [] }
  for (const entry of entries) {
    let errors = 0
    let isInside = false
    const isFound = typed.every((word) => {
      const rank = rankOf(word, entry, errors < errorsAllowed)
      if (rank === 'error') errors++
      if (rank === 'inside') isInside = true
      return rank
    })
    if (isFound) found[errors ? 'error' : isInside ? 'inside' : 'begins'].push(entry)
  }
  return [...found.begins, ...found.inside, ...found.error]
}
