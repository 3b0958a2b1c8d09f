/** The port on which `npm start` serves the site. */
export const localPort = 8888

type Environment = Record<string, string | undefined>

/**
 * The public origin of the site, with which canonical addresses begin: GATSBY_SITE_URL, on Netlify also `URL`, or else
 * the local server.
 * @throws Error when it is not an origin, or missing on Netlify
 */
export function siteUrl({ GATSBY_SITE_URL, URL: netlifyUrl, NETLIFY, PORT }: Environment): string {
  const url = GATSBY_SITE_URL || netlifyUrl || (NETLIFY ? '' : `http://localhost:${PORT || localPort}`)
  if (!/^https?:\/\/[^/]+$/.test(url.replace(/\/$/, ''))) {
    throw new Error(`GATSBY_SITE_URL must be the address of the site, like https://example.org (it is “${url}”).`)
  }
  return url.replace(/\/$/, '')
}
