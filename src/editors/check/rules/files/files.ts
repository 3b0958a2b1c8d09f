import { namespaces } from '../../../../i18n/keys'
import { kindNames, kinds } from '../../../../model/kinds'
import { filePhrases } from '../../../words/check/files'
import { closestTo } from '../../engine/closest'
import { type ContentFolder, publishedFile, servedFolder } from '../../engine/content-folder'
import { phrase } from '../../engine/fill'
import { listed } from '../../engine/message-values'
import { fileStart } from '../../engine/problem'
import { type Finding, reporter, type Rules } from '../../engine/rule'
import { isPictureName } from '../../read/picture'

export const rules = {
  'file/unexpected': 'error',
  'file/missing': 'error',
  'file/link': 'error',
  'file/too-large': 'error',
  'file/unused': 'warning',
  'file/not-pdf': 'error',
} as const satisfies Rules

const report = reporter(rules)

const patterns = [...kindNames.map((name) => kinds[name].pattern), 'translations/<name>.yaml']

const isYaml = (path: string) => /\.ya?ml$/.test(path)
/** Files for people (README, REFERENCE), and those that other tools of the project write (schemas). */
const isKnown = (path: string) =>
  path === publishedFile || /(^|\/)(README|REFERENCE)(\.\w+)?\.md$|^schemas\//.test(path)

const isServed = (path: string) => path.startsWith(servedFolder)

/** What is wrong with the files themselves, before any is read. */
export function fileFindings({ name, files, links, oversized }: ContentFolder): Finding[] {
  const place = (path: string) => ({ file: `${name}/${path}`, ...fileStart })
  const translations = namespaces.map((namespace) => `translations/${namespace}.yaml`)
  const single = kindNames.flatMap((kind) => ('single' in kinds[kind] ? [kinds[kind].pattern] : []))
  return [
    ...[...links].map((path) => report('file/link', place(path))),
    ...[...oversized].map(([path, bytes]) =>
      report('file/too-large', place(path), { megabytes: (bytes / 1e6).toFixed(1) }),
    ),
    ...[...single, ...translations]
      .filter((path) => !files.has(path))
      .map((path) => report('file/missing', place(path))),
    ...[...files]
      .filter((path) => isServed(path) && !isYaml(path) && !path.endsWith('.pdf'))
      .map((path) => report('file/not-pdf', place(path))),
    ...[...files]
      .filter((path) => !isServed(path) && !isYaml(path) && !isPictureName(path) && !isKnown(path))
      .map((path) => report('file/unused', place(path))),
  ]
}

/** A YAML file of no kind, with the name that it probably should have. */
export function unexpectedFile(file: string, path: string): Finding {
  const meant = nameMeant(path)
  const fix = meant === undefined ? undefined : phrase(filePhrases.nameMeant, { meant })
  return report('file/unexpected', { file, ...fileStart }, { patterns: listed(patterns) }, { fix })
}

function nameMeant(path: string): string | undefined {
  const parts = path.split('/')
  const [top = '', second = ''] = parts
  if (parts.length === 1) return closestTo(top, ['exhibition.yaml'])
  const folder = closestTo(top, ['artists', 'events', 'pages', 'partners', 'places', 'translations'])
  if (!folder) return undefined
  if (folder === 'artists')
    return parts.length <= 3 ? `artists/${second.replace(/\.ya?ml$/, '')}/artist.yaml` : undefined
  return parts.length === 2 ? `${folder}/${second.replace(/\.\w+$/, '')}.yaml` : undefined
}
