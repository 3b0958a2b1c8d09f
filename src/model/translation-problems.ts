import { locales } from '../i18n/locales'
import type { ParsedYaml } from './parse-yaml'
import type { Problem } from './problem'

type Tree = { [key: string]: Tree | string }

/**
 * Texts of the interface: groups of keys, and at the end of each path one text for every language.
 * A schema library cannot tell a group from a text that lacks a language, so this tree is walked by hand.
 */
export function translationProblems(file: string, yaml: ParsedYaml): Problem[] {
  const problem = (path: string[], rule: string, message: string, fix: string): Problem => ({
    file,
    ...yaml.positionOf(path),
    severity: 'error',
    rule,
    message,
    fix,
  })

  if (yaml.data === null || yaml.data === undefined) {
    return [
      problem([], 'schema/empty-file', 'The file: is empty.', 'Copy a file of its kind that works, or delete it.'),
    ]
  }

  const walk = (node: unknown, path: string[]): Problem[] => {
    const name = path.join('.')
    if (!isTree(node)) {
      return [
        problem(
          path,
          'schema/wrong-type',
          `${name ? `“${name}”` : 'Every key'} must have a text in each language.`,
          'Indent “cs:” and “en:” under it.',
        ),
      ]
    }
    if (!isText(node)) return Object.entries(node).flatMap(([key, child]) => walk(child, [...path, key]))

    const absent = locales.filter((locale) => typeof node[locale] !== 'string' || node[locale].trim() === '')
    const unknown = Object.keys(node).filter((key) => !locales.some((locale) => locale === key))
    return [
      ...absent.map((locale) =>
        problem(
          [...path, locale],
          'translation/missing',
          `“${name}” has no text in “${locale}”.`,
          `Add “${locale}:” with the text.`,
        ),
      ),
      ...unknown.map((key) => ({
        ...problem(
          [...path, key],
          'schema/unknown-key',
          `“${key}” is not a language of this site.`,
          `Write one of: ${locales.join(', ')}.`,
        ),
        ...yaml.keyPositionOf([...path, key]),
      })),
    ]
  }
  return walk(yaml.data, [])
}

const isTree = (node: unknown): node is Tree => typeof node === 'object' && node !== null && !Array.isArray(node)

/** A leaf: it has a key that is a language. */
const isText = (node: Tree) => locales.some((locale) => locale in node)

/** The same texts in one language, as i18next takes them. */
export function textsIn(locale: (typeof locales)[number], node: unknown): Tree | string {
  if (!isTree(node)) return ''
  if (isText(node)) return String(node[locale] ?? '')
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, textsIn(locale, child)]))
}
