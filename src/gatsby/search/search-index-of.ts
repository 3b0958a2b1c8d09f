import { addressLines } from '../../i18n/address'
import { anchorsOf } from '../../i18n/anchors'
import { capital } from '../../i18n/capital'
import { bySortNameIn } from '../../i18n/collation'
import { formatDay, formatTimeRange } from '../../i18n/dates'
import { openingRows, type OpeningRow } from '../../i18n/opening-hours'
import { wordsToFind } from '../../i18n/match-words'
import { type Locale, locales } from '../../i18n/locales'
import { hrefOf, pathOfWord, pathTo } from '../../i18n/routes'
import type { MenuPart } from '../../model/home-anchors'
import { openStreetMap } from '../../site/components/map-addresses'
import {
  type SearchEntry,
  type SearchGroup,
  type SearchIndex,
  searchPictures,
} from '../../site/components/search/search-index'
import { formatWorkYears } from '../../site/components/years'
import { formatLife } from '../../site/features/artists/life'
import { titledPagesOf } from '../pages'
import type { Artist, Content, Document, Event, Place, TextPage, Work } from '../published-content/read-contents'
import type { Documents } from './read-documents'

/**
 * What visitors can find in one language: answers, artists, works, events of the programme, places, documents, partners
 * and pages. An entry says only what its page says too. The invitation is not in it, nor is a place that only the
 * invitation names.
 */
export function searchIndexOf(content: Content, documents: Documents): SearchIndex {
  const { t, events } = content
  const artists = content.artists.toSorted(bySortNameIn(content.language))
  const shown = { base: pathTo('artist', content.language, ''), pictures: searchPictures }
  const groups: SearchGroup[] = [
    { heading: t('search:answers'), isFirst: true, hasSynonyms: true, entries: answerEntries(content) },
    { heading: t('artists:title'), ...shown, entries: artists.map((artist) => artistEntry(content, artist)) },
    {
      heading: t('works:title'),
      ...shown,
      entries: artists.flatMap((artist) => artist.works.map((work) => workEntry(content, artist, work))),
    },
    { heading: t('home:programme.heading'), entries: events.map((event) => eventEntry(content, event)) },
    {
      heading: t('search:places'),
      entries: [...floorEntries(content), ...placesOf(content).flatMap((place) => placeEntries(content, place))],
    },
    {
      heading: t('search:documents'),
      hasSynonyms: true,
      entries: (content.exhibition.documents ?? []).flatMap((document) =>
        documentEntries(content, document, documents),
      ),
    },
    { heading: t('home:partners.heading'), hasSynonyms: true, entries: partnerEntries(content) },
    { heading: t('search:pages'), hasSynonyms: true, entries: pageEntries(content) },
  ]
  return {
    texts: {
      found: t('search:found', { number: '#' }),
      nothing: t('search:nothing'),
      all: t('search:all', { number: '#' }),
      today: t('search:today', { hours: '#' }),
    },
    timeZone: content.exhibition.timeZone,
    synonyms: t('search:synonyms'),
    ignored: t('search:ignored'),
    groups,
  }
}

/** Joins the parts of a line that are there. */
const lineOf = (...parts: (string | boolean | null | undefined)[]) => parts.filter(Boolean).join(', ')

/** The words of texts, each once. Words of one or two letters find nothing in particular. */
const wordsOf = (...texts: (string | null)[]): string =>
  [...new Set(wordsToFind(texts.join(' ')).split(' '))].filter((word) => word.length > 2).join(' ')

/** The facts of the home page. */
function factEntries(content: Content): SearchEntry[] {
  const { language, t, events, exhibition } = content
  const { admission, venue, contact, programme, about } = exhibition
  const href = onHomePage(language, 'contact')
  const address = venue.address ? addressLines(venue.address) : []
  const rows = openingRows(exhibition, language)
  // A line breaks between days only.
  const inLine = ({ label, hours }: OpeningRow) => `${label} ${hours ?? t('common:closed')}`.replaceAll(' ', '\u00a0')
  const hours = rows.every(({ date }) => date)
    ? { days: rows.map((row) => ({ date: row.date!, hours: inLine(row) })) }
    : { line: rows.map(inLine).join(', ') }
  return [
    { title: t('home:contact.hours'), href, ...hours },
    { title: t('search:admission'), line: admission, href },
    { title: t('home:contact.address'), line: lineOf(venue.name, ...address), href },
    {
      title: t('home:contact.directions'),
      href,
      text: [...(contact.stops ?? []).map((stop) => stopInWords(content, stop)), ...contact.directions].join('\n'),
    },
    ...(contact.access
      ? [{ title: t('home:contact.access'), href: onHomePage(language, 'access'), text: contact.access.join('\n') }]
      : []),
    { title: t('home:contact.reach'), line: lineOf(contact.email, contact.phone), href },
    ...(programme && events.length > 0
      ? [
          {
            title: t('home:programme.registration'),
            href: onHomePage(language, 'program'),
            text: textOf(programme.intro),
          },
        ]
      : []),
    ...(about.signature
      ? [{ title: capital(about.signature.role), line: about.signature.name, href: onHomePage(language, 'about') }]
      : []),
  ]
}

type Stop = NonNullable<Content['exhibition']['contact']['stops']>[number]

const stopInWords = ({ t }: Content, { by, lines, name, minutes }: Stop) =>
  lineOf(
    [t(`home:contact.by.${by}`), lines?.join(', ')].filter(Boolean).join(' '),
    name,
    t('home:contact.onFoot', { minutes }),
  )

