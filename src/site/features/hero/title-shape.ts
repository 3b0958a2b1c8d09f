import { heroLetters, heroWidths, titleCapHeight } from '#build-values'
import { extentOf, lineWidth } from '../../components/fit'
import { letterSpacing } from '../../../typeface/line-width'

/**
 * Half of the title, drawn as text in an SVG whose box is the ink of its letters: from the baseline, or on a line of its
 * own from its lowest letter, to the top of a capital or of an accent above it.
 */
export type Half = {
  text: string
  /** In hundredths of an em. */
  viewBox: string
  /** Without the letter spacing after the last letter, which browsers count in different ways. */
  textLength: number
  /** The width of the letters in percent, with one decimal. */
  stretch: number
  /** The width of the box, in percent of the line that it is on. */
  width: string
  /** How far letters reach below the box, in percent of the width of that line. */
  drop: number
  /** How much higher than a capital the box is, in heights of a capital. */
  extra: number
}

/** The widths of the font's letters in percent (src/gatsby/fonts/hero-font.ts). */
const [narrowest, widest] = heroWidths

// In parts of the width of the row. All works take the same area, up to a width that is left for a panorama.
const gap = 1 / 60
const widestOpening = 0.4
const openingOfSquare = 0.33
/** The largest font size. The letters of a short title become wider instead. */
const largest = 0.48

/** The width of a line on a phone in em, unless its letters need more. */
const lineOnPhone = 1.5

/** In em: the advance width of a line, and the space before its first letter and after its last. */
type Measures = { advance: number; left: number; right: number }

/** Whether the letters have one width alone: then a word cannot make room for a work, and stays whole beside it. */
export const hasOneWidth = narrowest === widest

/** The part of the row that a work opens. @param ratio width to height */
export const openingOf = (ratio: number) => Math.min(openingOfSquare * Math.sqrt(ratio), widestOpening)

/** The halves beside a work: together they fill the row, except the opening for the work. @param ratio of the work */
export function halvesInRow(halves: readonly [string, string], ratio: number): Half[] {
  const name = halves.join('')
  const lines = shown(halves)
  const room = (opening: number) => 1 - opening - lines.length * gap
  const size = Math.min(room(widestOpening) / sum(lines.map((line) => inkOf(line, narrowest, name))), largest)
  const width = widthFor(lines, room(openingOf(ratio)) / size, name)
  const [above = 0] = extentOf(name)
  return lines.map((text) => {
    const [, below = 0] = extentOf(text, name)
    return { ...draw({ text, name, width, em: 1 / size, extent: [above] }), drop: 100 * below * size }
  })
}

/** The halves on lines of their own, each as wide as its line or as its letters can be. */
export function halvesInLines(halves: readonly [string, string]): Half[] {
  const name = halves.join('')
  const lines = shown(halves)
  const em = Math.max(...lines.map((line) => inkOf(line, narrowest, name)), lineOnPhone)
  return lines.map((text) => ({
    ...draw({ text, name, width: widthFor([text], em, name), em, extent: extentOf(text, name) }),
    drop: 0,
  }))
}

const shown = (halves: readonly string[]) => halves.map((half) => half.trim().normalize('NFC')).filter(Boolean)

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** The width of letters at which the ink of lines is as wide as a number of em. */
function widthFor(lines: readonly string[], em: number, name: string): number {
  const [least, most] = [narrowest, widest].map((width) => sum(lines.map((line) => inkOf(line, width, name))))
  const part = most! > least! ? (em - least!) / (most! - least!) : 0
  return narrowest + (widest - narrowest) * Math.min(Math.max(part, 0), 1)
}

const inkOf = (line: string, width: number, name: string) => {
  const { advance, left, right } = measure(line, width, name)
  return advance - left - right
}

/** All measures are linear in the width of the letters. A font that lacks a letter of the title is not measured. */
function measure(line: string, width: number, name: string): Measures {
  if ([...shown([name]).join()].some((letter) => !heroLetters[letter])) {
    return { advance: lineWidth(line, name), left: 0, right: 0 }
  }
  const part = widest > narrowest ? (width - narrowest) / (widest - narrowest) : 0
  const at = (letter: string | undefined, index: 0 | 2 | 4) => {
    const { [index]: least = 0, [index + 1]: most = 0 } = heroLetters[letter ?? ''] ?? []
    return (least + (most - least) * part) / 1000
  }
  const advances = [...line].map((letter) => at(letter, 0) + letterSpacing)
  return {
    advance: sum(advances),
    left: at(line[0], 2),
    // The browser adds letter spacing after the last letter too.
    right: at(line.at(-1), 4) + letterSpacing,
  }
}

type Drawing = { text: string; name: string; width: number; em: number; extent: readonly number[] }

/**
 * @param drawing `em`: the width of the whole line in em; `extent`: how far the box reaches above a capital and below the
 * baseline, in em
 */
function draw({ text, name, width, em, extent: [above = 0, below = 0] }: Drawing): Omit<Half, 'drop'> {
  const { advance, left } = measure(text, width, name)
  const box = inkOf(text, width, name)
  const top = titleCapHeight + above
  const hundredths = (value: number) => Math.round(value * 1000) / 10
  return {
    text,
    viewBox: [left, -top, box, top + below].map(hundredths).join(' '),
    textLength: hundredths(advance - letterSpacing),
    stretch: Math.round(width * 10) / 10,
    width: `${Math.round((10000 * box) / em) / 100}%`,
    extra: (above + below) / titleCapHeight,
  }
}
