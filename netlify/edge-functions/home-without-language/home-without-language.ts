// Deno, which runs this on Netlify, asks for the extension.
import { languages } from '../../../src/i18n/languages.ts'

const [defaultLanguage = ''] = Object.keys(languages)

/**
 * Crawlers and programs that preview links send no Accept-Language header. Netlify's redirect of `/` would choose English
 * for them, but they should get the default language. So for these requests `/` is rewritten to the address that always
 * answers with the home page of that language (src/gatsby/public-files/language-rules.ts). A language cookie goes first.
 * https://docs.netlify.com/build/edge-functions/declarations/
 */
export const config = {
  path: '/',
  /** `false`: only requests that lack the header. Others do not come here, and cost nothing. */
  header: { 'accept-language': false },
  /** Were it to fail, the rule would decide. */
  onError: 'bypass',
}

/** @returns the address to answer from, or nothing to let the request go on as it is */
export function homeWithoutLanguage(request: Request): URL | undefined {
  if (/(^|;\s*)nf_lang=/.test(request.headers.get('cookie') ?? '')) return undefined
  const url = new URL(request.url)
  url.searchParams.set('lang', defaultLanguage)
  return url
}

export default homeWithoutLanguage
