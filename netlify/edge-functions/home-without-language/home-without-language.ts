/**
 * Crawlers and programs that preview links send no Accept-Language header. Netlify's redirect of `/` would choose English
 * for them, but they should get the default language. So for these requests `/` is rewritten to the address that always
 * answers with the home page of that language (src/gatsby/public-files/language-rules.ts). A language cookie goes first.
 * https://docs.netlify.com/build/edge-functions/declarations/
 */
export const config = {
  path: '/',
  /** `false`: runs only for requests without the header. */
  header: { 'accept-language': false },
  /** If the function fails, Netlify's rule applies. */
  onError: 'bypass',
}

/** @returns the URL to rewrite the request to; undefined to leave the request unchanged */
export function homeWithoutLanguage(request: Request): URL | undefined {
  if (/(^|;\s*)nf_lang=/.test(request.headers.get('cookie') ?? '')) return undefined
  const url = new URL(request.url)
  url.searchParams.set('lang', 'default')
  return url
}

export default homeWithoutLanguage
