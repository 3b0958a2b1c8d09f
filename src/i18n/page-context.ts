import { defaultLocale, type Locale, type Localized, locales } from './locales'

/** What a page is created with, besides the variables that only its query needs. */
export type PageContext = {
  /** The locale of the page, under the name that gatsby-plugin-react-i18next gives it. */
  language: Locale
  /** Name of the template's file, by which the HTML gets its scripts (src/site/before-react/inline-scripts.ts). */
  template: string
  /** The canonical path of the page in each language. */
  alternates: Localized<string>
  slug?: string
  /** The slug of a work; `slug` is then its artist's. */
  work?: string
  /** The id of the node of a page of text. */
  id?: string
  /** Tells search engines not to index the page: it is for invited guests or organisers only, or it is an error page. */
  noindex?: true
  /** The page of a guest has neither the header nor the footer of the site. */
  plain?: true
  /** The position of an artist in the index, from 1. */
  number?: number
  /**
   * The slugs of the artists or events before and after this one; null if there is none. For a work, those of the artists
   * of the works before and after it.
   */
  previous?: string | null
  next?: string | null
  /** The slugs of the works before and after this one; '' if there is none. */
  previousWork?: string
  nextWork?: string
}

/**
 * The context that gatsby-plugin-react-i18next reads. The plugin creates localized copies only of pages without this
 * context, so every page has it.
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
