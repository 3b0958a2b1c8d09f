import { digitClasses } from './digits'
import * as styles from './fit.module.css'

/** Reads a measure of each letter of the title font in em (src/gatsby/fonts/fonts.ts). */
function readMeasures(text = ''): Map<string, number> {
  const lines = text.split('\n')
  return new Map(lines.flatMap((letters, hundredths) => [...letters].map((letter) => [letter, hundredths / 100])))
}

/** The advance widths. */
const widths = readMeasures(process.env.GATSBY_TITLE_FONT_WIDTHS)
/** The space before a letter, without accents. */
const bearings = readMeasures(process.env.GATSBY_TITLE_FONT_BEARINGS)

/** Letter spacing of the title font in em. */
export const letterSpacing = -0.02

/** How much wider a bold sans-serif system font is than the title font. */
const systemWidth = 1.45
/** Width in em of a letter that the title font lacks: the widest of Greek and Cyrillic, and of East Asian scripts. */
const otherWidth = 0.75
const squareWidth = 1
/** The first code point of East Asian scripts and emoji. */
const firstSquare = '\u2e80'

const lettersOf = (text: string) => [...text.trim().normalize('NFC')]

/** Whether a text is shown in a system font, because the title font lacks one of its letters. */
const isInSystemFont = (text: string) => widths.size > 0 && lettersOf(text).some((letter) => !widths.has(letter))

/**
 * Width of a line in the title font, without kerning, or in a system font if the title font lacks a letter.
 * @param whole the text that the line is a part of
 * @returns em, rather too large than too small
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
 * The classes of a text in the title font. If the font lacks a letter, all of the text is shown in a system font, because
 * single letters of another font look broken.
 * @param own another class of the element
 */
export function titleFontClass(text: string, own?: string): string | undefined {
  return isInSystemFont(text) ? [own, styles.system].filter(Boolean).join(' ') : own
}

/**
 * Classes that give the width of a line to CSS as `--em`, so that a title can fill its space:
 * `font-size: calc(100vw / var(--em))`.
 * @param whole the text that the line is a part of
 */
export function fitClass(line: string, whole = line): string {
  return `${titleFontClass(whole, styles.fit)} ${digitClasses(Math.max(lineWidth(line, whole), 0.5))}`
}

/** Classes that move a line in the title font to the left by the space before its first letter, so that it is flush. */
export function flushClass(line: string): string {
  const [first = ''] = line.normalize('NFD')
  return `${styles.flush} ${digitClasses(isInSystemFont(line) ? 0 : (bearings.get(first) ?? 0))}`
}

/** The widest word, which limits the size of a title of several lines. A non-breaking space joins two words into one. */
export function longestWord(title: string): string {
  const widthOf = (word: string) => lineWidth(word, title)
  return title.split(/[ \n]/).reduce((longest, word) => (widthOf(word) > widthOf(longest) ? word : longest))
}

/** Whether a title has accents above capitals, which reach out of its tight lines at the top. */
export const hasHighAccents = (title: string): boolean => /\p{Lu}\p{M}/u.test(title.normalize('NFD'))

/** Whether a title has letters that reach below the baseline, and out of its tight lines. */
export const hasDescenders = (title: string): boolean => /[gjpqyĄĘąę,;]/.test(title)
