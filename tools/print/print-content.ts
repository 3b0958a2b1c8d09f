import path from 'node:path'
import { formatLife } from '../../src/site/features/artists/life'
import { workFacts } from '../../src/site/features/works/work-facts'
import { type Artist, type Content, readContents } from '../../src/gatsby/published-content/read-contents'
import { placeInShort } from '../../src/i18n/address'
import { capital } from '../../src/i18n/capital'
import { bySortName } from '../../src/i18n/collation'
import { formatDateRange, formatDay, formatTime } from '../../src/i18n/dates'
import { openingRows } from '../../src/i18n/opening-hours'
import { defaultLocale, type Locale, type Localized, locales } from '../../src/i18n/locales'
import { pathTo } from '../../src/i18n/routes'
import { typeset } from '../../src/i18n/typography'
import { partnerGroups } from '../../src/model/choices'
import { readExhibition, readRecordFiles } from '../../src/model/read-records'
import { worksOfFirstArtist } from '../../src/model/works-in-title'

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
  const contents = readContents(content).map((each) => ({ ...each, artists: each.artists.toSorted(bySortName) }))
  const inAll = (make: (content: Content) => string | null | undefined): Texts =>
    Object.fromEntries(
      contents.map((each) => [each.language, printable(make(each) ?? '', each.language)]),
    ) as Localized<string>
  // The lists of all languages are in the same order.
  const [inDefaultLanguage] = contents
  const { exhibition } = inDefaultLanguage!

  const digits = Math.max(String(inDefaultLanguage!.artists.length).length, 2)
  const artists = inDefaultLanguage!.artists.map(({ slug, name, works: ownWorks }, index) => {
    const inEach = (make: (artist: Artist, content: Content) => string | null | undefined) =>
      inAll((each) => make(each.artists[index]!, each))
    return {
      slug,
      number: String(index + 1).padStart(digits, '0'),
      name: printable(name),
      life: inEach((artist, { t }) => [formatLife(artist, t), artist.place].filter(Boolean).join(', ')),
      summary: inEach(({ summary }) => summary),
      bio: inEach(({ bio }) => bio),
      url: inEach((_artist, { language }) => site + pathTo('artist', language, slug)),
      works: ownWorks.map(({ slug: workSlug, room, image, dimensions }, at) => ({
        key: `${slug}/${workSlug}`,
        title: inEach(({ works }) => works[at]!.title),
        years: inEach(({ works }, { t, language }) => workFacts(works[at]!, t, language).years),
        facts: inEach(({ works }, { t, language }) => workFacts(works[at]!, t, language).facts),
        credit: inEach(({ works }) => works[at]!.credit),
        alt: inEach(({ works }) => works[at]!.alt),
        url: inEach((_artist, { language }) => site + pathTo('work', language, slug, workSlug)),
        room: room?.slug ?? '',
        file: image,
        centimetres: dimensions,
      })),
    }
  })
  const works = artists.flatMap(({ works: own, ...artist }) => own.map((work) => ({ ...work, artist })))

  const inFloors = (exhibition.floors ?? []).flatMap(({ rooms: own }, floor) =>
    own.map(({ slug }) => ({ slug, floor })),
  )
  const others = [...new Set(works.map(({ room }) => room))].filter(
    (room) => !inFloors.some(({ slug }) => slug === room),
  )
  const rooms = [...inFloors, ...others.map((slug) => ({ slug, floor: -1 }))].map(({ slug, floor }) => ({
    slug,
    name: inAll(({ places }) => places.find((place) => place.slug === slug)?.name ?? '–'),
    floor: inAll((each) => each.exhibition.floors?.[floor]?.name),
    works: works.filter(({ room }) => room === slug),
  }))

  const events = inDefaultLanguage!.events.map(({ slug, type, start, end, cancelled, ledBy }, index) => ({
    day: start.slice(0, 10),
    start: formatTime(start, defaultLocale),
    end: formatTime(end, defaultLocale),
    title: inAll((each) => each.events[index]!.title),
    type: inAll(({ t }) =>
      [t(`programme:type.${type}`), cancelled && t('programme:calledOff')].filter(Boolean).join(', '),
    ),
    place: inAll((each) => placeInShort(each.events[index]!.place)),
    leaders: ledBy.map(({ artist, name }) => printable(artist?.name ?? name ?? '')).join(', '),
    url: inAll(({ language }) => site + pathTo('event', language, slug)),
  }))
  const days = [...new Set(events.map(({ day }) => day))].map((date) => ({
    date,
    name: inAll(({ language }) => capital(formatDay(date, language))),
    events: events.filter(({ day }) => day === date),
  }))

  const partners = readRecordFiles(content, 'Partner')
  // The works in the title. Without a name it is the artist's first work, as on the site.
  const { hero = worksOfFirstArtist(inDefaultLanguage!.artists) } = readExhibition(content)
  const heroes = hero.map(({ artist, work }) =>
    works.find((each) => each.artist.slug === artist && (!work || each.key === `${artist}/${work}`))!,
  )
  const ofExhibition = (make: (exhibition: Content['exhibition'], language: Locale) => string | undefined) =>
    inAll((each) => make(each.exhibition, each.language))
  return {
    name: ofExhibition(({ name }) => name),
    subtitle: ofExhibition(({ subtitle }) => subtitle),
    organizer: ofExhibition(({ organizer }) => organizer),
    dates: ofExhibition(({ startDate, endDate }, language) => formatDateRange(startDate, endDate, language)),
    venue: ofExhibition(({ venue }) => [venue.name, venue.address?.locality].join(', ')),
    street: printable(exhibition.venue.address?.street ?? ''),
    admission: ofExhibition(({ admission }) => admission),
    hours: openingRows(exhibition, defaultLocale).map(({ hours }, index) => ({
      day: inAll(({ language }) => capital(openingRows(exhibition, language)[index]!.shortLabel)),
      time: hours ?? inDefaultLanguage!.t('common:closed'),
    })),
    about: ofExhibition(({ about }) => about.text),
    signature: exhibition.about.signature && {
      name: printable(exhibition.about.signature.name),
      role: ofExhibition(({ about }) => about.signature?.role),
    },
    site: site.replace(/^https?:\/\//, ''),
    hero: heroes[0]!,
    backHero: heroes.at(-1)!,
    artists,
    works,
    rooms,
    days,
    partners: partnerGroups.map((group) => ({
      heading: inAll(({ t }) => t(`home:partners.${group}`)),
      partners: partners
        .filter(({ record }) => record.group === group)
        .map(({ file, record: { name, logo, url } }) => ({
          name: printable(name),
          url,
          file: path.join(content, path.dirname(file), logo),
        })),
    })),
    words: {
      about: inAll(({ t }) => t('home:about.heading')),
      artists: inAll(({ t }) => t('artists:title')),
      works: inAll(({ t }) => t('works:title')),
      programme: inAll(({ t }) => t('home:programme.heading')),
      partners: inAll(({ t }) => t('home:partners.heading')),
      checklist: inAll(({ t }) => t('print:checklist')),
      number: inAll(({ t }) => t('print:number')),
      artist: inAll(({ t }) => t('print:artist')),
      work: inAll(({ t }) => t('print:work')),
      height: inAll(({ t }) => t('print:height')),
      width: inAll(({ t }) => t('print:width')),
      depth: inAll(({ t }) => t('print:depth')),
      facts: inAll(({ t }) => t('print:facts')),
      credit: inAll(({ t }) => t('print:credit')),
      room: inAll(({ t }) => t('print:room')),
      qr: inAll(({ t }) => t('print:qr')),
    },
  }
}

/** Emoji, which no typeface of print has: Typst would refuse the whole document. */
const emoji = /\s*\p{Emoji_Presentation}(?:[\u{1f3fb}-\u{1f3ff}]|\u{200d}|\u{fe0f})*/gu

/** Sets a text with the typography of a language, without emoji, so that none of its words is too long for a line. */
export const printable = (text: string, locale: Locale = locales[0]!) =>
  typeset(text.replace(emoji, ''), locale).replace(longWord, `$&${softHyphen}`)
