import path from 'node:path'
import { formatLife } from '../../src/site/features/artists/life'
import { workFacts } from '../../src/site/features/works/work-facts'
import { placeInShort } from '../../src/i18n/address'
import { capital } from '../../src/i18n/capital'
import { bySortName } from '../../src/i18n/collation'
import { formatDateRange, formatDay, formatOpeningDay, formatTime, formatTimeRange } from '../../src/i18n/dates'
import { textsOf } from '../../src/i18n/find-text'
import type { GetText } from '../../src/i18n/keys'
import { defaultLocale, type Locale, type Localized, locales } from '../../src/i18n/locales'
import { pathTo } from '../../src/i18n/routes'
import { typeset } from '../../src/i18n/typography'
import type { Artist } from '../../src/model/artist'
import { partnerGroups } from '../../src/model/choices'
import { isWithin } from '../../src/model/is-within'
import { inOrderOfTime } from '../../src/model/order-of-events'
import { readExhibition, readRecordFiles, readRecords } from '../../src/model/read-records'
import { readTexts } from '../../src/model/read-texts'
import { worksOfFirstArtist } from '../../src/model/works-in-title'

export type Work = Artist['works'][number]

/** A text in each language of the site, set with its typography. Templates choose the languages that they show. */
type Texts = Localized<string>

/** A place for a line to end in words that no line may hold, such as a title of 200 letters without a space. */
const softHyphen = '\u00ad'
const longWord = /[\p{L}\d]{12}(?=[\p{L}\d]{12})/gu

export type PrintContent = ReturnType<typeof readPrintContent>
export type PrintedWork = PrintContent['works'][number]

/**
 * Reads what is printed: the texts of the site, with its dates, dimensions and typography.
 * @param content the folder of content, which has passed the check
 * @param site the origin that links and QR codes lead to, such as https://example.org
 */
