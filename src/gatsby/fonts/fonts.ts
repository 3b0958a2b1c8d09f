import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import decompress from 'woff2-encoder/decompress'
import { archivo } from '../../typeface/archivo'

/** What pages use of the typeface, each in a file of its own (decision 012). */
const cuts = {
  poster: { family: "'Archivo Poster'", weight: '800', axes: { wght: 800, wdth: 62 } },
  text: { family: 'Archivo', weight: '400 800', axes: { wght: { min: 400, max: 800 }, wdth: 100 } },
} as const

/** What browsers and the styles ask for; others, as fractions, would be an eighth of each file. */
const keepFeatures = ['kern', 'liga', 'rvrn', 'tnum']

type Cut = { font: Buffer; path: string }

/** What pages must know of the fonts, as variables that Gatsby puts into its programs. */
export type FontVariables = {
  /** The styles that name the files. */
  GATSBY_FONT_FACES: string
  /** The path of the poster's font, which is asked for with the page. */
  GATSBY_TITLE_FONT: string
  /** A line for each width in hundredths of an em, from 0: the letters of the poster's font that have it. */
  GATSBY_TITLE_FONT_WIDTHS: string
}

/**
 * Cuts the fonts of the pages out of the typeface and writes them, with their licence, into `fonts` of a folder.
 * A file is named by a digest of its bytes; the same letters give the same bytes.
 * @param letters what the fonts have; letters that the typeface lacks are left out
 */
export async function writeFonts(letters: string, folder: string): Promise<FontVariables> {
  const typeface = await readFile(archivo)
  const [poster, text] = await Promise.all([cutOf(typeface, 'poster', letters), cutOf(typeface, 'text', letters)])
  await mkdir(path.join(folder, 'fonts'), { recursive: true })
  await Promise.all([poster, text].map(({ font, path: name }) => writeFile(path.join(folder, name), font)))
  await copyFile(path.join(path.dirname(archivo), 'OFL.txt'), path.join(folder, 'fonts/OFL.txt'))
  return {
    GATSBY_FONT_FACES: faceOf('poster', poster) + faceOf('text', text),
    GATSBY_TITLE_FONT: poster.path,
    GATSBY_TITLE_FONT_WIDTHS: await widthsOf(poster.font, letters),
  }
}

async function cutOf(typeface: Buffer, name: keyof typeof cuts, letters: string): Promise<Cut> {
  const variationAxes = cuts[name].axes
  const font = await subsetFont(typeface, letters, {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes,
  })
  const digest = createHash('sha256').update(font).digest('hex').slice(0, 12)
  return { font, path: `/fonts/archivo-${name}-${digest}.woff2` }
}

function faceOf(name: keyof typeof cuts, { path: file }: Cut): string {
  const { family, weight } = cuts[name]
  return `@font-face{font-family:${family};src:url(${file}) format("woff2");font-weight:${weight};font-display:swap}`
}

/** How far each letter moves the next one, without kerning, rounded up. */
async function widthsOf(woff2: Buffer, letters: string): Promise<string> {
  const font = create(Buffer.from(await decompress(woff2))) as Font
  const widths: string[] = []
  for (const letter of letters) {
    const code = letter.codePointAt(0)!
    if (!font.hasGlyphForCodePoint(code)) continue
    const width = Math.ceil((100 * font.glyphForCodePoint(code).advanceWidth) / font.unitsPerEm)
    widths[width] = (widths[width] ?? '') + letter
  }
  return Array.from(widths, (line = '') => line).join('\n')
}
