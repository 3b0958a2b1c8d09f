// Deno, which runs this on Netlify, asks for the extension.
import { languages } from '../../../src/i18n/languages.ts'

const [defaultLanguage = ''] = Object.keys(languages)

/**
 * Crawlers and programs that preview links name no language. Netlify's rule for the address `/` takes English then; the
 * specification takes the default language. So for them alone, before the rule, `/` becomes the address that always
 * answers the home of that language (src/gatsby/public-files/language-rules.ts). The cookie still counts first.
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
