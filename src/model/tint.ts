/** The colour of a wall for a work: computed from the picture at build (src/gatsby/pictures/tint.ts). */
export type Tint = {
  /** Degrees of the OKLCH hue circle, a multiple of `hueStep`. */
  readonly hue: number
  /** From 0, a grey, to 3. */
  readonly strength: number
}

/** Hues come in steps of so many degrees, each with a class in src/site/components/tint.module.css. */
export const hueStep = 10

/** For a work without a picture. */
export const neutralTint: Tint = { hue: 0, strength: 0 }
