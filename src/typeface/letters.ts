import { ranges } from './letters.json'

const spans = ranges.split(' ').map((span) => {
  const [first = 0, last = first] = span.split('-').map((hex) => parseInt(hex, 16))
  return { first, last }
})

/** Every character that the typeface has. */
export const allLetters: readonly string[] = spans.flatMap(({ first, last }) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
)

const known = new Set(allLetters)

/** Whether the typeface has a character. */
export const hasLetter = (character: string): boolean => known.has(character)
