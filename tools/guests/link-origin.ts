import { siteUrl } from '../../src/gatsby/site-url'

type Variables = Record<string, string | undefined>

/**
 * The address with which links to guests and to the door begin: that of the published site, or of the local server. An
 * organiser sees it before links are sent. The function of the published site composes the mails with the GATSBY_SITE_URL
 * of its build.
 * @param isPublished whether the guests are those of the published site
 * @throws Error if GATSBY_SITE_URL is missing for the published site, or is not the address of a site
 */
export function linkOrigin(isPublished: boolean, { GATSBY_SITE_URL, PORT }: Variables = process.env): string {
  if (!isPublished) return siteUrl({ PORT })
  if (!GATSBY_SITE_URL) {
    throw new Error('GATSBY_SITE_URL is not set. Set it to the address of the published site: the links lead there.')
  }
  return siteUrl({ GATSBY_SITE_URL })
}
