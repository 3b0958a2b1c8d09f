import type { PathWords } from '../../i18n/paths'
import { languageOf, type Locale, locales } from '../../i18n/locales'
import { hrefOf, pathOfWord, pathTo, type Route } from '../../i18n/routes'
import type { Artist } from '../../model/artist'
import type { Event } from '../../model/event'
import type { Exhibition } from '../../model/exhibition'
import type { TextPage } from '../../model/text-page'

/** The parts of the content that have short or former addresses, or a list that is part of the home page. */
type Content = {
  exhibition: Pick<Exhibition, 'documents' | 'languages'>
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
  const movedWords = formerWords({ exhibition, artists, events: publicEvents })
  return [...documents, ...programme, ...movedWords, ...movedArtists, ...movedWorks, ...movedEvents, ...movedPages]
    .map((rule) => `${rule.join(' ')}\n`)
    .join('')
}

/** The addresses that begin with a word that the language had before. */
function formerWords({ exhibition, artists, events }: Pick<Content, 'exhibition' | 'artists' | 'events'>): Rule[] {
  return exhibition.languages.flatMap(({ code, formerAddresses = {} }) => {
    const locale = code as Locale
    const pathsOf = (word: keyof PathWords): [path: string, target?: string][] => {
      if (word === 'artist') {
        return artists.flatMap((artist) =>
          slugsOf(artist).flatMap((each): [string, string][] => [
            [pathTo('artist', locale, each), pathTo('artist', locale, artist.slug)],
            ...artist.works.flatMap((work) =>
              slugsOf(work).map((own): [string, string] => [
                pathTo('work', locale, each, own),
                pathTo('work', locale, artist.slug, work.slug),
              ]),
            ),
          ]),
        )
      }
      if (word !== 'programme') return [[pathTo(word, locale)]]
      return [
        [pathTo('programme', locale), `${hrefOf(pathTo('home', locale))}#program`],
        ...events.flatMap((event) =>
          slugsOf(event).map((each): [string, string] => [
            pathTo('event', locale, each),
            pathTo('event', locale, event.slug),
          ]),
        ),
      ]
    }
    return (Object.entries(formerAddresses) as [keyof PathWords, readonly string[] | undefined][]).flatMap(
      ([word, former = []]) =>
        former.flatMap((was) =>
          pathsOf(word).map(([path, target = path]): Rule => {
            const rest = path.slice(pathOfWord(languageOf(locale).words[word], locale).length)
            return [pathOfWord(was, locale) + rest, target, 301]
          }),
        ),
    )
  })
}

/** The slug of a page, and those that it had before. */
const slugsOf = ({ slug, formerSlugs = [] }: { slug: string; formerSlugs?: readonly string[] | undefined }) => [
  slug,
  ...formerSlugs,
]

const movedSlugs = (route: Route, { slug, formerSlugs = [] }: { slug: string; formerSlugs?: readonly string[] }) =>
  formerSlugs.flatMap((former) =>
    locales.map((locale): Rule => [pathTo(route, locale, former), pathTo(route, locale, slug), 301]),
  )

/** Every address that a work had below any slug of its artist, or under a former slug of its own. */
function formerAddressesOfWorks({ slug, formerSlugs, works }: Content['artists'][number]): Rule[] {
  return works.flatMap((work) =>
    slugsOf({ slug, formerSlugs }).flatMap((artist) =>
      slugsOf(work)
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
