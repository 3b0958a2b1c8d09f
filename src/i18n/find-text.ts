/** The texts of a namespace: a tree of which the leaves are texts. */
export type Tree = { readonly [key: string]: unknown }

/** What fills `{{names}}` in a text; `count` also chooses its plural form. */
export type Values = Readonly<Record<string, string | number>>

/**
 * Finds a text and fills it in, as i18next does for what this site writes in `content/translations`.
 * @param namespaces the texts by namespace
 * @param key `namespace:path.to.text`; a text with plural forms has none itself but `path.to.text_one`, `_few` …
 * @returns the key itself where there is no such text, so that it is seen and never breaks a page
 */
export function findText(namespaces: Tree, language: string, key: string, values: Values = {}): string {
  const [ns = '', path = ''] = key.split(':')
  const { count } = values
  const form = typeof count === 'number' ? `${path}_${pluralsOf(language).select(count)}` : path
  const text = textAt(namespaces[ns], form) ?? textAt(namespaces[ns], path) ?? key
  return text.replace(/{{(\w+)}}/g, (whole, name: string) => String(values[name] ?? whole))
}

const plurals = new Map<string, Intl.PluralRules>()

/** To make one is slow, and the number of seats is asked for with each event. */
function pluralsOf(language: string): Intl.PluralRules {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language)
  plurals.set(language, rules)
  return rules
}

function textAt(tree: unknown, path: string): string | undefined {
  const found = path.split('.').reduce((branch, step) => (branch as Tree | undefined)?.[step], tree)
  return typeof found === 'string' ? found : undefined
}
