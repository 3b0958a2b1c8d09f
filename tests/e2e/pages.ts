import { languages } from '../../src/i18n/languages.ts'
import type { Artist } from '../../src/model/artist.ts'
import { artists, events, exhibition, invitation, plain, text, textPages } from './content.ts'

export const locales = ['cs', 'en'] as const
export type Locale = (typeof locales)[number]

/** The prefixes of languages that an adopter has added. The tests read the Czech and the English pages only. */
const addedPrefixes = Object.entries(languages)
  .filter(([language]) => !(locales as readonly string[]).includes(language))
  .map(([, { prefix }]) => prefix)

/** Whether a page is in an added language. */
export const isAdded = (path: string): boolean =>
  addedPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))

/**
 * The window in which the test of a language runs if its result depends on the language or on the size of the window, but
 * not on both together: each language and each size is tested once.
 */
export const sizeOf = { cs: '@phone', en: '@desktop' } as const

/** The same for JavaScript: in each language, a test runs either with it or without it. */
export const hasJavaScript = { cs: true, en: false } as const

export type Kind =
  | 'home'
  | 'artists'
  | 'works'
  | 'plan'
  | 'calendars'
  | 'rooms'
  | 'artist'
  | 'work'
  | 'event'
  | 'invitation'
  | 'door'
  | 'organisers'
  | 'text'

/** What one page must have. */
export type SitePage = {
  kind: Kind
  locale: Locale
  path: string
  /** The path of the same page in each language. */
  alternates: Record<Locale, string>
  heading: string
  title: string
  description: string
  /** Whether search engines may index it; the other pages are for invited guests and organisers. */
  isPublic: boolean
}

type Facts = Record<Locale, string>
type Row = {
  kind: Kind
  paths: Facts
  heading: Facts
  /** The beginning of the title, if it is not the heading. */
  name?: Facts
  description: Facts
}

/** Whether visitors register here for an event of the programme. */
export const isRegistered = events.some(({ registration }) => registration) && !exhibition.programme?.registration

const rows: Row[] = [
  {
    kind: 'home',
    paths: { cs: '/', en: '/en' },
    heading: exhibition.name,
    description: exhibition.description,
  },
  {
    kind: 'artists',
    paths: { cs: '/umelci', en: '/en/umelci' },
    heading: both((locale) => text('artists:title', locale)),
    description: both((locale) => text('artists:description', locale)),
  },
  {
    kind: 'works',
    paths: { cs: '/dila', en: '/en/works' },
    heading: both((locale) => text('works:title', locale)),
    description: both((locale) => text('works:description', locale)),
  },
  {
    kind: 'plan',
    paths: { cs: '/muj-plan', en: '/en/my-plan' },
    heading: both((locale) => text('plan:title', locale)),
    description: both((locale) => text('plan:description', locale)),
  },
  // Without events there is no calendar.
  ...(events.length > 0 ? [pageOfCalendars()] : []),
  ...(exhibition.floors ? [pageOfRooms()] : []),
  ...(invitation ? pagesOfInvitation(invitation) : []),
  ...(invitation || isRegistered ? [pageOfDoor(), pageOfOrganisers()] : []),
  ...textPages.map(({ slug, title, intro }): Row => ({
    kind: 'text',
    paths: { cs: `/${slug.cs}`, en: `/en/${slug.en}` },
    heading: title,
    description: intro,
  })),
  ...events.map(({ slug, title, start, description, cancelled }): Row => ({
    kind: 'event',
    paths: { cs: `/program/${slug}`, en: `/en/programme/${slug}` },
    heading: title,
    name: both((locale) => `${eventTitle(title, cancelled, locale)}, ${dayOf(start, locale)}`),
    description,
  })),
  ...artists.map(({ slug, name, summary }): Row => ({
    kind: 'artist',
    paths: { cs: `/umelec-${slug}`, en: `/en/artist-${slug}` },
    heading: { cs: name, en: name },
    description: summary,
  })),
  ...artists.flatMap((artist) => artist.works.map((work) => pageOfWork(artist, work))),
]

function pageOfCalendars(): Row {
  return {
    kind: 'calendars',
    paths: { cs: '/kalendare', en: '/en/calendars' },
    heading: both((locale) => text('calendars:title', locale)),
    description: both((locale) => text('calendars:description', locale)),
  }
}

function pageOfRooms(): Row {
  return {
    kind: 'rooms',
    paths: { cs: '/mistnosti', en: '/en/rooms' },
    heading: both((locale) => text('rooms:title', locale)),
    description: both((locale) => text('rooms:description', locale)),
  }
}

function pageOfWork({ slug, name }: Artist, { slug: work, title, alt }: Artist['works'][number]): Row {
  return {
    kind: 'work',
    paths: { cs: `/umelec-${slug}/${work}`, en: `/en/artist-${slug}/${work}` },
    heading: both((locale) => `${name}, ${title[locale]}`),
    name: both((locale) => `${name}: ${title[locale]}`),
    description: alt,
  }
}

