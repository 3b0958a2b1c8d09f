/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { makeFiles } from './make-files'
import { thumbnailHeight } from './thumbnail'

/** A picture of noise, which compresses worst. */
const noise = (width: number, height: number) =>
  sharp(randomBytes(3 * width * height), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()

const sizeOf = async (file: Buffer) => {
  const { width, height } = await sharp(file).metadata()
  return [width, height]
}

test('each file has its format and its width', async () => {
  const made = await makeFiles(await noise(600, 300), [
    { width: 480, format: 'avif' },
    { width: 240, format: 'avif' },
    { width: 480, format: 'jpg' },
  ])
  const facts = await Promise.all(made.map((file) => sharp(file).metadata()))
  expect(facts.map(({ format, width, height }) => [format, width, height])).toEqual([
    ['heif', 480, 240],
    ['heif', 240, 120],
    ['jpeg', 480, 240],
  ])
})

test('a picture that is stored on its side is turned', async () => {
  const turned = await sharp(await noise(60, 40))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const [avif, thumbnail] = await makeFiles(turned, [
    { width: 40, format: 'avif' },
    { width: 133, format: 'thumbnail' },
  ])
  expect(await sizeOf(avif!)).toEqual([40, 60])
  expect(await sizeOf(thumbnail!)).toEqual([133, thumbnailHeight])
})

test.each([
  [600, 800],
  [2400, 960],
  [40, 60],
])('the thumbnail of a work of %d × %d pixels shows it whole, in at most 4 kB', async (width, height) => {
  const [thumbnail] = await makeFiles(await noise(width, height), [{ width: 100, format: 'thumbnail' }])
  expect(thumbnail!.length).toBeLessThanOrEqual(4000)
  const [madeWidth = 0, madeHeight] = await sizeOf(thumbnail!)
  expect(madeHeight).toBe(thumbnailHeight)
  expect(madeWidth / thumbnailHeight).toBeCloseTo(width / height, 1)
})

test('what is transparent is white', async () => {
  const create = { width: 10, height: 10, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } }
  const formats = ['avif', 'jpg', 'thumbnail'] as const
  const wanted = formats.map((format) => ({ width: 10, format }))
  for (const file of await makeFiles(await sharp({ create }).png().toBuffer(), wanted)) {
    const { dominant, isOpaque } = await sharp(file).stats()
    expect(dominant.r).toBeGreaterThan(240)
    expect(isOpaque).toBe(true)
  }
})
