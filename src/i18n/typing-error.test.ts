/** @jest-environment node */
import * as fc from 'fast-check'
import { beginsLike } from './typing-error'

const letters = (minLength: number) => fc.string({ unit: fc.constantFrom(...'abcdeňж李'), minLength, maxLength: 8 })

/** The least number of errors with which a beginning of the word was typed, counted by the textbook. */
function minErrors(word: string, typed: string): number {
  const rows = Array.from({ length: word.length + 1 }, () => Array.from({ length: typed.length + 1 }, () => 0))
  for (let row = 0; row <= word.length; row++) {
    for (let column = 0; column <= typed.length; column++) {
      if (!row || !column) {
        rows[row]![column] = row + column
        continue
      }
      const isSame = word[row - 1] === typed[column - 1]
      const choices = [
        rows[row - 1]![column]! + 1,
        rows[row]![column - 1]! + 1,
        rows[row - 1]![column - 1]! + (isSame ? 0 : 1),
      ]
      if (row > 1 && column > 1 && word[row - 1] === typed[column - 2] && word[row - 2] === typed[column - 1]) {
        choices.push(rows[row - 2]![column - 2]! + 1)
      }
      rows[row]![column] = Math.min(...choices)
    }
  }
  return Math.min(...rows.map((row) => row.at(-1)!))
}

test.each([
  ['novak', 'nov'],
  ['novak', 'novsk'],
  ['novak', 'nvak'],
  ['novak', 'noovak'],
  ['novak', 'nvoak'],
  ['novak', 'novakk'],
  ['novak', 'ovak'],
])('%s begins like %s', (word, typed) => expect(beginsLike(word, typed)).toBe(true))

test.each([
  ['novak', 'nkk'],
  ['novak', 'nvkoa'],
  ['novak', 'novakovi'],
])('%s does not begin like %s', (word, typed) => expect(beginsLike(word, typed)).toBe(false))

test('a word begins like what was typed if at most one error is between them', () => {
  fc.assert(
    fc.property(letters(0), letters(0), (word, typed) => {
      expect(beginsLike(word, typed)).toBe(minErrors(word, typed) <= 1)
    }),
    { numRuns: 5000 },
  )
})
