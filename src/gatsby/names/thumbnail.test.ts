/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { thumbnailOf } from './thumbnail'

/** A picture of noise, which compresses worst. */
const noise = (width: number, height: number) =>
  sharp(randomBytes(3 * width * height), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()

test.each([
  [600, 800],
  [2400, 960],
  [40, 60],
])('a work of %d × %d pixels is shown whole, in at most 4 kB', async (width, height) => {
  const thumbnail = await thumbnailOf(await noise(width, height))
  expect(thumbnail.length).toBeLessThanOrEqual(4000)
  const made = await sharp(thumbnail).metadata()
  expect(made.format).toBe('heif')
  expect(made.height).toBe(200)
  expect(made.width! / made.height!).toBeCloseTo(width / height, 1)
})

test('a picture that is stored on its side is turned', async () => {
  const turned = await sharp(await noise(60, 40))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { width, height } = await sharp(await thumbnailOf(turned)).metadata()
  expect([width, height]).toEqual([133, 200])
})
