import sharp from 'sharp'
import { withoutPosition } from '../read/exif'
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
  if (!tooLarge && orientation === 1 && space !== 'cmyk' && format !== 'png') return Buffer.from(withoutPosition(file))

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
