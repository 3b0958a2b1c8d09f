/** The background colour of a work, computed from its picture at build (src/gatsby/pictures/tint.ts). */
export type Tint = {
  /** Degrees of the OKLCH hue circle, a multiple of `hueStep`. */
  readonly hue: number
  /** From 0 (grey) to 3. */
  readonly strength: number
}

/** The step between hues, in degrees. Each hue has a class in src/site/components/tint.module.css. */
export const hueStep = 10

/** For a work without a picture. */
export const neutralTint: Tint = { hue: 0, strength: 0 }