function pagesOfInvitation({ path, title, cancelled }: NonNullable<typeof invitation>): Row[] {
  return [
    {
      kind: 'invitation',
      paths: { cs: `/${path}`, en: `/en/${path}` },
      heading: title,
      name: both((locale) => eventTitle(title, cancelled, locale)),
      description: exhibition.description,
    },
  ]
}

function pageOfDoor(): Row {
  const heading = both((locale) => text('door:heading', locale))
  return { kind: 'door', paths: { cs: '/dvere', en: '/en/door' }, heading, description: exhibition.description }
}

function pageOfOrganisers(): Row {
  const heading = both((locale) => text('organisers:heading', locale))
  const paths = { cs: '/poradatele', en: '/en/organisers' }
  return { kind: 'organisers', paths, heading, description: exhibition.description }
}

/** Of an event that was called off, the title in the head of its page says so. */
function eventTitle(title: Facts, cancelled: boolean | undefined, locale: Locale): string {
  return cancelled ? `${text('programme:calledOff', locale)}: ${title[locale]}` : title[locale]
}

function both(value: (locale: Locale) => string): Facts {
  return { cs: value('cs'), en: value('en') }
}

/** 'neděle 22. května', 'Sunday 22 May' */
function dayOf(dateTime: string, locale: Locale): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Date(`${dateTime}Z`).toLocaleDateString(locale === 'cs' ? 'cs' : 'en-GB', options)
}

/** Every page of the site. */
export const allPages: SitePage[] = rows.flatMap(({ kind, paths, heading, name = heading, description }) =>
  locales.map((locale) => ({
    kind,
    locale,
    path: paths[locale],
    alternates: paths,
    heading: plain(heading[locale]),
    title: kind === 'home' ? plain(name[locale]) : `${plain(name[locale])} – ${plain(exhibition.name[locale])}`,
    // The first paragraph of a longer text.
    description: plain(description[locale].trim().split(/\n\s*\n/)[0]!),
    isPublic: !['invitation', 'door', 'organisers'].includes(kind),
  })),
)

/** The pages that tests read. Of the pages of works, which differ only in facts, they are those of the first artist. */
export const pages = allPages.filter(({ kind, path }) => kind !== 'work' || isOfArtist(path, artists[0]!.slug))

/** Whether a path is that of an artist's page, or of a page of one of the artist's works. */
export function isOfArtist(path: string, slug: string): boolean {
  return [`/umelec-${slug}`, `/en/artist-${slug}`].some((own) => path === own || path.startsWith(`${own}/`))
}

/** One page of each kind in each language. */
export const samples = pages.filter(
  (page) => pages.find(({ kind, locale }) => kind === page.kind && locale === page.locale) === page,
)

export function sample(kind: Kind, locale: Locale): SitePage {
  return samples.find((page) => page.kind === kind && page.locale === locale)!
}

const slugs = [
  ...[...artists, ...events].map(({ slug }) => slug),
  ...textPages.flatMap(({ slug }) => Object.values(slug)),
]

/** A slug that the content does not have: it is longer than each of its slugs. */
export const unusedSlug = 'x'.repeat(Math.max(0, ...slugs.map(({ length }) => length)) + 1)

/** The short addresses of documents, which redirect to a PDF. */
export const documents = (exhibition.documents ?? []).flatMap(({ path, file }) => [
  { path: `/${path}`, file },
  { path: `/en/${path}`, file },
])

/** The former addresses of the content, and the current ones. */
export const moved = [
  ...artists.flatMap(({ slug, formerSlugs = [], works }) =>
    works.flatMap((work) =>
      [slug, ...formerSlugs].flatMap((artist) =>
        [work.slug, ...(work.formerSlugs ?? [])]
          .filter((each) => artist !== slug || each !== work.slug)
          .flatMap((each) => [
            { from: `/umelec-${artist}/${each}`, to: `/umelec-${slug}/${work.slug}` },
            { from: `/en/artist-${artist}/${each}`, to: `/en/artist-${slug}/${work.slug}` },
          ]),
      ),
    ),
  ),
  ...artists.flatMap(({ slug, formerSlugs = [] }) =>
    formerSlugs.flatMap((former) => [
      { from: `/umelec-${former}`, to: `/umelec-${slug}` },
      { from: `/en/artist-${former}`, to: `/en/artist-${slug}` },
    ]),
  ),
  ...events.flatMap(({ slug, formerSlugs = [] }) =>
    formerSlugs.flatMap((former) => [
      { from: `/program/${former}`, to: `/program/${slug}` },
      { from: `/en/programme/${former}`, to: `/en/programme/${slug}` },
    ]),
  ),
  ...textPages.flatMap(({ slug, formerSlugs = [] }) =>
    formerSlugs.flatMap((former) => [
      { from: `/${former}`, to: `/${slug.cs}` },
      { from: `/en/${former}`, to: `/en/${slug.en}` },
    ]),
  ),
  // A former slug of a page of text may still be its slug in one language.
].filter(({ from, to }) => from !== to)

/** The public address that the tests' sites are built for; canonical addresses begin with it. */
export const siteUrl = 'http://localhost:8888'
