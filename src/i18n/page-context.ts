import { defaultLocale, type Locale, type Localized, locales } from './locales'

/** What a page is created with, besides the variables that only its query needs. */
export type PageContext = {
  /** The locale of the page, under the name that gatsby-plugin-react-i18next gives it. */
  language: Locale
  /** The canonical path of this page in each language. */
  alternates: Localized<string>
  slug?: string
  /** The node of a page of text. */
  id?: string
  /** Whether search engines leave the page out: it is for invited guests only, or says that there is no page. */
  noindex?: true
  /** An artist's place in the index, from 1. */
  number?: number
  /** The slugs of the artists beside this one; null where there is none. */
  previous?: string | null
  next?: string | null
}

/**
 * What gatsby-plugin-react-i18next needs to know of a page.
 * A page that brings it is left alone: the plugin makes no other pages of it.
 */
export function pluginContext(language: Locale, alternates: Localized<string>) {
  return {
    language,
    languages: [...locales],
    defaultLanguage: defaultLocale,
    generateDefaultLanguagePage: false,
    routed: language !== defaultLocale,
    originalPath: alternates[defaultLocale],
    path: alternates[language],
  }
}
