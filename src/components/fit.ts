import { digitClasses } from './digits'
import * as styles from './fit.module.css'

/** Advance widths in em of groups of letters, measured in the display cut: Archivo, weight 800, width 62 %. */
const widths: [letters: RegExp, width: number][] = [
  [/\s/u, 0.12],
  [/[ijlíI.,:;'’]/u, 0.22],
  [/[frtřťŕ–-]/u, 0.27],
  [/[svyzšýž7]/u, 0.38],
  [/[mwMW]/u, 0.66],
  [/[EFLJÉĚĽ]/u, 0.42],
  [/\p{Lu}/u, 0.5],
]
const otherWidth = 0.42

/** Of the display cut; in em, between any two letters. */
const letterSpacing = -0.02

/**
 * How wide a line is when set in the display cut.
 * @returns an estimate in em, within 8 % for words of several letters
 */
export function lineWidth(text: string): number {
  const letters = [...text.trim()]
  const advance = letters.map((letter) => widths.find(([group]) => group.test(letter))?.[1] ?? otherWidth)
  return advance.reduce((sum, width) => sum + width + letterSpacing, 0)
}

/**
 * Classes that tell CSS the width of a line as `--em`, so that a title can be as large as its place allows:
 * `font-size: calc(100vw / var(--em))`.
 */
export function fitClass(text: string): string {
  return `${styles.fit} ${digitClasses(Math.max(lineWidth(text), 0.5))}`
}

/** The word that decides how large a title of several lines can be; words tied by a non-breaking space are one. */
export function longestWord(title: string): string {
  return title.split(/[ \n]/).reduce((longest, word) => (lineWidth(word) > lineWidth(longest) ? word : longest))
}
