import type { Forbidden } from './drawing'

/** What the check knows of a picture. */
export type Picture = {
  /** Identifies the file’s bytes. */
  digest: string
  bytes: number
  /** Its real format, whatever its name says: 'jpeg', 'png', 'webp', 'svg' …; undefined for one that is no picture. */
  format?: string
  /** In pixels, as stored. */
  width: number
  height: number
  /** How to turn it to see it upright (EXIF 2.32, tag 274); 1 is upright. */
  orientation: number
  /** Whether it says where it was taken. */
  hasPosition: boolean
  /** For printing: cyan, magenta, yellow and black. */
  isCmyk: boolean
  /** Whether it can be read to its last line. */
  isWhole: boolean
  /** What a drawing may not hold; undefined where it holds nothing of the kind. */
  forbidden?: Forbidden
}

export const isPictureName = (path: string) => /\.(jpe?g|png|webp|svg)$/i.test(path)

/** The format that a file’s name promises. */
export const formatOfName = (path: string) => (/\.(\w+)$/.exec(path)?.[1] ?? '').toLowerCase().replace('jpg', 'jpeg')
