import { siteUrl } from '../../src/gatsby/site-url'

type Variables = Record<string, string | undefined>

/**
 * The address with which links to guests and to the door begin: that of the published site, or of the local server with
 * the embedded database. An organiser sees it before links are sent. The function of the published site composes the
 * mails with the GATSBY_SITE_URL of its build.
 * @throws Error if GATSBY_SITE_URL is missing with a hosted database, or is not the address of a site
 */
export function linkOrigin(variables: Variables = process.env): { origin: string; isLocal: boolean } {
  const { SUPABASE_URL, GATSBY_SITE_URL, PORT } = variables
  if (!SUPABASE_URL) return { origin: siteUrl({ PORT }), isLocal: true }
  if (!GATSBY_SITE_URL) {
    throw new Error('GATSBY_SITE_URL is not set. Set it to the address of the published site: the links lead there.')
  }
  return { origin: siteUrl({ GATSBY_SITE_URL }), isLocal: false }
}
