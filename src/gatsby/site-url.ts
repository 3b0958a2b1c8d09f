/** Where `npm start` serves the site. */
export const localPort = 8888

type Environment = Record<string, string | undefined>

/**
 * The public address of the site, without a slash at its end: canonical addresses begin with it.
 * GATSBY_SITE_URL says it; on Netlify, `URL` is the address of the site itself.
 */
export function siteUrl({ GATSBY_SITE_URL, URL: netlifyUrl, NETLIFY, PORT }: Environment): string {
  const url = GATSBY_SITE_URL || netlifyUrl || (NETLIFY ? '' : `http://localhost:${PORT || localPort}`)
  if (!/^https?:\/\/[^/]+$/.test(url.replace(/\/$/, ''))) {
    throw new Error(`GATSBY_SITE_URL must be the address of the site, like https://example.org (it is “${url}”).`)
  }
  return url.replace(/\/$/, '')
}
