import type { PathWords } from '../../src/i18n/paths.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { Artist } from '../../src/model/artist.ts'
import {
  artists,
  events,
  exhibition,
  homeOf,
  invitation,
  locales,
  plain,
  prefixOf,
  tagOf,
  text,
  textPages,
  wordOf,
} from './content.ts'

export { locales, type Locale }

/**
 * The window in which the test of a language runs if its result depends on the language or on the size of the window, but
 * not on both together: each language and each size is tested once.
 */
export const sizeOf = inEach((_, index) => (index % 2 === 0 ? '@phone' : '@desktop'))

/** The same for JavaScript: in each language, a test runs either with it or without it. */
export const hasJavaScript = inEach((_, index) => index % 2 === 0)

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
    paths: inEach(homeOf),
    heading: exhibition.name,
    description: exhibition.description,
  },
  ...(['artists', 'works', 'plan'] as const).map(pageOfTexts),
  // Without events there is no calendar.
  ...(events.length > 0 ? [pageOfTexts('calendars')] : []),
  ...(exhibition.floors ? [pageOfTexts('rooms')] : []),
  ...(invitation ? [pageOfInvitation(invitation)] : []),
  ...(invitation || isRegistered ? (['door', 'organisers'] as const).map(pageOfStaff) : []),
  ...textPages.map(({ slug, title, intro }): Row => ({
    kind: 'text',
    paths: inEach((locale) => `${prefixOf(locale)}/${slug[locale]}`),
    heading: title,
    description: intro,
  })),
  ...events.map(({ slug, title, start, description, cancelled }): Row => ({
    kind: 'event',
    paths: pathsOf('programme', `/${slug}`),
    heading: title,
    name: inEach((locale) => `${eventTitle(title, cancelled, locale)}, ${dayOf(start, locale)}`),
    description,
  })),
  ...artists.map(({ slug, name, summary }): Row => ({
    kind: 'artist',
    paths: pathsOf('artist', `-${slug}`),
    heading: inEach(() => name),
    description: summary,
  })),
  ...artists.flatMap((artist) => artist.works.map((work) => pageOfWork(artist, work))),
]

/** A page whose heading and description are texts of the translations. */
function pageOfTexts(kind: 'artists' | 'works' | 'plan' | 'calendars' | 'rooms'): Row {
  return {
    kind,
    paths: pathsOf(kind),
    heading: inEach((locale) => text(`${kind}:title`, locale)),
    description: inEach((locale) => text(`${kind}:description`, locale)),
  }
}

function pageOfWork({ slug, name }: Artist, { slug: work, title, alt }: Artist['works'][number]): Row {
  return {
    kind: 'work',
    paths: pathsOf('artist', `-${slug}/${work}`),
    heading: inEach((locale) => `${name}, ${title[locale]}`),
    name: inEach((locale) => `${name}: ${title[locale]}`),
    description: alt,
  }
}

function pageOfInvitation({ path, title, cancelled }: NonNullable<typeof invitation>): Row {
  return {
    kind: 'invitation',
    paths: inEach((locale) => `${prefixOf(locale)}/${path}`),
    heading: title,
    name: inEach((locale) => eventTitle(title, cancelled, locale)),
    description: exhibition.description,
  }
}

function pageOfStaff(kind: 'door' | 'organisers'): Row {
  const heading = inEach((locale) => text(`${kind}:heading`, locale))
  return { kind, paths: pathsOf(kind), heading, description: exhibition.description }
}

/** Of an event that was called off, the title in the head of its page says so. */
function eventTitle(title: Facts, cancelled: boolean | undefined, locale: Locale): string {
  return cancelled ? `${text('programme:calledOff', locale)}: ${title[locale]}` : title[locale]
}

function inEach<T>(value: (locale: Locale, index: number) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale, index) => [locale, value(locale, index)])) as Record<Locale, T>
}

/** The addresses that begin with a translated word. */
function pathsOf(word: keyof PathWords, rest = ''): Facts {
  return inEach((locale) => `${prefixOf(locale)}/${wordOf(locale, word)}${rest}`)
}

/** The path of the page of an event. */
export const pathOfEvent = (slug: string, locale: Locale) => pathsOf('programme', `/${slug}`)[locale]

