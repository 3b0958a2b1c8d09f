import { palette } from '../../site/styles/palette'
import { socialImageSize } from '../../site/components/social-image'
import type { TextStyle, Typeface } from './glyph-outlines'
import { breakIntoLines, fitSize, svgOf, titleLineHeight, wrapAround, type Line } from './text-lines'

type Box = { x: number; y: number; width: number; height: number }

/** The drawing of a social image, and the place of the work, which is never cropped. */
export type Layout = { svg: string; work?: Box }

/** The facts about the exhibition that every image shows. An empty one is left out. */
export type Facts = {
  name: string
  subtitle: string
  dates: string
  venue: string
  locality: string
  admission: string
}

/** Facts on one line. */
export const joined = (...facts: string[]): string => facts.filter(Boolean).join(', ')

const margin = 48
const gap = 40
const inner = { width: socialImageSize.width - 2 * margin, height: socialImageSize.height - 2 * margin }
const bottom = socialImageSize.height - margin
const right = socialImageSize.width - margin

const pageBackground = palette.paper
const dateColour = palette.vermilion

const titleStyle: TextStyle = { role: 'title', weight: 800, width: 62, tracking: -0.02, wordSpacing: 0.06 }
const titleStyles = Array.from({ length: 39 }, (_, index): TextStyle => ({ ...titleStyle, width: 62 + index }))
const boldStyle: TextStyle = { role: 'bold', weight: 700, width: 100, tracking: -0.005 }
const plainStyle: TextStyle = { role: 'text', weight: 500, width: 100, tracking: 0 }
const narrowStyle: TextStyle = { role: 'bold', weight: 700, width: 62, tracking: 0, wordSpacing: 0.06 }

/** A line in the style of titles, at the left margin if nothing else is said. */
const titleLine = (text: string, size: number, y: number, x = margin): Line => ({ text, style: titleStyle, size, x, y })

/** The home page: the name of the exhibition in two halves, with a work between them. */
export function homeLayout(typeface: Typeface, facts: Facts, halves: readonly [string, string], ratio: number): Layout {
  const [opening, closing] = halves.map((half) => half.trim()) as [string, string]
  const baseline = 430
  const work = scaleInto(ratio, inner.width * 0.42, baseline - margin)
  const room = inner.width - work.width - gap
  const sizeIn = (each: TextStyle) => room / (typeface.measure(opening, each) + typeface.measure(closing, each))
  // At this size, descenders do not reach the facts. A short name is set in a wider style instead of a larger size.
  const largest = 350
  const style = titleStyles.findLast((each) => sizeIn(each) >= largest) ?? titleStyle
  const size = Math.min(sizeIn(style), largest)
  const end = margin + typeface.measure(opening, style) * size
  const start = right - typeface.measure(closing, style) * size
  return {
    svg: svgOf(typeface, pageBackground, [
      { text: opening, style, size, x: margin, y: baseline },
      { text: closing, style, size, x: start, y: baseline },
      ...factLines(typeface, facts),
    ]),
    work: { ...work, x: Math.round((end + start - work.width) / 2), y: baseline - work.height },
  }
}

/** The list of artists or works: their names or titles, set around a work. */
export function listLayout(
  typeface: Typeface,
  facts: Facts,
  { title, names, ratio }: { title: string; names: readonly string[]; ratio: number },
): Layout {
  const size = fitSize(typeface, [title], titleStyle, inner.width * 0.6, 170)
  const head = fitSize(typeface, [facts.name, facts.dates], boldStyle, inner.width * 0.3, 30)
  const top = margin + typeface.capHeight * size + 36
  const work = scaleInto(ratio, inner.width * 0.4, bottom - top)
  const frame = { ...work, x: Math.round(margin + (inner.width - work.width) * 0.62), y: bottom - work.height }
  return {
    svg: svgOf(typeface, pageBackground, [
      titleLine(title, size, margin + typeface.capHeight * size),
      ...nameFirst(facts.name, facts.dates).map((line, index) => ({
        ...line,
        size: head,
        x: right - typeface.measure(line.text, line.style) * head,
        y: margin + typeface.capHeight * head + index * head * 1.3,
      })),
      ...wrapAround(typeface, names, narrowStyle, { area: { left: margin, right, top, bottom }, frame }),
    ]),
    work: frame,
  }
}

type Artist = { name: string; number: string; background: string; ratio: number }

/** An artist or a work: the artist’s name, and a work beside it, or above it where the work is wide. */
export function artistLayout(typeface: Typeface, facts: Facts, artist: Artist): Layout {
  return artist.ratio > 1.3 ? nameBelowWork(typeface, facts, artist) : nameBesideWork(typeface, facts, artist)
}

