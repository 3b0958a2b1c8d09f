import sharp, { type AvifOptions, type Sharp } from 'sharp'

type Avif = (this: Sharp, options?: AvifOptions) => Sharp

/**
 * Sets the default effort of sharp's AVIF encoder for this process. gatsby-plugin-sharp passes only the quality; the
 * encoder's own default of 4 takes five times as long for 7 % fewer bytes (docs/decisions/005-avif-effort.md).
 */
export function setAvifEffort(effort: number): void {
  const avif: Avif = sharp.prototype.avif
  sharp.prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort, ...options })
  }
}