/** 'neděle 22. května', 'Sunday 22 May' */
function dayOf(dateTime: string, locale: Locale): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Date(`${dateTime}Z`).toLocaleDateString(tagOf(locale), options)
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

/** Whether a path is that of an artist's page. */
export const isPageOfArtist = (path: string, slug: string): boolean =>
  Object.values(pathsOf('artist', `-${slug}`)).includes(path)

/** The paths of all fields in a value that are there. */
function fieldsIn(value: unknown, above = ''): string[] {
  if (value === null || typeof value !== 'object') return [above]
  return Object.entries(value).flatMap(([key, child]) =>
    fieldsIn(child, Array.isArray(value) ? above : `${above}.${key}`),
  )
}

const shapeOf = (artist: Artist) => [artist.type, ...new Set(fieldsIn(artist).toSorted())].join()

/** One artist of those who have the same fields. */
export const sampleArtists = artists.filter(
  (artist) => artists.find((other) => shapeOf(other) === shapeOf(artist)) === artist,
)

/**
 * The pages that tests read. Pages of artists who have the same fields, and pages of works, differ only in facts: they are
 * those of the artists of the sample, and of the works of the first.
 */
export const pages = allPages.filter(({ kind, path }) => {
  if (kind === 'work') return isOfArtist(path, artists[0]!.slug)
  return kind !== 'artist' || sampleArtists.some(({ slug }) => isPageOfArtist(path, slug))
})

/** Whether a path is that of an artist's page, or of a page of one of the artist's works. */
export function isOfArtist(path: string, slug: string): boolean {
  return Object.values(pathsOf('artist', `-${slug}`)).some((own) => path === own || path.startsWith(`${own}/`))
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

/** A page that does not exist, in each language. */
export const missingPages = locales.map((locale) => ({ path: `${prefixOf(locale)}/nic/zde`, locale }))

/** The short addresses of documents, which redirect to a PDF. */
export const documents = (exhibition.documents ?? []).flatMap(({ path, file }) =>
  locales.map((locale) => ({ path: `${prefixOf(locale)}/${path}`, file })),
)

const move = (from: Facts, to: Facts) => locales.map((locale) => ({ from: from[locale], to: to[locale] }))

/** The former addresses of the content, and the current ones. */
export const moved = [
  ...exhibition.languages.flatMap(({ code, formerAddresses = {} }) =>
    Object.entries(formerAddresses).flatMap(([key, former]) =>
      former.flatMap((was) => {
        const locale = code as Locale
        const rests = { artist: artists.map(({ slug }) => `-${slug}`), programme: events.map(({ slug }) => `/${slug}`) }
        return (rests[key as 'artist'] ?? ['']).map((rest) => ({
          from: `${prefixOf(locale)}/${was}${rest}`,
          to: `${prefixOf(locale)}/${wordOf(locale, key as keyof PathWords)}${rest}`,
        }))
      }),
    ),
  ),
  ...artists.flatMap(({ slug, formerSlugs = [], works }) =>
    works.flatMap((work) =>
      [slug, ...formerSlugs].flatMap((artist) =>
        [work.slug, ...(work.formerSlugs ?? [])]
          .filter((each) => artist !== slug || each !== work.slug)
          .flatMap((each) => move(pathsOf('artist', `-${artist}/${each}`), pathsOf('artist', `-${slug}/${work.slug}`))),
      ),
    ),
  ),
  ...artists.flatMap(({ slug, formerSlugs = [] }) =>
    formerSlugs.flatMap((former) => move(pathsOf('artist', `-${former}`), pathsOf('artist', `-${slug}`))),
  ),
  ...events.flatMap(({ slug, formerSlugs = [] }) =>
    formerSlugs.flatMap((former) => move(pathsOf('programme', `/${former}`), pathsOf('programme', `/${slug}`))),
  ),
  ...textPages.flatMap(({ slug, formerSlugs = [] }) =>
    formerSlugs.flatMap((former) =>
      move(
        inEach((locale) => `${prefixOf(locale)}/${former}`),
        inEach((locale) => `${prefixOf(locale)}/${slug[locale]}`),
      ),
    ),
  ),
  // A former slug of a page of text may still be its slug in one language.
].filter(({ from, to }) => from !== to)

/** The public address that the tests' sites are built for; canonical addresses begin with it. */
export const siteUrl = 'http://localhost:8888'
