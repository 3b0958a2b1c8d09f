/** @jest-environment node */
import sharp from 'sharp'
import { tintOfPicture } from './tint'

/** A picture of one colour with a stripe of another. */
async function picture(ground: string, stripe?: { colour: string; height: number }): Promise<Buffer> {
  const sheet = sharp({ create: { width: 100, height: 100, channels: 3, background: ground } })
  if (!stripe) return sheet.png().toBuffer()
  const create = { width: 100, height: stripe.height, channels: 3 as const, background: stripe.colour }
  return sheet
    .composite([{ input: await sharp({ create }).png().toBuffer(), top: 20, left: 0 }])
    .png()
    .toBuffer()
}

test('a work without colour has a tint of strength 0', async () => {
  expect((await tintOfPicture(await picture('#888888'))).strength).toBe(0)
  expect((await tintOfPicture(await picture('#000000'))).strength).toBe(0)
})

test('the tint has the dominant hue of the work', async () => {
  // OKLCH: red 29°, green 142°, blue 264°
  expect(await tintOfPicture(await picture('#ff0000'))).toEqual({ hue: 30, strength: 3 })
  expect(await tintOfPicture(await picture('#00ff00'))).toEqual({ hue: 140, strength: 3 })
  expect(await tintOfPicture(await picture('#0000ff'))).toEqual({ hue: 260, strength: 3 })
})

test('a red stripe counts more than the paper around it', async () => {
  const { hue, strength } = await tintOfPicture(await picture('#f3ecdc', { colour: '#cc2211', height: 10 }))
  expect(hue).toBeGreaterThanOrEqual(20)
  expect(hue).toBeLessThanOrEqual(40)
  expect(strength).toBe(3)
})

test('a hue just below 360° is rounded to less than 360°', async () => {
  const { hue } = await tintOfPicture(await picture('#e8479b'))
  expect(hue).toBeLessThan(360)
})

test('pictures with transparency and greyscale pictures have a tint', async () => {
  const grey = await sharp(await picture('#777777'))
    .toColourspace('b-w')
    .png()
    .toBuffer()
  expect((await tintOfPicture(grey)).strength).toBe(0)
  const create = { width: 10, height: 10, channels: 4 as const, background: { r: 255, g: 0, b: 0, alpha: 0.5 } }
  expect((await tintOfPicture(await sharp({ create }).png().toBuffer())).hue).toBe(30)
})
