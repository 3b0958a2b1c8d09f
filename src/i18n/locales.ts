// The content gives the languages from outside: in Node the module reads them, in bundles they are written down.
import { languages } from '#languages'
import type { Language } from './language'

/**
 * The languages that types know. Languages are content, so no code names one; the tests add those of their exhibitions
 * here (tests/languages.d.ts), and the same types hold for every other exhibition.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- tests/languages.d.ts adds to it
export interface Languages {}

/** The code of a language of the site. */
export type Locale = keyof Languages

/** The codes of all languages of the site. The first is the default. */
export const locales = Object.keys(languages) as Locale[]

/** One value for each language of the site. */
export type Localized<T> = Record<Locale, T>

export const defaultLocale = locales[0]!

/** What the content says of a language. */
export const languageOf = (locale: Locale): Language => languages[locale]!

/** The attribute `dir` of what is in a language; undefined for one that is written from left to right, the default. */
export const dirOf = (locale: Locale): 'rtl' | undefined => (languageOf(locale).dir === 'rtl' ? 'rtl' : undefined)

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

/** Calls `make` for each language and collects the results by language. */
export function inEachLanguage<T>(make: (locale: Locale) => T): Localized<T> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Localized<T>
}

/** The language of a path, by its prefix. A path without a prefix is in the default language. */
export function localeOf(pathname: string): Locale {
  const others = locales.slice(1)
  return others.find((locale) => `${pathname}/`.startsWith(`${languageOf(locale).prefix}/`)) ?? defaultLocale
}
