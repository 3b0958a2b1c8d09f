import type { CreateResolversArgs, Node } from 'gatsby'
import { bySortName } from '../i18n/collation'
import { roomInShort } from '../i18n/address'
import { formatFileSize } from '../i18n/file-size'
import { openingRows } from '../i18n/opening-hours'
import { languageName } from '../i18n/language-names'
import { defaultLocale, languageOf, type Locale } from '../i18n/locales'
import { typeset } from '../i18n/typography'
import { propertiesOf } from '../model/choices'
import { servedFolder } from '../model/content-folder'
import type { Event } from '../model/event'
import type { Exhibition } from '../model/exhibition'
import { homePartsOf } from '../model/home-anchors'
import { floorOf, isInVenue, isOnMapOfContact } from '../model/is-within'
import { inOrderOfTime } from '../model/order-of-events'
import type { Place } from '../model/place'
import type { TextPage } from '../model/text-page'
import { neutralTint } from '../model/tint'
import { type ChosenWork, worksOfFirstArtist } from '../model/works-in-title'
import { imageDataField } from './pictures/image-data'
import { tintName } from './source-nodes'

type ArtistNode = Node & { slug: string; sortName: string; gallery?: string; works: { slug: string }[] }
type EventNode = Node & Pick<Event, 'slug' | 'type' | 'start' | 'end' | 'languages' | 'cancelled' | 'ledBy'>
type ExhibitionNode = Node &
  Pick<Exhibition, 'startDate' | 'endDate' | 'venue' | 'floors' | 'hero' | 'studios' | 'contact'>
type DocumentNode = NonNullable<Exhibition['documents']>[number]
type FileNode = Node & { size: number }
type PlaceNode = Node & Pick<Place, 'slug' | 'name' | 'within' | 'address' | 'position'>
type PartnerNode = Node & { slug: string }
type TextPageNode = Node & Pick<TextPage, 'slug'>
type Nodes = {
  Artist: ArtistNode
  Event: EventNode
  Exhibition: ExhibitionNode
  File: FileNode
  Place: PlaceNode
  TextPage: TextPageNode
}
type Context = {
  nodeModel: {
    findAll: <Type extends keyof Nodes>(query: {
      type: Type
      query?: object
    }) => Promise<{ entries: Iterable<Nodes[Type]> }>
    getNodeById: (query: { id: string }) => Node | null
    findOne: <Type extends keyof Nodes>(query: { type: Type; query: object }) => Promise<Nodes[Type] | null>
  }
}

/** The events of the programme: those without an invitation. */
const inProgramme = { filter: { invitation: { path: { eq: null } } } }

/** The name of a language in a language of the site and with its typography, or else in English. */
const nameIn = (locale: Locale, tag: string) =>
  typeset(languageName(tag, languageOf(locale).tag) ?? languageName(tag, 'en') ?? tag, locale)

const readExhibition = ({ nodeModel }: Context) => nodeModel.findOne({ type: 'Exhibition', query: {} })

async function readAll<Type extends keyof Nodes>({ nodeModel }: Context, type: Type, query?: object) {
  return [...(await nodeModel.findAll({ type, ...(query && { query }) })).entries]
}

/** The exhibition, which names the venue, and all places by their slugs. */
async function readVenue(context: Context) {
  const exhibition = (await readExhibition(context))!
  return { exhibition, places: new Map((await readAll(context, 'Place')).map((place) => [place.slug, place])) }
}

/** A field that is computed from its source and from other nodes. */
const field = <Source>(type: string, resolve: (source: Source, context: Context) => unknown) => ({
  type,
  resolve: (source: Source, _args: unknown, context: Context) => resolve(source, context),
})

/** The same in the language that the query asks for. */
const localized = <Source>(type: string, resolve: (source: Source, language: Locale, context: Context) => unknown) => ({
  type,
  args: { language: 'String!' },
  resolve: (source: Source, { language }: { language: Locale }, context: Context) => resolve(source, language, context),
})

