import { socialCardSize } from '../../site/components/social-card'
import { palette } from '../../site/styles/palette'
import { capHeight, type Cut, type Typeface } from './outlines'

export type Box = { x: number; y: number; width: number; height: number }

/** What is drawn of a card, and where the work's picture goes, whole. */
export type Layout = { svg: string; work?: Box }

/** What every card says of the exhibition. */
export type Facts = {
  name: string
  subtitle: string
  dates: string
  venue: string
  locality: string
  admission: string
}

const card = socialCardSize

const margin = 48
const gap = 40
const inner = { width: card.width - 2 * margin, height: card.height - 2 * margin }
const bottom = card.height - margin
const right = card.width - margin

const { ink, paper, vermilion: signal } = palette

const poster: Cut = { weight: 800, width: 62, tracking: -0.02, spacing: 0.06 }
const widths = Array.from({ length: 39 }, (_, index): Cut => ({ ...poster, width: 62 + index }))
const strong: Cut = { weight: 700, width: 100, tracking: -0.005 }
const plain: Cut = { weight: 500, width: 100, tracking: 0 }
const narrow: Cut = { weight: 700, width: 62, tracking: 0, spacing: 0.06 }

/** Lines of a poster, in em. */
const leading = 0.84

type Line = { text: string; cut: Cut; size: number; x: number; y: number; colour?: string }

/** The home page: the exhibition's name opens, and a work stands in the gap. */
export function titleCard(type: Typeface, facts: Facts, halves: readonly [string, string], ratio: number): Layout {
  const [opening, closing] = halves.map((half) => half.trim()) as [string, string]
  const baseline = 430
  const work = within(ratio, inner.width * 0.42, baseline - margin)
  const room = inner.width - work.width - gap
  const sizeIn = (cut: Cut) => room / (type.measure(opening, cut) + type.measure(closing, cut))
  // At the largest size, a letter that goes below the line does not reach the facts; a short name gets wider instead.
  const largest = 350
  const cut = widths.findLast((width) => sizeIn(width) >= largest) ?? poster
  const size = Math.min(sizeIn(cut), largest)
  const end = margin + type.measure(opening, cut) * size
  const start = right - type.measure(closing, cut) * size
  return {
    svg: page(type, paper, [
      { text: opening, cut, size, x: margin, y: baseline },
      { text: closing, cut, size, x: start, y: baseline },
      ...factLines(type, facts),
    ]),
    work: { ...work, x: Math.round((end + start - work.width) / 2), y: baseline - work.height },
  }
}

/** The list: all names in one text, and the text opens for a work. */
export function indexCard(
  type: Typeface,
  facts: Facts,
  { title, names, ratio }: { title: string; names: readonly string[]; ratio: number },
): Layout {
  const size = fit(type, [title], poster, inner.width * 0.6, 170)
  const head = fit(type, [facts.name, facts.dates], strong, inner.width * 0.3, 30)
  const top = margin + capHeight * size + 36
  const work = within(ratio, inner.width * 0.4, bottom - top)
  const frame = { ...work, x: Math.round(margin + (inner.width - work.width) * 0.62), y: bottom - work.height }
  return {
    svg: page(type, paper, [
      { text: title, cut: poster, size, x: margin, y: margin + capHeight * size },
      ...[facts.name, facts.dates].map((text, index) => ({
        text,
        cut: index ? plain : strong,
        size: head,
        x: right - type.measure(text, index ? plain : strong) * head,
        y: margin + capHeight * head + index * head * 1.3,
      })),
      ...textAround(type, names, { top, frame }),
    ]),
    work: frame,
  }
}

