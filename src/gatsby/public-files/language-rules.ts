import { defaultLocale, languageOf, locales } from '../../i18n/locales'
import { hrefOf, pathTo } from '../../i18n/routes'

/**
 * The last rules of Netlify's `_redirects` file, which follow the table of languages, in the order in which they must stand:
 * - the home of the default language whatever the browser prefers, where it is asked for by name (`/?lang=cs`): so links
 *   to it work without JavaScript;
 * - the only redirect by language: the cookie `nf_lang`, else the browser's first language;
 * - pages that do not exist. Netlify answers those of the default language with /404.html by itself.
 */
export function languageRules(): string {
  const others = locales.filter((locale) => locale !== defaultLocale)
  const [path, query] = hrefOf(pathTo('home', defaultLocale)).split('?')
  const rules = [
    `${path} ${query} /index.html 200!`,
    ...others.map((locale) => `/ ${pathTo('home', locale)} 302! Language=${locale.toLowerCase()}`),
    ...others.map((locale) => `${languageOf(locale).prefix}/* ${pathTo('notFound', locale)}.html 404`),
  ]
  return rules.map((rule) => `${rule}\n`).join('')
}
