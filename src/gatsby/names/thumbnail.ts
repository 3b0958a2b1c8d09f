import sharp from 'sharp'

/** In bytes: a phone loads one for each name that passes the middle of its screen. */
const maxSize = 3000
const qualities = [50, 40, 30, 20, 10, 1]

/** In pixels: twice the capitals of the largest names of the home page (artist-names.module.css). */
const height = 96

/**
 * The small picture that an artist's name opens to: the whole work as AVIF, of at most 3 kB.
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