/** Names one after the other in lines that leave a frame free: as large as lets all of them in, or the first ones. */
function textAround(type: Typeface, all: readonly string[], { top, frame }: { top: number; frame: Box }): Line[] {
  const names = all.slice(0, 200) // more are too small to read
  const widths = names.map((name) => type.measure(name, narrow))
  for (let size = 72; ; size -= 1) {
    const lines = fill(size)
    if (lines.length === names.length || size <= 18) return lines
  }

  function fill(size: number): Line[] {
    const space = 0.48 * size
    const lines: Line[] = []
    const rows = Math.floor((bottom - top - capHeight * size) / (size * 1.06)) + 1
    const step = (bottom - top - capHeight * size) / Math.max(rows - 1, 1)
    for (let row = 0; row < rows; row += 1) {
      const y = top + capHeight * size + row * step
      const sides =
        y > frame.y - 12
          ? [
              [margin, frame.x - 24],
              [frame.x + frame.width + 24, right],
            ]
          : [[margin, right]]
      for (const [from = 0, to = 0] of sides) {
        let used = 0
        while (lines.length < names.length) {
          const width = (widths[lines.length] ?? 0) * size
          if (used + width > to - from) break
          lines.push({ text: names[lines.length] ?? '', cut: narrow, size, x: from + used, y })
          used += width + space
        }
      }
    }
    return lines
  }
}

type Artist = { name: string; number: string; ground: string; ratio: number }

/** An artist: the name opens between given and family name, and the first work hangs beside it. */
export function artistCard(type: Typeface, facts: Facts, artist: Artist): Layout {
  return artist.ratio > 1.3 ? belowWork(type, facts, artist) : besideWork(type, facts, artist)
}

/** The name opens upwards and downwards; number and facts stand in the gap. */
function besideWork(type: Typeface, facts: Facts, { name, number, ground, ratio }: Artist): Layout {
  const work = within(ratio, 500, inner.height)
  const width = inner.width - work.width - gap
  const { lines, size } = inLines(type, name, width, 320)
  const below = lines.length - 1
  const first = margin + capHeight * size
  const last = bottom - (Math.max(below, 1) - 1) * leading * size - capHeight * size
  return {
    svg: page(type, ground, [
      ...lines.map((text, index) => ({
        text,
        cut: poster,
        size,
        x: margin,
        y: index === 0 ? first : bottom - (below - index) * leading * size,
      })),
      ...labelBeside(type, facts, number, width, (first + (below ? last : bottom)) / 2),
    ]),
    work: { ...work, x: right - work.width, y: margin },
  }
}

/** Under a wide work the name opens to both sides. */
function belowWork(type: Typeface, facts: Facts, { name, number, ground, ratio }: Artist): Layout {
  const [given = name, ...rest] = name.split(' ')
  const family = rest.join(' ')
  const size = fit(type, [`${given}   ${family}`], poster, inner.width, 170)
  const space = bottom - capHeight * size - gap - margin
  const work = within(ratio, inner.width - 290, space)
  const width = inner.width - work.width - gap
  return {
    svg: page(type, ground, [
      { text: given, cut: poster, size, x: margin, y: bottom },
      ...(family
        ? [{ text: family, cut: poster, size, x: right - type.measure(family, poster) * size, y: bottom }]
        : []),
      ...labelBelow(type, facts, number, width),
    ]),
    work: { ...work, x: right - work.width, y: margin },
  }
}

/** The number and, right of it in two lines, the exhibition: in the middle of the gap of a name. */
function labelBeside(type: Typeface, facts: Facts, number: string, width: number, middle: number): Line[] {
  const [first, second] = [facts.name, `, ${facts.dates}`]
  const place = `${facts.venue}, ${facts.locality}`
  const large = 84
  const x = margin + type.measure(number, poster) * large + 20
  const whole = Math.max(type.measure(first, strong) + type.measure(second, plain), type.measure(place, plain))
  const size = Math.min(28, (margin + width - x) / whole)
  const y = middle + (capHeight * large) / 2
  const top = y - capHeight * (large - size)
  return [
    { text: number, cut: poster, size: large, x: margin, y },
    { text: first, cut: strong, size, x, y: top },
    { text: second, cut: plain, size, x: x + (type.measure(first, strong) + 0.04) * size, y: top },
    { text: place, cut: plain, size, x, y },
  ]
}

