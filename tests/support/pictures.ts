import sharp from 'sharp'

type Size = { width?: number; height?: number }

/** A picture of noise, which compresses badly, as a photograph does. */
export function noise({ width = 64, height = 48 }: Size = {}) {
  return sharp({
    create: { width, height, channels: 3, background: 'teal', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
}

const jpegs = new Map<string, Promise<Buffer>>()

/** A JPEG of noise, the same one for each size, because noise takes long to make. */
export function aJpeg(size?: Size): Promise<Buffer> {
  const key = JSON.stringify(size)
  const jpeg = jpegs.get(key) ?? noise(size).jpeg().toBuffer()
  jpegs.set(key, jpeg)
  return jpeg
}

/** A JPEG whose EXIF data hold a GPS position and a copyright. */
export function aLocatedJpeg(size?: Size): Promise<Buffer> {
  return noise(size)
    .withExif({
      IFD0: { Copyright: 'Jana Nová' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 5/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '14/1 25/1 0/1' },
    })
    .jpeg()
    .toBuffer()
}

/** A portrait as a phone stores it: on its side (EXIF orientation 6). Upright, its upper half is red, the lower one blue. */
export async function aPortrait({ width = 200, height = 300 }: Size = {}): Promise<Buffer> {
  const blue = sharp({ create: { width, height: height / 2, channels: 3, background: '#00c' } })
  const lower = { input: await blue.png().toBuffer(), top: height / 2, left: 0 }
  const upright = sharp({ create: { width, height, channels: 3, background: '#c00' } }).composite([lower])
  return sharp(await upright.png().toBuffer())
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer()
}

export const aDrawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'

/** A HEIC, the format in which iPhones store photographs: the headers of 64 by 48 pixels, which cannot be decoded. sharp writes none. */
export const aHeic = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFhdmlmbWlhZgAAAOltZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA' +
    'ACJpbG9jAAAAAERAAAEAAQAAAAABDQABAAAAAAAAACYAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABodmMxAAAAAA5waXRt' +
    'AAAAAAABAAAAaWlwcnAAAABLaXBjbwAAAB9odmNDAQFgAAAAAAAAAAAAWvAA/P34+AAADwAAAAAUaXNwZQAAAAAAAABAAAAAMAAA' +
    'ABBwaXhpAAAAAAMICAgAAAAWaXBtYQAAAAAAAAABAAEDgQIDAAAALm1kYXQSAAoJOBV/vaQENBpAMhcZQmMEwAA0AACXyuCq3uzv' +
    'jrxQFvsgoA==',
  'base64',
)
