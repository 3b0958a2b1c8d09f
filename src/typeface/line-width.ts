/** How wide a line in the title font is, and whether the font can show it. */
export type Lines = {
  /**
   * Width of a line in the title font, without kerning, or in a system font if the title font lacks a letter.
   * @param whole the text that the line is a part of
   * @returns em, rather too large than too small
   */
  lineWidth: (line: string, whole?: string) => number
  /** Whether a text is shown in a system font, because the title font lacks one of its letters. */
  isInSystemFont: (text: string) => boolean
}

/** Letter spacing of the title font in em. */
export const letterSpacing = -0.02

/** What the style sheets add to a word space of the title font, which is narrow, in em. */
export const wordSpacing = 0.1

/** Width in em of a letter that the title font lacks: the widest of Greek and Cyrillic, and of East Asian scripts. */
const otherWidth = 0.75
const squareWidth = 1
/** The first code point of East Asian scripts and emoji. */
const firstSquare = '\u2e80'

const lettersOf = (text: string) => [...text.trim().normalize('NFC')]

/** Reads a measure of each letter of the title font in em (src/gatsby/fonts/fonts.ts). */
export function readMeasures(text: string): Map<string, number> {
  const lines = text.split('\n')
  return new Map(lines.flatMap((letters, hundredths) => [...letters].map((letter) => [letter, hundredths / 100])))
}

/**
 * @param advances the advance widths of the title font, as the build writes them (src/gatsby/fonts/fonts.ts)
 * @param systemWidth how much wider a bold sans-serif system font is than the title font
 */
export function linesIn(advances: string, systemWidth: number): Lines {
  const widths = readMeasures(advances)
  const isInSystemFont = (text: string) => widths.size > 0 && lettersOf(text).some((letter) => !widths.has(letter))
  return {
    isInSystemFont,
    lineWidth(line, whole = line) {
      const scale = isInSystemFont(whole) ? systemWidth : 1
      const widthOf = (letter: string) => {
        const width = widths.get(letter)
        const space = letter === ' ' || letter === '\u00a0' ? wordSpacing : 0
        return space + (width === undefined ? (letter < firstSquare ? otherWidth : squareWidth) : width * scale)
      }
      return lettersOf(line).reduce((sum, letter) => sum + widthOf(letter) + letterSpacing, 0)
    },
  }
}
