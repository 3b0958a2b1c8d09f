import type { CreateSchemaCustomizationArgs } from 'gatsby'
import { defaultLocale, type Locale, type Localized } from '../../i18n/locales'
import { typeset } from '../../i18n/typography'

type LocalizedValue = Localized<string> | Localized<string>[] | null | undefined

type Info = { fieldName: string }

/** A localized text, or each text of a list, in one language and with the typography of that language. */
export function inLanguage(value: LocalizedValue, language: Locale): string | string[] | null {
  if (!value) return null
  return Array.isArray(value)
    ? value.map((item) => typeset(item[language], language))
    : typeset(value[language], language)
}

/** A text that is the same in every language, or each text of a list, with Czech typography. */
export function inAnyLanguage(value: string | string[] | null | undefined): string | string[] | null {
  if (!value) return null
  return Array.isArray(value) ? value.map((item) => typeset(item, defaultLocale)) : typeset(value, defaultLocale)
}

/** The name of a country in a language and with its typography, 'Česko'; without a language, the code itself. */
export function countryName(code: string | undefined, language: Locale | undefined): string | undefined {
  if (!code || !language) return code
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(code)
  return name && typeset(name, language)
}

/** Declares the extensions that schemas use in `.meta({ graphql })`: @localized, @country and @typeset. */
export function declareFieldExtensions({ createFieldExtension }: CreateSchemaCustomizationArgs['actions']): void {
  const declare = <Value>(name: string, args: object, show: (value: Value, language: Locale) => unknown) =>
    createFieldExtension({
      name,
      extend: () => ({
        args,
        resolve: (
          source: Record<string, Value>,
          { language }: { language: Locale },
          _context: unknown,
          { fieldName }: Info,
        ) => show(source[fieldName]!, language),
      }),
    })
  // `title: { cs, en }` in YAML is queried as `title(language: $language)`, so a page contains one language only.
  declare('localized', { language: 'String!' }, inLanguage)
  // The code of a country, 'CZ', is queried as its name in a language; without a language it is the code.
  declare('country', { language: 'String' }, countryName)
  // Names and streets, which are the same in every language.
  declare('typeset', {}, inAnyLanguage)
}
