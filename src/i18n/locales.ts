import { type Language, languages } from './languages'

/** A language of the site. */
export type Locale = keyof typeof languages

/** Every language of the site. The first is the default. */
export const locales = Object.keys(languages) as Locale[]

/** One value for each language of the site. */
export type Localized<T> = Record<Locale, T>

export const defaultLocale = locales[0]!

/** What the table says of a language. */
export const languageOf = (locale: Locale): Language => languages[locale]

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

/** Makes one value for each language. */
export function inEachLanguage<T>(make: (locale: Locale) => T): Localized<T> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Localized<T>
}

/** The language of an address: the one whose prefix it has, else the default. */
export function localeOf(pathname: string): Locale {
  const others = locales.filter((locale) => locale !== defaultLocale)
  return others.find((locale) => `${pathname}/`.startsWith(`${languages[locale].prefix}/`)) ?? defaultLocale
}
