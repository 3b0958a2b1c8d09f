import type {
  EventLeaf,
  ExhibitionEventLeaf,
  OfferLeaf,
  OrganizationLeaf,
  PersonLeaf,
  PlaceLeaf,
  QuestionLeaf,
  VisualArtworkLeaf,
} from 'schema-dts'
import { defaultLocale } from '../../i18n/locales'
import { pathTo, type Route } from '../../i18n/routes'
import { closingTime } from '../../model/closing-time'
import { withOffset } from '../../model/time-zone'
import { registersHere } from '../../model/registers-here'
import { registrationEnd } from '../../model/registration-period'
import { socialImagePath } from '../../site/components/social-image'
import type * as content from '../published-content/read-contents'

type Content = content.Content

/** What pages are about. `Thing` of schema-dts has a thousand types, with which TypeScript compares each object. */
export type Subject = EventLeaf | ExhibitionEventLeaf | OrganizationLeaf | PersonLeaf | PlaceLeaf | VisualArtworkLeaf

/** Texts of the site have non-breaking spaces, in which search engines would not find words. */
export const plain = (text: string) => text.replaceAll('\u00a0', ' ').trim()

/** The address of a page in the language of the content. */
export const urlOf = ({ siteUrl, language }: Content, ...page: [route: Route, slug?: string, work?: string]) =>
  siteUrl + pathTo(page[0], language, page[1], page[2])

/** Identifies a thing in all pages and languages: the address of its Czech page, and a word. */
const idOf = (siteUrl: string, name: string, ...page: [route: Route, slug?: string, work?: string]) =>
  `${siteUrl}${pathTo(page[0], defaultLocale, page[1], page[2])}#${name}`

const idOfExhibition = ({ siteUrl }: Content) => idOf(siteUrl, 'exhibition', 'home')
const idOfOrganizer = ({ siteUrl }: Content) => idOf(siteUrl, 'organizer', 'home')
const idOfPlace = ({ siteUrl }: Content, { slug }: content.Place) => idOf(siteUrl, `place-${slug}`, 'home')
const idOfEvent = ({ siteUrl }: Content, slug: string) => idOf(siteUrl, 'event', 'event', slug)
const idOfArtist = ({ siteUrl }: Content, slug: string) => idOf(siteUrl, 'artist', 'artist', slug)
const idOfWork = ({ siteUrl }: Content, artist: string, slug: string) => idOf(siteUrl, 'work', 'work', artist, slug)

const imageOf = (from: Content, ...page: [route: Route, slug?: string]) =>
  from.siteUrl + socialImagePath(pathTo(page[0], from.language, page[1]))

export function organizer(from: Content): OrganizationLeaf {
  const { organizer: name, contact } = from.exhibition
  return {
    '@type': 'Organization',
    '@id': idOfOrganizer(from),
    name: plain(name),
    url: urlOf(from, 'home'),
    email: contact.email,
    ...(contact.phone && { telephone: contact.phone }),
  }
}

/** A building, or a room with the address of its building. */
export function place(from: Content, { within, ...own }: content.Place): PlaceLeaf {
  const address = own.address ?? within?.address
  const position = own.position ?? within?.position
  return {
    '@type': 'Place',
    '@id': idOfPlace(from, own),
    name: plain(own.name),
    ...(address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: plain(address.street),
        ...(address.postalCode && { postalCode: plain(address.postalCode) }),
        addressLocality: plain(address.locality),
        ...(address.country && { addressCountry: address.country }),
      },
    }),
    ...(position && {
      geo: { '@type': 'GeoCoordinates', latitude: position.latitude, longitude: position.longitude },
    }),
    ...(within && { containedInPlace: { '@id': idOfPlace(from, within) } }),
  }
}

/** The place of the exhibition, with the opening hours of each day. Hours that end before they start end after midnight. */
export function venue(from: Content): PlaceLeaf {
  const { venue: own, openingHours } = from.exhibition
  return {
    ...place(from, own),
    openingHoursSpecification: openingHours.map(({ date, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      opens,
      closes,
      validFrom: date,
      validThrough: date,
    })),
  }
}

