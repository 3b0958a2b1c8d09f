import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import decompress from 'woff2-encoder/decompress'
import { subset } from './fonts'

/** Environment variables that Gatsby replaces by their values in pages. */
export type HeroFontVariables = {
  /** The path of the hero font, which the home page preloads. */
  GATSBY_HERO_FONT: string
  /** Its `@font-face` rule. */
  GATSBY_HERO_FONT_FACE: string
  /** The measures of its letters, as JSON (src/site/features/hero/title-shape.ts). */
  GATSBY_HERO_LETTERS: string
}

const wdth = { min: 62, max: 100 }

/**
 * Writes the hero font: the letters of the exhibition's name, with the width axis, so that the title of the home page can
 * make room for a work (docs/decisions/053-the-title-is-a-frame.md).
 * @param letters the letters to include; those that the typeface lacks are left out
 * @param folder holds the folder `fonts`
 */
export async function writeHeroFont(letters: string, folder: string): Promise<HeroFontVariables> {
  const { font, path: file } = await subset('hero', { wght: 800, wdth }, letters || ' ')
  await mkdir(path.join(folder, 'fonts'), { recursive: true })
  await writeFile(path.join(folder, file), font)
  const unpacked = create(Buffer.from(await decompress(font))) as Font
  const [narrow, wide] = [wdth.min, wdth.max].map((width) =>
    measuresOf(unpacked.getVariation({ wdth: width }), letters),
  )
  const measures = [...letters].flatMap((letter, index) => {
    const [least, most] = [narrow?.[index], wide?.[index]]
    return least && most ? [[letter, least.flatMap((value, at) => [value, most[at]])]] : []
  })
  return {
    GATSBY_HERO_FONT: file,
    GATSBY_HERO_FONT_FACE: `@font-face{font-family:'Archivo Hero';src:url(${file}) format("woff2");font-weight:800;font-stretch:${wdth.min}% ${wdth.max}%;font-display:swap}`,
    GATSBY_HERO_LETTERS: JSON.stringify(Object.fromEntries(measures)),
  }
}

/** For each letter in thousandths of an em: its advance width, and the space before and after it. */
function measuresOf(font: Font, letters: string): (number[] | undefined)[] {
  return [...letters].map((letter) => {
    const code = letter.codePointAt(0)!
    if (!font.hasGlyphForCodePoint(code)) return undefined
    const { advanceWidth, path: outline } = font.glyphForCodePoint(code)
    const { minX, maxX } = outline.commands.length > 0 ? outline.bbox : { minX: 0, maxX: advanceWidth }
    return [advanceWidth, minX, advanceWidth - maxX].map((units) => Math.round((1000 * units) / font.unitsPerEm))
  })
}
