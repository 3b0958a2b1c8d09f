import type { PageContext } from '../../i18n/page-context'
import { hreflangs } from '../../i18n/routes'

type Page = { path: string; pageContext: Pick<PageContext, 'alternates' | 'noindex'> }

const siteUrl = () => process.env.GATSBY_SITE_URL ?? ''

/** Options of gatsby-plugin-sitemap: all pages that search engines may index, each with its other languages. */
export const sitemap = {
  query: '{ site { siteMetadata { siteUrl } } allSitePage { nodes { path pageContext } } }',
  // Gatsby's own pages have no alternates.
  resolvePages: ({ allSitePage }: { allSitePage: { nodes: (Page | { path: string; pageContext: object })[] } }) =>
    allSitePage.nodes.filter(({ pageContext }) => 'alternates' in pageContext && !('noindex' in pageContext)),
  serialize: ({ path, pageContext: { alternates } }: Page) => ({
    url: path,
    links: hreflangs(alternates).map(({ lang, path }) => ({ lang, url: `${siteUrl()}${path}` })),
  }),
}
