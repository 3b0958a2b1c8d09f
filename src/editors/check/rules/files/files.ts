import { servedFolder } from '../../../../model/content-folder'
import { namespaces } from '../../../../i18n/keys'
import { kindNames, kindOf, kinds, translationFiles } from '../../../../model/kinds'
import { typefaceFolder } from '../../../../typeface/typeface-files'
import { closestTo } from '../../base/closest'
import { phrase } from '../../base/fill'
import { listed } from '../../base/message-values'
import { fileStart } from '../../base/problem'
import type { Finding } from '../../base/rule'
import { type ContentFolder, publishedFile } from '../../read/content-folder'
import { isPictureName } from '../../read/picture'
import { isYamlName, withoutEnding } from '../../read/yaml-name'
import { filePhrases, report } from './words'

const patterns = [...kindNames.map((name) => kinds[name].pattern), 'translations/<name>.yaml']

/** Files for people (README, REFERENCE), and those that other tools of the project write (schemas). */
const isKnown = (path: string) =>
  path === publishedFile || /(^|\/)(README|REFERENCE)(\.\w+)?\.md$|^schemas\//.test(path)

/** Reported by rules/typeface. */
const isOfTypeface = (path: string) => path.startsWith(`${typefaceFolder}/`)

const isServed = (path: string) => path.startsWith(servedFolder)

/** What is wrong with the files themselves, before any is read. */
export function fileFindings(folder: ContentFolder): Finding[] {
  const { name, files, links, oversized } = folder
  const place = (path: string) => ({ file: `${name}/${path}`, ...fileStart })
  const translations = namespaces.map((namespace) => `translations/${namespace}.yaml`)
  const single = kindNames.flatMap((kind) => ('single' in kinds[kind] ? [kinds[kind].pattern] : []))
  const named = new Set([...files].filter(isYamlName).map(pathMeant))
  return [
    ...unexpectedFiles(folder),
    ...[...links].map((path) => report('file/link', place(path))),
    ...[...oversized].map(([path, bytes]) =>
      report('file/too-large', place(path), { megabytes: (bytes / 1e6).toFixed(1) }),
    ),
    ...[...single, ...translations]
      .filter((path) => !files.has(path) && !named.has(path))
      .map((path) => report('file/missing', place(path), {}, { cause: path.split('/')[0] })),
    ...[...files]
      .filter((path) => isServed(path) && !isYamlName(path) && !path.endsWith('.pdf'))
      .map((path) => report('file/not-pdf', place(path))),
    ...[...files]
      .filter(
        (path) => !isServed(path) && !isYamlName(path) && !isPictureName(path) && !isKnown(path) && !isOfTypeface(path),
      )
      .map((path) => report('file/unused', place(path), {}, { cause: path.split('/').at(-1) })),
  ]
}

/** Files that are YAML but have another name than their kind asks for, with the name that they probably should have. */
function unexpectedFiles({ name, files }: ContentFolder): Finding[] {
  return [...files]
    .filter((path) => isYamlName(path) && pathMeant(path) !== path)
    .map((path) => {
      const meant = pathMeant(path)
      const fix = meant === undefined ? undefined : phrase(filePhrases.nameMeant, { meant })
      const [folder = ''] = path.split('/')
      // The folder is the cause if no file of it can have the right name.
      const cause = meant?.startsWith(`${folder}/`) ? undefined : folder
      const place = { file: `${name}/${path}`, ...fileStart }
      const autofix =
        meant !== undefined && isOtherEnding(path, meant) && !files.has(meant) ? { rename: meant } : undefined
      return report('file/unexpected', place, { patterns: listed(patterns) }, { fix, cause, autofix })
    })
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
