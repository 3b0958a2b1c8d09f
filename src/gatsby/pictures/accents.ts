import { converter, type Oklab } from 'culori'
import sharp from 'sharp'
import { hueStep, lightnesses, type Tint } from '../../model/tint'

const toOklab = converter('oklab')

/** A picture is reduced to a square of this side, in pixels, before they are counted. */
const side = 48

/** The chroma (OKLCH, about 0 to 0.3) from which the strength of a tint is 1, 2 and 3. */
const thresholds = [0.012, 0.045, 0.09]

/** The share of all votes that a further accent needs, and its distance from the others in degrees. */
const further = { share: 0.12, distance: 30 }

/**
 * A pale ground, such as paper or a wall: its OKLab lightness, its chroma, how far its pixels are from each other, and the
 * share of the picture, and of its edge, that it covers.
 */
const paleGround = { lightness: 0.8, chroma: 0.06, distance: 0.05, share: 0.25 }

/** The width of the edge, in pixels of the reduced picture. */
const edgeWidth = 3

/** The lightness of accents (OKLab) whose tints are the darkest and the lightest. */
const [darkest, lightest] = [0.3, 0.85]

export type Accents = readonly [Tint, ...Tint[]]

type Lab = Pick<Oklab, 'l' | 'a' | 'b'>
type Step = { votes: number; chroma: number; lightness: number; x: number; y: number }

/**
 * The accents of a work, as tints: the hues that stand out. The most important one is first.
 * Each pixel votes for its hue with the square of its chroma, so that a red stripe counts more than the paper around it.
 * Chroma is measured from the ground where that is pale, so ink on cream paper is grey, not cream.
 * @param file the bytes of a picture that sharp reads
 */
export async function accentsOf(file: Buffer): Promise<Accents> {
  const pixels = await pixelsOf(file)
  const steps = votesByHue(pixels, groundOf(pixels))
  const all = steps.reduce((sum, { votes }) => sum + votes, 0)
  // Three neighbouring steps count together.
  const [main, ...others] = steps
    .map((step, index) => [steps.at(index - 1)!, step, steps[(index + 1) % steps.length]!].reduce(add))
    .sort((a, b) => b.votes - a.votes)
  const accents: [Tint, ...Tint[]] = [tintOf(main!)]
  for (const other of others) {
    const tint = tintOf(other)
    const isNew = accents.every(({ hue }) => distance(hue, tint.hue) >= further.distance)
    if (isNew && other.votes >= further.share * all) accents.push(tint)
  }
  return accents
}

async function pixelsOf(file: Buffer): Promise<Lab[]> {
  const channels = await sharp(file)
    .resize(side, side, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  return Array.from({ length: side * side }, (_, index) => {
    const [r = 0, g = 0, b = 0] = channels.subarray(index * 3, index * 3 + 3)
    return toOklab({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 })
  })
}

/** The most common colour of a work, if it is that of a pale ground; else a neutral white. */
function groundOf(pixels: readonly Lab[]): Lab {
  const cells = new Map<string, Lab[]>()
  for (const pixel of pixels) {
    const key = [pixel.l, pixel.a, pixel.b].map((value) => Math.round(value / paleGround.distance)).join()
    const cell = cells.get(key)
    if (cell) cell.push(pixel)
    else cells.set(key, [pixel])
  }
  const ground = meanOf([...cells.values()].reduce((most, cell) => (cell.length > most.length ? cell : most)))
  const isNear = ({ l, a, b }: Lab) => Math.hypot(l - ground.l, a - ground.a, b - ground.b) < paleGround.distance
  const covers = (area: readonly Lab[]) => area.filter(isNear).length >= paleGround.share * area.length
  const isOnEdge = (at: number) => Math.min(at, side - 1 - at) < edgeWidth
  const edge = pixels.filter((_, index) => isOnEdge(index % side) || isOnEdge(Math.floor(index / side)))
  const isPale = ground.l >= paleGround.lightness && Math.hypot(ground.a, ground.b) < paleGround.chroma
  return isPale && covers(pixels) && covers(edge) ? ground : { l: 1, a: 0, b: 0 }
}

function meanOf(pixels: readonly Lab[]): Lab {
  const mean = (key: keyof Lab) => pixels.reduce((sum, pixel) => sum + pixel[key], 0) / pixels.length
  return { l: mean('l'), a: mean('a'), b: mean('b') }
}

function votesByHue(pixels: readonly Lab[], ground: Lab): Step[] {
  const steps = Array.from({ length: 360 / hueStep }, () => ({ votes: 0, chroma: 0, lightness: 0, x: 0, y: 0 }))
  for (const { l, a, b } of pixels) {
    if (l < 0.15) continue // the hue of near-black is not visible
    const shade = l / ground.l
    const [x, y] = [a - ground.a * shade, b - ground.b * shade]
    const chroma = Math.hypot(x, y)
    const votes = chroma ** 2
    const index = Math.floor(degrees(x, y) / hueStep) % steps.length
    const own = { votes, chroma: votes * chroma, lightness: votes * l, x: votes * x, y: votes * y }
    steps[index] = add(steps[index]!, own)
  }
  return steps
}

function tintOf({ votes, chroma, lightness, x, y }: Step): Tint {
  const part = (lightness / (votes || 1) - darkest) / (lightest - darkest)
  const index = Math.round(Math.min(Math.max(part, 0), 1) * (lightnesses.length - 1))
  return {
    hue: (Math.round(degrees(x, y) / hueStep) * hueStep) % 360,
    strength: thresholds.filter((threshold) => chroma / (votes || 1) >= threshold).length,
    lightness: lightnesses[index]!,
  }
}

const add = (one: Step, other: Step): Step => ({
  votes: one.votes + other.votes,
  chroma: one.chroma + other.chroma,
  lightness: one.lightness + other.lightness,
  x: one.x + other.x,
  y: one.y + other.y,
})

/** The angle of a point, from 0 to 360. */
const degrees = (x: number, y: number) => ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360

const distance = (hue: number, other: number) => Math.min(Math.abs(hue - other), 360 - Math.abs(hue - other))
