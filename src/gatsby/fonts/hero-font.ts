import type { Font } from 'fontkit'
import { capHeightOf, openFont, openFontFile, positionOn } from '../../typeface/open-font'
import { typefaceFiles } from '../../typeface/typeface-files'
import type { BuildValues } from '../build-values'
import { fontFace, writeFont } from './fonts'

type HeroValues = Pick<BuildValues, 'heroFont' | 'heroFontFace' | 'heroLetters' | 'heroExtents' | 'heroWidths'>

const axes = { wght: 800, wdth: { min: 62, max: 100 } }

/** In hundredths of an em: lines have room for ascenders, above a capital, and for the curves of letters. */
const ascender = 6
const curve = 5

/**
 * Writes the hero font: the letters of the exhibition's name, with the width axis if the typeface has one, so that the
 * title of the home page can make room for a work (docs/decisions/053-the-title-is-a-frame.md).
 * @param letters the letters to include; those that the typeface lacks are left out
 * @param folder holds the folder `fonts`
 */
export async function writeHeroFont(letters: string, folder: string): Promise<HeroValues> {
  const { font, path: file } = await writeFont(folder, 'title', 'hero', axes, letters || ' ')
  const unpacked = await openFont(font)
  const { min, max } = await widthsOfTitle()
  const inWidth = (wdth: number) => (min < max ? unpacked.getVariation({ wdth }) : unpacked)
  const [narrow, wide] = [inWidth(min), inWidth(max)]
  const capital = Math.ceil(100 * capHeightOf(unpacked))
  const measures: [letter: string, widths: HeroValues['heroLetters'][string]][] = []
  const extents: [letter: string, extent: HeroValues['heroExtents'][string]][] = []
  for (const letter of letters) {
    if (!unpacked.hasGlyphForCodePoint(letter.codePointAt(0)!)) continue
    const [least, most] = [measuresOf(narrow, letter), measuresOf(wide, letter)]
    const [advance, before, after] = least.widths
    const [mostAdvance, mostBefore, mostAfter] = most.widths
    measures.push([letter, [advance, mostAdvance, before, mostBefore, after, mostAfter]])
    const [top, bottom] = [Math.max(least.top, most.top), Math.max(least.bottom, most.bottom)]
    const [above, below] = [top > capital + ascender ? top - capital : 0, bottom > curve ? bottom : 0]
    if (above || below) extents.push([letter, [above, below]])
  }
  return {
    heroFont: file,
    heroFontFace: fontFace('Hero Font', file, `font-weight:800;font-stretch:${min}% ${max}%`),
    heroLetters: Object.fromEntries(measures),
    heroExtents: Object.fromEntries(extents),
    heroWidths: [min, max],
  }
}

/** The narrowest and the widest letters that the title can have, in percent; the same for a font without this axis. */
async function widthsOfTitle(): Promise<{ min: number; max: number }> {
  const { variationAxes } = await openFontFile(typefaceFiles().title)
  const { wdth = 100 } = positionOn(variationAxes, axes)
  return typeof wdth === 'number' ? { min: wdth, max: wdth } : wdth
}

type Measures = {
  /** In thousandths of an em: the advance width, and the space before and after the letter. */
  widths: [advance: number, before: number, after: number]
  /** In hundredths of an em, rounded up: the highest point above the baseline, and the lowest one below it. */
  top: number
  bottom: number
}

function measuresOf(font: Font, letter: string): Measures {
  const { advanceWidth, path: outline } = font.glyphForCodePoint(letter.codePointAt(0)!)
  const blank = { minX: 0, maxX: advanceWidth, minY: 0, maxY: 0 }
  const { minX, maxX, minY, maxY } = outline.commands.length > 0 ? outline.bbox : blank
  const inEm = (units: number, parts: number) => (parts * units) / font.unitsPerEm
  const thousandths = (units: number) => Math.round(inEm(units, 1000))
  return {
    widths: [thousandths(advanceWidth), thousandths(minX), thousandths(advanceWidth - maxX)],
    top: Math.ceil(inEm(maxY, 100)),
    bottom: Math.ceil(inEm(-minY, 100)),
  }
}
