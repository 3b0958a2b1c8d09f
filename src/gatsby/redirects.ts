import { locales } from '../i18n/locales'
import { pathOfWord, pathTo } from '../i18n/routes'
import type { Artist } from '../model/artist'
import type { Exhibition } from '../model/exhibition'

/** What of the content has another address than a page of its own. */
type Content = {
  exhibition: Pick<Exhibition, 'documents'>
  artists: readonly Pick<Artist, 'slug' | 'formerSlugs'>[]
}

type Rule = [from: string, to: string, status: 301 | 302]

/**
 * The text of Netlify's `_redirects` file: short addresses lead to documents, former addresses to pages. Each rule is
 * for one address, and the content check keeps every address of a page free of rules, so none hides another.
 */
export function redirectsFile({ exhibition, artists }: Content): string {
  const documents = (exhibition.documents ?? []).flatMap(({ path, file }) =>
    locales.map((locale): Rule => [pathOfWord(path, locale), file, 302]),
  )
  const moved = artists.flatMap(({ slug, formerSlugs = [] }) =>
    formerSlugs.flatMap((former) =>
      locales.map((locale): Rule => [pathTo('artist', locale, former), pathTo('artist', locale, slug), 301]),
    ),
  )
  return [...documents, ...moved].map((rule) => `${rule.join(' ')}\n`).join('')
}
