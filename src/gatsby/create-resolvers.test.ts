/** @jest-environment node */
import type { CreateResolversArgs } from 'gatsby'
import { neutralTint } from '../model/tint'
import { createResolvers } from './create-resolvers'
import { tintName } from './source-nodes'

type Resolvers = Record<string, Record<string, { resolve: (...args: unknown[]) => unknown }>>

const take = jest.fn<void, [Resolvers]>()
const createNodeId = (name: string) => `id of ${name}`
createResolvers({ createResolvers: take, createNodeId } as unknown as CreateResolversArgs)
const [[resolvers]] = take.mock.calls as [[Resolvers]]

/** What a query gets. @param name 'Place.floor' @param nodeModel the nodes that Gatsby finds */
async function resolve(name: string, source: object, nodeModel: object = {}, args: object = {}): Promise<unknown> {
  const [type, field] = name.split('.') as [string, string]
  return resolvers[type]![field]!.resolve(source, args, { nodeModel }, {})
}

const all = (entries: readonly object[]) => ({ findAll: async () => ({ entries }) })
const one = (node: object | null) => ({ findOne: async () => node })
const slugsOf = (nodes: unknown) => (nodes as { slug: string }[]).map(({ slug }) => slug)

test('an artist’s first work is a field of its own, and a work is found by its slug', async () => {
  const works = [{ slug: 'more' }, { slug: 'les' }]
  expect(await resolve('Artist.firstWork', { works })).toBe(works[0])
  expect(await resolve('Artist.work', { works }, {}, { slug: 'les' })).toBe(works[1])
})

test('an artist’s tint is that of the node made for the artist, or a neutral one while there is none', async () => {
  const tint = { hue: 30, strength: 3, lightness: 84 }
  const nodes = { getNodeById: ({ id }: { id: string }) => (id === `id of ${tintName('ema')}` ? tint : null) }
  expect(await resolve('Artist.tint', { slug: 'ema' }, nodes)).toBe(tint)
  expect(await resolve('Artist.tint', { slug: 'new' }, nodes)).toBe(neutralTint)
})

test.each([
  ['les', 'les'],
  [undefined, 'more'],
])('the title shows the work that the content names, or the artist’s first work (%s)', async (work, slug) => {
  const jana = { slug: 'jana-nova', works: [{ slug: 'more' }, { slug: 'les' }] }
  const findOne = async ({ type, query }: { type: string; query: object }) =>
    type === 'Artist' && JSON.stringify(query) === '{"filter":{"slug":{"eq":"jana-nova"}}}' ? jana : null
  expect(await resolve('ChosenWork.shown', { artist: 'jana-nova', work }, { findOne })).toEqual({ slug })
})

test('the title shows the works that the content names, or else one of the first artist in the list', async () => {
  const artists = all([
    { slug: 'jana-nova', sortName: 'Nová Jana' },
    { slug: 'ema-cerna', sortName: 'Černá Ema' },
    { slug: 'ivo-dub', sortName: 'Dub Ivo' },
  ])
  const hero = [{ artist: 'jana-nova', work: 'more' }, { artist: 'ivo-dub' }]
  expect(await resolve('Exhibition.hero', { hero }, artists)).toBe(hero)
  expect(await resolve('Exhibition.hero', {}, artists)).toEqual([{ artist: 'ema-cerna' }])
})

test.each([
  ['horni-patro', 'Horní patro'],
  ['kotelna', 'Kotelna, Loděnická\u00a04'],
  ['sal', 'Sál, Kotelna, Loděnická\u00a04'],
])('where a work hangs, in a line: %s is %s', async (slug, line) => {
  const named = (cs: string) => ({ cs, en: cs })
  const places = [
    { slug: 'sklad', name: named('Sklad'), address: { street: 'Přístavní 6' } },
    { slug: 'horni-patro', name: named('Horní patro'), within: 'sklad' },
    { slug: 'kotelna', name: named('Kotelna'), address: { street: 'Loděnická 4' } },
    { slug: 'sal', name: named('Sál'), within: 'kotelna' },
  ]
  const place = places.find((each) => each.slug === slug)!
  const nodes = { ...one({ venue: 'sklad' }), ...all(places) }
  expect(await resolve('Place.inOneLine', place, nodes, { language: 'cs' })).toBe(line)
})

test('text pages are sorted by their slug in the default language', async () => {
  const pages = ['tisk', 'bezpecnost', 'pristupnost'].map((cs) => ({ slug: { cs, en: cs } }))
  const sorted = (await resolve('Exhibition.pages', {}, all(pages))) as typeof pages
  expect(sorted.map(({ slug }) => slug.cs)).toEqual(['bezpecnost', 'pristupnost', 'tisk'])
})

test.each([
  ['cs', ['čeština', 'němčina', 'němčina (Rakousko)', 'bosenština (Bosna a\u00a0Hercegovina)']],
  ['en', ['Czech', 'German', 'Austrian German', 'Bosnian (Bosnia & Herzegovina)']],
])(
  'the languages spoken at an event are named in that of the page, with its typography: %s',
  async (language, names) => {
    const languages = ['cs', 'de', 'de-AT', 'bs-BA']
    expect(await resolve('Event.spoken', { languages }, {}, { language })).toEqual(
      languages.map((tag, index) => ({ tag, name: names[index] })),
    )
  },
)

