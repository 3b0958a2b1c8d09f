/**
 * Measures of the names in em: the most height of a picture, which covers the rows above and below, the space between two
 * words, the least space on each side of a picture, and the tightest letter spacing (artist-names.module.css).
 */
const measures = { highest: 1.9, space: 0.16, gap: 0.13, tightest: -0.03 }

type Name = {
  text: string
  /** The letter spacing, in em, with which the narrowest letters are as wide as the name. */
  spaced: number
  /** Width to height of the picture. */
  ratio: number
  /** The free space after the name, in em, into which it may grow. */
  free?: number
}

/** The letters of a name as browsers space them. */
export const lettersOf = (text: string): number => [...text.normalize()].length

/**
 * How a name opens, at first without changing its width: the letters narrow as far as they can, then the name grows into
 * the free space after it.
 * @returns the size of the whole picture in em, as large as both leave room for; how wide the letters are, from 0 for the
 * narrowest and tightest to 1 for those of the closed name; and how much wider the name is, in em
 */
export function openedSize({ text, spaced, ratio, free = 0 }: Name) {
  const { highest, space, gap, tightest } = measures
  const room = lettersOf(text) * (spaced - tightest)
  // Between two words, the picture takes the place of the space.
  const sides = 2 * gap - (text.includes(' ') ? space : 0)
  const width = Math.min(highest * ratio, room + free - sides)
  const taken = width + sides
  return { width, height: width / ratio, letters: Math.max(1 - taken / room, 0), grown: Math.max(taken - room, 0) }
}
