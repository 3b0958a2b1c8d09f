import { closingTime } from '../../../src/model/closing-time.ts'
import { artists, events, exhibition, homeOf, plain } from '../content.ts'
import { isOfArtist, pages, siteUrl } from '../pages.ts'
import { missingAddresses } from './missing-addresses.ts'
import { expect, test } from './test.ts'

type Thing = { '@type': string; '@id'?: string; [property: string]: unknown }
type Graph = { '@context': string; '@graph': Thing[] }

const publicPages = pages.filter(({ isPublic }) => isPublic)

/** Every thing in a value, also inside of others. */
function thingsIn(value: unknown): Thing[] {
  if (value === null || typeof value !== 'object') return []
  const inside = Object.values(value).flatMap(thingsIn)
  return '@type' in value ? [value as Thing, ...inside] : inside
}

/** Every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/** Every object in a value that only names another thing by its `@id`. */
function referencesIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  const keys = Object.keys(value)
  if (keys.length === 1 && keys[0] === '@id') return [(value as { '@id': string })['@id']]
  return Object.values(value).flatMap(referencesIn)
}

/**
 * The properties that Google documents as required or recommended, and that the content has.
 * https://developers.google.com/search/docs/appearance/structured-data/event
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
const documented: Partial<Record<string, string[]>> = {
  Event: ['name', 'startDate', 'location', 'endDate', 'eventStatus'],
  ExhibitionEvent: ['name', 'startDate', 'location', 'endDate', 'eventStatus', 'description', 'image', 'organizer'],
  Place: ['name', 'address'],
  PostalAddress: ['streetAddress', 'addressLocality'],
  Organization: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Offer: ['url'],
  ImageObject: ['contentUrl', 'caption'],
  VisualArtwork: ['name', 'creator', 'url'],
}

test('every public page has one graph, with what search engines document and all that it names, and a page for invited guests none', async ({
  read,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const addresses = new Set<string>()
  for (const { path, isPublic, kind, locale, alternates } of pages) {
    const facts = await read(path)
    expect(facts.structuredData, path).toHaveLength(isPublic ? 1 : 0)
    if (!isPublic) continue
    const graph = graphIn(facts)
    expect(graph['@context']).toBe('https://schema.org')
    const things = thingsIn(graph)
    for (const thing of things) {
      for (const property of documented[thing['@type']] ?? []) {
        expect.soft(thing, `${path}: ${thing['@type']} ${thing['@id']}`).toHaveProperty(property)
      }
      for (const property of ['url', 'image', 'contentUrl', 'item']) {
        const value = thing[property]
        if (typeof value === 'string' && value.startsWith(siteUrl)) addresses.add(baseURL + value.slice(siteUrl.length))
      }
    }
    const known = things.map((thing) => thing['@id'])
    expect.soft(known, path).toEqual(expect.arrayContaining(referencesIn(graph)))
    // No value is empty, and none has special spaces.
    const faults = textsIn(graph).filter((text) => text.trim() === '' || text.includes('\u00a0'))
    expect.soft(faults, path).toEqual([])

    // The page is the last step of its breadcrumbs, and the home page the first.
    const trail = graph['@graph'].find((thing) => thing['@type'] === 'BreadcrumbList')
    expect(Boolean(trail), path).toBe(kind !== 'home')
    if (!trail) continue
    const steps = trail.itemListElement as { position: number; name: string; item: string }[]
    expect.soft(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
    expect.soft(steps[0]).toMatchObject({ name: plain(exhibition.name[locale]), item: siteUrl + homeOf(locale) })
    expect.soft(steps.at(-1)!.item).toBe(siteUrl + alternates[locale])
  }
  // Every address of this site exists.
  expect(await missingAddresses(addresses)).toEqual([])
})

test('the home page has the exhibition with its opening hours and every event of the programme', async ({ read }) => {
  for (const page of publicPages.filter(({ kind }) => kind === 'home')) {
    const graph = graphIn(await read(page.path))
    const own = one(graph, 'ExhibitionEvent')
    const days = exhibition.openingHours.toSorted((a, b) => (a.date < b.date ? -1 : 1))
    const [first, last] = [`${days[0]!.date}T${days[0]!.opens}`, closingTime(days.at(-1)!)]
    expect(own).toMatchObject({
      name: plain(exhibition.name[page.locale]),
      startDate: expect.stringContaining(first),
      endDate: expect.stringContaining(last),
    })
    const inside = ((own.subEvent ?? []) as Thing[]).map(({ name, startDate }) => ({ name, startDate }))
    const expected = events.map(({ title, start }) => ({
      name: plain(title[page.locale]),
      startDate: expect.stringContaining(start),
    }))
    expect(inside).toHaveLength(expected.length)
    expect(inside).toEqual(expect.arrayContaining(expected))
    const hours = graph['@graph'].find((thing) => 'openingHoursSpecification' in thing)!.openingHoursSpecification
    expect(hours).toEqual(
      exhibition.openingHours.map(({ date, opens, closes }) =>
        expect.objectContaining({ opens, closes, validFrom: date, validThrough: date }),
      ),
    )
  }
})

test('the page of an event has the event with its times, languages and leaders', async ({ read }) => {
  for (const page of publicPages.filter(({ kind }) => kind === 'event')) {
    const event = events.find(({ slug }) => page.path.endsWith(`/${slug}`))!
    const found = one(graphIn(await read(page.path)), 'Event')
    expect(found, page.path).toMatchObject({
      name: page.heading,
      url: siteUrl + page.path,
      startDate: expect.stringContaining(event.start),
      endDate: expect.stringContaining(event.end),
      inLanguage: event.languages,
    })
    const leaders = event.ledBy.map(({ name, artist }) => name ?? artists.find(({ slug }) => slug === artist)!.name)
    expect(((found.performer ?? []) as Thing[]).map(({ name }) => name)).toEqual(leaders.map(plain))
    expect('offers' in found).toBe(
      Boolean(event.registration && !event.cancelled && !exhibition.programme?.registration),
    )
  }
})

test('the page of an artist has the artist and all works, that of a work has its medium, size and picture', async ({
  read,
}) => {
  for (const page of publicPages) {
    const artist = artists.find(({ slug }) => isOfArtist(page.path, slug))
    if (page.kind === 'artist') {
      const graph = graphIn(await read(page.path))
      const works = graph['@graph'].filter((thing) => thing['@type'] === 'VisualArtwork')
      expect(works.map(({ name }) => name)).toEqual(artist!.works.map(({ title }) => plain(title[page.locale])))
      expect(one(graph, artist!.type === 'collective' ? 'Organization' : 'Person').name).toBe(plain(artist!.name))
    }
    if (page.kind === 'work') {
      const work = artist!.works.find(({ slug }) => page.path.endsWith(`/${slug}`))!
      const found = one(graphIn(await read(page.path)), 'VisualArtwork')
      expect(found, page.path).toMatchObject({
        name: plain(work.title[page.locale]),
        artMedium: plain(work.medium[page.locale]),
        image: {
          contentUrl: expect.stringMatching(/^https?:.*\.jpg$/),
          caption: plain(work.alt[page.locale]),
        },
        creator: { name: plain(artist!.name) },
        ...(work.dimensions?.height &&
          !work.dimensions.note && { height: { value: work.dimensions.height, unitCode: 'CMT' } }),
        ...(work.dimensions?.width &&
          !work.dimensions.note && { width: { value: work.dimensions.width, unitCode: 'CMT' } }),
      })
    }
  }
})

function graphIn({ structuredData }: { structuredData: string[] }): Graph {
  return JSON.parse(structuredData[0] ?? '') as Graph
}

function one(graph: Graph, type: string): Thing {
  const found = graph['@graph'].filter((thing) => thing['@type'] === type)
  expect(found.length).toBeGreaterThan(0)
  return found[0]!
}
