import { capital } from '../../../../i18n/capital'
import type { KindName } from '../../../../model/kinds'
import { count, field, fieldInWords, listed, nameOfLanguage, type Wording } from '../../base/message'
import type { Path } from '../../base/path'
import type { Finding } from '../../base/rule'
import type { ParsedYaml } from '../../read/parse-yaml'
import { report } from './words'

/** Up to this many texts of a language that are missing or untranslated are one problem each; more are one together. */
export const few = 3

/**
 * Reports the texts that a file lacks in some language. A language that is new to the site or the file is one problem.
 * @param paths each ends with the code of the language
 * @param kind the kind of the file; texts of the interface have none
 * @param fixOf another fix for a missing text
 */
export function missingTexts(
  { positionOf }: ParsedYaml,
  paths: readonly Path[],
  kind?: KindName,
  fixOf: (path: Path) => Wording | undefined = () => undefined,
): Finding[] {
  const languages = [...new Set(paths.map((path) => String(path.at(-1))))]
  return languages.flatMap((key) => {
    const missing = paths.filter((path) => path.at(-1) === key)
    const [first] = missing
    return first && missing.length > few
      ? [report('translation/missing-language', positionOf(first), { key, ...summaryOf(key, missing, kind) })]
      : missing.map((path) =>
          report('translation/missing', positionOf(path), { field: field(kind, path), key }, { fix: fixOf(path) }),
        )
  })
}

const summaryOf = (key: string, paths: readonly Path[], kind: KindName | undefined) => ({
  language: (reader: 'cs' | 'en') => capital(nameOfLanguage(key)(reader)),
  count: count(paths.length, 'text'),
  // Texts of the interface have no other name than their keys.
  places: listed(paths.map((path) => (kind ? fieldInWords(kind, path.slice(0, -1)) : keysOf(path.slice(0, -1))))),
})

/** 'notFound.title' */
const keysOf = (path: Path) => path.map(String).join('.')
