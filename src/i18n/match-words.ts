import { withoutAccents } from './without-accents'

// Marks inside of words, which many people leave out: apostrophes, and the joiners of some scripts.
const innerMarks = /['’‘ʼʻ`´׳״\u200c\u200d]/gu

/** A text whose words with apostrophes are one word each: 'ONeill'. */
export const withoutInnerMarks = (text: string): string => text.replace(innerMarks, '')

/** The words of a text as a search compares them: without accents, capitals and punctuation, with single spaces. */
export const searchWords = (text: string): string =>
  withoutAccents(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The words of a text that queries are compared with. O'Neill is found as “o'neill”, “neill” and “oneill”. */
export function wordsToFind(text: string): string {
  const joined = withoutInnerMarks(text)
  return searchWords(joined === text ? text : `${text} ${joined}`)
}

/**
 * Whether each word of a query begins a word of a text.
 * @param words of the text, from `wordsToFind`
 * @example matchesQuery(wordsToFind('Ida Jeřábková, Břeh, 2024'), '2024 jerab') // true
 */
export function matchesQuery(words: string, query: string): boolean {
  return searchWords(query)
    .split(' ')
    .every((word) => ` ${words}`.includes(` ${word}`))
}
