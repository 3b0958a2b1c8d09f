import { palette } from '../../site/styles/palette'
import { socialImageSize } from '../../site/components/social-image'
import type { TextStyle, Typeface } from './glyph-outlines'

export type Line = { text: string; style: TextStyle; size: number; x: number; y: number; colour?: string }

const textColour = palette.ink

/** The distance between the lines of a title, in em. */
export const titleLineHeight = 0.84

/** The largest font size at which every line fits a width. */
export function fitSize(
  typeface: Typeface,
  lines: readonly string[],
  style: TextStyle,
  width: number,
  largest: number,
): number {
  return Math.min(largest, ...lines.map((line) => width / typeface.measure(line, style)))
}

/** Breaks a text into the two or three lines that give the largest letters; a text of one word stays one line. */
export function breakIntoLines(
  typeface: Typeface,
  text: string,
  style: TextStyle,
  { width, height }: { width: number; height: number },
): { lines: string[]; size: number } {
  const sized = lineBreaks(text).map((lines) => ({
    lines,
    size: fitSize(typeface, lines, style, width, Math.min(210, height / (titleLineHeight * lines.length))),
  }))
  // One more line must make the letters 5 % larger.
  return sized
    .toSorted((a, b) => a.lines.length - b.lines.length)
    .reduce((best, next) => (next.size > best.size * 1.05 ? next : best))
}

/** All ways to break a text into two or three lines. A line may end at a space and after a hyphen. */
function lineBreaks(text: string): string[][] {
  const words = text.match(/[^\s-]*-|[^\s-]+/gu) ?? [text]
  const join = (part: readonly string[]) => part.join(' ').replaceAll('- ', '-')
  const ways = words.slice(1).flatMap((_, first) => {
    const [head, tail] = [words.slice(0, first + 1), words.slice(first + 1)]
    const more = tail.slice(1).map((__, second) => [tail.slice(0, second + 1), tail.slice(second + 1)])
    return [[tail], ...more].map((rest) => [head, ...rest].map(join))
  })
  return ways.length > 0 ? ways : [[text]]
}

type Area = { left: number; right: number; top: number; bottom: number }
type Frame = { x: number; y: number; width: number }

/**
 * Sets words, or titles of several words, in lines that leave a frame free, at the largest size at which all fit. What
 * does not fit at the smallest size is left out.
 */
export function wrapAround(
  typeface: Typeface,
  all: readonly string[],
  style: TextStyle,
  { area, frame }: { area: Area; frame: Frame },
): Line[] {
  const smallest = 18
  const beside = Math.max(frame.x - 24 - area.left, area.right - frame.x - frame.width - 24)
  // A word that is too long for a row beside the frame would end the text.
  const fitting = all.filter((word) => typeface.measure(word, style) * smallest <= beside)
  const words = fitting.slice(0, 200) // more words are too small to read
  const widths = words.map((word) => typeface.measure(word, style))
  for (let size = 72; ; size -= 1) {
    const lines = fill(size)
    if (lines.length === words.length || size <= smallest) return lines
  }

  function fill(size: number): Line[] {
    const space = 0.48 * size
    const lines: Line[] = []
    const height = area.bottom - area.top - typeface.capHeight * size
    const rows = Math.floor(height / (size * 1.06)) + 1
    const step = height / Math.max(rows - 1, 1)
    for (let row = 0; row < rows; row += 1) {
      const y = area.top + typeface.capHeight * size + row * step
      const sides =
        y > frame.y - 12
          ? [
              [area.left, frame.x - 24],
              [frame.x + frame.width + 24, area.right],
            ]
          : [[area.left, area.right]]
      for (const [from = 0, to = 0] of sides) {
        let used = 0
        while (lines.length < words.length) {
          const width = (widths[lines.length] ?? 0) * size
          if (used + width > to - from) break
          lines.push({ text: words[lines.length] ?? '', style, size, x: from + used, y })
          used += width + space
        }
      }
    }
    return lines
  }
}

/** An SVG of the size of a social image, with its lines as paths. An empty line is left out. */
export function svgOf(typeface: Typeface, background: string, lines: readonly Line[]): string {
  const { width, height } = socialImageSize
  const paths = lines
    .filter(({ text }) => text)
    .map(
      ({ text, style, colour = textColour, ...place }) =>
        `<path fill="${colour}" d="${typeface.draw(text, style, place)}"/>`,
    )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${background}" d="M0 0h${width}v${height}H0z"/>${paths.join('')}</svg>`
}
