/**
 * Measures of the names in em: the height of capitals, the width of a space, the least space on each side of a picture,
 * and the letter spacing of an open name.
 */
export const measures = { capital: 0.686, space: 0.117, gap: 0.1, tight: -0.02 }

type Name = {
  text: string
  /** Width to height of the picture. */
  ratio: number
  /** The letter spacing, in em, with which the name is as wide in the narrowest letters and in the widest ones. */
  spacing: { narrowest: number; widest: number }
}

/** The letters of a name as browsers space them. */
export const lettersOf = (text: string): number => [...text.normalize()].length

/**
 * How a name opens without changing its width.
 * @returns the size of the picture in em: as high as capitals, or less where the narrowest letters leave less; and
 * the width of the letters, from 0 for the narrowest to 1 for the widest
 */
export function openedSize({ text, ratio, spacing }: Name): { width: number; height: number; letters: number } {
  const { capital, space, gap, tight } = measures
  const letters = lettersOf(text)
  // Between two words, the picture takes the place of the space.
  const sides = 2 * gap - (text.includes(' ') ? space : 0)
  const room = letters * (spacing.narrowest - tight) - sides
  const width = Math.min(capital * ratio, room)
  return {
    width,
    height: width / ratio,
    letters: (room - width) / (letters * (spacing.narrowest - spacing.widest)),
  }
}
