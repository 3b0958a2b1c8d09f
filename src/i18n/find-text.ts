import type { GetText } from './keys'
import { remembered } from './remembered'

/** Texts by namespace and key: a tree whose leaves are texts. */
export type Tree = { readonly [key: string]: unknown }

/** What replaces the `{{placeholders}}` of a text. `count` also selects the plural form. */
export type Values = Readonly<Record<string, string | number>>

/**
 * Finds a text and fills in its placeholders. The result is the same as i18next's for every text of the interface
 * (decision 041).
 * @param namespaces the texts of one language, by namespace
 * @param key `namespace:path.to.text`. With the value `count`, the text is at `path.to.text_one`, `path.to.text_few` …
 * @returns the key where there is no such text: a missing text is visible, but the page still works
 */
export function findText(namespaces: Tree, language: string, key: string, values: Values = {}): string {
  const [namespace = '', path = ''] = key.split(':')
  const { count } = values
  const form = typeof count === 'number' ? `${path}_${pluralRulesOf(language).select(count)}` : path
  const text = textAt(namespaces[namespace], form) ?? textAt(namespaces[namespace], path) ?? key
  return text.replace(/{{(\w+)}}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}

/**
 * @param namespaces the texts of one language, by namespace
 * @param language selects the plural forms
 */
export function textsOf(namespaces: Tree, language: string): GetText {
  return (key, ...[values]) => findText(namespaces, language, key, values)
}

// The programme needs one for every event.
const pluralRulesOf = remembered((language: string) => new Intl.PluralRules(language))

function textAt(tree: unknown, path: string): string | undefined {
  const found = path.split('.').reduce((branch, step) => (branch as Tree | undefined)?.[step], tree)
  return typeof found === 'string' ? found : undefined
}
