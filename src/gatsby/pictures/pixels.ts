import sharp, { type OutputInfo, type ResizeOptions } from 'sharp'

/** Pixels without a file format, as sharp gives and takes them. */
export type Pixels = { data: Buffer; info: OutputInfo }

/**
 * Decodes a picture into pixels in sRGB, turned as it is shown. What is transparent is white.
 * @param source its path or its bytes
 * @throws Error if the picture cannot be read
 */
export const decode = (source: string | Buffer, size: ResizeOptions): Promise<Pixels> =>
  sharp(source)
    .autoOrient()
    .resize(size)
    .toColourspace('srgb')
    .flatten({ background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true })
