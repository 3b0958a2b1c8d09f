import { defaultLocale, inEachLanguage, languageOf, type Locale, type Localized, locales } from './locales'
import { paths } from './paths'

export type Route = keyof typeof paths

/**
 * The canonical path of a page.
 * @example pathTo('artist', 'en', 'jana-nova') // '/en/artist-jana-nova'
 * @example pathTo('work', 'en', 'jana-nova', 'more') // '/en/artist-jana-nova/more'
 */
export function pathTo(route: Route, locale: Locale, slug = '', work = ''): string {
  const language = languageOf(locale)
  const words: Record<string, string> = { ...language.words, slug, work }
  const path = paths[route].replace(/:(\w+)/g, (_, word: string) => words[word] ?? '')
  return path === '/' ? language.prefix || '/' : language.prefix + path
}

/** The routes without a slug: they have the same addresses in every exhibition. */
export const fixedRoutes = (Object.keys(paths) as Route[]).filter((route) => !paths[route].includes(':slug'))

/**
 * The path of a document or a page of text. The last word of its address is part of the content.
 * @example pathOfWord('plan', 'en') // '/en/plan'
 */
export function pathOfWord(word: string, locale: Locale): string {
  return `${languageOf(locale).prefix}/${word}`
}

/** The same page of text in every language. */
export function alternatesOfWords(words: Localized<string>): Localized<string> {
  return inEachLanguage((locale) => pathOfWord(words[locale], locale))
}

/** The same page in every language. */
export function alternatesOf(route: Route, slug?: string, work?: string): Localized<string> {
  return inEachLanguage((locale) => pathTo(route, locale, slug, work))
}

/** The `hreflang` links of a page: one for each language, and `x-default` for visitors who read none of them; none if there is one language only. */
export function hreflangs(alternates: Localized<string>): { lang: Locale | 'x-default'; path: string }[] {
  if (locales.length === 1) return []
  return [
    ...locales.map((lang) => ({ lang, path: alternates[lang] })),
    { lang: 'x-default', path: alternates[defaultLocale] },
  ]
}

/**
 * The `href` of a link to a canonical path. The server redirects `/` to the language of the visitor, so a link to the
 * home page in the default language names the language, if there are others. Other paths need nothing: each is in one language.
 */
export function hrefOf(path: string): string {
  return path === '/' && locales.length > 1 ? `/?lang=${defaultLocale}` : path
}
