import { defaultLocale, languageOf, locales } from '../../i18n/locales'
import { pathTo } from '../../i18n/routes'

/**
 * The last rules of Netlify's `_redirects` file. They come from the languages of the site, and their order matters:
 * - `/?lang=cs` is the home page in the default language, whatever the browser prefers, so that links to it work without
 *   JavaScript; so is `/?lang=default`, which the edge function of requests without a language asks for;
 * - `/` redirects by language: the cookie `nf_lang`, or else the browser's first language;
 * - a missing page is the 404 page of its language. Netlify itself answers with /404.html in the default language.
 */
export function languageRules(): string {
  const others = locales.slice(1)
  const rules = [
    ...['default', defaultLocale].map((language) => `/ lang=${language} /index.html 200!`),
    ...others.map((locale) => `/ ${pathTo('home', locale)} 302! Language=${locale.toLowerCase()}`),
    ...others.map((locale) => `${languageOf(locale).prefix}/* ${pathTo('notFound', locale)}.html 404`),
  ]
  return rules.map((rule) => `${rule}\n`).join('')
}
