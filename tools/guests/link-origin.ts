import { siteUrl } from '../../src/gatsby/site-url'

type Variables = Record<string, string | undefined>

/**
 * Where the links in mails lead, so that an organiser sees it before mails to guests are queued. The function of the
 * published site composes the mails with the GATSBY_SITE_URL of its build.
 * @returns undefined with the embedded database, whose mails stay on this machine
 * @throws Error if the variable is missing with a hosted database, or is not the address of a site
 */
export function linkOrigin(variables: Variables = process.env): string | undefined {
  const { SUPABASE_URL, GATSBY_SITE_URL } = variables
  if (!SUPABASE_URL) return undefined
  if (!GATSBY_SITE_URL) {
    throw new Error(
      'GATSBY_SITE_URL is not set. Set it to the address of the published site: links in mails lead there.',
    )
  }
  return siteUrl({ GATSBY_SITE_URL })
}
