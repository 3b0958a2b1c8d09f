import sharp from 'sharp'
import { gpsEntries, xmpPosition } from '../read/exif'
import { largestEdge, largestFile } from '../rules/pictures/pictures'

/** In pixels: what a picture that is too large is made to be. */
const mendedEdge = 4000

/**
 * A picture without its position, upright, not too large and in the colours of screens.
 * Where only the position is wrong, the pixels of a JPEG or WebP are left exactly as they are.
 */
export async function mendPicture(file: Buffer): Promise<Buffer> {
  const { format, width, height, orientation = 1, space } = await sharp(file).metadata()
  const tooLarge = Math.max(width, height) > largestEdge || file.length > largestFile
  if (!tooLarge && orientation === 1 && space !== 'cmyk' && format !== 'png') return withoutPosition(file)

  const size = tooLarge ? { width: mendedEdge, height: mendedEdge } : {}
  const upright = sharp(file)
    .autoOrient()
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .keepIccProfile()
  const screen = space === 'cmyk' ? upright.toColourspace('srgb').withIccProfile('srgb') : upright
  if (format === 'png') return screen.png().toBuffer()
  if (format === 'webp') return screen.webp({ quality: 92 }).toBuffer()
  return screen.jpeg({ quality: 92, mozjpeg: true }).toBuffer()
}

/** Overwrites the position with nothing, byte for byte, so that everything else stays: also who made it. */
async function withoutPosition(file: Buffer): Promise<Buffer> {
  const { exif, xmp } = await sharp(file).metadata()
  const mended = Buffer.from(file)
  const gps = exif && gpsEntries(exif)
  if (exif && gps) {
    const start = mended.indexOf(exif)
    if (start >= 0) mended.fill(0, start + gps.from, start + gps.to)
  }
  if (xmp) {
    const start = mended.indexOf(xmp)
    const blank = xmp.toString('latin1').replace(xmpPosition, (found) => ' '.repeat(found.length))
    if (start >= 0) mended.write(blank, start, 'latin1')
  }
  return mended
}
