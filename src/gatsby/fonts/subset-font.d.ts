/** The part of subset-font 2.9 that is used here. The package has no types. */
declare module 'subset-font' {
  export type Axis = number | { min: number; max: number }
  type Options = {
    targetFormat: 'woff2' | 'sfnt'
    keepFeatures: readonly string[]
    variationAxes: Record<string, Axis>
  }
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>
}
