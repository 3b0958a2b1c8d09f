import type { PageContext } from '../i18n/page-context'
import { defaultLocale, locales } from '../i18n/locales'
import { isIndexed } from '../i18n/routes'

type Page = { path: string; pageContext: Partial<PageContext> }

const siteUrl = () => process.env.GATSBY_SITE_URL ?? ''

/** Options of gatsby-plugin-sitemap: every page that search engines may show, each with its other languages. */
export const sitemap = {
  query: '{ site { siteMetadata { siteUrl } } allSitePage { nodes { path pageContext } } }',
  resolvePages: ({ allSitePage }: { allSitePage: { nodes: Page[] } }) =>
    allSitePage.nodes.filter(({ path, pageContext }) => pageContext.alternates && isIndexed(path)),
  serialize: ({ path, pageContext }: Page) => {
    const alternates = pageContext.alternates
    return {
      url: path,
      links: [
        ...locales.map((lang) => ({ lang, url: `${siteUrl()}${alternates?.[lang]}` })),
        { lang: 'x-default', url: `${siteUrl()}${alternates?.[defaultLocale]}` },
      ],
    }
  },
}
