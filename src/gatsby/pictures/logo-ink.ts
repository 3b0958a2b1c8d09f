import sharp from 'sharp'

/**
 * How a logo can be shown on a background: a `dark` or a `light` one may be inverted where it would not be visible; a
 * `coloured` one may not, because its colours would change.
 */
export type Tone = 'dark' | 'light' | 'coloured'

/** The visible marks of a logo, without its margins. */
type Ink = {
  /** The bounding box, in fractions of the drawing's width and height. */
  box: { left: number; top: number; width: number; height: number }
  /** Width of the box divided by its height. */
  ratio: number
  /** How much of the box is ink, from 0 to 1. Grey counts as half of black. */
  coverage: number
  tone: Tone
}

/** The longer side of the raster that is measured, in pixels. */
const side = 480

/** A pixel with less alpha is not ink: the edges of lines have a few faint ones. */
const minAlpha = 26

/** A pixel is coloured from this difference between its highest and its lowest channel. */
const minChroma = 40

/** The relative luminance (WCAG) with a contrast of 3:1 to black. Darker colours are not visible on a dark background. */
const minLuminance = 0.1

/** The share of pixels that does not change the tone: edges, a dot of colour. */
const tolerance = 0.02

/**
 * Measures the visible part of a logo.
 * @param file the bytes of an SVG, or of any picture that sharp reads
 * @returns undefined when nothing is visible
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
  const hasBackground = hasWhiteEdge(pixels, width, height)
  const isInk = ({ alpha, lightness }: Pixel) => alpha >= minAlpha && !(hasBackground && lightness > 0.96)

  let [left, top, right, bottom] = [width, height, -1, -1]
  const ink: Pixel[] = []
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = pixels[y * width + x]!
      if (!isInk(pixel)) continue
      ink.push(pixel)
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
    }
  }
  if (ink.length === 0) return undefined

  const box = { width: right - left + 1, height: bottom - top + 1 }
  const isLight = mean(ink, ({ lightness }) => lightness) > 0.6
  // The weight of a pixel is its contrast to the background that the logo was made for.
  const weight = ink.reduce(
    (sum, { alpha, lightness }) => sum + (alpha / 255) * (isLight ? lightness : 1 - lightness),
    0,
  )
  return {
    box: { left: left / width, top: top / height, width: box.width / width, height: box.height / height },
    ratio: box.width / box.height,
    coverage: weight / (box.width * box.height),
    tone: hasBackground ? 'coloured' : toneOf(ink, isLight),
  }
}

type Pixel = { alpha: number; chroma: number; lightness: number; luminance: number }

const { max, min } = Math

const luma = (red: number, green: number, blue: number) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** The linear value of each value of a channel, accurate enough near black. */
const linear = Float64Array.from({ length: 256 }, (_, channel) => ((channel / 255 + 0.055) / 1.055) ** 2.4)

function pixelAt(data: Buffer, index: number): Pixel {
  const at = index * 4
  const [red, green, blue, alpha] = [data[at]!, data[at + 1]!, data[at + 2]!, data[at + 3]!]
  return {
    alpha,
    chroma: max(red, green, blue) - min(red, green, blue),
    lightness: luma(red, green, blue) / 255,
    luminance: luma(linear[red]!, linear[green]!, linear[blue]!),
  }
}

/** Whether a drawing has a white background of its own, which is not ink. */
function hasWhiteEdge(pixels: readonly Pixel[], width: number, height: number): boolean {
  const isWhite = ({ alpha, lightness }: Pixel) => alpha > 250 && lightness > 0.96
  return pixels.every((pixel, index) => {
    const isSide = index % width === 0 || index % width === width - 1
    const isEdge = isSide || index < width || index >= width * (height - 1)
    return !isEdge || isWhite(pixel)
  })
}

function toneOf(ink: readonly Pixel[], isLight: boolean): Tone {
  const solid = ink.filter(({ alpha }) => alpha > 128)
  const share = (test: (pixel: Pixel) => boolean) => solid.filter(test).length / solid.length
  if (share(({ chroma }) => chroma >= minChroma) <= tolerance) return isLight ? 'light' : 'dark'
  return share(({ luminance }) => luminance >= minLuminance) <= tolerance ? 'dark' : 'coloured'
}

const mean = <T>(items: readonly T[], of: (item: T) => number) =>
  items.reduce((sum, item) => sum + of(item), 0) / items.length

/** The coverage of an ordinary logo of bold letters. */
const usualCoverage = 0.35

/** Limits, so that a logo of thin lines does not become huge, nor a solid one tiny. */
const areaLimits = { min: 0.6, max: 1.8 }

/** The largest size, in units of the side of an ordinary square logo. Two of the widest fit on a phone. */
const maxSize = { width: 2.5, height: 1.35 }

/**
 * The size at which a logo looks as large as the others.
 *
 * With equal boxes, a solid logo would look larger than thin letters; with equal areas of ink, the thin letters would be
 * huge. So the perceived area is taken as the geometric mean of both: √(box · ink) = box · √coverage. It is equal for all
 * logos when box = √(usual coverage / coverage). Width and height follow from the ratio.
 * @returns width and height of the ink's box, in units of the side of an ordinary square logo
 */
export function opticalSize({ ratio, coverage }: Pick<Ink, 'ratio' | 'coverage'>): { width: number; height: number } {
  const area = Math.min(areaLimits.max, Math.max(areaLimits.min, Math.sqrt(usualCoverage / coverage)))
  const [width, height] = [Math.sqrt(area * ratio), Math.sqrt(area / ratio)]
  const scale = Math.min(1, maxSize.width / width, maxSize.height / height)
  return { width: width * scale, height: height * scale }
}

/** Margins below this fraction of the drawing are kept, because nobody sees them. */
const smallMargin = 0.02

/**
 * The URL fragment that crops an SVG to its ink: `svgView(viewBox(10,20,300,100))` (SVG 2, 16.3).
 * @param svg the text of the file
 * @param box the bounding box of the ink, in fractions of the drawing
 * @returns undefined when the margins are small, or the drawing has no valid `viewBox`
 */
export function viewOfInk(svg: string, { left, top, width, height }: Ink['box']): string | undefined {
  if (Math.max(left, top, 1 - left - width, 1 - top - height) < smallMargin) return undefined
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
