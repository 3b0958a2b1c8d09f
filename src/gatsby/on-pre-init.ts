import sharp, { type AvifOptions, type Sharp } from 'sharp'

type Avif = (this: Sharp, options?: AvifOptions) => Sharp

/**
 * Makes AVIF pictures in a fifth of the time: gatsby-plugin-sharp passes only the quality to sharp,
 * whose default effort of 4 costs seconds a picture for a few per cent of bytes (docs/decisions/005).
 */
export function onPreInit(): void {
  const avif: Avif = sharp.prototype.avif
  sharp.prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort: 3, ...options })
  }
}