test.each([
  ['everything', { studios: {} }, {}, ['about', 'studios', 'program', 'contact']],
  ['no studios', {}, {}, ['about', 'program', 'contact']],
  ['no events', { studios: {} }, null, ['about', 'studios', 'contact']],
])('the home parts are those that the content has: %s', async (_, exhibition, event, parts) => {
  expect(await resolve('Exhibition.homeParts', exhibition, one(event))).toEqual(parts)
})

test('an event by invitation makes no programme', async () => {
  const findOne = jest.fn(async () => null)
  await resolve('Exhibition.homeParts', {}, { findOne })
  const filter = { invitation: { path: { eq: null } } }
  expect(findOne).toHaveBeenCalledWith({ type: 'Event', query: { filter } })
})

test('the programme ends with its last event that is public and takes place', async () => {
  const events = [
    { end: '2031-09-08T18:00', type: 'guidedTour' },
    { end: '2031-09-05T18:00', type: 'workshop' },
    { end: '2031-09-09T18:00', type: 'workshop', cancelled: true },
    { end: '2031-09-10T18:00', type: 'closedSociety' },
  ]
  expect(await resolve('Exhibition.programmeEnds', {}, all(events))).toBe('2031-09-08T18:00')
  expect(await resolve('Exhibition.programmeEnds', {}, all([]))).toBeUndefined()
})

const exhibition = {
  venue: 'palace',
  studios: { visits: [{ artist: 'ema', tour: 'studio' }, { artist: 'jana' }] },
}

test.each([
  ['ema', ['studio', 'song', 'talk', 'long']],
  ['jana', ['other']],
  ['nobody', []],
])(
  'the events of %s are those of the programme that the artist leads and the studio visit, in order',
  async (slug, expected) => {
    const [talk, studio] = ['2031-09-06', '2031-09-05'].map((day) => ({ start: `${day}T16:00`, end: `${day}T17:00` }))
    const entries = [
      { slug: 'talk', ...talk, ledBy: [{ name: 'Otso' }, { artist: 'ema' }] },
      { slug: 'long', ...talk, end: '2031-09-06T18:00', ledBy: [{ artist: 'ema' }] },
      { slug: 'song', ...talk, ledBy: [{ artist: 'ema' }] },
      { slug: 'studio', ...studio, ledBy: [{ name: 'Otso' }] },
      { slug: 'other', ...studio, ledBy: [{ artist: 'jana' }] },
    ]
    const findAll = jest.fn(async () => ({ entries }))
    expect(slugsOf(await resolve('Artist.events', { slug }, { findAll, ...one(exhibition) }))).toEqual(expected)
    // Not those by invitation.
    const query = { filter: { invitation: { path: { eq: null } } } }
    expect(findAll.mock.calls).toEqual([[{ type: 'Event', query }]])
  },
)

const map = { image: 'map.svg' }
const position = { latitude: 49.2, longitude: 16.6 }

test.each([
  ['the palace, on the drawn map', 'palace', { map }, undefined, true],
  ['a room of the palace, on the drawn map', 'hall', { map }, undefined, true],
  ['a room of the palace, on public maps', 'hall', {}, position, true],
  ['the palace without any map', 'palace', {}, undefined, false],
  ['a room of the palace without any map', 'hall', {}, undefined, false],
  ['another building', 'studio', { map }, position, false],
])('the contact shows a place on a map if it is in the venue, and if it has one: %s', async (...row) => {
  const [, slug, contact, positionOfVenue, expected] = row
  const places = [{ slug: 'palace', position: positionOfVenue }, { slug: 'hall', within: 'palace' }, { slug: 'studio' }]
  const nodes = { ...all(places), ...one({ ...exhibition, contact }) }
  expect(await resolve('Place.isOnMapOfContact', { slug }, nodes)).toBe(expected)
  expect(await resolve('Place.isInVenue', { slug }, nodes)).toBe(slug !== 'studio')
})

test.each([
  ['hall', { floor: 'first', number: 3 }],
  ['yard', { floor: 'ground', number: 1 }],
  ['studio', { floor: undefined, number: null }],
])('the room %s has its floor and its number in the walk', async (slug, expected) => {
  const floors = [
    { name: 'ground', rooms: ['yard', 'stable'] },
    { name: 'first', rooms: ['hall'] },
  ]
  const floor = (await resolve('Place.floor', { slug }, one({ floors }))) as { name: string } | undefined
  const number = await resolve('Place.number', { slug }, one({ floors }))
  expect({ floor: floor?.name, number }).toEqual(expected)
})

test('the artists of a gallery are those who name it, by their sort names', async () => {
  const artists = [
    { slug: 'b', sortName: 'B', gallery: 'halli' },
    { slug: 'c', sortName: 'C' },
    { slug: 'a', sortName: 'A', gallery: 'halli' },
  ]
  expect(slugsOf(await resolve('Partner.artists', { slug: 'halli' }, all(artists)))).toEqual(['a', 'b'])
})