/** The first line of the name is at the top, the others at the bottom; number and facts are between them. */
function nameBesideWork(typeface: Typeface, facts: Facts, { name, number, background, ratio }: Artist): Layout {
  const work = scaleInto(ratio, 500, inner.height)
  const width = inner.width - work.width - gap
  const { lines, size } = breakIntoLines(typeface, name, titleStyle, { width, height: 320 })
  const below = lines.length - 1
  const first = margin + typeface.capHeight * size
  const last = bottom - (Math.max(below, 1) - 1) * titleLineHeight * size - typeface.capHeight * size
  return {
    svg: svgOf(typeface, background, [
      ...lines.map((text, index) =>
        titleLine(text, size, index === 0 ? first : bottom - (below - index) * titleLineHeight * size),
      ),
      ...factsBeside(typeface, facts, number, width, (first + (below ? last : bottom)) / 2),
    ]),
    work: { ...work, x: right - work.width, y: margin },
  }
}

/** Below the work, the given name is on the left and the family name on the right. */
function nameBelowWork(typeface: Typeface, facts: Facts, { name, number, background, ratio }: Artist): Layout {
  const [given = name, ...rest] = name.split(' ')
  const family = rest.join(' ')
  const size = fitSize(typeface, [`${given}   ${family}`], titleStyle, inner.width, 170)
  const space = bottom - typeface.capHeight * size - gap - margin
  const work = scaleInto(ratio, inner.width - 290, space)
  const width = inner.width - work.width - gap
  return {
    svg: svgOf(typeface, background, [
      titleLine(given, size, bottom),
      titleLine(family, size, bottom, right - typeface.measure(family, titleStyle) * size),
      ...factsLeft(typeface, facts, number, width),
    ]),
    work: { ...work, x: right - work.width, y: margin },
  }
}

/**
 * The number and, right of it, two lines about the exhibition.
 * @param middle the vertical centre
 */
function factsBeside(typeface: Typeface, facts: Facts, number: string, width: number, middle: number): Line[] {
  const [first, second] = [facts.name, facts.name && facts.dates ? `, ${facts.dates}` : facts.dates]
  const place = joined(facts.venue, facts.locality)
  const large = 84
  const x = margin + typeface.measure(number, titleStyle) * large + 20
  const whole = Math.max(
    typeface.measure(first, boldStyle) + typeface.measure(second, plainStyle),
    typeface.measure(place, plainStyle),
  )
  const size = Math.min(28, (margin + width - x) / whole)
  const y = middle + (typeface.capHeight * large) / 2
  const top = y - typeface.capHeight * (large - size)
  return [
    titleLine(number, large, y),
    { text: first, style: boldStyle, size, x, y: top },
    {
      text: second,
      style: plainStyle,
      size,
      x: first ? x + (typeface.measure(first, boldStyle) + 0.04) * size : x,
      y: top,
    },
    { text: place, style: plainStyle, size, x, y },
  ]
}

/** The name of the exhibition in bold letters, and other facts below it. */
const nameFirst = (name: string, ...others: string[]) =>
  [{ text: name, style: boldStyle }, ...others.map((text) => ({ text, style: plainStyle }))].filter(({ text }) => text)

/** The number and, below it, up to four lines about the exhibition: left of a wide work. */
function factsLeft(typeface: Typeface, { name, dates, venue, locality }: Facts, number: string, width: number): Line[] {
  const lines = nameFirst(name, dates, venue, locality)
  const large = 84
  const size = fitSize(typeface, [name, dates, venue, locality], boldStyle, width, 28)
  const y = margin + typeface.capHeight * large
  return [
    titleLine(number, large, y),
    ...lines.map((line, index) => ({ ...line, size, x: margin, y: y + 16 + (index + 1) * size * 1.28 })),
  ]
}

/** A text page or an event: its title. */
export function titleLayout(typeface: Typeface, facts: Facts, title: string): Layout {
  const { lines, size } = breakIntoLines(typeface, title, titleStyle, { width: inner.width, height: 400 })
  return {
    svg: svgOf(typeface, pageBackground, [
      ...lines.map((text, index) =>
        titleLine(text, size, margin + typeface.capHeight * size + index * titleLineHeight * size),
      ),
      ...factLines(typeface, facts),
    ]),
  }
}

/** The dates, the subtitle and the place, at the bottom of the image. */
function factLines(typeface: Typeface, { subtitle, dates, venue, locality, admission }: Facts): Line[] {
  const where = joined(venue, locality, admission)
  const large = fitSize(typeface, [dates], boldStyle, inner.width / 2, 56)
  const x = dates ? margin + typeface.measure(dates, boldStyle) * large + gap : margin
  const size = fitSize(typeface, [subtitle, where], plainStyle, right - x, 30)
  return [
    { text: dates, style: boldStyle, size: large, x: margin, y: bottom, colour: dateColour },
    { text: subtitle, style: plainStyle, size, x, y: bottom - size * 1.28 },
    { text: where, style: plainStyle, size, x, y: bottom },
  ]
}

/** The largest size of a picture that fits a box. @param ratio its width for each unit of height */
function scaleInto(ratio: number, width: number, height: number): { width: number; height: number } {
  const scaled = Math.min(height, width / ratio)
  return { width: Math.round(scaled * ratio), height: Math.round(scaled) }
}
