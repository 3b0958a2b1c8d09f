import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { create, type Font, type Glyph } from 'fontkit'
import subsetFont, { type Axis } from 'subset-font'
import decompress from 'woff2-encoder/decompress'
import { archivo } from '../../typeface/archivo'
import type { BuildValues } from '../build-values'

/** The two fonts of every page, each a subset of the typeface in a file of its own (docs/decisions/012-type.md). */
const fonts = {
  title: { family: "'Archivo Poster'", file: 'poster', weight: '800', axes: { wght: 800, wdth: 62 } },
  body: { family: 'Archivo', file: 'text', weight: '400 800', axes: { wght: { min: 400, max: 800 }, wdth: 100 } },
} as const

type FontName = keyof typeof fonts

/** The OpenType features that browsers and the styles use. The others, like fractions, are an eighth of each file. */
const keepFeatures = ['kern', 'liga', 'rvrn', 'tnum']

type Subset = { font: Buffer; path: string }

type FontValues = Pick<BuildValues, 'fontFaces' | 'titleFont' | 'titleFontWidths' | 'titleFontBearings'>

/**
 * Writes the fonts into `fonts` of a folder. Their licence is in `static/fonts`, which Gatsby copies.
 * The name of a file contains a digest of its content. The same letters give the same files.
 * @param letters the letters to include; those that the typeface lacks are left out
 */
export async function writeFonts(letters: string, folder: string): Promise<FontValues> {
  const [title, body] = await Promise.all([
    subset(fonts.title.file, fonts.title.axes, letters),
    subset(fonts.body.file, fonts.body.axes, letters),
  ])
  await mkdir(path.join(folder, 'fonts'), { recursive: true })
  await Promise.all([title, body].map(({ font, path: name }) => writeFile(path.join(folder, name), font)))
  const metrics = create(Buffer.from(await decompress(title.font))) as Font
  return {
    fontFaces: fontFace('title', title) + fontFace('body', body),
    titleFont: title.path,
    titleFontWidths: lettersByHundredths(metrics, letters, ({ advanceWidth }, em) =>
      Math.ceil((100 * advanceWidth) / em),
    ),
    titleFontBearings: lettersByHundredths(metrics, letters.replace(/[^a-z\d]/gi, ''), ({ bbox }, em) =>
      Math.max(Math.floor((100 * bbox.minX) / em), 0),
    ),
  }
}

/**
 * Cuts a font from the typeface.
 * @param file a part of the font's file name
 * @param axes the value or the range of each axis
 * @param letters the letters to include; those that the typeface lacks are left out
 */
export async function subset(file: string, axes: Record<string, Axis>, letters: string): Promise<Subset> {
  const typeface = await readFile(archivo)
  const font = await subsetFont(typeface, letters, { targetFormat: 'woff2', keepFeatures, variationAxes: axes })
  const digest = createHash('sha256').update(font).digest('hex').slice(0, 12)
  return { font, path: `/fonts/archivo-${file}-${digest}.woff2` }
}

function fontFace(name: FontName, { path: file }: Subset): string {
  const { family, weight } = fonts[name]
  return `@font-face{font-family:${family};src:url(${file}) format("woff2");font-weight:${weight};font-display:swap}`
}

/**
 * A measure of each letter, in the format of `titleFontWidths`.
 * @param measure returns hundredths of an em
 */
function lettersByHundredths(font: Font, letters: string, measure: (glyph: Glyph, em: number) => number): string {
  const lines: string[] = []
  for (const letter of letters) {
    const code = letter.codePointAt(0)!
    if (!font.hasGlyphForCodePoint(code)) continue
    const hundredths = measure(font.glyphForCodePoint(code), font.unitsPerEm)
    lines[hundredths] = (lines[hundredths] ?? '') + letter
  }
  return Array.from(lines, (line = '') => line).join('\n')
}
