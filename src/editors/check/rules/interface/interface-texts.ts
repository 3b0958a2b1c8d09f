import { isLocale, locales } from '../../../../i18n/locales'
import { isText, isTree, type Tree } from '../../../../model/translations'
import { closestTo } from '../../base/closest'
import { listed, phrase, quoted } from '../../base/message'
import type { Path } from '../../base/path'
import type { Finding } from '../../base/rule'
import type { ParsedYaml } from '../../read/parse-yaml'
import { emptyFile } from '../schema/schema'
import { languageMeant } from '../translations/language-meant'
import { missingTexts } from '../translations/missing-texts'
import { unknownLanguage } from '../translations/unknown-language'
import { isReserved, keyFindings } from './interface-keys'
import { placeholderFindings } from './placeholders'
import { report, translationPhrases } from './words'

/** Checks a file of translations: its structure, its keys, and the placeholders in its texts. */
export const interfaceFindings = (yaml: ParsedYaml): Finding[] => [
  ...structureFindings(yaml),
  ...keyFindings(yaml),
  ...placeholderFindings(yaml),
]

/**
 * Checks that there are groups of keys, and at the end of each path one text for every language. This is not a schema,
 * because a schema cannot tell a group from a text that lacks a language.
 */
export function structureFindings(yaml: ParsedYaml): Finding[] {
  const { file, data, positionOf, keyPositionOf } = yaml
  if (data === null || data === undefined) return [emptyFile(positionOf([]))]

  const missing: Path[] = []

  function* walk(node: unknown, path: string[]): Iterable<Finding> {
    if (!isTree(node)) yield report('translation/no-languages', positionOf(path), noLanguages(path))
    else if (isText(node)) yield* unknownLanguages(node, path)
    else
      for (const [key, child] of Object.entries(node))
        if (isReserved([...path, key])) yield report('translation/reserved-key', keyPositionOf([key]), { key })
        else yield* walk(child, [...path, key])
  }

  function* unknownLanguages(node: Tree, path: string[]): Iterable<Finding> {
    const absent = locales.filter((locale) => typeof node[locale] !== 'string' || node[locale].trim() === '')
    const lacking = new Set<string>(absent)
    for (const key of Object.keys(node)) {
      if (isLocale(key)) continue
      const meant = closestTo(key, absent) ?? languageMeant(key, absent)
      if (meant) lacking.delete(meant)
      yield unknownLanguage(keyPositionOf([...path, key]), key, meant, `${file} ${path.join('.')}`)
    }
    missing.push(...[...lacking].map((key) => [...path, key]))
  }

  return [...walk(data, []), ...missingTexts(yaml, missing)]
}

const noLanguages = (path: string[]) => ({
  name: path.length > 0 ? quoted(path.join('.')) : phrase(translationPhrases.everyKey),
  keys: listed(locales.map((locale) => quoted(`${locale}:`))),
})
