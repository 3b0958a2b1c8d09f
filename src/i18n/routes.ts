import { pathWords } from './languages'
import { defaultLocale, inEachLanguage, languageOf, type Locale, type Localized, locales } from './locales'

/**
 * Every address of the site, without the prefix of its language; `:slug` is that of a record, and every other word
 * after a colon one of the language's own (languages.ts). Pages, links, the language switch and hreflang read this table.
 */
const routes = {
  home: '/',
  artists: '/:artists',
  artist: '/:artist-:slug',
  invitation: '/:slug',
  registered: '/:slug/:registered',
  notFound: '/404',
}

export type Route = keyof typeof routes

/**
 * The canonical path of a page.
 * @example pathTo('artist', 'en', 'jana-nova') // '/en/artist-jana-nova'
 */
export function pathTo(route: Route, locale: Locale, slug = ''): string {
  const language = languageOf(locale)
  const words: Record<string, string> = { ...pathWords(language), slug }
  const path = routes[route].replace(/:(\w+)/g, (_, word: string) => words[word] ?? '')
  return path === '/' ? language.prefix || '/' : language.prefix + path
}

/** The routes of pages that every exhibition has, at addresses that are not content. */
export const fixedRoutes = (Object.keys(routes) as Route[]).filter((route) => !routes[route].includes(':slug'))

/**
 * The path of a document or a page of text, whose address is content.
 * @example pathOfWord('katalog', 'en') // '/en/katalog'
 */
export function pathOfWord(word: string, locale: Locale): string {
  return `${languageOf(locale).prefix}/${word}`
}

/** The same page of text in every language. */
export function alternatesOfWords(words: Localized<string>): Localized<string> {
  return inEachLanguage((locale) => pathOfWord(words[locale], locale))
}

/** The same page in every language. */
export function alternatesOf(route: Route, slug?: string): Localized<string> {
  return inEachLanguage((locale) => pathTo(route, locale, slug))
}

/** The languages of a page as search engines are told of them: each once, and which to show to everybody else. */
export function hreflangs(alternates: Localized<string>): { lang: Locale | 'x-default'; path: string }[] {
  return [
    ...locales.map((lang) => ({ lang, path: alternates[lang] })),
    { lang: 'x-default', path: alternates[defaultLocale] },
  ]
}

/**
 * What a link to a canonical path must say.
 * The server answers `/` in the visitor's own language, so a link to the home of the default language asks for it by
 * name; every other path means one language only.
 */
export function hrefOf(path: string): string {
  return path === '/' ? `/?lang=${defaultLocale}` : path
}
