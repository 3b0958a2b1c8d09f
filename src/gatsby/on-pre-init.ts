import worker from 'gatsby-plugin-sharp/gatsby-worker'
import sharp, { type AvifOptions, type Sharp } from 'sharp'
import { onlyMissing } from './pictures/keep-pictures'

type Avif = (this: Sharp, options?: AvifOptions) => Sharp

/**
 * Makes pictures faster than gatsby-plugin-sharp does by itself. It passes only the quality to sharp's AVIF encoder,
 * whose default effort of 4 costs seconds a picture for a few per cent of bytes (docs/decisions/005); and it makes
 * pictures anew that are there already.
 */
export function onPreInit(): void {
  const avif: Avif = sharp.prototype.avif
  sharp.prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort: 3, ...options })
  }
  worker.IMAGE_PROCESSING = onlyMissing(worker.IMAGE_PROCESSING)
}