/** The facts, then the questions of pages of text, then their sections. */
function answerEntries(content: Content): SearchEntry[] {
  const parts = content.exhibition.pages.flatMap((page) => partsOf(content, page))
  const [asked, others] = [parts.filter(({ isAsked }) => isAsked), parts.filter(({ isAsked }) => !isAsked)]
  return [...factEntries(content), ...[...asked, ...others].map(({ entry }) => entry)]
}

/** The questions and sections of a page of text, with their anchors. */
function partsOf(
  { language }: Content,
  { slug, title, ...page }: TextPage,
): { isAsked: boolean; entry: SearchEntry }[] {
  const questions = page.questions ?? []
  const parts = [
    ...questions.map(({ question, answer, place }) => ({ heading: question, text: answer, place })),
    ...[...(page.sections ?? []), ...(page.feedback ? [page.feedback] : [])].map((part) => ({ ...part, place: null })),
  ]
  const anchors = anchorsOf(parts.map(({ heading }) => heading))
  return parts.map(({ heading, text, place }, index) => ({
    isAsked: index < questions.length,
    entry: {
      title: heading,
      href: `${pathOfWord(slug, language)}#${anchors[index]}`,
      text: textOf(text),
      source: title,
      ...(place && { words: wordsOf(place.name) }),
    },
  }))
}

/** A text without blank lines. */
const textOf = (text: string) => text.trim().replace(/\n\s*\n/g, '\n')

/** A document by its title, and its parts in the language by their headings. */
function documentEntries({ language, t }: Content, document: Document, documents: Documents): SearchEntry[] {
  const { path, file } = document
  const title = document.footer ?? document.menu ?? path
  const { passages = [] } = documents.get(file) ?? {}
  const own = passages.filter((passage) => isIn(language, passage.language))
  return [
    { title, line: 'PDF', href: file },
    ...own.map(({ heading, page, text }) => ({
      title: heading || title,
      href: `${file}#page=${page}`,
      text,
      source: t('search:page', { document: title, page }),
    })),
  ]
}

/** Whether a text is for the visitors of a language: one in none of the languages of the site is for all. */
const isIn = (language: Locale, own: string | undefined) =>
  own === language || !locales.some((locale) => locale === own)

function partnerEntries({ language, t, partners }: Content): SearchEntry[] {
  const href = onHomePage(language, 'partners')
  return partners.map(({ name, group }) => ({ title: name, line: t(`home:partners.${group}`), href }))
}

const artistEntry = ({ t }: Content, artist: Artist): SearchEntry => ({
  title: artist.name,
  line: lineOf(formatLife(artist, t), artist.place),
  href: artist.slug,
  text: textOf(artist.summary),
})

const workEntry = ({ t }: Content, artist: Artist, work: Work): SearchEntry => ({
  title: work.title,
  line: lineOf(artist.name, formatWorkYears(work, t), work.medium),
  href: `${artist.slug}/${work.slug}`,
})

function eventEntry({ language, t }: Content, event: Event): SearchEntry {
  const leaders = event.ledBy.map(({ name, artist }) => name ?? artist?.name ?? null)
  const times = formatTimeRange(event.start, event.end, language)
  return {
    title: event.title,
    line: lineOf(
      event.cancelled && t('programme:calledOff'),
      t(`programme:type.${event.type}`),
      formatDay(event.start, language),
      times,
    ),
    href: pathTo('event', language, event.slug),
    text: textOf(event.description),
    words: wordsOf(...leaders, event.place.name),
  }
}

/** The floors of the venue, with the names of their rooms. */
const floorEntries = ({ language, exhibition }: Content): SearchEntry[] =>
  (exhibition.floors ?? []).map(({ name, rooms }) => ({
    title: capital(name),
    line: lineOf(...rooms.map((room) => room.name)),
    href: pathTo('rooms', language),
  }))

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
 * Leads to where the place is on a map, as the links of places do (src/site/components/place-link.tsx): a room on a floor
 * of the venue to the plan. Another place in the venue leads to the contact, which has its address, even if there is no
 * map.
 * @returns nothing for another place that is on no map; its events are found by its name
 */
function placeEntries({ language, t }: Content, { within, ...place }: Place): SearchEntry[] {
  const { street, locality } = place.address ?? within?.address ?? {}
  const address = lineOf(within?.name, street, locality)
  const position = place.position ?? within?.position
  const title = place.name
  if (place.floor) {
    const href = `${pathTo('rooms', language)}#${place.slug}`
    return [{ title, line: lineOf(within?.name, place.floor.name), href, ...(place.way && { text: place.way }) }]
  }
  if (place.isInVenue) {
    const line = place.isOnMapOfContact ? `${address} (${t('common:map.here')})` : address
    return [{ title, line, href: onHomePage(language, 'contact') }]
  }
  return position ? [{ title, line: `${address} (OpenStreetMap)`, href: openStreetMap(position) }] : []
}

const onHomePage = (language: Content['language'], part: string) => `${hrefOf(pathTo('home', language))}#${part}`

/** The titled pages, the pages of text, and the parts of the home page that the menu leads to. */
function pageEntries(content: Content): SearchEntry[] {
  const { language, t } = content
  const { about, studios, pages, homeParts } = content.exhibition
  const texts: Partial<Record<MenuPart, string>> = { about: about.text, ...(studios && { studios: studios.intro }) }
  return [
    ...titledPagesOf(content).map((page) => ({
      title: t(`${page}:title`),
      line: t(`${page}:description`),
      href: pathTo(page, language),
    })),
    ...homeParts.map((part) => {
      const text = texts[part]
      return { title: t(`common:menu.${part}`), href: onHomePage(language, part), ...(text && { text: textOf(text) }) }
    }),
    ...pages.map(({ slug, title, intro }) => ({ title, href: pathOfWord(slug, language), text: textOf(intro) })),
  ]
}
