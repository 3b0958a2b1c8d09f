import type { Font } from 'fontkit'

/** System fonts of the metrics of Arial, which text is set in until the fonts have loaded. */
const plain = ['Arial', 'Liberation Sans', 'Helvetica', 'Roboto']
const bold = ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold', 'Roboto Bold', 'Roboto']

/** Advance widths of a to z and the space in Arial (Adobe's AFM files of Helvetica), in thousandths of an em. */
const lettersOfArial = 'abcdefghijklmnopqrstuvwxyz '
const arial = [
  ...[556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556],
  ...[556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 278],
]
const arialBold = [
  ...[556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611],
  ...[611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 278],
]

/** Its letters are about as frequent as in texts. */
const sample = 'four days of contemporary art in a former warehouse by the harbour'

/** How wide the sample is in a font, in parts of its width in Arial; 1 for a font without Latin letters. */
function widthRatio(font: Font, widths: readonly number[]): number {
  const codes = [...sample].map((letter) => letter.codePointAt(0)!)
  if (!codes.every((code) => font.hasGlyphForCodePoint(code))) return 1
  const own = codes.reduce((sum, code) => sum + font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm, 0)
  const system = [...sample].reduce((sum, letter) => sum + widths[lettersOfArial.indexOf(letter)]! / 1000, 0)
  return own / system
}

/** How much wider a bold sans-serif system font is than the title font. */
export const systemWidthOf = (title: Font): number => Math.round(100 / widthRatio(title, arialBold)) / 100

/**
 * The `@font-face` rules of the fonts that stand in for the title font and the body font until these have loaded: system
 * fonts of the same metrics, so that the fonts cause no layout shift.
 */
export function fallbackFaces(title: Font, body: Font): string[] {
  const ofBody = Math.round(100 * widthRatio(body, arial))
  const ofTitle = Math.round(100 * widthRatio(title, arialBold))
  // For titles as wide as the screen: not narrower than the title font, or browsers count the swap as a larger paint.
  const ofWideTitle = Math.ceil(ofTitle * 1.05)
  return [
    fallbackFace('Body Fallback', plain, '400 500', body, ofBody),
    fallbackFace('Body Fallback', bold, '600 800', body, ofBody),
    fallbackFace('Title Fallback', bold, '800', title, ofTitle),
    fallbackFace('Wide Title Fallback', bold, '800', title, ofWideTitle),
  ]
}

/** @param size the size of the system font, in percent of that of the font */
function fallbackFace(family: string, system: string[], weight: string, font: Font, size: number): string {
  const { ascent, descent, lineGap, unitsPerEm } = font
  const percent = (units: number) => `${Math.round((100 * 1000 * units) / unitsPerEm / size) / 10}%`
  const sources = system.map((name) => `local("${name}")`).join(',')
  return `@font-face{font-family:'${family}';src:${sources};font-weight:${weight};ascent-override:${percent(ascent)};descent-override:${percent(-descent)};line-gap-override:${percent(lineGap)};size-adjust:${size}%}`
}
