import { locales } from '../../i18n/locales'
import { pathOfWord, pathTo } from '../../i18n/routes'
import type { Artist } from '../../model/artist'
import type { Exhibition } from '../../model/exhibition'
import type { TextPage } from '../../model/text-page'

/** The parts of the content that have short or former addresses. */
type Content = {
  exhibition: Pick<Exhibition, 'documents'>
  artists: readonly Pick<Artist, 'slug' | 'formerSlugs'>[]
  pages: readonly Pick<TextPage, 'slug' | 'formerSlugs'>[]
}

type Rule = [from: string, to: string, status: 301 | 302]

/**
 * The first rules of Netlify's `_redirects` file: short addresses redirect to documents, former addresses to pages.
 * Each rule is for one address, and the content check refuses a rule at the address of a page, so no rule hides another.
 */
export function redirectsFile({ exhibition, artists, pages }: Content): string {
  const documents = (exhibition.documents ?? []).flatMap(({ path, file }) =>
    locales.map((locale): Rule => [pathOfWord(path, locale), file, 302]),
  )
  const movedArtists = artists.flatMap(({ slug, formerSlugs = [] }) =>
    formerSlugs.flatMap((former) =>
      locales.map((locale): Rule => [pathTo('artist', locale, former), pathTo('artist', locale, slug), 301]),
    ),
  )
  const movedPages = pages.flatMap(({ slug, formerSlugs = [] }) =>
    formerSlugs.flatMap((former) =>
      locales
        .filter((locale) => slug[locale] !== former)
        .map((locale): Rule => [pathOfWord(former, locale), pathOfWord(slug[locale], locale), 301]),
    ),
  )
  return [...documents, ...movedArtists, ...movedPages].map((rule) => `${rule.join(' ')}\n`).join('')
}
