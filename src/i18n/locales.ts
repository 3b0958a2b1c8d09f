/** Every language of the site. The first is the default: its addresses have no prefix. */
export const locales = ['cs', 'en'] as const

export type Locale = (typeof locales)[number]

/** One value for each language. */
export type Localized<T> = Record<Locale, T>

export const defaultLocale: Locale = 'cs'

/** What each language calls itself. */
export const localeNames: Localized<string> = { cs: 'Čeština', en: 'English' }

/** The language of an address: the one whose prefix it has, else the default. */
export function localeOf(pathname: string): Locale {
  return locales.find((locale) => pathname === `/${locale}` || pathname.startsWith(`/${locale}/`)) ?? defaultLocale
}
