import sharp from 'sharp'

/** In bytes: a phone loads one for each name that passes the middle of its screen. */
const maxSize = 4000
const qualities = [45, 35, 25, 15, 8, 1]

/** In pixels: about twice the height of the picture in an open name (opened-size.ts). */
const height = 200

/**
 * The small picture that an artist's name opens to: the whole work as AVIF, of at most 4 kB.
 * @param file the bytes of a picture that sharp reads
 */
export async function thumbnailOf(file: Buffer): Promise<Buffer> {
  const picture = await sharp(file).autoOrient().resize({ height }).toColourspace('srgb').png().toBuffer()
  for (const quality of qualities) {
    const thumbnail = await sharp(picture).avif({ quality, effort: 4 }).toBuffer()
    if (thumbnail.length <= maxSize) return thumbnail
  }
  throw new Error(`A thumbnail of ${maxSize} bytes is not possible`)
}
