import { bySortName } from '../../i18n/collation'
import { formatDay, formatTime, formatTimeRange } from '../../i18n/dates'
import { wordsToFind } from '../../i18n/match-words'
import { hrefOf, pathOfWord, pathTo } from '../../i18n/routes'
import { openStreetMap } from '../../site/components/map-addresses'
import type { SearchEntry, SearchIndex } from '../../site/components/search/search-index'
import { formatWorkYears } from '../../site/components/years'
import { formatLife } from '../../site/features/artists/life'
import type { Artist, Content, Event, Place, Work } from '../structured-data/content'

/**
 * What visitors can find in one language: artists, works, events of the programme, places and pages. A line says only
 * what the page of the entry says too. The invitation is not in it, nor is a place that only the invitation names.
 */
export function searchIndexOf(content: Content): SearchIndex {
  const { t, events } = content
  const artists = content.artists.toSorted(bySortName)
  const groups = [
    { heading: t('artists:title'), entries: artists.map((artist) => artistEntry(content, artist)) },
    {
      heading: t('works:title'),
      entries: artists.flatMap((artist) => artist.works.map((work) => workEntry(content, artist, work))),
    },
    { heading: t('home:programme.heading'), entries: events.map((event) => eventEntry(content, event)) },
    { heading: t('search:places'), entries: placesOf(content).flatMap((place) => placeEntries(content, place)) },
    { heading: t('search:pages'), entries: pageEntries(content) },
  ]
  return {
    texts: {
      found: t('search:found', { number: '#' }),
      nothing: t('search:nothing'),
      all: t('search:all', { number: '#' }),
    },
    groups,
  }
}

/** Joins the parts of a line that are there. */
const lineOf = (...parts: (string | boolean | null | undefined)[]) => parts.filter(Boolean).join(', ')

/** The words of texts, each once. Words of one or two letters find nothing in particular. */
const wordsOf = (...texts: (string | null)[]): string =>
  [...new Set(wordsToFind(texts.join(' ')).split(' '))].filter((word) => word.length > 2).join(' ')

const artistEntry = ({ language, t }: Content, artist: Artist): SearchEntry => ({
  title: artist.name,
  line: lineOf(formatLife(artist, t), artist.place),
  href: pathTo('artist', language, artist.slug),
  words: wordsOf(artist.summary),
})

const workEntry = ({ language, t }: Content, artist: Artist, work: Work): SearchEntry => ({
  title: work.title,
  line: lineOf(artist.name, formatWorkYears(work, t), work.medium),
  href: pathTo('work', language, artist.slug, work.slug),
})

function eventEntry({ language, t }: Content, event: Event): SearchEntry {
  const leaders = event.ledBy.map(({ name, artist }) => name ?? artist?.name ?? null)
  const times = formatTimeRange(formatTime(event.start), formatTime(event.end))
  return {
    title: event.title,
    line: lineOf(
      event.cancelled && t('programme:calledOff'),
      t(`programme:type.${event.type}`),
      formatDay(event.start, language),
      times,
    ),
    href: pathTo('event', language, event.slug),
    words: wordsOf(...leaders, event.place.name, event.description),
  }
}

/** The venue and the places of works, events and studios, and their buildings, each once. */
function placesOf({ exhibition: { venue, studios }, artists, events }: Content): Place[] {
  const named = [
    venue,
    ...artists.flatMap(({ works }) => works.flatMap(({ room }) => room ?? [])),
    ...events.map(({ place }) => place),
    ...(studios?.visits ?? []).map(({ place }) => place),
  ]
  const all = named.flatMap((place) => (place.within ? [place.within, place] : [place]))
  return [...new Map(all.map((place) => [place.slug, place])).values()]
}

/**
 * Leads to where the place is on a map, as the links of places do (src/site/components/place-link.tsx). A place in the
 * venue leads to the contact, which has its address, even if there is no map.
 * @returns nothing for another place that is on no map; its events are found by its name
 */
function placeEntries({ language, t }: Content, { within, ...place }: Place): SearchEntry[] {
  const { street, locality } = place.address ?? within?.address ?? {}
  const address = lineOf(within?.name, street, locality)
  const position = place.position ?? within?.position
  const title = place.name
  if (place.isInVenue) {
    const line = place.isOnMapOfContact ? `${address} (${t('common:map.here')})` : address
    return [{ title, line, href: onHomePage(language, 'contact') }]
  }
  return position ? [{ title, line: `${address} (OpenStreetMap)`, href: openStreetMap(position) }] : []
}

const onHomePage = (language: Content['language'], part: string) => `${hrefOf(pathTo('home', language))}#${part}`

const firstSentence = (text: string) => text.trim().split(/(?<=[.!?…])\s/)[0] ?? ''

/** The pages of text, that of calendars, and the pages and parts of the home page that the menu leads to. Documents are not searched. */
function pageEntries({ language, t, events, exhibition: { pages, homeParts } }: Content): SearchEntry[] {
  return [
    { title: t('artists:title'), line: t('artists:description'), href: pathTo('artists', language) },
    { title: t('works:title'), line: t('works:description'), href: pathTo('works', language) },
    { title: t('plan:title'), line: t('plan:description'), href: pathTo('plan', language) },
    ...(events.length > 0
      ? [{ title: t('calendars:title'), line: t('calendars:description'), href: pathTo('calendars', language) }]
      : []),
    ...homeParts.map((part) => ({ title: t(`common:menu.${part}`), line: '', href: onHomePage(language, part) })),
    ...pages.map(({ slug, title, intro, sections }) => ({
      title,
      line: firstSentence(intro),
      href: pathOfWord(slug, language),
      words: wordsOf(intro, ...sections.flatMap(({ heading, text }) => [heading, text])),
    })),
  ]
}
