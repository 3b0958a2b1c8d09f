import { isLocale, locales } from '../../../../i18n/locales'
import { isText, isTree, type Tree } from '../../../../model/translations'
import { translationPhrases } from '../../../words/check/translations'
import { closestTo } from '../../engine/closest'
import { phrase, type Said } from '../../engine/fill'
import { didYouMean, inLanguage, listed, quoted, shorten } from '../../engine/message-values'
import { type Finding, reporter, type Rules } from '../../engine/rule'
import type { ParsedYaml, Path } from '../../read/parse-yaml'
import { emptyFile } from '../schema/schema'
import { languageMeant } from './language-meant'
import { missingTexts } from './missing-texts'

export const rules = {
  'translation/unknown-language': 'error',
  'translation/no-languages': 'error',
  'translation/placeholders': 'error',
  'translation/reserved-key': 'error',
} as const satisfies Rules

const report = reporter(rules)

// The keys that every node of Gatsby has (https://www.gatsbyjs.com/docs/reference/graphql-data-layer/node-interface/).
const keysOfNodes = ['id', 'parent', 'children', 'internal', 'fields', 'yamlId']

/**
 * Texts of the interface: groups of keys, and at the end of each path one text for every language.
 * A schema library cannot tell a group from a text that lacks a language, so this tree is walked by hand.
 */
export function interfaceFindings(file: string, yaml: ParsedYaml): Finding[] {
  const place = (path: Path) => ({ file, ...yaml.positionOf(path) })
  const keyPlace = (path: Path) => ({ file, ...yaml.keyPositionOf(path) })
  if (yaml.data === null || yaml.data === undefined) return [emptyFile(place([]))]

  const missing: Path[] = []

  const walk = (node: unknown, path: string[]): Finding[] => {
    if (!isTree(node)) return [report('translation/no-languages', place(path), noLanguages(path))]
    if (isText(node)) return [...unknownLanguages(node, path), ...differentPlaceholders(node, path)]
    return Object.entries(node).flatMap(([key, child]) =>
      path.length === 0 && keysOfNodes.includes(key)
        ? [report('translation/reserved-key', keyPlace([key]), { key })]
        : walk(child, [...path, key]),
    )
  }

  const unknownLanguages = (node: Tree, path: string[]): Finding[] => {
    const absent = locales.filter((locale) => typeof node[locale] !== 'string' || node[locale].trim() === '')
    const lacking = new Set<string>(absent)
    const unknown = Object.keys(node).filter((key) => !isLocale(key))
    const findings = unknown.map((key) => {
      const meant = closestTo(key, absent) ?? languageMeant(key, absent)
      if (meant) lacking.delete(meant)
      const values = { key, languages: listed(locales) }
      return report('translation/unknown-language', keyPlace([...path, key]), values, {
        fix: meant ? didYouMean(meant) : undefined,
      })
    })
    missing.push(...[...lacking].map((key) => [...path, key]))
    return findings
  }

  const differentPlaceholders = (node: Tree, path: string[]): Finding[] => {
    const [first, ...others] = locales.flatMap((language): Filled[] => {
      const text = node[language]
      if (typeof text !== 'string' || !text.trim()) return []
      return [{ language, placeholders: [...new Set(text.match(/{{.*?}}/g) ?? [])].sort().join(', ') }]
    })
    if (!first) return []
    return others
      .filter(({ placeholders }) => placeholders !== first.placeholders)
      .map((other) =>
        report('translation/placeholders', place([...path, other.language]), {
          name: shorten(path.join('.')),
          language: inLanguage(first.language),
          values: shown(first),
          otherLanguage: inLanguage(other.language),
          otherValues: shown(other),
        }),
      )
  }

  const findings = walk(yaml.data, [])
  return [...findings, ...missingTexts(place, missing)]
}

const noLanguages = (path: string[]) => ({
  name: path.length > 0 ? quoted(path.join('.')) : phrase(translationPhrases.everyKey),
  keys: listed(locales.map((locale) => quoted(`${locale}:`))),
})

/** The placeholders of a text in one language: '{{day}}, {{time}}'. */
type Filled = { language: string; placeholders: string }

const shown = ({ placeholders }: Filled): Said | string => placeholders || phrase(translationPhrases.noPlaceholders)
