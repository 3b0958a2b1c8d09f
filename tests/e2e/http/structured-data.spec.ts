import { artists, events, exhibition, homeOf, plain } from '../content.ts'
import { isOfArtist, pages, siteUrl } from '../pages.ts'
import { missingAddresses } from './missing-addresses.ts'
import { expect, test } from './test.ts'

type Thing = { '@type': string; '@id'?: string; [property: string]: unknown }
type Graph = { '@context': string; '@graph': Thing[] }

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

// Times, offers, sizes and what else depends on the facts: src/gatsby/structured-data/graphs.test.ts.
test('the graph of a page is about what the page shows: all events, an event, an artist with all works, or a work', async ({
  read,
}) => {
  for (const { path, kind, locale, heading } of pages) {
    const graph = ['home', 'event', 'artist', 'work'].includes(kind) ? graphIn(await read(path)) : undefined
    const artist = artists.find(({ slug }) => isOfArtist(path, slug))!
    if (kind === 'home') {
      const { name, subEvent = [] } = one(graph!, 'ExhibitionEvent') as Thing & { subEvent?: Thing[] }
      expect(name).toBe(plain(exhibition.name[locale]))
      const inside = subEvent.map(({ name, startDate }) => `${String(startDate).slice(0, 16)} ${String(name)}`)
      expect(inside.sort()).toEqual(events.map(({ title, start }) => `${start} ${plain(title[locale])}`).sort())
    }
    if (kind === 'event') {
      const { start, end, languages, ledBy } = events.find(({ slug }) => path.endsWith(`/${slug}`))!
      const { performer = [], ...event } = one(graph!, 'Event') as Thing & { performer?: Thing[] }
      expect(event, path).toMatchObject({
        name: heading,
        url: siteUrl + path,
        startDate: expect.stringContaining(start),
        endDate: expect.stringContaining(end),
        inLanguage: languages,
      })
      const leaders = ledBy.map(({ name, artist }) => name ?? artists.find(({ slug }) => slug === artist)!.name)
      expect(performer.map(({ name }) => name)).toEqual(leaders.map(plain))
    }
    if (kind === 'artist') {
      const works = graph!['@graph'].filter((thing) => thing['@type'] === 'VisualArtwork')
      expect(works.map(({ name }) => name)).toEqual(artist.works.map(({ title }) => plain(title[locale])))
      expect(one(graph!, artist.type === 'collective' ? 'Organization' : 'Person').name).toBe(plain(artist.name))
    }
    if (kind === 'work') {
      const { title, medium, alt } = artist.works.find(({ slug }) => path.endsWith(`/${slug}`))!
      expect(one(graph!, 'VisualArtwork'), path).toMatchObject({
        name: plain(title[locale]),
        artMedium: plain(medium[locale]),
        image: { contentUrl: expect.stringMatching(/^https?:.*\.jpg$/), caption: plain(alt[locale]) },
        creator: { name: plain(artist.name) },
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
