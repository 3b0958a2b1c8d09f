import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { converter, formatHex } from 'culori'
import sharp from 'sharp'
import { iconPath } from '../../site/components/icon-path'
import { palette } from '../../site/styles/palette'
import { defaultLocale, type Locale } from '../../i18n/locales'
import type { Content } from '../published-content/read-contents'
import type { TextStyle, Typeface } from './glyph-outlines'

const letterStyle: TextStyle = { role: 'title', weight: 800, width: 62, tracking: 0 }

/** The icons are drawn on a square of 32 units, so that the edges of the bar lie between pixels at 16 and 32 px. */
const side = 32

/** The icon of a phone's home screen: its size, and a margin for the corners, which phones cut off. */
const touchIcon = { pixels: 180, margin: 6 }

/** The icon of programs that read no HTML: the size in which each unit is a pixel. */
const favicon = { pixels: side, margin: 0 }

const letterColour = { light: palette.ink, dark: palette.chalk }
const background = palette.paper

/** Writes the icons of the site, in each language. */
export async function writeIcons(contents: readonly Content[], typeface: Typeface): Promise<void> {
  for (const { exhibition, hero, language } of contents) {
    const icons = await iconFiles(typeface, { name: exhibition.name, work: hero, language })
    await Promise.all(icons.map(({ path: file, content }) => writeFile(path.join('public', file), content)))
  }
}

/**
 * The icons of the site in one language. They show the first letter of the name, and beside it two colours of a work.
 * If the letter cannot be drawn, the colours fill the icon. The default language has `/favicon.ico` too.
 * @param work path or bytes of the work in the title of the home page
 */
export async function iconFiles(
  typeface: Typeface,
  { name, work, language }: { name: string; work: string | Buffer; language: Locale },
): Promise<{ path: string; content: string | Buffer }[]> {
  const shapes = shapesOf(typeface, initialOf(name, language), await coloursOf(work))
  // Browsers show the icon on a light or a dark surface of their own.
  const style = `path:first-of-type{fill:${letterColour.light}}@media (prefers-color-scheme:dark){path:first-of-type{fill:${letterColour.dark}}}`
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><style>${style}</style>${shapes}</svg>`

  const icons = [
    { path: iconPath('icon.svg', language), content: icon },
    { path: iconPath('apple-touch-icon.png', language), content: await tile(shapes, touchIcon) },
  ]
  if (language !== defaultLocale) return icons
  return [...icons, { path: '/favicon.ico', content: inIco(await tile(shapes, favicon), favicon.pixels) }]
}

/** The shapes on a square of paper, as PNG. */
async function tile(shapes: string, { pixels, margin }: { pixels: number; margin: number }): Promise<Buffer> {
  const viewBox = `${-margin} ${-margin} ${side + 2 * margin} ${side + 2 * margin}`
  const size = `width="${pixels}" height="${pixels}" viewBox="${viewBox}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="${letterColour.light}">${shapes}</svg>`
  return sharp(Buffer.from(svg)).flatten({ background }).png({ palette: true }).toBuffer()
}

/** An ICO file of one square PNG: a header of 6 bytes, an entry of 16, and the picture. */
function inIco(png: Buffer, pixels: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // the type: an icon
  head.writeUInt16LE(1, 4) // the number of pictures
  head.writeUInt8(pixels, 6) // width
  head.writeUInt8(pixels, 7) // height
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits a pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18) // where the picture begins
  return Buffer.concat([head, png])
}

const initialOf = (name: string, language: Locale) => [...name.normalize('NFC').toLocaleUpperCase(language)][0] ?? ''

const toOklch = converter('oklch')

/** The dominant colours of the upper and the lower half of a work. */
export async function coloursOf(work: string | Buffer): Promise<[string, string]> {
  const [width, height] = [64, 64]
  const small = await sharp(work).autoOrient().resize(width, height, { fit: 'fill' }).flatten().png().toBuffer()
  const half = async (top: number) => {
    // A file of its own, because `stats()` counts the pixels of the input before it is cropped.
    const part = await sharp(small)
      .extract({ left: 0, top, width, height: height / 2 })
      .png()
      .toBuffer()
    const { dominant } = await sharp(part).stats()
    const colour = toOklch({ mode: 'rgb', r: dominant.r / 255, g: dominant.g / 255, b: dominant.b / 255 })
    // Visible on a light and on a dark surface.
    return formatHex({ ...colour, l: Math.min(Math.max(colour.l, 0.5), 0.78) })
  }
  return [await half(0), await half(height / 2)]
}

function shapesOf(typeface: Typeface, letter: string, [upper, lower]: readonly [string, string]): string {
  const height = letter.normalize('NFD').length > 1 ? typeface.capHeight + 0.22 : typeface.capHeight
  const width = typeface.measure(letter, letterStyle)
  const size = Math.min((side - 2) / height, 18 / width)
  const outline = typeface.draw(letter, letterStyle, { x: 1, y: side - 1, size })
  const x = outline ? Math.round(width * size) + 3 : 1
  const half = (y: number, colour: string) => `<path fill="${colour}" d="M${x} ${y}h${side - 1 - x}v15H${x}z"/>`
  return `<path d="${outline}"/>${half(1, upper)}${half(16, lower)}`
}
