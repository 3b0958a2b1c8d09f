import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'
import decompress from 'woff2-encoder/decompress'
import { type FontRole, typefaceFiles } from './typeface-files'

/** Opens a font whose outlines are read. fontkit reads those of WOFF2 only after they are decompressed. */
export async function openFont(bytes: Buffer): Promise<Font> {
  const isWoff2 = bytes.toString('latin1', 0, 4) === 'wOF2'
  return fontIn(isWoff2 ? Buffer.from(await decompress(bytes)) : bytes)
}

export const openFontFile = async (file: string): Promise<Font> => openFont(await readFile(file))

/** @throws if the bytes are not one font */
export function fontIn(bytes: Buffer): Font {
  const font = create(bytes)
  if (!('characterSet' in font)) throw new Error('This is a collection of fonts.')
  return font
}

/** A value on an axis of a variable font, or a range. */
export type Axis = number | { min: number; max: number }

type Axes = Font['variationAxes']

/**
 * Where a style lies on the axes of a font, as near as they reach: a range of which an axis has one value is a number. An
 * axis that the style does not name stays at its default, and one that the font does not have is left out.
 */
export function positionOn(axes: Axes, style: Record<string, Axis>): Record<string, Axis> {
  const entries = Object.entries(axes).flatMap(([name, axis]) => {
    if (!axis) return []
    const wanted = style[name] ?? axis.default
    const inside = (value: number) => Math.min(Math.max(value, axis.min), axis.max)
    if (typeof wanted === 'number') return [[name, inside(wanted)] as const]
    const [min, max] = [inside(wanted.min), inside(wanted.max)]
    return [[name, min === max ? min : { min, max }] as const]
  })
  return Object.fromEntries(entries)
}

/** Fonts also list a control character and a code that is none. */
const isLetter = (code: number) => code >= 0x20 && code !== 0xffff

/**
 * The characters that each font of the typeface has, in Unicode order.
 * @param content the folder of content
 */
export function typefaceLetters(content?: string): Record<FontRole, ReadonlySet<string>> {
  const files = typefaceFiles(content)
  const known = new Map<string, ReadonlySet<string>>()
  const lettersIn = (file: string) => {
    const letters = known.get(file) ?? lettersOf(fontIn(readFileSync(file)))
    known.set(file, letters)
    return letters
  }
  return { text: lettersIn(files.text), bold: lettersIn(files.bold), title: lettersIn(files.title) }
}

/** The characters that a font has, in Unicode order. */
export const lettersOf = ({ characterSet }: Font): ReadonlySet<string> =>
  new Set(
    characterSet
      .filter(isLetter)
      .toSorted((a, b) => a - b)
      .map((code) => String.fromCodePoint(code)),
  )

/** All characters of the typeface, whichever of its fonts has them. */
export function allLetters(content?: string): string {
  const { text, title } = typefaceLetters(content)
  return [...new Set([...text, ...title])].join('')
}

/** The height of a capital in em: of an H, or of what the font says if it has no Latin letters. */
export function capHeightOf(font: Font): number {
  const code = 'H'.codePointAt(0)!
  const units = font.hasGlyphForCodePoint(code) ? font.glyphForCodePoint(code).path.bbox.maxY : font.capHeight
  return units / font.unitsPerEm || 0.7
}
