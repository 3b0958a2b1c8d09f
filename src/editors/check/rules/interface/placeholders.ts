import { locales } from '../../../../i18n/locales'
import { isText, isTree } from '../../../../model/translations'
import { inLanguage, listed, phrase, shorten, suggestion } from '../../base/message'
import type { Finding } from '../../base/rule'
import type { ParsedYaml } from '../../read/parse-yaml'
import { textsOfFile } from './texts-of-file'
import { report, translationPhrases } from './words'

/** The placeholders of a text in one language, also those with too few or too many braces. */
type InLanguage = { language: string; found: readonly string[] }

/** Checks the `{{placeholders}}` of a file of translations: the code must fill them, and each language must use them. */
export function placeholderFindings(file: string, yaml: ParsedYaml): Finding[] {
  const texts = textsOfFile(file)
  const place = (path: readonly string[]) => ({ file, ...yaml.positionOf(path) })

  const walk = (node: unknown, path: readonly string[]): Finding[] => {
    if (!isTree(node)) return []
    if (!isText(node)) return Object.entries(node).flatMap(([key, child]) => walk(child, [...path, key]))
    const name = path.join('.')
    const written = locales.flatMap((language) => placeholdersOf(node[language], language))
    const [first, ...others] = written
    if (!first) return []
    const known = texts.get(name)?.map((each) => `{{${each}}}`)
    const unknown = written.flatMap(({ language, found }) =>
      found
        .filter((each) => known && !known.includes(each))
        .map((each) => {
          const fix = known && known.length > 0 ? suggestion(each, known) : undefined
          return report(
            'translation/unknown-placeholder',
            place([...path, language]),
            { found: shorten(each) },
            { fix },
          )
        }),
    )
    if (unknown.length > 0) return unknown
    const unused = known?.filter(
      (each) => !written.some(({ found }) => found.includes(each)) && !isSpelledOut(name, each),
    )
    if (unused && unused.length > 0) {
      const position = { file, ...yaml.keyPositionOf(path) }
      return [report('translation/unused-placeholder', position, { name: shorten(name), values: listed(unused) })]
    }
    return others
      .filter((other) => needed(name, other) !== needed(name, first))
      .map((other) =>
        report('translation/placeholders', place([...path, other.language]), {
          name: shorten(name),
          language: inLanguage(first.language),
          values: shown(first),
          otherLanguage: inLanguage(other.language),
          otherValues: shown(other),
        }),
      )
  }

  return walk(yaml.data, [])
}

/** The singular and the dual may say 'one place' or 'two places' instead of the number. */
const isSpelledOut = (name: string, placeholder: string) => placeholder === '{{count}}' && /_(one|two)$/.test(name)

/** What every language must have of a text. */
const needed = (name: string, { found }: InLanguage) => found.filter((each) => !isSpelledOut(name, each)).join()

function placeholdersOf(text: unknown, language: string): InLanguage[] {
  if (typeof text !== 'string' || !text.trim()) return []
  return [{ language, found: [...new Set(text.match(/{+[^{}]*}+/g) ?? [])].sort() }]
}

const shown = ({ found }: InLanguage) => (found.length > 0 ? listed(found) : phrase(translationPhrases.noPlaceholders))
