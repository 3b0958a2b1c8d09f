import { kinds } from '../../../../model/kinds'
import { at, hasKind, type Content, type ContentFile } from '../../engine/content-folder'
import { namedFields } from '../records/named-fields'
import type { Path } from '../../read/parse-yaml'
import { formatOfName } from '../../read/picture'
import type { Finding } from '../../engine/rule'
import { pictureRules as say } from './picture-wording'

export { rules } from './picture-wording'

/** In pixels, of the longer edge: a picture fills a large screen, and does not stop a build. */
export const smallestEdge = 1600
export const largestEdge = 6000
export const largestFile = 12e6

/** Pictures that are not there, cannot be shown, or say too much. */
export function check(content: Content): Finding[] {
  return content.files.filter(hasKind).flatMap((file) =>
    namedFields(kinds[file.kind].schema, file.yaml.data)
      .filter(({ meta }) => meta.image)
      .flatMap(({ path, value }) => findingsOf(content, file, path, value)),
  )
}

function findingsOf({ folder }: Content, file: ContentFile, path: Path, name: string): Finding[] {
  const directory = file.path.slice(0, file.path.lastIndexOf('/') + 1)
  const place = at(file, path)
  const picture = folder.pictures.get(directory + name)
  if (!picture) {
    const beside = [...folder.pictures.keys()]
      .filter((each) => each.startsWith(directory))
      .map((each) => each.slice(directory.length))
    const otherCase = beside.find((each) => each.toLowerCase() === name.toLowerCase())
    return [
      otherCase
        ? say.wrongCase.at(place, { path, name, is: otherCase })
        : say.missing.at(place, { path, name, beside }),
    ]
  }

  const { format, bytes, width, height, orientation } = picture
  const facts = { path, name }
  const mend = { picture: directory + name }
  if (format === undefined) return [say.notAnImage.at(place, facts)]
  if (format !== formatOfName(name)) return [say.wrongFormat.at(place, { ...facts, format })]
  if (!picture.isWhole) return [say.broken.at(place, facts)]
  if (format === 'svg') return picture.forbidden ? [say.forbidden.at(place, { ...facts, ...picture.forbidden })] : []

  const edge = Math.max(width, height)
  const tooLarge = edge > largestEdge || bytes > largestFile
  return [
    ...(picture.hasPosition ? [say.position.at(place, facts, mend)] : []),
    ...(edge < smallestEdge ? [say.tooSmall.at(place, { ...facts, width, height, least: smallestEdge })] : []),
    ...(tooLarge ? [say.tooLarge.at(place, { ...facts, edge, megabytes: (bytes / 1e6).toFixed(1) }, mend)] : []),
    ...(orientation > 1 ? [say.orientation.at(place, facts, mend)] : []),
    ...(picture.isCmyk ? [say.cmyk.at(place, facts, mend)] : []),
  ]
}
