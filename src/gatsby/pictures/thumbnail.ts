import sharp from 'sharp'
import type { Pixels } from './pixels'

/** In bytes: a phone loads one for each name that passes the middle of its screen. */
export const maxThumbnailSize = 4000
const qualities = [45, 35, 25, 15, 8, 1]

/** In pixels: about twice the height of the picture in an open name (opened-size.ts). */
export const thumbnailHeight = 200

/**
 * The small picture that an artist's name opens to: the whole work as AVIF, of at most 4 kB.
 * @param picture pixels of a picture in sRGB, turned as it is shown
 */
export async function thumbnailOf({ data, info }: Pixels): Promise<Buffer> {
  const picture = sharp(data, { raw: info }).resize({ height: thumbnailHeight })
  for (const quality of qualities) {
    const thumbnail = await picture.clone().avif({ quality, effort: 4 }).toBuffer()
    if (thumbnail.length <= maxThumbnailSize) return thumbnail
  }
  throw new Error(`A thumbnail of ${maxThumbnailSize} bytes is not possible`)
}