/** Adds the fields that are computed, not written in the content. */
export function createResolvers({ createResolvers, createNodeId, cache }: CreateResolversArgs): void {
  createResolvers({
    // Every page is created for nodes that exist. If one is missing, the query fails, and templates never see a null.
    Query: {
      exhibition: { type: 'Exhibition!' },
      artist: { type: 'Artist!' },
      event: { type: 'Event!' },
      textPage: { type: 'TextPage!' },
    },
    File: { gatsbyImageData: imageDataField({ cache }) },
    // The languages spoken at an event. Their names are made here because not all browsers know as many.
    Event: {
      spoken: localized('[SpokenLanguage!]!', ({ languages }: EventNode, language) =>
        languages.map((tag) => ({ tag, name: nameIn(language, tag) })),
      ),
    },
    Exhibition: {
      // The works in the title: those that are named, otherwise one of the first artist in the list.
      hero: field(
        '[ChosenWork!]!',
        async ({ hero }: ExhibitionNode, context): Promise<ChosenWork[]> =>
          hero ?? worksOfFirstArtist(await readAll(context, 'Artist')),
      ),
      // The opening hours, in as few lines as tell them (opening-hours.ts).
      openingRows: localized('[OpeningRow!]!', (exhibition: Exhibition, language) => openingRows(exhibition, language)),
      // The parts of the home page that the content has, in the order of the menu.
      homeParts: field('[HomePart!]!', async ({ studios }: ExhibitionNode, { nodeModel }) =>
        homePartsOf({ studios, programme: await nodeModel.findOne({ type: 'Event', query: inProgramme }) }),
      ),
      // When the last event of the programme that anybody may come to ends, in local time.
      programmeEnds: field('String', async (_source, context) => {
        const isPublic = ({ type, cancelled }: EventNode) => !propertiesOf(type).isClosed && !cancelled
        const ends = (await readAll(context, 'Event', inProgramme)).filter(isPublic).map(({ end }) => end)
        return ends.sort().at(-1)
      }),
      // The text pages, which every page may link to, in the same order in all languages.
      pages: field('[TextPage!]!', async (_source, context) => {
        const slugOf = ({ slug }: TextPageNode) => slug[defaultLocale]
        return (await readAll(context, 'TextPage')).sort((a, b) => (slugOf(a) < slugOf(b) ? -1 : 1))
      }),
    },
    PdfDocument: {
      // How large its file is, in words.
      size: localized('String!', async ({ file }: DocumentNode, language, { nodeModel }) => {
        const filter = { sourceInstanceName: { eq: 'content' }, relativePath: { eq: servedFolder + file.slice(1) } }
        const node = await nodeModel.findOne({ type: 'File', query: { filter } })
        return node && formatFileSize(node.size, language)
      }),
    },
    ChosenWork: {
      // The work itself: the one that is named, otherwise the artist’s first.
      shown: field('Work!', async ({ artist, work }: ChosenWork, { nodeModel }) => {
        const filter = { slug: { eq: artist } }
        const { works = [] } = (await nodeModel.findOne({ type: 'Artist', query: { filter } })) ?? {}
        return works.find(({ slug }) => slug === work) ?? works[0]
      }),
    },
    Place: {
      // Where a work hangs, in a line.
      inOneLine: localized('String!', async (place: PlaceNode, language, context) => {
        const { exhibition, places } = await readVenue(context)
        const setIn = ({ name, address }: PlaceNode) => ({
          name: typeset(name[language], language),
          address: address && { street: typeset(address.street, defaultLocale) },
        })
        const building = places.get(place.within ?? '')
        const isInside = isInVenue(place.slug, exhibition, places)
        return roomInShort({ ...setIn(place), isInVenue: isInside, within: building && setIn(building) })
      }),
      isInVenue: field('Boolean!', async ({ slug }: PlaceNode, context) => {
        const { exhibition, places } = await readVenue(context)
        return isInVenue(slug, exhibition, places)
      }),
      // The floor of the venue that the place is on.
      floor: field('Floor', async ({ slug }: PlaceNode, context) => {
        const exhibition = await readExhibition(context)
        return exhibition && floorOf(slug, exhibition)
      }),
      // The number of the room in a walk through the venue, from 1.
      number: field('Int', async ({ slug }: PlaceNode, context) => {
        const walk = (await readExhibition(context))?.floors?.flatMap(({ rooms }) => rooms) ?? []
        return walk.includes(slug) ? walk.indexOf(slug) + 1 : null
      }),
      // Whether the contact on the home page says where the place is: with the drawn map, or on public maps.
      isOnMapOfContact: field('Boolean!', async ({ slug }: PlaceNode, context) => {
        const { exhibition, places } = await readVenue(context)
        return isOnMapOfContact(slug, exhibition, places)
      }),
    },
    Partner: {
      // The artists whom a gallery represents.
      artists: field('[Artist!]!', async ({ slug }: PartnerNode, context) =>
        (await readAll(context, 'Artist')).filter(({ gallery }) => gallery === slug).sort(bySortName),
      ),
    },
    Artist: {
      // The events of the programme that the artist leads, and the visits to the artist's studio, in order of time.
      events: field('[Event!]!', async ({ slug }: ArtistNode, context) => {
        const exhibition = await readExhibition(context)
        const visits = exhibition?.studios?.visits.filter(({ artist }) => artist === slug) ?? []
        const isTheirs = (event: EventNode) =>
          event.ledBy.some(({ artist }) => artist === slug) || visits.some(({ tour }) => tour === event.slug)
        return (await readAll(context, 'Event', inProgramme)).filter(isTheirs).sort(inOrderOfTime)
      }),
      // Represents the artist in lists.
      firstWork: field('Work', ({ works }: ArtistNode) => works[0]),
      // For the page of a work, which exists.
      work: {
        type: 'Work!',
        args: { slug: 'String!' },
        resolve: ({ works }: ArtistNode, { slug }: { slug: string }) => works.find((work) => work.slug === slug),
      },
      // `npm run develop` creates no tint for an artist who is added while it runs.
      tint: field(
        'Tint!',
        ({ slug }: ArtistNode, { nodeModel }) =>
          nodeModel.getNodeById({ id: createNodeId(tintName(slug)) }) ?? neutralTint,
      ),
    },
  })
}
