import { differInHue, differInLightness, lightnesses, type Tint } from '../../model/tint'
import type { Accents } from './accents'

/**
 * Chooses the tints of all artists so that neighbours differ, the last and the first included: by hue if an accent of the
 * work allows it, else by lightness.
 * @param accents the accents of each artist's work, the most important first, in the order of the artists
 */
export function assignTints(accents: readonly Accents[]): Tint[] {
  const chosen: Tint[] = []
  for (const [index, own] of accents.entries()) {
    const isLast = index === accents.length - 1
    const neighbours = [chosen[index - 1], isLast ? chosen[0] : undefined].filter((tint) => tint !== undefined)
    // A neighbour excludes three of eight lightnesses, so two at least are left.
    const tint =
      own.find((accent) => neighbours.every((neighbour) => differInHue(accent, neighbour))) ??
      inEachLightness(own[0]).find((each) =>
        neighbours.every((neighbour) => differInHue(each, neighbour) || differInLightness(each, neighbour)),
      )!
    chosen.push(tint)
  }
  return chosen
}

/** A tint in every lightness, the nearest to its own first. */
function inEachLightness(tint: Tint): Tint[] {
  const distance = (lightness: number) => Math.abs(lightness - tint.lightness)
  return lightnesses.toSorted((a, b) => distance(a) - distance(b)).map((lightness) => ({ ...tint, lightness }))
}
