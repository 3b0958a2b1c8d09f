import { locales } from '../../../../i18n/locales'
import { isText, isTree, type Tree } from '../../../../model/translations'
import { inLanguage, listed, phrase, shorten, suggestion } from '../../base/message'
import type { Finding } from '../../base/rule'
import type { ParsedYaml } from '../../read/parse-yaml'
import { textsOfFile } from './texts-of-file'
import { report, translationPhrases } from './words'

/** The placeholders of a text in one language, also those with too few or too many braces. */
type InLanguage = { language: string; found: readonly string[] }

/** Checks the `{{placeholders}}` of a file of translations: the code must fill them, and each language must use them. */
export function* placeholderFindings(yaml: ParsedYaml): Iterable<Finding> {
  const texts = textsOfFile(yaml.file)

  function* walk(node: unknown, path: readonly string[]): Iterable<Finding> {
    if (!isTree(node)) return
    if (isText(node)) yield* inText(node, path)
    else for (const [key, child] of Object.entries(node)) yield* walk(child, [...path, key])
  }

  function* inText(node: Tree, path: readonly string[]): Iterable<Finding> {
    const place = (language: string) => yaml.positionOf([...path, language])
    const name = path.join('.')
    const written = locales.flatMap((language) => placeholdersOf(node[language], language))
    const [first, ...others] = written
    if (!first) return
    const known = texts.get(name)?.map((each) => `{{${each}}}`)
    const unknown = written.flatMap(({ language, found }) =>
      found.filter((each) => known && !known.includes(each)).map((each) => ({ language, each })),
    )
    for (const { language, each } of unknown) {
      const fix = known && known.length > 0 ? suggestion(each, known) : undefined
      yield report('translation/unknown-placeholder', place(language), { found: shorten(each) }, { fix })
    }
    if (unknown.length > 0) return
    const isUsed = (each: string) => written.some(({ found }) => found.includes(each)) || isSpelledOut(name, each)
    const unused = (known ?? []).filter((each) => !isUsed(each))
    if (unused.length > 0) {
      const values = { name: shorten(name), values: listed(unused) }
      yield report('translation/unused-placeholder', yaml.keyPositionOf(path), values)
      return
    }
    for (const other of others)
      if (needed(name, other) !== needed(name, first))
        yield report('translation/placeholders', place(other.language), {
          name: shorten(name),
          language: inLanguage(first.language),
          values: shown(first),
          otherLanguage: inLanguage(other.language),
          otherValues: shown(other),
        })
  }

  yield* walk(yaml.data, [])
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
