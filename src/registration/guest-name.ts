import type { Lines } from '../typeface/line-width'

/** A guest's name on the admission card, with how large it is there. */
export type GuestName = {
  text: string
  /** How many em a line is wide, on the tall card of a phone and on the wide card: an entry of `lineLengths`. */
  tall: number
  wide: number
  /** Whether the name is in the title font, or in a system font that has its letters. */
  font: 'title' | 'system'
}

/** The lengths that a line may have, in em. */
export const lineLengths: readonly number[] = [
  1.5, 1.75, 2, 2.25, 2.5, 2.75, 3, 3.25, 3.5, 3.75, 4, 4.25, 4.5, 4.75, 5, 5.5, 6, 6.5, 7, 7.5, 8, 9, 10, 11, 12, 13,
  14, 16,
]

/** Line heights in em, as in the style sheet. Scripts of a system font need more than the title font. */
export const lineHeights = { title: 0.9, system: 1.2 } as const

/** How high the name may be on a card, as a part of its width. */
export const boxRatios = { tall: 0.62, wide: 0.38 } as const

/**
 * Makes a name as large as each card allows. It breaks between words and after hyphens; only a word of more than 16 em
 * breaks inside.
 * @param text a normalised name
 */
export function guestName(text: string, { lineWidth, isInSystemFont }: Lines): GuestName {
  const font = isInSystemFont(text) ? 'system' : 'title'
  const words = partsOf(text).map((part) => lineWidth(part, text))
  const space = lineWidth('n n', text) - lineWidth('nn', text)
  const lengthFor = (ratio: number) => {
    const isLongEnough = (em: number) =>
      Math.max(...words) <= em && countLines(words, space, em) * lineHeights[font] <= em * ratio
    return lineLengths.find(isLongEnough) ?? lineLengths.at(-1)!
  }
  return { text, tall: lengthFor(boxRatios.tall), wide: lengthFor(boxRatios.wide), font }
}

/** The parts of a name between which browsers break lines. It has no non-breaking space: normalising has replaced it. */
export const partsOf = (name: string): string[] => name.split(/ |(?<=-)/)

/** @param words their widths in em, none longer than a line. @returns how many lines of a length they take */
export function countLines(words: readonly number[], space: number, length: number): number {
  let lines = 1
  let used = -space
  for (const word of words) {
    used += space + word
    if (used <= length) continue
    lines++
    used = word
  }
  return lines
}
