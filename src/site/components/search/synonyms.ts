import { searchWords } from '../../../i18n/match-words'

/** From so many letters on, a typed beginning stands for the word. */
const unfinished = 4

/** From so many letters on, a word also stands for the words that begin with it: 'toalet' for 'toalety'. */
const stem = 5

/**
 * Reads lines of words with one meaning: 'wc, záchod, toalety'.
 * @returns a function that returns the other words of the lines that a typed word or phrase is in, without accents; a phrase
 * must be there as a whole
 */
export function synonymsOf(lines: string): (typed: string) => string[] {
  const groups = lines
    .split('\n')
    .map((line) => line.split(',').map(searchWords).filter(Boolean))
    .filter((words) => words.length > 1)
  const isMeant = (word: string, typed: string) =>
    word === typed ||
    (!typed.includes(' ') &&
      ((typed.length >= unfinished && word.startsWith(typed)) || (word.length >= stem && typed.startsWith(word))))
  return (typed) => [
    ...new Set(
      groups
        .filter((words) => words.some((word) => isMeant(word, typed)))
        .flat()
        .filter((word) => word !== typed),
    ),
  ]
}
