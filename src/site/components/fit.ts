import type * as React from 'react'
import { heroExtents, systemWidth, titleFontBearings, titleFontWidths } from '#build-values'
import { linesIn, readMeasures } from '../../typeface/line-width'
import { roundedUp } from './rounded-up'
import * as styles from './title-font.module.css'

/** Measures of the title font. */
export const lines = linesIn(titleFontWidths, systemWidth)
const { isInSystemFont } = lines
export const { lineWidth } = lines

/** The space before a letter, without accents. */
const bearings = readMeasures(titleFontBearings)

/** A system font may have an accent and a descender, which the build cannot measure. */
const systemExtent = 0.25

/**
 * The classes of a text in the title font. If the font lacks a letter, all of the text is shown in a system font, because
 * single letters of another font look broken.
 * @param own another class of the element
 */
export function titleFontClass(text: string, own?: string): string | undefined {
  return isInSystemFont(text) ? [own, styles.system].filter(Boolean).join(' ') : own
}

/**
 * Class and style of a title that fills its space: `--em` is the width of its line,
 * `font-size: calc(100vw / var(--em))`, and `--bearing` the space before its first letter.
 * @param own another class of the element
 * @param whole the text that the line is a part of
 */
export function fitted(line: string, own?: string, whole = line): { className?: string; style: React.CSSProperties } {
  return {
    className: titleFontClass(whole, own),
    style: { '--em': roundedUp(Math.max(lineWidth(line, whole), 0.5)), '--bearing': bearingOf(whole) },
  }
}

/** The space before the first letter of a line in the title font, by which it must move to be flush. @returns em */
export function bearingOf(line: string): number {
  const [first = ''] = line.normalize('NFD')
  return isInSystemFont(line) ? 0 : (bearings.get(first) ?? 0)
}

/** The widest word, which limits the size of a title of several lines. A non-breaking space joins two words into one. */
export function longestWord(title: string): string {
  const widthOf = (word: string) => lineWidth(word, title)
  return title.split(/[ \n]/).reduce((longest, word) => (widthOf(word) > widthOf(longest) ? word : longest))
}

/**
 * How far a line of the exhibition's name reaches above a capital and below the baseline.
 * @param whole the text that the line is a part of
 * @returns em; 0 for letters that need no room of their own
 */
export const extentOf = (line: string, whole = line): number[] =>
  [0, 1].map((side) =>
    isInSystemFont(whole)
      ? systemExtent
      : Math.max(0, ...[...line.normalize()].map((letter) => heroExtents[letter]?.[side] ?? 0)) / 100,
  )
