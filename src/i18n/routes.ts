import { defaultLocale, type Locale, type Localized, locales } from './locales'

/** Every address of the site. Pages, links, the language switch and hreflang all read this table. */
const routes = {
  home: { cs: '/', en: '/en' },
  artists: { cs: '/umelci', en: '/en/umelci' },
  artist: { cs: '/umelec-:slug', en: '/en/artist-:slug' },
  invitation: { cs: '/:slug', en: '/en/:slug' },
  registered: { cs: '/:slug/dekujeme', en: '/en/:slug/thank-you' },
  safety: { cs: '/bezpecnostni-informace', en: '/en/bezpecnostni-informace' },
  accessibility: { cs: '/pristupnost', en: '/en/accessibility' },
  notFound: { cs: '/404', en: '/en/404' },
  catalogue: { cs: '/katalog', en: '/en/katalog' },
  visitorRegulations: { cs: '/navstevni_rad', en: '/en/navstevni_rad' },
  competitionRules: { cs: '/soutez', en: '/en/soutez' },
} satisfies Record<string, Localized<string>>

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
  return routes[route][locale].replace(':slug', slug)
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
