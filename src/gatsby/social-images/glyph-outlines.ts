import { readFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'
import decompress from 'woff2-encoder/decompress'

/** How a line is set: a position on the axes of the variable font, and spacing in em. */
export type TextStyle = {
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
 * Opens a variable typeface.
 * Outlines have no fallback font. A letter that the typeface lacks loses its accent. A line with a character that has no
 * base letter is not drawn: its width is 0.
 * @param file path of a WOFF2 file
 */
export async function openTypeface(file: string): Promise<Typeface> {
  const font = create(toBuffer(await decompress(await readFile(file)))) as Font
  const missing = new Set<string>()
  const instances = new Map<string, Font>()
  const has = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)

  function instance({ weight, width }: TextStyle): Font {
    const key = `${weight} ${width}`
    const known = instances.get(key) ?? font.getVariation({ wght: weight, wdth: width })
    instances.set(key, known)
    return known
  }

  const baseLetter = (character: string) => character.normalize('NFD').charAt(0)

  function canDraw(text: string): boolean {
    const lacking = [...text.normalize('NFC')].filter((character) => !has(character) && !has(baseLetter(character)))
    for (const character of lacking) missing.add(character)
    return lacking.length === 0
  }

  function substitute(character: string): string {
    if (has(character)) return character
    missing.add(character)
    return baseLetter(character)
  }

  /** Lays out all characters in one run, so that neighbours are kerned. */
  function glyphsOf(text: string, style: TextStyle): Glyph[] {
    if (!canDraw(text)) return []
    const styled = instance(style)
    const em = styled.unitsPerEm
    const { glyphs, positions } = styled.layout([...text.normalize('NFC')].map(substitute).join(''))
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

  return { measure, draw, canDraw, missing }
}

const toBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
