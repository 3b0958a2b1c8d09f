/** The background colour of an artist's pages, derived at build from the first work (src/gatsby/pictures/accents.ts). */
export type Tint = {
  /** Degrees of the OKLCH hue circle, a multiple of `hueStep`. */
  readonly hue: number
  /** From 0 (grey) to 3. */
  readonly strength: number
  /** OKLCH lightness in the light colour scheme, in percent: one of `lightnesses`. */
  readonly lightness: number
}

/** The step between hues, in degrees. */
export const hueStep = 10

/** The first is the farthest from the page's background. */
export const lightnesses = [80, 82, 84, 86, 88, 90, 92, 94] as const

/** Chroma by strength, for a lightness of 0: the lighter a tint, the less chroma screens can show. */
export const chromas = [0.04, 0.2, 0.35, 0.46] as const

/** In the dark colour scheme, where tints are as far from the page's background as in the light one. */
export const dark = { lightness: 1.16, chroma: 0.6 } as const

type Oklch = { mode: 'oklch'; l: number; c: number; h: number }

/** The colours of a tint in both colour schemes, as tint.module.css computes them. */
export function coloursOf({ hue, strength, lightness }: Tint): { light: Oklch; dark: Oklch } {
  const l = lightness / 100
  const c = (chromas[strength] ?? 0) * (1 - l)
  return {
    light: { mode: 'oklch', l, c, h: hue },
    dark: { mode: 'oklch', l: dark.lightness - l, c: c * dark.chroma, h: hue },
  }
}

/** The least difference of neighbours, in degrees of hue or in percent of lightness. */
const minDifference = { hue: 25, lightness: 4 }

/** Whether two tints have hues that differ visibly. Greys have no hue. */
export function differInHue(a: Tint, b: Tint): boolean {
  const distance = Math.abs(a.hue - b.hue)
  return a.strength > 0 && b.strength > 0 && Math.min(distance, 360 - distance) >= minDifference.hue
}

export const differInLightness = (a: Tint, b: Tint): boolean =>
  Math.abs(a.lightness - b.lightness) >= minDifference.lightness

/** For an artist whose tint is not known yet. */
export const neutralTint: Tint = { hue: 0, strength: 0, lightness: 90 }