/** The number and, under it in four lines, the exhibition: left of a wide work. */
function labelBelow(type: Typeface, { name, dates, venue, locality }: Facts, number: string, width: number): Line[] {
  const lines = [name, dates, venue, locality]
  const large = 84
  const size = fit(type, lines, strong, width, 28)
  const y = margin + capHeight * large
  return [
    { text: number, cut: poster, size: large, x: margin, y },
    ...lines.map((text, index) => ({
      text,
      cut: index ? plain : strong,
      size,
      x: margin,
      y: y + 16 + (index + 1) * size * 1.28,
    })),
  ]
}

/** A page of text: its title. */
export function textCard(type: Typeface, facts: Facts, title: string): Layout {
  const { lines, size } = inLines(type, title, inner.width, 400)
  return {
    svg: page(type, paper, [
      ...lines.map((text, index) => ({
        text,
        cut: poster,
        size,
        x: margin,
        y: margin + capHeight * size + index * leading * size,
      })),
      ...factLines(type, facts),
    ]),
  }
}

/** When, what and where, at the foot of a card. */
function factLines(type: Typeface, { subtitle, dates, venue, locality, admission }: Facts): Line[] {
  const where = [venue, locality, admission].join(', ')
  const large = fit(type, [dates], strong, inner.width / 2, 56)
  const x = margin + type.measure(dates, strong) * large + gap
  const size = fit(type, [subtitle, where], plain, right - x, 30)
  return [
    { text: dates, cut: strong, size: large, x: margin, y: bottom, colour: signal },
    { text: subtitle, cut: plain, size, x, y: bottom - size * 1.28 },
    { text: where, cut: plain, size, x, y: bottom },
  ]
}

/** A text in the two or three lines (or one, where it has one word) that let its letters be largest. */
function inLines(type: Typeface, text: string, width: number, height: number): { lines: string[]; size: number } {
  const sized = breaks(text).map((lines) => ({
    lines,
    size: fit(type, lines, poster, width, Math.min(210, height / (leading * lines.length))),
  }))
  // Another line must be worth it.
  return sized
    .toSorted((a, b) => a.lines.length - b.lines.length)
    .reduce((best, next) => (next.size > best.size * 1.05 ? next : best))
}

/** Every way to set a text in two or three lines: a line may end at a space and after a hyphen. */
function breaks(text: string): string[][] {
  const words = text.match(/[^\s-]*-|[^\s-]+/gu) ?? [text]
  const join = (part: readonly string[]) => part.join(' ').replaceAll('- ', '-')
  const ways = words.slice(1).flatMap((_, first) => {
    const [head, tail] = [words.slice(0, first + 1), words.slice(first + 1)]
    const more = tail.slice(1).map((__, second) => [tail.slice(0, second + 1), tail.slice(second + 1)])
    return [[tail], ...more].map((rest) => [head, ...rest].map(join))
  })
  return ways.length > 0 ? ways : [[text]]
}

function within(ratio: number, width: number, height: number): { width: number; height: number } {
  const scaled = Math.min(height, width / ratio)
  return { width: Math.round(scaled * ratio), height: Math.round(scaled) }
}

/** The largest size at which every line fits a width. */
function fit(type: Typeface, lines: readonly string[], cut: Cut, width: number, largest: number): number {
  return Math.min(largest, ...lines.map((line) => width / type.measure(line, cut)))
}

function page(type: Typeface, ground: string, lines: readonly Line[]): string {
  const paths = lines.map(
    ({ text, cut, colour = ink, ...place }) => `<path fill="${colour}" d="${type.draw(text, cut, place)}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}"><path fill="${ground}" d="M0 0h${card.width}v${card.height}H0z"/>${paths.join('')}</svg>`
}
