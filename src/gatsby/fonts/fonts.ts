import { hash } from 'node:crypto'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Font, Glyph } from 'fontkit'
import subsetFont from 'subset-font'
import { type Axis, capHeightOf, openFont, openFontFile, positionOn } from '../../typeface/open-font'
import { type FontRole, typefaceFiles } from '../../typeface/typeface-files'
import type { BuildValues } from '../build-values'
import { fallbackFaces, systemWidthOf } from './fallback-fonts'

/** Where the fonts lie on the axes of a variable typeface. */
export const titleAxes = { wght: 800, wdth: 62 }
const textAxes = { wght: { min: 400, max: 800 }, wdth: 100 }
const boldAxes = { wght: 700, wdth: 100 }

/**
 * The OpenType features that browsers and the styles use, and those that join and place the letters of other scripts. The
 * others, like fractions, are an eighth of each file.
 */
const keepFeatures = [
  ...['kern', 'liga', 'rvrn', 'tnum'],
  ...['calt', 'ccmp', 'curs', 'fina', 'init', 'isol', 'locl', 'mark', 'medi', 'mkmk', 'rlig'],
]

type Subset = { font: Buffer; path: string }

type FontValues = Pick<
  BuildValues,
  'fontFaces' | 'titleFont' | 'titleFontWidths' | 'titleFontBearings' | 'titleCapHeight' | 'systemWidth'
>

/**
 * Writes the two fonts of every page, each a subset of the typeface in a file of its own (docs/decisions/012-type.md), and
 * the licences into `fonts` of a folder. A body font that is not variable has a second file for its bold weight.
 * The name of a file contains a digest of its content. The same letters give the same files.
 * @param letters the letters to include; those that the typeface lacks are left out
 */
export async function writeFonts(letters: string, folder: string): Promise<FontValues> {
  const title = await writeFont(folder, 'title', 'title', titleAxes, letters)
  const bodies = await writeBodyFonts(folder, letters)
  await Promise.all(
    typefaceFiles().licences.map((file) => copyFile(file, path.join(folder, 'fonts', path.basename(file)))),
  )
  const [titleFont, bodyFont] = await Promise.all([openFont(title.font), openFont(bodies[0]!.font)])
  return {
    fontFaces: [
      fontFace('Title Font', title.path, 'font-weight:800'),
      ...bodies.map(({ path: file, weights }) => fontFace('Body Font', file, `font-weight:${weights}`)),
      ...fallbackFaces(titleFont, bodyFont),
    ].join(''),
    titleFont: title.path,
    titleFontWidths: lettersByHundredths(titleFont, letters, ({ advanceWidth }, em) =>
      Math.ceil((100 * advanceWidth) / em),
    ),
    titleFontBearings: lettersByHundredths(titleFont, letters.replace(/[^a-z\d]/gi, ''), ({ bbox }, em) =>
      Math.max(Math.floor((100 * bbox.minX) / em), 0),
    ),
    titleCapHeight: capHeightOf(titleFont),
    systemWidth: systemWidthOf(titleFont),
  }
}

/** The body font of all weights, or of one weight, with the bold one. */
async function writeBodyFonts(folder: string, letters: string): Promise<(Subset & { weights: string })[]> {
  const { text, bold } = typefaceFiles()
  const font = { ...(await writeFont(folder, 'text', 'text', textAxes, letters)), weights: '400 800' }
  const { wght } = (await openFontFile(text)).variationAxes
  if (wght || bold === text) return [font]
  return [
    { ...font, weights: '400 500' },
    { ...(await writeFont(folder, 'bold', 'bold', boldAxes, letters)), weights: '600 800' },
  ]
}

/**
 * Cuts a font from the typeface, and writes it into `fonts` of a folder.
 * @param role which font of the typeface
 * @param name a part of the file's name
 * @param axes the value or the range of each axis, as far as the font has the axis
 * @param letters the letters to include; those that the typeface lacks are left out
 */
export async function writeFont(
  folder: string,
  role: FontRole,
  name: string,
  axes: Record<string, Axis>,
  letters: string,
): Promise<Subset> {
  const font = await cut(role, axes, letters, 'woff2')
  const digest = hash('sha256', font).slice(0, 12)
  const file = `/fonts/${name}-${digest}.woff2`
  await mkdir(path.join(folder, 'fonts'), { recursive: true })
  await writeFile(path.join(folder, file), font)
  return { font, path: file }
}

/** @returns a font with the letters and the axes of `writeFont`, in a format */
export async function cut(
  role: FontRole,
  axes: Record<string, Axis>,
  letters: string,
  targetFormat: 'woff2' | 'sfnt',
): Promise<Buffer> {
  const file = typefaceFiles()[role]
  const { variationAxes } = await openFontFile(file)
  const options = { targetFormat, keepFeatures, variationAxes: positionOn(variationAxes, axes) }
  return subsetFont(await readFile(file), letters, options)
}

/** The widths of the letters in an open name and in a closed one, in percent (open-names.ts). */
const nameWidths = { min: 62, max: 80 }

/**
 * Writes the font that the home page loads when the names of the artists come near
 * (docs/decisions/057-names-that-open.md): the letters of the names, with the width axis.
 * @param letters the letters to include; those that the typeface lacks are left out
 * @returns its path; '' if the letters of the typeface cannot become narrower, so that no name opens
 */
export async function writeNamesFont(letters: string, folder: string): Promise<string> {
  const { wdth } = (await openFontFile(typefaceFiles().title)).variationAxes
  if (!wdth || wdth.min > nameWidths.min || wdth.max < nameWidths.max) return ''
  return (await writeFont(folder, 'title', 'names', { wght: 800, wdth: nameWidths }, letters)).path
}

/** @param descriptors of the font, such as its weight */
export const fontFace = (family: string, file: string, descriptors: string): string =>
  `@font-face{font-family:'${family}';src:url(${file}) format("woff2");${descriptors};font-display:swap}`

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
