import { isYamlName } from './yaml-name'

/** What the check knows of a picture. */
export type Picture = {
  /** Identifies the file’s bytes. */
  digest: string
  bytes: number
  /** The format of the bytes, not of the name: 'jpeg', 'png', 'webp', 'svg', 'heic' …; undefined if the file is not a picture. */
  format?: string
  /** In pixels, as stored. */
  width: number
  height: number
  /** How to turn it to be upright (EXIF 2.32, tag 274); 1 is upright. */
  orientation: number
  /** Whether it contains the position where it was taken. */
  hasPosition: boolean
  /** Whether its colours are for print: cyan, magenta, yellow and black. */
  isCmyk: boolean
  /** Whether it can be decoded completely. */
  isWhole: boolean
  /** The first part of a drawing that is not allowed; undefined if there is none. */
  forbidden?: { what: string; line: number }
  /** The ids of the elements of a drawing. */
  ids?: string[]
  /** Whether a drawing has a style element. */
  hasStyle?: boolean
  /** Whether a drawing says neither by a viewBox nor by a width and a height how large it is. */
  isUnsized?: boolean
}

export const isPictureName = (path: string) => /\.(jpe?g|png|webp|svg)$/i.test(path)

/** The format that the name of a file says. */
export const formatOfName = (path: string) => (/\.(\w+)$/.exec(path)?.[1] ?? '').toLowerCase().replace('jpg', 'jpeg')

const stemOf = (name: string) => name.replace(/\.\w+$/, '').toLowerCase()

/** Whether a file has the name of a picture, but an ending that pages cannot show: 'leden.HEIC' for 'leden.jpg'. */
export const isInOtherFormat = (file: string, picture: string) =>
  isPictureName(picture) && !isPictureName(file) && !isYamlName(file) && stemOf(file) === stemOf(picture)
