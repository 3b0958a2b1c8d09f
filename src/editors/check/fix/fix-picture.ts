import sharp from 'sharp'
import { gpsEntries, xmpPosition } from '../read/exif'
import { maxEdge, maxFileSize } from '../rules/pictures/pictures'

/** In pixels: the longer edge of a picture that was too large. */
const fixedEdge = 4000

/**
 * A picture without its position, upright, not too large and in the colours of screens.
 * Where only the position is wrong, the pixels of a JPEG or WebP are left exactly as they are.
 */
export async function fixPicture(file: Buffer): Promise<Buffer> {
  const { format, width, height, orientation = 1, space } = await sharp(file).metadata()
  const tooLarge = Math.max(width, height) > maxEdge || file.length > maxFileSize
  if (!tooLarge && orientation === 1 && space !== 'cmyk' && format !== 'png') return withoutPosition(file)

  const size = tooLarge ? { width: fixedEdge, height: fixedEdge } : {}
  const upright = sharp(file)
    .autoOrient()
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .keepIccProfile()
  const screen = space === 'cmyk' ? upright.toColourspace('srgb').withIccProfile('srgb') : upright
  if (format === 'png') return screen.png().toBuffer()
  if (format === 'webp') return screen.webp({ quality: 92 }).toBuffer()
  return screen.jpeg({ quality: 92, mozjpeg: true }).toBuffer()
}

/** Overwrites the bytes of the position with zeros or spaces, so that everything else stays, such as the author. */
async function withoutPosition(file: Buffer): Promise<Buffer> {
  const { exif, xmp } = await sharp(file).metadata()
  const fixed = Buffer.from(file)
  const gps = exif && gpsEntries(exif)
  if (exif && gps) {
    const start = fixed.indexOf(exif)
    if (start >= 0) fixed.fill(0, start + gps.from, start + gps.to)
  }
  if (xmp) {
    const start = fixed.indexOf(xmp)
    const blank = xmp.toString('latin1').replace(xmpPosition, (found) => ' '.repeat(found.length))
    if (start >= 0) fixed.write(blank, start, 'latin1')
  }
  return fixed
}
