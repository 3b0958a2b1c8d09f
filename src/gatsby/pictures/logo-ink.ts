import sharp from 'sharp'

/**
 * How a drawing goes with a ground: `dark` and `light` ones have a ground on which they vanish and may be turned,
 * `coloured` ones may not, because their colours would be others.
 */
export type Tone = 'dark' | 'light' | 'coloured'

export type Ink = {
  /** The smallest box that holds all ink, in shares of the drawing's own width and height. */
  box: { left: number; top: number; width: number; height: number }
  /** Width of that box for each unit of its height. */
  ratio: number
  /** How much of the box is ink, 0 to 1; grey counts as half of black. */
  coverage: number
  tone: Tone
}

/** The longer side of the picture that is measured, in pixels. */
const side = 480

/** Alpha below which a pixel is bare; the edge of a line fades through a few faint ones. */
const faint = 26

/** From which difference between the highest and the lowest channel a colour is more than a grey. */
const chromatic = 40

/** Luminance (WCAG) of a colour whose contrast to black is 3:1: what is darker is lost on a dark ground. */
const lost = 0.1

/** What may be of another kind without changing the tone: edges, a dot of colour. */
const tolerance = 0.02

/**
 * Measures a logo as it looks, not as its file is cut.
 * @param file the bytes of an SVG, or of any picture that sharp reads
 * @returns nothing for a drawing without ink
 */
export async function measureInk(file: Buffer): Promise<Ink | undefined> {
  const { width: ownWidth = side, height: ownHeight = side } = await sharp(file).metadata()
  const density = Math.min(2400, Math.max(1, (72 * side) / Math.max(ownWidth, ownHeight)))
  const { data, info } = await sharp(file, { density })
    .resize({ width: side, height: side, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const pixels = Array.from({ length: width * height }, (_, index) => pixelAt(data, index))
  const onSheet = hasWhiteEdge(pixels, width, height)
  const isInk = ({ alpha, lightness }: Pixel) => alpha >= faint && !(onSheet && lightness > 0.96)

  let [left, top, right, bottom] = [width, height, -1, -1]
  const ink = pixels.filter((pixel, index) => {
    if (!isInk(pixel)) return false
    const [x, y] = [index % width, Math.floor(index / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    return true
  })
  if (ink.length === 0) return undefined

  const box = { width: right - left + 1, height: bottom - top + 1 }
  const isLight = mean(ink, ({ lightness }) => lightness) > 0.6
  // A pixel weighs as much as it differs from the ground for which the logo was made.
  const weight = ink.reduce(
    (sum, { alpha, lightness }) => sum + (alpha / 255) * (isLight ? lightness : 1 - lightness),
    0,
  )
  return {
    box: { left: left / width, top: top / height, width: box.width / width, height: box.height / height },
    ratio: box.width / box.height,
    coverage: weight / (box.width * box.height),
    tone: onSheet ? 'coloured' : toneOf(ink, isLight),
  }
}

type Pixel = { alpha: number; chroma: number; lightness: number; luminance: number }

function pixelAt(data: Buffer, index: number): Pixel {
  const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(index * 4, index * 4 + 4)
  const luma = (r: number, g: number, b: number) => 0.2126 * r + 0.7152 * g + 0.0722 * b
  const linear = (channel: number) => ((channel / 255 + 0.055) / 1.055) ** 2.4 // close enough near black
  return {
    alpha,
    chroma: Math.max(red, green, blue) - Math.min(red, green, blue),
    lightness: luma(red, green, blue) / 255,
    luminance: luma(linear(red), linear(green), linear(blue)),
  }
}

/** A drawing that brings its white sheet with it: the sheet is not ink. */
function hasWhiteEdge(pixels: readonly Pixel[], width: number, height: number): boolean {
  return pixels.every(({ alpha, lightness }, index) => {
    const [x, y] = [index % width, Math.floor(index / width)]
    const isEdge = x === 0 || y === 0 || x === width - 1 || y === height - 1
    return !isEdge || (alpha > 250 && lightness > 0.96)
  })
}

function toneOf(ink: readonly Pixel[], isLight: boolean): Tone {
  const solid = ink.filter(({ alpha }) => alpha > 128)
  const share = (test: (pixel: Pixel) => boolean) => solid.filter(test).length / solid.length
  if (share(({ chroma }) => chroma >= chromatic) <= tolerance) return isLight ? 'light' : 'dark'
  return share(({ luminance }) => luminance >= lost) <= tolerance ? 'dark' : 'coloured'
}

const mean = <T>(items: readonly T[], of: (item: T) => number) =>
  items.reduce((sum, item) => sum + of(item), 0) / items.length

/** Coverage of an ordinary logo: bold letters with their counters and spaces. */
const usualCoverage = 0.35

/** A hair line must not fill the wall, nor a block shrink to a stamp. */
const extremes = { least: 0.6, most: 1.8 }

/** What is longer is reduced, in units of the side of a square that is usual: two of the widest fit on a phone. */
const longest = { width: 2.5, height: 1.35 }

/**
 * The size at which a logo takes as much of the eye as every other one.
 *
 * The eye judges a mark partly by the box that it spans and partly by the ink in it, so its perceived area is taken as
 * their geometric mean: √(box · ink) = box · √coverage. Equal boxes would let a black block shout beside thin letters;
 * equal ink would make the thin letters huge. Put equal for all logos, it gives box = √(usual coverage / coverage);
 * width and height follow from the ratio.
 * @returns width and height of the ink's box, where the perceived area of a usual logo is 1
 */
export function opticalSize({ ratio, coverage }: Pick<Ink, 'ratio' | 'coverage'>): { width: number; height: number } {
  const area = Math.min(extremes.most, Math.max(extremes.least, Math.sqrt(usualCoverage / coverage)))
  const [width, height] = [Math.sqrt(area * ratio), Math.sqrt(area / ratio)]
  const scale = Math.min(1, longest.width / width, longest.height / height)
  return { width: width * scale, height: height * scale }
}

/** Margins below this share of the drawing are left: they show nowhere. */
const slightMargin = 0.02

/**
 * The part of an address that shows only the ink of an SVG: `svgView(viewBox(10,20,300,100))` (SVG 2, 16.3).
 * @param svg the file's text
 * @param box where the ink is, in shares of the drawing
 * @returns nothing where there is no margin to speak of, or the drawing does not say what its units are
 */
export function viewOfInk(svg: string, { left, top, width, height }: Ink['box']): string | undefined {
  if (Math.max(left, top, 1 - left - width, 1 - top - height) < slightMargin) return undefined
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? ''
  const numbers = /\bviewBox="([^"]*)"/
    .exec(root)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  if (numbers?.length !== 4 || !numbers.every(Number.isFinite)) return undefined
  const [x = 0, y = 0, w = 0, h = 0] = numbers
  const view = [x + left * w, y + top * h, width * w, height * h].map((value) => Number(value.toFixed(2)))
  return `svgView(viewBox(${view.join(',')}))`
}
