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
