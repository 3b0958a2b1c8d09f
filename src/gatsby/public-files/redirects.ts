import { locales } from '../../i18n/locales'
import { hrefOf, pathOfWord, pathTo, type Route } from '../../i18n/routes'
import type { Artist } from '../../model/artist'
import type { Event } from '../../model/event'
import type { Exhibition } from '../../model/exhibition'
import type { TextPage } from '../../model/text-page'

/** The parts of the content that have short or former addresses, or a list that is part of the home page. */
type Content = {
  exhibition: Pick<Exhibition, 'documents'>
  artists: readonly (Pick<Artist, 'slug' | 'formerSlugs'> & {
    works: readonly Pick<Artist['works'][number], 'slug' | 'formerSlugs'>[]
  })[]
  events: readonly Pick<Event, 'slug' | 'formerSlugs' | 'invitation'>[]
  pages: readonly Pick<TextPage, 'slug' | 'formerSlugs'>[]
}

type Rule = [from: string, to: string, status: 301 | 302]

/**
 * The first rules of Netlify's `_redirects` file: short addresses redirect to documents, the address above the pages of
 * the events to the programme on the home page, and former addresses to pages.
 * Each rule is for one address, and the content check refuses a rule at the address of a page, so no rule hides another.
 */
export function redirectsFile({ exhibition, artists, events, pages }: Content): string {
  const documents = (exhibition.documents ?? []).flatMap(({ path, file }) =>
    locales.map((locale): Rule => [pathOfWord(path, locale), file, 302]),
  )
  const publicEvents = events.filter(({ invitation }) => !invitation)
  const programme = locales
    .filter(() => publicEvents.length > 0)
    .map((locale): Rule => [pathTo('programme', locale), `${hrefOf(pathTo('home', locale))}#program`, 302])
  const movedArtists = artists.flatMap((artist) => movedSlugs('artist', artist))
  const movedWorks = artists.flatMap(formerAddressesOfWorks)
  const movedEvents = publicEvents.flatMap((event) => movedSlugs('event', event))
  const movedPages = pages.flatMap(({ slug, formerSlugs = [] }) =>
    formerSlugs.flatMap((former) =>
      locales
        .filter((locale) => slug[locale] !== former)
        .map((locale): Rule => [pathOfWord(former, locale), pathOfWord(slug[locale], locale), 301]),
    ),
  )
  return [...documents, ...programme, ...movedArtists, ...movedWorks, ...movedEvents, ...movedPages]
    .map((rule) => `${rule.join(' ')}\n`)
    .join('')
}

const movedSlugs = (route: Route, { slug, formerSlugs = [] }: { slug: string; formerSlugs?: readonly string[] }) =>
  formerSlugs.flatMap((former) =>
    locales.map((locale): Rule => [pathTo(route, locale, former), pathTo(route, locale, slug), 301]),
  )

/** Every address that a work had below any slug of its artist, or under a former slug of its own. */
function formerAddressesOfWorks({ slug, formerSlugs = [], works }: Content['artists'][number]): Rule[] {
  return works.flatMap((work) =>
    [slug, ...formerSlugs].flatMap((artist) =>
      [work.slug, ...(work.formerSlugs ?? [])]
        .filter((each) => artist !== slug || each !== work.slug)
        .flatMap((each) =>
          locales.map((locale): Rule => [
            pathTo('work', locale, artist, each),
            pathTo('work', locale, slug, work.slug),
            301,
          ]),
        ),
    ),
  )
}
