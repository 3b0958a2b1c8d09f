import { textsOf } from '../../i18n/find-text'
import type { GetText } from '../../i18n/keys'
import { locales, type Locale } from '../../i18n/locales'
import { type PictureFile, pictureFileFields } from '../pictures/largest-file'
import type { EventType, partnerGroups, transports } from '../../model/choices'
import { contentFolder } from '../../model/content-folder'
import type { MenuPart } from '../../model/home-anchors'
import { readTexts } from '../../model/read-texts'
import { runQuery, type QueryArgs } from '../graphql/run-query'

/** The content that structured data and the search index are made of, in one language. */
export type Content = {
  /** The public origin of the site, 'https://sedm.example'. */
  siteUrl: string
  language: Locale
  t: GetText
  exhibition: Exhibition
  partners: Partner[]
  artists: Artist[]
  /** The events of the programme, by time. */
  events: Event[]
}

export type Exhibition = {
  name: string
  description: string
  organizer: string
  timeZone: string
  openingHours: { date: string; opens: string; closes: string }[]
  venue: Place
  floors: { name: string; rooms: { name: string }[] }[] | null
  admission: string
  about: { text: string; signature: { name: string; role: string } | null }
  contact: {
    email: string
    phone: string | null
    stops: { by: (typeof transports)[number]; lines: string[] | null; name: string; minutes: number }[] | null
    directions: string[]
    access: string[] | null
  }
  programme: { intro: string; registration: string | null } | null
  studios: { intro: string; visits: { place: Place }[] } | null
  homeParts: MenuPart[]
  pages: TextPage[]
  documents: Document[] | null
}

/** A document of the content. @property file its path on the site, '/documents/x.pdf' */
export type Document = { path: string; file: string; menu: string | null; footer: string | null }

export type Partner = { name: string; group: (typeof partnerGroups)[number] }

export type TextPage = {
  slug: string
  title: string
  intro: string
  questions: { question: string; answer: string; place: Place | null }[] | null
  sections: Section[] | null
  feedback: Section | null
}

type Section = { heading: string; text: string }

export type Address = { street: string; postalCode: string | null; locality: string; country: string | null }

export type Place = {
  slug: string
  name: string
  address: Address | null
  position: { latitude: number; longitude: number } | null
  isInVenue: boolean
  isOnMapOfContact: boolean
  /** The floor of the venue that the place is on. */
  floor?: { name: string } | null
  /** How to find the place inside. */
  way?: string | null
  within?: Place | null
}

export type Artist = {
  slug: string
  name: string
  sortName: string
  type: string | null
  place: string | null
  birthYear: number | null
  deathYear: number | null
  circa: boolean | null
  summary: string
  url: string | null
  gallery: Gallery | null
  works: Work[]
}

export type Gallery = { name: string; url: string }

export type Work = {
  url: string | null
  gallery: Gallery | null
  slug: string
  title: string
  yearFrom: number | null
  year: number | null
  circa: boolean | null
  medium: string
  dimensions: {
    height: number | null
    width: number | null
    depth: number | null
    diameter: number | null
    note: string | null
  } | null
  credit: string
  alt: string
  room: Place | null
  image: PictureFile
}

export type Event = {
  slug: string
  type: EventType
  title: string
  description: string
  start: string
  end: string
  languages: string[]
  place: Place
  availability: string | null
  cancelled: boolean | null
  registration: { opens: string | null; closes: string | null } | null
  ledBy: { name: string | null; artist: { slug: string; name: string; type: string | null } | null }[]
}

const query = `
  query PublishedContent($language: String!) {
    exhibition {
      name(language: $language)
      description(language: $language)
      organizer(language: $language)
      timeZone
      openingHours { date opens closes }
      venue { ...Place }
      floors { name(language: $language) rooms { name(language: $language) } }
      admission(language: $language)
      about { text(language: $language) signature { name role(language: $language) } }
      contact {
        email
        phone
        stops { by lines name minutes }
        directions(language: $language)
        access(language: $language)
      }
      programme { intro(language: $language) registration(language: $language) }
      studios { intro(language: $language) visits { place { ...Place within { ...Place } } } }
      homeParts
      pages {
        slug(language: $language)
        title(language: $language)
        intro(language: $language)
        questions {
          question(language: $language)
          answer(language: $language)
          place { ...Place within { ...Place } }
        }
        sections { heading(language: $language) text(language: $language) }
        feedback { heading(language: $language) text(language: $language) }
      }
      documents { path file menu(language: $language) footer(language: $language) }
    }
    partners: allPartner(sort: { name: ASC }) { nodes { name group } }
    artists: allArtist {
      nodes {
        slug
        name
        sortName
        type
        place(language: $language)
        birthYear
        deathYear
        circa
        summary(language: $language)
        url
        gallery { name url }
        works {
          url
          gallery { name url }
          slug
          title(language: $language)
          yearFrom
          year
          circa
          medium(language: $language)
          dimensions { height width depth diameter note(language: $language) }
          credit(language: $language)
          alt(language: $language)
          room { ...Place within { ...Place } }
          image { ${pictureFileFields} }
        }
      }
    }
    events: allEvent(filter: { invitation: { path: { eq: null } } }, sort: [{ start: ASC }, { end: ASC }, { slug: ASC }]) {
      nodes {
        slug
        type
        title(language: $language)
        description(language: $language)
        start
        end
        languages
        place { ...Place within { ...Place } }
        availability
        cancelled
        registration { opens closes }
        ledBy { name artist { slug name type } }
      }
    }
  }
  fragment Place on Place {
    slug
    name(language: $language)
    address { street postalCode locality(language: $language) country }
    position { latitude longitude }
    isInVenue
    isOnMapOfContact
    floor { name(language: $language) }
    way(language: $language)
  }
`

type Result = {
  exhibition: Exhibition
  partners: { nodes: Partner[] }
  artists: { nodes: Artist[] }
  events: { nodes: Event[] }
}

/** The content in each language. */
export function readContent(args: QueryArgs): Promise<Content[]> {
  const siteUrl = process.env.GATSBY_SITE_URL ?? ''
  return Promise.all(
    locales.map(async (language) => {
      const { exhibition, partners, artists, events } = await runQuery<Result>(args, query, language)
      const t = textsOf(readTexts(contentFolder(), language), language)
      const nodes = { partners: partners.nodes, artists: artists.nodes, events: events.nodes }
      return { siteUrl, language, t, exhibition, ...nodes }
    }),
  )
}
