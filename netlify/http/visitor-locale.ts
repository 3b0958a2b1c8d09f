import { defaultLocale, isLocale, localeOf, locales, type Locale } from '../../src/i18n/locales'

/**
 * The language of a visitor whose request names none: that of the page that the visitor was at; else the one that was
 * chosen with the language switch; else the browser's first one, as for the home page
 * (src/gatsby/public-files/language-rules.ts).
 */
export function visitorLocale({ url, headers }: Request): Locale {
  const referer = headers.get('referer') ?? ''
  if (URL.canParse(referer) && new URL(referer).host === new URL(url).host) return localeOf(new URL(referer).pathname)
  const chosen = /(?:^|;\s*)nf_lang=([\w-]+)/.exec(headers.get('cookie') ?? '')?.[1]
  if (isLocale(chosen)) return chosen
  const first = /^[\w-]+/.exec(headers.get('accept-language') ?? '')?.[0].toLowerCase()
  return locales.find((locale) => `${first}-`.startsWith(`${locale.toLowerCase()}-`)) ?? defaultLocale
}
