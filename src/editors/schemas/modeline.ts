import { kindOf, translationFiles } from '../../model/kinds'
import { schemaName } from './schema-files'

const start = '# yaml-language-server: $schema='

/**
 * The first line of a content file: it tells text editors where the JSON Schema of the file is.
 * @param path the file's path inside `content/`
 */
export function modelineOf(path: string): string | undefined {
  const kind = kindOf(path) ?? (translationFiles.test(path) ? 'translations' : undefined)
  if (!kind) return undefined
  const up = '../'.repeat(path.split('/').length - 1) || './'
  return `${start}${up}schemas/${schemaName(kind)}`
}

/** The text of a content file with the right first line. */
export function withModeline(path: string, text: string): string {
  const modeline = modelineOf(path)
  if (!modeline) return text
  return `${modeline}\n${text.startsWith(start) ? text.slice(text.indexOf('\n') + 1) : text}`
}
