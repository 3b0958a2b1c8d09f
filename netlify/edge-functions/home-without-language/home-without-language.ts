// Netlify runs this in Deno, which requires the file extension.
import { languages } from '../../../src/i18n/languages.ts'

const [defaultLanguage = ''] = Object.keys(languages)

/**
 * Crawlers and link previews send no `Accept-Language` header. Netlify's language rule for `/` would answer in English,
 * but the specification requires the default language. This function runs before the rule and rewrites `/` to the
 * address that always serves the home page in that language (src/gatsby/public-files/language-rules.ts). The language
 * cookie takes precedence.
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
  url.searchParams.set('lang', defaultLanguage)
  return url
}

export default homeWithoutLanguage
