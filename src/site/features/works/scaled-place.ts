import type { Dimensions } from './work-facts'

/** Where a picture is on the wall of the scaled hang, in centimetres. `bottom` is its distance from the floor. */
export type ScaledPlace = { readonly width: number; readonly height: number; readonly bottom: number }

/** The height of the figure beside the works, in centimetres. */
const figureHeight = 170

/** A longer work is not hung: the others would be too small beside it; in centimetres. */
const longest = 1999

/** Museums hang works with their middle at the height of the eyes; in centimetres. */
const eyeLevel = 150

/** A work deeper than this stands on the floor; in centimetres. */
const deepestOnWall = 30

/** The width of the figure and the distance between works; in centimetres. */
const figureWidth = 42
const gap = 40

/** The length that the caption of a small work takes on most walls, in centimetres. */
const captionWidth = 100

/**
 * The place of a work in the scaled hang. The picture is as large as its dimensions allow without cropping or distorting
 * it. A work that is deep or too high for the eye level stands on the floor.
 * @param ratio width to height of the picture
 * @returns undefined if the size is unknown or uncertain: without numbers, with a note ("each part"), or too large
 */
export function scaledPlace(
  { dimensions }: { readonly dimensions: Dimensions | null },
  ratio: number,
): ScaledPlace | undefined {
  const size = dimensions && !dimensions.note ? sizeOf(dimensions, ratio) : undefined
  if (!dimensions || !size || Math.max(size.width, size.height) > longest) return undefined
  const height = Math.min(size.height, size.width / ratio)
  const stands = (dimensions.depth ?? 0) > deepestOnWall
  return { width: height * ratio, height, bottom: stands ? 0 : Math.max(eyeLevel - height / 2, 0) }
}

/** Of a round work, a missing side is its diameter. Else the picture tells the missing side. */
function sizeOf({ height, width, diameter }: Dimensions, ratio: number) {
  const high = height ?? diameter
  const wide = width ?? diameter
  if (high) return { height: high, width: wide ?? high * ratio }
  if (wide) return { height: wide / ratio, width: wide }
  return undefined
}

/** The height of the wall: the highest work or the figure, in centimetres. */
export const heightOf = (places: readonly ScaledPlace[]) =>
  Math.max(figureHeight, ...places.map(({ height, bottom }) => height + bottom))

/** The length of the wall, in centimetres. The captions make it inexact. */
export const lengthOf = (places: readonly ScaledPlace[]) =>
  places.reduce((length, { width }) => length + gap + Math.max(width, captionWidth), figureWidth)

/**
 * How large a work looks from the front: height × width, with the diameter of a round work in place of a missing one.
 * @returns cm²; undefined if height or width is unknown
 */
export function areaOf(dimensions: Dimensions | null): number | undefined {
  const { height, width, diameter } = dimensions ?? {}
  const [high, wide] = [height ?? diameter, width ?? diameter]
  return high && wide ? Math.round(high * wide) : undefined
}
