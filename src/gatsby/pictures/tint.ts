import { converter, type Oklch } from 'culori'
import sharp from 'sharp'
import { hueStep, type Tint } from '../../model/tint'

const toOklch = converter('oklch')

/** A picture is reduced to a square of this side, in pixels, before they are counted. */
const side = 48

/** The chroma (OKLCH, about 0 to 0.3) from which the strength of a tint is 1, 2 and 3. */
const thresholds = [0.012, 0.045, 0.09]

/**
 * The tint of a work: its dominant hue, and how strong that hue is.
 * Each pixel votes for its hue with the square of its chroma, so that a red stripe counts more than the paper around it.
 * The three neighbouring steps of hue with the most votes win.
 * @param file the bytes of a picture that sharp reads
 */
export async function tintOfPicture(file: Buffer): Promise<Tint> {
  const pixels = await sharp(file)
    .resize(side, side, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  const steps = Array.from({ length: 360 / hueStep }, () => ({ votes: 0, chroma: 0, x: 0, y: 0 }))
  for (let index = 0; index < pixels.length; index += 3) {
    const [r, g, b] = [pixels[index]! / 255, pixels[index + 1]! / 255, pixels[index + 2]! / 255]
    const { l, c, h }: Oklch = toOklch({ mode: 'rgb', r, g, b })
    if (h === undefined || l < 0.15) continue // the hue of near-black is not visible
    const votes = c * c
    const angle = (h * Math.PI) / 180
    const step = steps[Math.floor(h / hueStep) % steps.length]!
    step.votes += votes
    step.chroma += votes * c
    step.x += votes * Math.cos(angle)
    step.y += votes * Math.sin(angle)
  }

  const neighbourhood = (index: number) =>
    [-1, 0, 1].map((offset) => steps[(index + offset + steps.length) % steps.length]!)
  const total = (index: number, key: 'votes' | 'chroma' | 'x' | 'y') =>
    neighbourhood(index).reduce((sum, step) => sum + step[key], 0)
  const winner = steps.reduce((best, _, index) => (total(index, 'votes') > total(best, 'votes') ? index : best), 0)

  const chroma = total(winner, 'chroma') / (total(winner, 'votes') || 1)
  const hue = (Math.atan2(total(winner, 'y'), total(winner, 'x')) * 180) / Math.PI + 360
  return {
    hue: (Math.round(hue / hueStep) * hueStep) % 360,
    strength: thresholds.filter((threshold) => chroma >= threshold).length,
  }
}
