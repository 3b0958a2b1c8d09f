/**
 * Measures of the names in em: the height of capitals, the space between two words, the least space on each side of a picture,
 * and the tightest letter spacing (artist-names.module.css).
 */
const measures = { capital: 0.686, space: 0.16, gap: 0.13, tightest: -0.03 }

type Name = {
  text: string
  /** The letter spacing, in em, with which the narrowest letters are as wide as the name. */
  spaced: number
  /** Width to height of the picture. */
  ratio: number
}

/** The letters of a name as browsers space them. */
export const lettersOf = (text: string): number => [...text.normalize()].length

/**
 * How a name opens without changing its width.
 * @returns the size of the picture in em: as high as capitals, or less where the narrowest letters leave less; and
 * how wide the letters are, from 0 for the narrowest and tightest to 1 for those of the closed name
 */
export function openedSize({ text, spaced, ratio }: Name): { width: number; height: number; letters: number } {
  const { capital, space, gap, tightest } = measures
  const room = lettersOf(text) * (spaced - tightest)
  // Between two words, the picture takes the place of the space.
  const sides = 2 * gap - (text.includes(' ') ? space : 0)
  const width = Math.min(capital * ratio, room - sides)
  return { width, height: width / ratio, letters: 1 - (width + sides) / room }
}