export function readPrintContent(content: string, site: string) {
  const texts = Object.fromEntries(locales.map((locale) => [locale, textsOf(readTexts(content, locale), locale)]))
  const inAll = (make: (locale: Locale, t: GetText) => string | undefined): Texts =>
    Object.fromEntries(
      locales.map((locale) => [locale, printable(make(locale, texts[locale]!) ?? '', locale)]),
    ) as Localized<string>
  const localized = (value: Localized<string> | undefined) => inAll((locale) => value?.[locale])

  const exhibition = readExhibition(content)
  const places = new Map(readRecords(content, 'Place').map((place) => [place.slug, place]))
  const isInVenue = (slug: string) => isWithin(slug, exhibition.venue, (place) => places.get(place)?.within)
  const shortPlace = (slug: string) => {
    const place = places.get(slug)!
    const building = place.within ? places.get(place.within) : undefined
    const addressIn = (address: typeof place.address, locale: Locale) =>
      address && { address: { street: address.street, locality: address.locality[locale] } }
    return inAll((locale) =>
      placeInShort({
        name: place.name[locale],
        isInVenue: isInVenue(slug),
        ...addressIn(place.address, locale),
        ...(building && { within: { name: building.name[locale], ...addressIn(building.address, locale) } }),
      }),
    )
  }

  const files = readRecordFiles(content, 'Artist').toSorted((a, b) => bySortName(a.record, b.record))
  const digits = Math.max(String(files.length).length, 2)
  const artists = files.map(({ file, record }, index) => ({
    slug: record.slug,
    number: String(index + 1).padStart(digits, '0'),
    name: printable(record.name),
    life: inAll((locale, t) => [formatLife(record, t), record.place?.[locale]].filter(Boolean).join(', ')),
    summary: localized(record.summary),
    bio: localized(record.bio),
    url: inAll((locale) => site + pathTo('artist', locale, record.slug)),
    works: record.works.map((work) => ({
      key: `${record.slug}/${work.slug}`,
      title: localized(work.title),
      years: inAll((locale, t) => workFacts(inLocale(work, locale), t, locale).years),
      facts: inAll((locale, t) => workFacts(inLocale(work, locale), t, locale).facts),
      credit: localized(work.credit),
      alt: localized(work.alt),
      url: inAll((locale) => site + pathTo('work', locale, record.slug, work.slug)),
      room: work.room ?? '',
      file: path.join(content, path.dirname(file), work.image),
      centimetres: work.dimensions,
    })),
  }))
  const works = artists.flatMap(({ works: own, ...artist }) => own.map((work) => ({ ...work, artist })))

  const inFloors = (exhibition.floors ?? []).flatMap(({ name, rooms }) => rooms.map((slug) => ({ slug, floor: name })))
  const others = [...new Set(works.map(({ room }) => room))].filter(
    (room) => !inFloors.some(({ slug }) => slug === room),
  )
  const rooms = [...inFloors, ...others.map((slug) => ({ slug, floor: undefined }))].map(({ slug, floor }) => ({
    slug,
    name: slug ? localized(places.get(slug)!.name) : inAll(() => '–'),
    floor: localized(floor),
    works: works.filter(({ room }) => room === slug),
  }))

  const artistNames = new Map(artists.map(({ slug, name }) => [slug, name]))
  const events = readRecords(content, 'Event')
    .filter(({ invitation }) => !invitation)
    .toSorted(inOrderOfTime)
    .map((event) => ({
      day: event.start.slice(0, 10),
      start: formatTime(event.start, defaultLocale),
      end: formatTime(event.end, defaultLocale),
      title: localized(event.title),
      type: inAll((_locale, t) =>
        [t(`programme:type.${event.type}`), event.cancelled && t('programme:calledOff')].filter(Boolean).join(', '),
      ),
      place: shortPlace(event.place),
      leaders: event.ledBy
        .map(({ artist, name }) => printable((artist && artistNames.get(artist)) ?? name ?? ''))
        .join(', '),
      url: inAll((locale) => site + pathTo('event', locale, event.slug)),
    }))
  const days = [...new Set(events.map(({ day }) => day))].map((date) => ({
    date,
    name: inAll((locale) => capital(formatDay(date, locale))),
    events: events.filter(({ day }) => day === date),
  }))

  const partners = readRecordFiles(content, 'Partner')
  // The works in the title. Without a name it is the artist's first work, as on the site.
  const heroes = (exhibition.hero ?? worksOfFirstArtist(files.map(({ record }) => record))).map(({ artist, work }) =>
    works.find((each) => each.artist.slug === artist && (!work || each.key === `${artist}/${work}`))!,
  )
  const { startDate, endDate, about, venue } = exhibition
  return {
    name: localized(exhibition.name),
    subtitle: localized(exhibition.subtitle),
    organizer: localized(exhibition.organizer),
    dates: inAll((locale) => formatDateRange(startDate, endDate, locale)),
    venue: inAll((locale) =>
      [places.get(venue)?.name[locale], places.get(venue)?.address?.locality[locale]].join(', '),
    ),
    street: printable(places.get(venue)?.address?.street ?? ''),
    admission: localized(exhibition.admission),
    hours: exhibition.openingHours.map(({ date, opens, closes }) => ({
      day: inAll((locale) => capital(formatOpeningDay(date, exhibition, locale))),
      time: formatTimeRange(opens, closes, defaultLocale),
    })),
    about: localized(about?.text),
    signature: about?.signature && { name: printable(about.signature.name), role: localized(about.signature.role) },
    site: site.replace(/^https?:\/\//, ''),
    hero: heroes[0]!,
    backHero: heroes.at(-1)!,
    artists,
    works,
    rooms,
    days,
    partners: partnerGroups.map((group) => ({
      heading: inAll((_locale, t) => t(`home:partners.${group}`)),
      partners: partners
        .filter(({ record }) => record.group === group)
        .map(({ file, record: { name, logo, url } }) => ({
          name: printable(name),
          url,
          file: path.join(content, path.dirname(file), logo),
        })),
    })),
    words: {
      about: inAll((_locale, t) => t('home:about.heading')),
      artists: inAll((_locale, t) => t('artists:title')),
      works: inAll((_locale, t) => t('works:title')),
      programme: inAll((_locale, t) => t('home:programme.heading')),
      partners: inAll((_locale, t) => t('home:partners.heading')),
      checklist: inAll((_locale, t) => t('print:checklist')),
      number: inAll((_locale, t) => t('print:number')),
      artist: inAll((_locale, t) => t('print:artist')),
      work: inAll((_locale, t) => t('print:work')),
      height: inAll((_locale, t) => t('print:height')),
      width: inAll((_locale, t) => t('print:width')),
      depth: inAll((_locale, t) => t('print:depth')),
      facts: inAll((_locale, t) => t('print:facts')),
      credit: inAll((_locale, t) => t('print:credit')),
      room: inAll((_locale, t) => t('print:room')),
      qr: inAll((_locale, t) => t('print:qr')),
    },
  }
}

/** Sets a text with the typography of a language, so that none of its words is too long for a line. */
export const printable = (text: string, locale: Locale = locales[0]!) =>
  typeset(text, locale).replace(longWord, `$&${softHyphen}`)

/** A work as the site’s formatters take it: with its texts in one language. */
function inLocale(work: Work, locale: Locale) {
  const { medium, dimensions } = work
  return {
    ...work,
    medium: medium[locale],
    dimensions: dimensions && { ...dimensions, note: dimensions.note?.[locale] ?? null },
  }
}
