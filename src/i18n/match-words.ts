import { withoutAccents } from './without-accents'

/** The words of a text as a search compares them: without accents, capitals and punctuation, with single spaces. */
export const searchWords = (text: string): string =>
  withoutAccents(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Whether each word of a query begins a word of a text.
 * @param words of the text, from `searchWords`
 * @example matchesQuery(searchWords('Ema Ostružková, Břeh, 2024'), '2024 ostruz') // true
 */
export function matchesQuery(words: string, query: string): boolean {
  return searchWords(query)
    .split(' ')
    .every((word) => ` ${words}`.includes(` ${word}`))
}

/**
 * What may have a typing error. In a shorter word, an error leaves too little of it, and a number with another digit is
 * another number.
 */
const mayBeMistyped = /^\D{4,}$/

/**
 * Whether a word begins with a typed word that has exactly one typing error: a letter that is wrong, missing or too many,
 * or two letters in the wrong order.
 * @param word from `searchWords`, as `typed`
 * @example beginsMistyped('ostruzkova', 'ostrzk') // true
 */
export function beginsMistyped(word: string, typed: string): boolean {
  if (!mayBeMistyped.test(typed) || word.startsWith(typed)) return false
  let at = 0
  while (word[at] === typed[at]) at++
  const swapped = typed.slice(0, at) + typed.charAt(at + 1) + typed.charAt(at) + typed.slice(at + 2)
  return (
    word.startsWith(typed.slice(at + 1), at + 1) ||
    word.startsWith(typed.slice(at), at + 1) ||
    word.startsWith(typed.slice(at + 1), at) ||
    word.startsWith(swapped)
  )
}