/** From the first opening to the last closing. */
export function exhibition(from: Content): ExhibitionEventLeaf {
  const { name, description, openingHours, timeZone, venue: own } = from.exhibition
  const days = openingHours.toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const [first, last] = [days[0], days.at(-1)]
  return {
    '@type': 'ExhibitionEvent',
    '@id': idOfExhibition(from),
    name: plain(name),
    description: plain(description),
    url: urlOf(from, 'home'),
    image: imageOf(from, 'home'),
    ...(first && { startDate: withOffset(`${first.date}T${first.opens}`, timeZone) }),
    ...(last && { endDate: withOffset(closingTime(last), timeZone) }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@id': idOfPlace(from, own) },
    organizer: { '@id': idOfOrganizer(from) },
  }
}

const referenceToExhibition = (from: Content) => ({ '@id': idOfExhibition(from) })

/** When, where and in which language an event is. */
export function event(from: Content, own: content.Event): EventLeaf {
  const { timeZone } = from.exhibition
  return {
    '@type': 'Event',
    '@id': idOfEvent(from, own.slug),
    name: plain(own.title),
    url: urlOf(from, 'event', own.slug),
    startDate: withOffset(own.start, timeZone),
    endDate: withOffset(own.end, timeZone),
    eventStatus: own.cancelled ? 'https://schema.org/EventCancelled' : 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@id': idOfPlace(from, own.place) },
    inLanguage: own.languages,
  }
}

/** An event with all that its page says. */
export function eventInFull(from: Content, own: content.Event): EventLeaf {
  const performers = own.ledBy.map(({ name, artist: known }) =>
    known ? reference(from, known) : { '@type': 'Person' as const, name: plain(name ?? '') },
  )
  return {
    ...event(from, own),
    description: plain(own.description),
    image: imageOf(from, 'event', own.slug),
    organizer: { '@id': idOfOrganizer(from) },
    superEvent: referenceToExhibition(from),
    ...(performers.length > 0 && { performer: performers }),
    ...(registersHere(own, from.exhibition) && !own.cancelled && { offers: offer(from, own) }),
  }
}

/** The content has no prices and the site does not know how many seats will be free, so the offer claims neither. */
function offer(from: Content, own: content.Event): OfferLeaf {
  const { timeZone } = from.exhibition
  const { opens } = own.registration ?? {}
  return {
    '@type': 'Offer',
    url: urlOf(from, 'event', own.slug),
    ...(opens && { validFrom: withOffset(opens, timeZone) }),
    availabilityEnds: withOffset(registrationEnd(own), timeZone),
    ...(own.availability === 'full' && { availability: 'https://schema.org/SoldOut' }),
  }
}

type Question = NonNullable<content.TextPage['questions']>[number]

type Named = Pick<content.Artist, 'slug' | 'name' | 'type'>

/** An artist by name, for the pages of works and events. */
function reference(from: Content, { slug, name, type }: Named): PersonLeaf | OrganizationLeaf {
  return {
    '@type': type === 'collective' ? 'Organization' : 'Person',
    '@id': idOfArtist(from, slug),
    name: plain(name),
    url: urlOf(from, 'artist', slug),
  }
}

/** An artist with all that the artist's page says. Years that are not certain are left out. */
export function artist(from: Content, own: content.Artist): PersonLeaf | OrganizationLeaf {
  const isPerson = own.type !== 'collective'
  const { birthYear, deathYear } = own.circa ? { birthYear: null, deathYear: null } : own
  return {
    ...reference(from, own),
    description: plain(own.summary),
    image: imageOf(from, 'artist', own.slug),
    ...(isPerson && birthYear && { birthDate: year(birthYear) }),
    ...(isPerson && deathYear && { deathDate: year(deathYear) }),
    ...(!isPerson && birthYear && { foundingDate: year(birthYear) }),
    ...(own.url && { sameAs: own.url }),
    ...(own.gallery && (isPerson ? { affiliation: gallery(own.gallery) } : { memberOf: gallery(own.gallery) })),
  }
}

const gallery = ({ name, url }: content.Gallery): OrganizationLeaf => ({
  '@type': 'Organization',
  name: plain(name),
  url,
})

/** ISO 8601 has four digits. */
const year = (number: number) => String(number).padStart(4, '0')

/** A work by name, for the page of its artist. */
export function work(
  from: Content,
  { slug: artistSlug }: Named,
  { slug, title, ...own }: content.Work,
): VisualArtworkLeaf {
  const { yearFrom, year: last } = own.circa ? { yearFrom: null, year: null } : own
  return {
    '@type': 'VisualArtwork',
    '@id': idOfWork(from, artistSlug, slug),
    name: plain(title),
    url: urlOf(from, 'work', artistSlug, slug),
    creator: { '@id': idOfArtist(from, artistSlug) },
    ...(last && { dateCreated: year(last) }),
    ...(last && yearFrom && { temporal: `${year(yearFrom)}/${year(last)}` }),
  }
}

/** A work with all that its page says. @param image the path of a large file of its picture */
export function workInFull(from: Content, by: Named, own: content.Work, image?: string): VisualArtworkLeaf {
  // With a note, such as “each part”, the numbers may not be those of the whole work.
  const { height, width, depth, diameter } = own.dimensions?.note ? {} : (own.dimensions ?? {})
  const [tall, wide] = [height ?? diameter, width ?? diameter]
  return {
    ...work(from, by, own),
    creator: reference(from, by),
    artMedium: plain(own.medium),
    ...(tall && { height: centimetres(tall) }),
    ...(wide && { width: centimetres(wide) }),
    ...(depth && { depth: centimetres(depth) }),
    ...(image && { image: { '@type': 'ImageObject', contentUrl: from.siteUrl + image, caption: plain(own.alt) } }),
    creditText: plain(own.credit),
    ...(own.url && { sameAs: own.url }),
    ...(own.gallery && { provider: gallery(own.gallery) }),
  }
}

/** A question of visitors. The answer ends with its place, as on the page. */
export const question = ({ question: name, answer, place }: Question): QuestionLeaf => ({
  '@type': 'Question',
  name: plain(name),
  acceptedAnswer: { '@type': 'Answer', text: plain(place ? `${answer.trim()}\n\n${place.name}` : answer) },
})

/** In the code of UN/CEFACT. */
const centimetres = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'CMT' }) as const
