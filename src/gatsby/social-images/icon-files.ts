import { converter, formatHex } from 'culori'
import sharp from 'sharp'
import { iconPath } from '../../site/components/icon-path'
import { palette } from '../../site/styles/palette'
import type { Locale } from '../../i18n/locales'
import { capHeight, type Cut, type Typeface } from './outlines'

const poster: Cut = { weight: 800, width: 62, tracking: 0 }

/** The icons are drawn on a square of so many units, so that the edges of the bar lie between pixels at 16 and 32. */
const side = 32

/** On the home screen of a phone, whose corners are cut off. */
const touch = { pixels: 180, margin: 6 }

const ink = { light: palette.ink, dark: palette.chalk }
const { paper } = palette

/**
 * The icon of the site in one language, in two files: the name's first letter and, in the opening beside it, a work.
 * @param work path or bytes of the picture that stands in the title on the home page
 */
export async function iconFiles(
  type: Typeface,
  { name, work, language }: { name: string; work: string | Buffer; language: Locale },
): Promise<{ path: string; content: string | Buffer }[]> {
  const shapes = shapesOf(type, initialOf(name, language), await coloursOf(work))
  // A browser shows it on its own light or dark surface.
  const style = `path:first-of-type{fill:${ink.light}}@media (prefers-color-scheme:dark){path:first-of-type{fill:${ink.dark}}}`
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><style>${style}</style>${shapes}</svg>`

  const box = [-touch.margin, -touch.margin, side + 2 * touch.margin, side + 2 * touch.margin].join(' ')
  const size = `width="${touch.pixels}" height="${touch.pixels}" viewBox="${box}"`
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="${ink.light}">${shapes}</svg>`
  const png = await sharp(Buffer.from(tile)).flatten({ background: paper }).png({ palette: true }).toBuffer()

  return [
    { path: iconPath('icon.svg', language), content: icon },
    { path: iconPath('apple-touch-icon.png', language), content: png },
  ]
}

const initialOf = (name: string, language: Locale) => [...name.normalize('NFC').toLocaleUpperCase(language)][0] ?? ''

const toOklch = converter('oklch')

/** All that is left of a work at this size: the colour that prevails in its upper half, and in its lower one. */
export async function coloursOf(work: string | Buffer): Promise<[string, string]> {
  const [width, height] = [64, 64]
  const small = await sharp(work).autoOrient().resize(width, height, { fit: 'fill' }).flatten().png().toBuffer()
  const half = async (top: number) => {
    // sharp counts the pixels of the file that it is given, before it crops.
    const part = await sharp(small)
      .extract({ left: 0, top, width, height: height / 2 })
      .png()
      .toBuffer()
    const { dominant } = await sharp(part).stats()
    const colour = toOklch({ mode: 'rgb', r: dominant.r / 255, g: dominant.g / 255, b: dominant.b / 255 })
    // Neither paper on a light surface nor night on a dark one.
    return formatHex({ ...colour, l: Math.min(Math.max(colour.l, 0.5), 0.78) })
  }
  return [await half(0), await half(height / 2)]
}

function shapesOf(type: Typeface, letter: string, [upper, lower]: readonly [string, string]): string {
  const height = letter.normalize('NFD').length > 1 ? capHeight + 0.22 : capHeight
  const size = Math.min((side - 2) / height, 18 / type.measure(letter, poster))
  const outline = type.draw(letter, poster, { x: 1, y: side - 1, size })
  const x = Math.round(type.measure(letter, poster) * size) + 3
  const half = (y: number, colour: string) => `<path fill="${colour}" d="M${x} ${y}h${side - 1 - x}v15H${x}z"/>`
  return `<path d="${outline}"/>${half(1, upper)}${half(16, lower)}`
}
