import { posix } from 'node:path'
import { isOfSystem, servedFolder } from '../../../../model/content-folder'
import { namespaces } from '../../../../i18n/keys'
import { type KindName, kindNames, kindOf, kinds, translationFiles } from '../../../../model/kinds'
import { typefaceFolder } from '../../../../typeface/typeface-files'
import { closestTo } from '../../base/closest'
import { listed, phrase } from '../../base/message'
import { fileStart } from '../../base/problem'
import type { Finding } from '../../base/rule'
import { type ContentFolder, placeOfFile, publishedFile } from '../../read/content-folder'
import { isInOtherFormat, isPictureName } from '../../read/picture'
import { slugOfFile } from '../../read/slug'
import { isYamlName, withoutEnding } from '../../read/yaml-name'
import { filePhrases, report } from './words'

const patterns = [...kindNames.map((name) => kinds[name].pattern), 'translations/<name>.yaml']

/** Files for people (README, REFERENCE), those that other tools of the project write, and fonts (rules/typeface). */
const isKnown = (path: string) =>
  path === publishedFile ||
  path.startsWith(`${typefaceFolder}/`) ||
  /(^|\/)(README|REFERENCE)(\.\w+)?\.md$|^schemas\//.test(path)

const needed = [
  ...kindNames.flatMap((kind) => ('single' in kinds[kind] ? [kinds[kind].pattern] : [])),
  ...namespaces.map((namespace) => `translations/${namespace}.yaml`),
]

/** What is wrong with the files themselves, before any is read. */
export function* fileFindings(folder: ContentFolder): Iterable<Finding> {
  const { files, links, oversized } = folder
  const place = (path: string) => placeOfFile(folder, path)
  const meant = [...files].filter(isYamlName).map(pathMeant)
  for (const path of files) {
    if (isOfSystem(path)) continue
    if (isYamlName(path)) {
      if (pathMeant(path) !== path) yield unexpected(folder, path)
    } else if (path.startsWith(servedFolder)) {
      if (!path.endsWith('.pdf')) yield report('file/not-pdf', place(path))
    } else if (!isPictureName(path) && !isKnown(path) && !isNamedBeside(folder, path))
      yield report('file/unused', place(path), {}, { cause: path.split('/').at(-1) })
  }
  for (const path of links) yield report('file/link', place(path))
  for (const [path, bytes] of oversized)
    yield report('file/too-large', place(path), { megabytes: (bytes / 1e6).toFixed(1) })
  for (const path of needed)
    if (!files.has(path) && !meant.includes(path))
      yield report('file/missing', place(path), {}, { cause: path.split('/')[0] })
}

/** Whether a file beside it names a file as the picture that it cannot be, or its export, which is missing. */
function isNamedBeside({ texts, files }: ContentFolder, path: string): boolean {
  const { dir, base } = posix.parse(path)
  const isMeant = (name: string) => name === base || (isInOtherFormat(base, name) && !files.has(posix.join(dir, name)))
  const names = (text: string) => text.split(/\r?\n/).some((line) => isMeant(line.replace(/^.*: /, '')))
  return [...texts].some(([file, text]) => posix.dirname(file) === dir && names(text))
}

/** A file that is YAML but has another name than its kind asks for, with the name that it probably should have. */
function unexpected(folder: ContentFolder, path: string): Finding {
  const meant = pathMeant(path)
  const fix = meant === undefined ? undefined : phrase(filePhrases.nameMeant, { meant })
  const [top = ''] = path.split('/')
  // The folder is the cause if no file of it can have the right name.
  const cause = meant?.startsWith(`${top}/`) ? undefined : top
  const isFree = meant !== undefined && isOtherEnding(path, meant) && !folder.files.has(meant)
  const autofix = isFree ? { rename: meant } : undefined
  return report('file/unexpected', placeOfFile(folder, path), { patterns: listed(patterns) }, { fix, cause, autofix })
}

/** A file that was put into the folder of another kind. */
export function inOtherFolder(path: string, file: string, kind: KindName): Finding {
  const meant = kinds[kind].pattern.replace('<name>', slugOfFile(path))
  const fix = phrase(filePhrases.nameMeant, { meant })
  return report('file/unexpected', { file, ...fileStart }, { patterns: listed(patterns) }, { fix })
}

/** Whether a name differs from the right one only in its ending or in capitals. */
const isOtherEnding = (path: string, meant: string) =>
  withoutEnding(path).toLowerCase() === withoutEnding(meant).toLowerCase()

/** Whether the site would use a file, or would if its name were right. */
export function isUsed({ files }: ContentFolder, path: string): boolean {
  const meant = pathMeant(path)
  return meant !== undefined && (meant === path || !files.has(meant))
}

/** The path that a YAML file probably should have: its own, if that is right. */
export function pathMeant(path: string): string | undefined {
  if (kindOf(path) || translationFiles.test(path)) return path
  const parts = withoutEnding(path).split('/')
  const [top = '', second = ''] = parts
  if (parts.length === 1) return closestTo(top, ['exhibition']) && 'exhibition.yaml'
  const folder = closestTo(top, folders)
  if (folder === 'artists') return parts.length <= 3 ? `artists/${second}/artist.yaml` : undefined
  const name = folder === 'translations' ? closestTo(second, namespaces) : second
  return folder && name && parts.length === 2 ? `${folder}/${name}.yaml` : undefined
}

const folders = ['artists', 'events', 'pages', 'partners', 'places', 'translations']
