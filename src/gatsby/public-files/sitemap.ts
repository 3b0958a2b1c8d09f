import type { PageContext } from '../../i18n/page-context'
import { hreflangs } from '../../i18n/routes'
import { largestFiles, picturesOfWorks, type PicturesOfWorks } from '../pictures/largest-file'

type Context = Pick<PageContext, 'alternates' | 'noindex' | 'slug' | 'work'>
type Page = { path: string; pageContext: Context; image?: string }

type Result = PicturesOfWorks & {
  // Gatsby's own pages have no alternates.
  allSitePage: { nodes: (Page | { path: string; pageContext: object })[] }
}

const siteUrl = () => process.env.GATSBY_SITE_URL ?? ''

/**
 * Options of gatsby-plugin-sitemap: all pages that search engines may index, each with its other languages, and the page
 * of a work with its picture.
 */
export const sitemap = {
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage { nodes { path pageContext } }
    ${picturesOfWorks}
  }`,
  resolvePages: ({ allSitePage, ...pictures }: Result): Page[] => {
    const images = largestFiles(pictures)
    return allSitePage.nodes.flatMap(({ path, pageContext }) => {
      if (!('alternates' in pageContext) || 'noindex' in pageContext) return []
      const image = images.get(`${pageContext.slug}/${pageContext.work}`)
      return [{ path, pageContext, ...(image && { image }) }]
    })
  },
  serialize: ({ path, pageContext: { alternates }, image }: Page) => ({
    url: path,
    links: hreflangs(alternates).map(({ lang, path }) => ({ lang, url: `${siteUrl()}${path}` })),
    ...(image && { img: [`${siteUrl()}${image}`] }),
  }),
}
