import { textKeys } from '../../../../i18n/keys'
import { locales } from '../../../../i18n/locales'
import { withoutEnding } from '../../read/yaml-name'

const pluralForms = [
  ...new Set(locales.flatMap((locale) => new Intl.PluralRules(locale).resolvedOptions().pluralCategories)),
]

/**
 * The texts that a file of translations must have, with their placeholders. A text with `count` has the plural forms of
 * every language, because each form has a text in each language.
 * @param file its name is the namespace
 */
export function textsOfFile(file: string): ReadonlyMap<string, readonly string[]> {
  const start = `${withoutEnding(file).split('/').at(-1)}:`
  const own = Object.entries<readonly string[]>(textKeys).filter(([key]) => key.startsWith(start))
  return new Map(
    own.flatMap(([key, placeholders]) => {
      const path = key.slice(start.length)
      const paths = placeholders.includes('count') ? pluralForms.map((form) => `${path}_${form}`) : [path]
      return paths.map((each) => [each, placeholders] as const)
    }),
  )
}
