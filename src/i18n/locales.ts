import type { Language } from './language'
import { languages } from './languages'

/** The code of a language of the site. */
export type Locale = keyof typeof languages

/** The codes of all languages of the site. The first is the default. */
export const locales = Object.keys(languages) as Locale[]

/** One value for each language of the site. */
export type Localized<T> = Record<Locale, T>

export const defaultLocale = locales[0]!

/** The entry of a language in the table. */
export const languageOf = (locale: Locale): Language => languages[locale]

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

/** Calls `make` for each language and collects the results by language. */
export function inEachLanguage<T>(make: (locale: Locale) => T): Localized<T> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Localized<T>
}

/** The language of a path, by its prefix. A path without a prefix is in the default language. */
export function localeOf(pathname: string): Locale {
  const others = locales.slice(1)
  return others.find((locale) => `${pathname}/`.startsWith(`${languages[locale].prefix}/`)) ?? defaultLocale
}
