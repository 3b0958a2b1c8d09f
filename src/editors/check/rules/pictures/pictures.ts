import { withoutAccents } from '../../../../i18n/without-accents'
import { closestTo } from '../../base/closest'
import { field, phrase, type Wording } from '../../base/message'
import type { Path } from '../../base/path'
import type { FilePosition } from '../../base/problem'
import type { Finding } from '../../base/rule'
import { at, type Content, hasKind, type KindFile } from '../../read/content'
import { folderOf } from '../../read/content-folder'
import { formatOfName, isInOtherFormat } from '../../read/picture'
import { namedFields } from '../records/named-fields'
import { specialCharacters } from '../values/characters'
import { picturePhrases, report } from './words'

/** In pixels, of the longer edge: a smaller picture is blurred on a large screen, a larger one slows the build down. */
const minEdge = 1600
export const maxEdge = 6000
/** How many times one side is as long as the other, at most: more than the longest scrolls that museums show whole. */
const maxRatio = 20
/** In bytes. */
export const maxFileSize = 12e6

/** Pictures that are missing, cannot be shown, or contain what they should not. */
export function check(content: Content): Finding[] {
  return content.files.filter(hasKind).flatMap((file) =>
    namedFields(file)
      .filter(({ meta }) => meta.image)
      .flatMap(({ path, value }) => findingsOf(content, file, path, value)),
  )
}

function findingsOf({ folder }: Content, file: KindFile, path: Path, name: string): Finding[] {
  const directory = folderOf(file.path)
  const place = at(file, path)
  const picture = folder.pictures.get(directory + name)
  const named = field(file.kind, path)
  if (!picture) {
    const inDirectory = (paths: Iterable<string>) =>
      [...paths].filter((each) => folderOf(each) === directory).map((each) => each.slice(directory.length))
    const beside = inDirectory(folder.pictures.keys())
    const special = specialCharacters(place, named, name, (right) => beside.includes(String(right)))
    const other = inDirectory(folder.files).find((each) => isInOtherFormat(each, name))
    return [special ?? missing(place, { field: named, name, folder: `${folder.name}/${directory}` }, beside, other)]
  }

  const { format, bytes, width, height, orientation } = picture
  const values = { field: named, name }
  const autofix = { picture: directory + name }
  if (format === undefined) {
    const fix = name.endsWith('.svg') ? phrase(picturePhrases.exportSvg) : undefined
    return [report('image/not-an-image', place, values, { fix })]
  }
  if (format !== formatOfName(name)) {
    const fix = format === 'heic' ? phrase(picturePhrases.exportHeic) : undefined
    return [report('image/wrong-format', place, { ...values, format: format.toUpperCase() }, { fix })]
  }
  if (!picture.isWhole) return [report('image/broken', place, values)]
  if (format === 'svg') {
    if (picture.forbidden) return [report('image/unsafe-drawing', place, { ...values, ...picture.forbidden })]
    return picture.isUnsized ? [report('image/unsized-drawing', place, values)] : []
  }

  const edge = Math.max(width, height)
  const tooLarge = edge > maxEdge || bytes > maxFileSize
  const megabytes = (bytes / 1e6).toFixed(1)
  const times = Math.round(edge / Math.min(width, height))
  if (times > maxRatio) return [report('image/too-long', place, { ...values, width, height, times, most: maxRatio })]
  return [
    ...(picture.hasPosition ? [report('image/position-data', place, values, { autofix })] : []),
    ...(edge < minEdge ? [report('image/too-small', place, { ...values, width, height, least: minEdge })] : []),
    ...(tooLarge ? [report('image/too-large', place, { ...values, edge, megabytes }, { autofix })] : []),
    ...(orientation > 1 ? [report('image/orientation', place, values, { autofix })] : []),
    ...(picture.isCmyk ? [report('image/cmyk', place, values, { autofix })] : []),
  ]
}

/** The field that names a picture, and the name. */
type Named = { field: Wording; name: string }

/** Cameras write .JPG, which no field allows: then the file has to be renamed, not the field. */
const hasAllowedEnding = (file: string) => /\.(jpe?g|png|webp|svg)$/.test(file)

function fixOfMissing(values: Named & { folder: string }, beside: string[], other?: string) {
  const { name } = values
  if (other !== undefined) return phrase(picturePhrases.exportAs, { other, name })
  if (beside.some((each) => each.normalize() === name.normalize())) {
    return phrase(picturePhrases.withoutAccents, { plain: withoutAccents(name) })
  }
  const meant = closestTo(name, beside)
  return meant === undefined ? undefined : phrase(picturePhrases.nameMeant, { meant, ...values })
}

/** @param other the same picture in a format that browsers do not show */
function missing(
  place: FilePosition,
  values: Named & { folder: string },
  beside: string[],
  other: string | undefined,
): Finding {
  const { name } = values
  const is = beside.find((each) => each.toLowerCase() === name.toLowerCase())
  if (is === undefined) {
    // Where there is no picture at all, all of them are missing for one reason.
    const cause = beside.length > 0 ? undefined : place.file
    return report('image/missing', place, values, { fix: fixOfMissing(values, beside, other), cause })
  }
  const fix = hasAllowedEnding(is) ? undefined : phrase(picturePhrases.renameFile, { name })
  return report('image/wrong-case', place, { ...values, is }, { fix, autofix: fix ? undefined : { write: is } })
}
