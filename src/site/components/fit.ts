import { digitClasses } from './digits'
import * as styles from './fit.module.css'

/** The letters of the poster's font, each with how far it moves the next one in em; from the font (src/gatsby/fonts/fonts.ts). */
const widths = new Map<string, number>()
const lines = process.env.GATSBY_TITLE_FONT_WIDTHS?.split('\n') ?? []
lines.forEach((letters, hundredths) => {
  for (const letter of letters) widths.set(letter, hundredths / 100)
})

/** Of the poster's font; in em, between any two letters. */
const letterSpacing = -0.02

/** How much wider than the poster's a bold sans-serif of the system is. */
const systemWidth = 1.45
/** In em, of a letter that the poster's font lacks: the widest of Greek and Cyrillic, and of Chinese and others. */
const otherWidth = 0.75
const squareWidth = 1
/** From here on Unicode has the scripts of East Asia, and emoji. */
const firstSquare = '\u2e80'

const lettersOf = (text: string) => [...text.trim().normalize('NFC')]

/** Whether a text is set in a font of the system, because the poster's lacks one of its letters. */
const isInSystemFont = (text: string) => widths.size > 0 && lettersOf(text).some((letter) => !widths.has(letter))

/**
 * How wide a line is when set in the poster's font, without kerning, or in one of the system where that lacks a letter.
 * @param whole the text that the line is a part of
 * @returns em, rather more than less
 */
export function lineWidth(line: string, whole = line): number {
  const scale = isInSystemFont(whole) ? systemWidth : 1
  const widthOf = (letter: string) => {
    const width = widths.get(letter)
    return width === undefined ? (letter < firstSquare ? otherWidth : squareWidth) : width * scale
  }
  return lettersOf(line).reduce((sum, letter) => sum + widthOf(letter) + letterSpacing, 0)
}

/**
 * The classes of a text in the poster's font: with a letter that the font lacks, all of the text is set in a font of
 * the system, as single letters of another font in a word look broken.
 * @param own the element's own class
 */
export function posterClass(text: string, own?: string): string | undefined {
  return isInSystemFont(text) ? [own, styles.system].filter(Boolean).join(' ') : own
}

/**
 * Classes that tell CSS the width of a line as `--em`, so that a title can be as large as its place allows:
 * `font-size: calc(100vw / var(--em))`.
 * @param whole the text that the line is a part of
 */
export function fitClass(line: string, whole = line): string {
  return `${posterClass(whole, styles.fit)} ${digitClasses(Math.max(lineWidth(line, whole), 0.5))}`
}

/** The word that decides how large a title of several lines can be; words tied by a non-breaking space are one. */
export function longestWord(title: string): string {
  const widthOf = (word: string) => lineWidth(word, title)
  return title.split(/[ \n]/).reduce((longest, word) => (widthOf(word) > widthOf(longest) ? word : longest))
}
