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
  safety: '/bezpecnostni-informace',
  accessibility: '/:accessibility',
  notFound: '/404',
  catalogue: '/katalog',
  visitorRegulations: '/navstevni_rad',
  competitionRules: '/soutez',
}

export type Route = keyof typeof routes

/** Routes that Netlify answers with a redirect to a PDF (netlify.toml); no page is built for them. */
export const documentRoutes = ['catalogue', 'visitorRegulations', 'competitionRules'] as const satisfies Route[]

export type DocumentRoute = (typeof documentRoutes)[number]

export function isDocumentRoute(route: Route): route is DocumentRoute {
  return documentRoutes.some((document) => document === route)
}

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

/** What addresses depend on. */
export type Slugs = {
  artists: readonly string[]
  /** The path of the invitation, where there is one. */
  invitation?: string | undefined
}

/** Every address at which a page is built. */
export function pagePaths({ artists, invitation }: Slugs): string[] {
  const invitations = invitation === undefined ? [] : [invitation]
  const slugs: Partial<Record<Route, readonly string[]>> = {
    artist: artists,
    invitation: invitations,
    registered: invitations,
  }
  const pages = (Object.keys(routes) as Route[]).filter((route) => !isDocumentRoute(route))
  return pages.flatMap((route) =>
    locales.flatMap((locale) => (slugs[route] ?? ['']).map((slug) => pathTo(route, locale, slug))),
  )
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
