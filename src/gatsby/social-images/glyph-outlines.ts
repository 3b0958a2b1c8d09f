import bidiFactory from 'bidi-js'
import type { Font } from 'fontkit'
import { capHeightOf, openFontFile, positionOn } from '../../typeface/open-font'
import { type FontRole, typefaceFiles } from '../../typeface/typeface-files'

/** How a line is set: a font, a position on its axes if it is variable, and spacing in em. */
export type TextStyle = {
  role: FontRole
  weight: number
  width: number
  /** Added after each letter. */
  tracking: number
  /** Added to each space. */
  wordSpacing?: number
}

export type Typeface = {
  /** The width of a line in em, from the left edge of its first letter to the right edge of its last. */
  measure: (text: string, style: TextStyle) => number
  /**
   * A line as the data of an SVG path.
   * @param place `x` is the left edge of the first letter, `y` the baseline, `size` the length of one em
   */
  draw: (text: string, style: TextStyle, place: { x: number; y: number; size: number }) => string
  /** The height of a capital in a title, in em. */
  capHeight: number
  /** Whether a text can be drawn whole. */
  canDraw: (text: string) => boolean
  /** The characters of all texts until now that the typeface lacks. */
  missing: ReadonlySet<string>
}

const space = 0x20

/** One glyph in em: its advance width, and the empty space on either side of its outline. */
type Glyph = {
  advance: number
  left: number
  right: number
  path: (x: number, y: number, size: number) => string
}

/**
 * Opens the typeface of the site.
 * Outlines have no fallback font. A letter that a font lacks loses its accent. A line with a character that has no base
 * letter is not drawn: its width is 0.
 */
export async function openTypeface(): Promise<Typeface> {
  const files = typefaceFiles()
  const [text, bold, title] = await Promise.all([files.text, files.bold, files.title].map(openFontFile))
  const fonts = { text: text!, bold: bold!, title: title! } satisfies Record<FontRole, Font>
  const missing = new Set<string>()
  const instances = new Map<string, Font>()
  const has = (character: string) =>
    Object.values(fonts).every((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))

  function instance({ role, weight, width }: TextStyle): Font {
    const key = `${role} ${weight} ${width}`
    const font = fonts[role]
    const position = positionOn(font.variationAxes, { wght: weight, wdth: width }) as Record<string, number>
    const known = instances.get(key) ?? (Object.keys(position).length > 0 ? font.getVariation(position) : font)
    instances.set(key, known)
    return known
  }

  const baseLetter = (character: string) => character.normalize('NFD').charAt(0)

  function canDraw(text: string): boolean {
    const lacking = [...text.normalize('NFC')].filter(
      (character) => !has(character) && !has(baseLetter(character)) && !directionMark.test(character),
    )
    for (const character of lacking) missing.add(character)
    return lacking.length === 0
  }

  function substitute(character: string): string {
    if (has(character) || directionMark.test(character)) return character
    missing.add(character)
    return baseLetter(character)
  }

  /** Lays out all characters of one direction in one run, so that neighbours are kerned and joined. */
  function glyphsOf(text: string, style: TextStyle): Glyph[] {
    if (!canDraw(text)) return []
    const styled = instance(style)
    const em = styled.unitsPerEm
    return runsOf([...text.normalize('NFC')].map(substitute).join('')).flatMap(({ run, direction }) => {
      const { glyphs, positions } = styled.layout(run, undefined, undefined, undefined, direction)
      return glyphs.map((glyph, index): Glyph => {
        const isSpace = glyph.codePoints[0] === space
        const advance = (positions[index]?.xAdvance ?? 0) / em + (isSpace ? (style.wordSpacing ?? 0) : 0)
        const { minX, maxX } = glyph.path.bbox
        return {
          advance,
          left: isSpace ? 0 : minX / em,
          right: isSpace ? 0 : advance - maxX / em,
          path: (x, y, size) => glyph.path.transform(size / em, 0, 0, -size / em, x, y).toSVG(),
        }
      })
    })
  }

  const measure = (text: string, style: TextStyle) => {
    const glyphs = glyphsOf(text, style)
    if (glyphs.length === 0) return 0
    const advances = glyphs.reduce((sum, { advance }) => sum + advance + style.tracking, -style.tracking)
    return advances - (glyphs[0]?.left ?? 0) - (glyphs.at(-1)?.right ?? 0)
  }

  const draw: Typeface['draw'] = (text, style, { x, y, size }) => {
    const glyphs = glyphsOf(text, style)
    let position = x - (glyphs[0]?.left ?? 0) * size
    return glyphs
      .map(({ advance, path }) => {
        const outline = path(position, y, size)
        position += (advance + style.tracking) * size
        return outline
      })
      .join('')
  }

  return {
    measure,
    draw,
    capHeight: capHeightOf(instance({ role: 'title', weight: 800, width: 62, tracking: 0 })),
    canDraw,
    missing,
  }
}

const bidi = bidiFactory()

/** Marks around a part of a text that is written in its own direction (src/i18n/dates.ts). They are no letters. */
const directionMark = /[\u2066-\u2069]/

/** The parts of a line that are written in one direction, from left to right as they are seen. */
export function runsOf(line: string): { run: string; direction: 'ltr' | 'rtl' }[] {
  const embedding = bidi.getEmbeddingLevels(line)
  const runs: { run: string; direction: 'ltr' | 'rtl' }[] = []
  for (const index of bidi.getReorderedIndices(line, embedding)) {
    if (directionMark.test(line[index]!)) continue
    const direction = embedding.levels[index]! % 2 ? 'rtl' : 'ltr'
    const last = runs.at(-1)
    // The font turns a run from right to left around, so its letters are in their order in the text.
    if (last?.direction === direction)
      last.run = direction === 'rtl' ? line[index]! + last.run : last.run + line[index]!
    else runs.push({ run: line[index]!, direction })
  }
  return runs
}
