import { hash } from 'node:crypto'
import sharp from 'sharp'
import { type Drawing, readDrawing } from './drawing'
import { gpsParts, xmpPosition } from './exif'
import type { Picture } from './picture'

/** Identifies the bytes of a file. */
export const digestOf = (file: Buffer) => hash('sha1', file)

/** Decodes a picture completely, and collects what the rules need. */
export async function inspectPicture(file: Buffer, digest = digestOf(file)): Promise<Picture> {
  const none = { digest, bytes: file.length, width: 0, height: 0, orientation: 1, hasPosition: false, isCmyk: false }
  try {
    const metadata = await sharp(file).metadata()
    const { width, height, orientation = 1, exif, xmp, space, mediaType } = metadata
    // sharp calls both HEIC and AVIF 'heif'.
    const format = metadata.format === 'heif' ? mediaType?.replace('image/', '') : metadata.format
    const hasPosition =
      (exif && gpsParts(exif).length > 0) || (xmp?.toString('latin1').match(xmpPosition) ?? []).length > 0
    const facts = { ...none, format, width, height, orientation, hasPosition, isCmyk: space === 'cmyk' }
    const drawing = format === 'svg' ? inspectDrawing(file) : undefined
    return { ...facts, isWhole: await isWhole(file), ...drawing }
  } catch {
    return { ...none, isWhole: false }
  }
}

/** What is in a drawing; one that browsers cannot read is not whole. */
function inspectDrawing(file: Buffer): Drawing | { isWhole: false } {
  try {
    return readDrawing(file)
  } catch {
    return { isWhole: false }
  }
}

/** Decodes every line, at the smallest scale that the format allows. */
function isWhole(file: Buffer): Promise<boolean> {
  return sharp(file, { failOn: 'warning', sequentialRead: true })
    .resize(8, 8, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )
}
