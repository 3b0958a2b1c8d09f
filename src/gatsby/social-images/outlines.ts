import { readFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'
import decompress from 'woff2-encoder/decompress'

/** A place on the axes of the variable typeface, and what is added after each letter and to each space, in em. */
export type Cut = { weight: number; width: number; tracking: number; spacing?: number }

export type Typeface = {
  /** How wide the ink of a line is, in em. */
  measure: (text: string, cut: Cut) => number
  /** A line as the data of an SVG path; its ink begins at x, its baseline is at y, size is that of one em. */
  draw: (text: string, cut: Cut, place: { x: number; y: number; size: number }) => string
  /** Whether a text can be drawn without boxes. */
  canDraw: (text: string) => boolean
  /** Characters asked for until now that the typeface lacks. */
  missing: ReadonlySet<string>
}

const space = 0x20

/** How tall a capital is, in em. */
export const capHeight = 0.687

/** One letter, in em: how far the next one is from it, and how much of that is empty on either side. */
type Piece = {
  advance: number
  left: number
  right: number
  path: (x: number, y: number, size: number) => string
}

/**
 * Opens a variable typeface.
 * A picture has no system font to fall back to: a letter that the typeface lacks loses its accent,
 * and one without a letter beneath the accent becomes a box.
 * @param file path of a WOFF2 file
 */
export async function openTypeface(file: string): Promise<Typeface> {
  const font = create(toBuffer(await decompress(await readFile(file)))) as Font
  const missing = new Set<string>()
  const cuts = new Map<string, Font>()
  const has = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)

  function instance({ weight, width }: Cut): Font {
    const key = `${weight} ${width}`
    const known = cuts.get(key) ?? font.getVariation({ wght: weight, wdth: width })
    cuts.set(key, known)
    return known
  }

  const beneath = (character: string) => character.normalize('NFD').charAt(0)
  const canDraw = (text: string) =>
    [...text.normalize('NFC')].every((character) => has(character) || has(beneath(character)))

  function substitute(character: string): string {
    if (has(character)) return character
    missing.add(character)
    return beneath(character)
  }

  /** Neighbours are set together, so that they are kerned. */
  function pieces(text: string, cut: Cut): Piece[] {
    const runs: { isDrawn: boolean; text: string }[] = []
    for (const character of [...text.normalize('NFC')].map(substitute)) {
      const isDrawn = has(character)
      const last = runs.at(-1)
      if (last?.isDrawn === isDrawn) last.text += character
      else runs.push({ isDrawn, text: character })
    }
    const set = instance(cut)
    const em = set.unitsPerEm
    return runs.flatMap(({ isDrawn, text: run }) => {
      if (!isDrawn) return [...run].map(() => box)
      const { glyphs, positions } = set.layout(run)
      return glyphs.map((glyph, place): Piece => {
        const isSpace = glyph.codePoints[0] === space
        const advance = (positions[place]?.xAdvance ?? 0) / em + (isSpace ? (cut.spacing ?? 0) : 0)
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

  const measure = (text: string, cut: Cut) => {
    const set = pieces(text, cut)
    const advances = set.reduce((sum, { advance }) => sum + advance + cut.tracking, -cut.tracking)
    return advances - (set[0]?.left ?? 0) - (set.at(-1)?.right ?? 0)
  }

  const draw: Typeface['draw'] = (text, cut, { x, y, size }) => {
    const set = pieces(text, cut)
    let at = x - (set[0]?.left ?? 0) * size
    return set
      .map(({ advance, path }) => {
        const here = path(at, y, size)
        at += (advance + cut.tracking) * size
        return here
      })
      .join('')
  }

  return { measure, draw, canDraw, missing }
}

const toBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** What stands for a character that nothing can draw: a frame as tall as a capital. */
const box: Piece = {
  advance: 0.5,
  left: 0.04,
  right: 0.04,
  path: (x, y, size) => {
    const [width, height, line] = [0.42 * size, capHeight * size, 0.05 * size]
    const outside = `M${x + 0.04 * size} ${y}v${-height}h${width}v${height}z`
    // The other way round, so that it is a hole.
    return `${outside}m${line} ${-line}h${width - 2 * line}v${2 * line - height}h${2 * line - width}z`
  },
}
