import { field, phrase, type Wording } from '../../base/message'
import type { Finding } from '../../base/rule'
import { at, type Content, worksIn, type WorkOfArtist } from '../../read/content'
import type { Picture } from '../../read/picture'
import { report, unitNames } from './words'

const sideNames = ['height', 'width', 'depth', 'diameter'] as const

/** In centimetres. Of a work with a longer side, 5 metres, the numbers are usually millimetres. */
const largest = 500
/** In centimetres. A work with all sides shorter is smaller than a stamp: the numbers are usually metres. */
const smallest = 3
/** The sizes of paper in millimetres (ISO 216, A2 to A6): as centimetres they would be no sizes of paper. */
const paper = ['594 420', '420 297', '297 210', '210 148', '148 105']

/** Dimensions that are in another unit than centimetres, or in another order than height and width. */
export function* check(content: Content): Iterable<Finding> {
  for (const each of worksIn(content)) {
    yield* otherUnit(each)
    yield* swapped(each, content.folder.pictures.get(each.artist.path.replace(/[^/]*$/, each.work.image ?? '')))
  }
}

function* otherUnit({ artist, work: { dimensions = {} }, path }: WorkOfArtist): Iterable<Finding> {
  const sides = sideNames.flatMap((name) => (dimensions[name] === undefined ? [] : { name, value: dimensions[name] }))
  const values = sides.map(({ value }) => value)
  const longest = Math.max(...values)
  const isPaper = paper.includes(values.toSorted((a, b) => b - a).join(' '))
  const areMetres = sides.length > 1 && longest < smallest
  if (sides.length === 0 || !(longest > largest || isPaper || areMetres)) return
  const place = [...path, 'dimensions', sides.find(({ value }) => value === longest)?.name ?? '']
  const [factor, scale] = areMetres ? [100, 10] : [0.1, 0.01]
  yield report('label/unit', at(artist, place), {
    field: field('Artist', [...path, 'dimensions']),
    size: sizeOf(values),
    real: sizeOf(values.map((value) => value * scale)),
    realUnit: areMetres ? 'mm' : 'm',
    unit: phrase(areMetres ? unitNames.metres : unitNames.millimetres),
    fixed: sides.map(({ name, value }) => `${name}: ${rounded(value * factor)}`).join(', '),
  })
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
function* swapped({ artist, work: { dimensions }, path }: WorkOfArtist, picture?: Picture): Iterable<Finding> {
  const { height, width, depth, diameter } = dimensions ?? {}
  if (!picture?.width || !picture.height || picture.orientation > 1) return
  if (height === undefined || width === undefined || depth !== undefined || diameter !== undefined) return
  const ofWork = Math.log(width / height)
  const ofPicture = Math.log(picture.width / picture.height)
  if (Math.abs(ofWork) >= minDifference && Math.abs(ofWork + ofPicture) <= tolerance)
    yield report('label/swapped', at(artist, [...path, 'dimensions', 'height']), { height, width })
}
