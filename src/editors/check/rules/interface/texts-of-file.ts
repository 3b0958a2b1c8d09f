import { textKeys } from '../../../../i18n/keys'
import { locales } from '../../../../i18n/locales'
import { withoutEnding } from '../../read/yaml-name'

const pluralForms = [
  ...new Set(locales.flatMap((locale) => new Intl.PluralRules(locale).resolvedOptions().pluralCategories)),
]

type Texts = Map<string, readonly string[]>

const textsOfNamespaces = new Map<string, Texts>()
for (const [key, placeholders] of Object.entries<readonly string[]>(textKeys)) {
  const [namespace = '', path = ''] = key.split(':')
  const texts: Texts = textsOfNamespaces.get(namespace) ?? new Map()
  const paths = placeholders.includes('count') ? pluralForms.map((form) => `${path}_${form}`) : [path]
  for (const each of paths) texts.set(each, placeholders)
  textsOfNamespaces.set(namespace, texts)
}

/**
 * The texts that a file of translations must have, with their placeholders. A text with `count` has the plural forms of
 * every language, because each form has a text in each language.
 * @param file its name is the namespace
 */
export function textsOfFile(file: string): ReadonlyMap<string, readonly string[]> {
  const namespace = withoutEnding(file).split('/').at(-1) ?? ''
  return textsOfNamespaces.get(namespace) ?? new Map()
}
