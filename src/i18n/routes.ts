import { defaultLocale, type Locale, type Localized, locales } from './locales'

/** Every address of the site. Pages, links, the language switch and hreflang all read this table. */
const routes = {
  home: { cs: '/', en: '/en' },
  artists: { cs: '/umelci', en: '/en/umelci' },
  artist: { cs: '/umelec-:slug', en: '/en/artist-:slug' },
  invitation: { cs: '/:slug', en: '/en/:slug' },
  registered: { cs: '/:slug/dekujeme', en: '/en/:slug/thank-you' },
  notFound: { cs: '/404', en: '/en/404' },
} satisfies Record<string, Localized<string>>

export type Route = keyof typeof routes

/**
 * The canonical path of a page.
 * @example pathTo('artist', 'en', 'jana-nova') // '/en/artist-jana-nova'
 */
export function pathTo(route: Route, locale: Locale, slug = ''): string {
  return routes[route][locale].replace(':slug', slug)
}

/** The routes of pages that every exhibition has, at addresses that are not content. */
export const fixedRoutes = (Object.keys(routes) as Route[]).filter(
  (route) => !routes[route][defaultLocale].includes(':slug'),
)

/**
 * The path of a document or a page of text, whose address is content.
 * @example pathOfWord('katalog', 'en') // '/en/katalog'
 */
export function pathOfWord(word: string, locale: Locale): string {
  return locale === defaultLocale ? `/${word}` : `/${locale}/${word}`
}

/** The same page of text in every language. */
export function alternatesOfWords(words: Localized<string>): Localized<string> {
  return Object.fromEntries(locales.map((locale) => [locale, pathOfWord(words[locale], locale)])) as Localized<string>
}

/** The same page in every language. */
export function alternatesOf(route: Route, slug?: string): Localized<string> {
  return Object.fromEntries(locales.map((locale) => [locale, pathTo(route, locale, slug)])) as Localized<string>
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
 * The server answers `/` in the visitor's own language, so a link to the Czech home asks for Czech by name
 * (netlify.toml); every other path means one language only.
 */
export function hrefOf(path: string): string {
  return path === '/' ? '/?lang=cs' : path
}
