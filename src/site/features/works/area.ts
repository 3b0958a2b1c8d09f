type Dimensions = {
  readonly height: number | null
  readonly width: number | null
  readonly diameter: number | null
}

/**
 * How large a work looks from the front: height × width, with the diameter of a round work in place of a missing one.
 * @returns cm²; undefined if height or width is unknown
 */
export function areaOf(dimensions: Dimensions | null): number | undefined {
  const { height, width, diameter } = dimensions ?? {}
  const [high, wide] = [height ?? diameter, width ?? diameter]
  return high && wide ? Math.round(high * wide) : undefined
}
