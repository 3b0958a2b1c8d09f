import type { Artist } from '../../../../model/artist'
import { phrase, type Wording } from '../../base/fill'
import { field } from '../../base/message-values'
import type { Finding } from '../../base/rule'
import { at, type Content, type ContentRecord, type Known } from '../../read/content'
import type { Picture } from '../../read/picture'
import { report, unitNames } from './words'

const sideNames = ['height', 'width', 'depth', 'diameter'] as const

/** In centimetres. Of a work with a longer side, 5 metres, the numbers are usually millimetres. */
const largest = 500
/** In centimetres. A work with all sides shorter is smaller than a stamp: the numbers are usually metres. */
const smallest = 3
/** The sizes of paper in millimetres (ISO 216, A2 to A6): as centimetres they would be no sizes of paper. */
const paper = ['594 420', '420 297', '297 210', '210 148', '148 105']

type Work = Known<Artist['works'][number]>

/** Dimensions that are in another unit than centimetres, or in another order than height and width. */
export function check(content: Content): Finding[] {
  return content.records('Artist').flatMap((artist) =>
    (artist.data.works ?? []).flatMap((work = {}, index) => {
      const picture = content.folder.pictures.get(artist.path.replace(/[^/]*$/, work.image ?? ''))
      return [...otherUnit(artist, work, index), ...swapped(artist, work, index, picture)]
    }),
  )
}

type Side = { name: string; value: number }

const sidesOf = ({ dimensions = {} }: Work): Side[] =>
  sideNames.flatMap((name) => {
    const value = dimensions[name]
    return value === undefined ? [] : [{ name, value }]
  })

function otherUnit(artist: ContentRecord<'Artist'>, work: Work, index: number): Finding[] {
  const sides = sidesOf(work)
  const values = sides.map(({ value }) => value)
  const longest = Math.max(...values)
  const isPaper = paper.includes(values.toSorted((a, b) => b - a).join(' '))
  const areMetres = sides.length > 1 && longest < smallest
  if (sides.length === 0 || !(longest > largest || isPaper || areMetres)) return []
  const path = ['works', index, 'dimensions', sides.find(({ value }) => value === longest)?.name ?? '']
  const [factor, scale] = areMetres ? [100, 10] : [0.1, 0.01]
  return [
    report('label/unit', at(artist, path), {
      field: field('Artist', ['works', index, 'dimensions']),
      size: sizeOf(values),
      real: sizeOf(values.map((value) => value * scale)),
      realUnit: areMetres ? 'mm' : 'm',
      unit: phrase(areMetres ? unitNames.metres : unitNames.millimetres),
      fixed: sides.map(({ name, value }) => `${name}: ${rounded(value * factor)}`).join(', '),
    }),
  ]
}

const sizeOf =
  (values: readonly number[]): Wording =>
  (language) => {
    const { format } = new Intl.NumberFormat(language, { maximumFractionDigits: 3 })
    return values.map((value) => format(value)).join(' × ')
  }

/** Without the last digits that come from binary fractions. */
const rounded = (value: number) => Number(value.toFixed(3))

/** How much the sides of a picture of the work may differ from those of the work, as a logarithm. */
const tolerance = 0.05
/** A work that is nearly square is not compared. */
const minDifference = 0.15

/** A picture that would fit exactly if the height were the width. */
function swapped(artist: ContentRecord<'Artist'>, { dimensions }: Work, index: number, picture?: Picture): Finding[] {
  const { height, width, depth, diameter } = dimensions ?? {}
  if (!picture?.width || !picture.height || picture.orientation > 1) return []
  if (height === undefined || width === undefined || depth !== undefined || diameter !== undefined) return []
  const ofWork = Math.log(width / height)
  const ofPicture = Math.log(picture.width / picture.height)
  if (Math.abs(ofWork) < minDifference || Math.abs(ofWork + ofPicture) > tolerance) return []
  const path = ['works', index, 'dimensions', 'height']
  return [report('label/swapped', at(artist, path), { height, width })]
}
