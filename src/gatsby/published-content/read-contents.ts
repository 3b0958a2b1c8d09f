import path from 'node:path'
import { textsOf } from '../../i18n/find-text'
import type { GetText } from '../../i18n/keys'
import { defaultLocale, locales, type Locale } from '../../i18n/locales'
import { typeset } from '../../i18n/typography'
import { contentFolder } from '../../model/content-folder'
import { type Collection, kindOfCollection } from '../../model/fields'
import { homePartsOf, type MenuPart } from '../../model/home-anchors'
import { floorOf, isInVenue, isOnMapOfContact } from '../../model/is-within'
import { type KindName, kinds, type RecordOf } from '../../model/kinds'
import { inOrderOfTime } from '../../model/order-of-events'
import { readExhibition, readRecordFiles, readRecords } from '../../model/read-records'
import { readTexts } from '../../model/read-texts'
import { worksOfFirstArtist } from '../../model/works-in-title'
import { type InLanguage, valueIn } from './in-language'

/**
 * The content in one language, for what is not a page: structured data, the search index, calendars, icons and social
 * images.
 */
export type Content = {
  /** The public origin of the site, 'https://sedm.example'. */
  siteUrl: string
  language: Locale
  t: GetText
  exhibition: Exhibition
  /** The path of the first work in the title of the home page. */
  hero: string
  partners: Partner[]
  artists: Artist[]
  places: Place[]
  /** The events of the programme, by time. */
  events: Event[]
  /** The events by invitation, which no public file names. */
  invitations: Invitation[]
}

type Of<Kind extends KindName> = InLanguage<RecordOf<Kind>>

export type Exhibition = Omit<
  Of<'Exhibition'>,
  | ('languages' | 'demoDate' | 'hero' | 'pauses' | 'numbers' | 'notice' | 'retentionDays')
  | ('venue' | 'floors' | 'contact' | 'studios' | 'documents')
> & {
  venue: Place
  floors: { name: string; rooms: Place[] }[] | null
  contact: Omit<Of<'Exhibition'>['contact'], 'map'>
  studios: { intro: string; visits: { place: Place }[] } | null
  homeParts: MenuPart[]
  pages: TextPage[]
  documents: Document[] | null
}

/** A document of the content. @property file its path on the site, '/documents/x.pdf' */
export type Document = Pick<NonNullable<Of<'Exhibition'>['documents']>[number], 'path' | 'file' | 'menu' | 'footer'>

export type Partner = Pick<Of<'Partner'>, 'name' | 'group'>

export type TextPage = Pick<Of<'TextPage'>, 'slug' | 'title' | 'intro' | 'sections'> & {
  questions: { question: string; answer: string; place: Place | null }[] | null
  feedback: { heading: string; text: string } | null
}

export type Place = Pick<Of<'Place'>, 'slug' | 'name' | 'address' | 'position'> & {
  isInVenue: boolean
  isOnMapOfContact: boolean
  /** The floor of the venue that the place is on. */
  floor?: { name: string } | null
  /** How to find the place inside. */
  way?: string | null
  within?: Place | null
}

export type Artist = Omit<Of<'Artist'>, 'formerSlugs' | 'email' | 'gallery' | 'works'> & {
  gallery: Gallery | null
  works: Work[]
}

export type Gallery = Pick<Of<'Partner'>, 'name' | 'url'>

type AnyWork = Of<'Artist'>['works'][number]

/** @property image the path of its picture */
export type Work = Omit<AnyWork, 'formerSlugs' | 'email' | 'gallery' | 'room'> & {
  gallery: Gallery | null
  room: Place | null
}

export type Event = Omit<
  Of<'Event'>,
  'formerSlugs' | 'capacity' | 'reminder' | 'invitation' | 'ledBy' | 'place' | 'registration'
> & {
  place: Place
  registration: { opens: string | null; closes: string | null } | null
  ledBy: { name: string | null; artist: Pick<Artist, 'slug' | 'name' | 'type'> | null }[]
}

export type Invitation = Event & { invitation: NonNullable<Of<'Event'>['invitation']> }

type Records = ReturnType<typeof readAll>

/** Reads all records once. The pictures of works are paths. */
const readAll = (content: string) => ({
  exhibition: readExhibition(content),
  artists: readRecordFiles(content, 'Artist').map(({ file, record }) => ({
    ...record,
    works: record.works.map((work) => ({ ...work, image: path.join(content, path.dirname(file), work.image) })),
  })),
  events: readRecords(content, 'Event').toSorted(inOrderOfTime),
  partners: readRecords(content, 'Partner').toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  places: readRecords(content, 'Place'),
  pages: readRecords(content, 'TextPage').toSorted((a, b) => (a.slug[defaultLocale] < b.slug[defaultLocale] ? -1 : 1)),
})

/**
 * The content in each language.
 * @param content the folder of content, which has passed the check
 */
export function readContents(content = contentFolder()): Content[] {
  const records = readAll(content)
  return locales.map((language) => ({
    siteUrl: process.env.GATSBY_SITE_URL ?? '',
    language,
    t: textsOf(readTexts(content, language), language),
    ...contentIn(language, records),
  }))
}

const bySlug = <Record extends { slug: string }>(all: readonly Record[]) =>
  new Map(all.map((each) => [each.slug, each]))

function contentIn(language: Locale, records: Records): Omit<Content, 'siteUrl' | 'language' | 't'> {
  const { exhibition, artists } = records
  const places = bySlug(records.places)
  const known: { [Name in Collection]: ReadonlyMap<string, object> } = {
    artists: bySlug(artists),
    events: bySlug(records.events),
    partners: bySlug(records.partners),
    places,
  }
  const found = new Map<unknown, unknown>()

  const find = (collection: Collection, slug: string): unknown => {
    const record = known[collection].get(slug)
    if (!found.has(record)) {
      const shown = show(kindOfCollection[collection], record)
      found.set(record, collection === 'places' ? { ...(shown as object), ...placeFields(slug) } : shown)
    }
    return found.get(record)
  }

  const show = (kind: KindName, record: unknown) => valueIn(language, kinds[kind].schema, record, find)

  const placeFields = (slug: string) => {
    const floor = floorOf(slug, exhibition)
    return {
      isInVenue: isInVenue(slug, exhibition, places),
      isOnMapOfContact: isOnMapOfContact(slug, exhibition, places),
      floor: floor ? { name: typeset(floor.name[language], language) } : null,
    }
  }

  const { artist, work } = (exhibition.hero ?? worksOfFirstArtist(artists))[0]!
  const { works } = artists.find(({ slug }) => slug === artist)!
  const programme = records.events.filter(({ invitation }) => !invitation)
  const all = (collection: Collection, some: readonly { slug: string }[] = records[collection]) =>
    some.map(({ slug }) => find(collection, slug))
  return {
    exhibition: {
      ...(show('Exhibition', exhibition) as object),
      homeParts: homePartsOf({ studios: exhibition.studios, programme: programme[0] }),
      pages: records.pages.map((page) => show('TextPage', page)),
    } as Exhibition,
    hero: (works.find(({ slug }) => slug === work) ?? works[0]!).image,
    partners: all('partners') as Partner[],
    artists: all('artists') as Artist[],
    places: all('places') as Place[],
    events: all('events', programme) as Event[],
    invitations: all(
      'events',
      records.events.filter(({ invitation }) => invitation),
    ) as Invitation[],
  }
}
