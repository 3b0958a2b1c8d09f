/** @jest-environment node */
import type { CreateResolversArgs } from 'gatsby'
import { neutralTint } from '../model/tint'
import { createResolvers } from './create-resolvers'
import { tintName } from './source-nodes'

type Resolve = (source: unknown, args: unknown, context: unknown, info: object) => Promise<unknown>
type Resolvers = Record<
  'Exhibition' | 'OpeningHours' | 'ChosenWork' | 'Event' | 'Place' | 'Partner' | 'Artist',
  Record<string, { resolve: Resolve }>
>

/** The resolvers that Gatsby receives. */
function resolvers(): Resolvers {
  const take = jest.fn<void, [Resolvers]>()
  const createNodeId = (name: string) => `id of ${name}`
  createResolvers({ createResolvers: take, createNodeId } as unknown as CreateResolversArgs)
  return take.mock.calls[0]![0]
}

test('an artist’s first work is a field of its own', async () => {
  const { resolve } = resolvers().Artist.firstWork!
  expect(await resolve({ works: ['first', 'second'] }, {}, {}, {})).toBe('first')
})

test('an artist’s tint is that of the node made for the artist, or a neutral one while there is none', async () => {
  const { resolve } = resolvers().Artist.tint!
  const tint = { hue: 30, strength: 3, lightness: 84 }
  const nodeModel = { getNodeById: ({ id }: { id: string }) => (id === `id of ${tintName('ema')}` ? tint : null) }
  expect(await resolve({ slug: 'ema' }, {}, { nodeModel }, {})).toBe(tint)
  expect(await resolve({ slug: 'new' }, {}, { nodeModel }, {})).toBe(neutralTint)
})

test('a work of an artist is found by its slug', async () => {
  const { resolve } = resolvers().Artist.work!
  const works = [{ slug: 'more' }, { slug: 'les' }]
  expect(await resolve({ works }, { slug: 'les' }, {}, {})).toBe(works[1])
})

test.each([
  ['les', 'les'],
  [undefined, 'more'],
])('the title shows the work that the content names, or the artist’s first work (%s)', async (named, shown) => {
  const { resolve } = resolvers().ChosenWork.shown!
  const jana = { slug: 'jana-nova', works: [{ slug: 'more' }, { slug: 'les' }] }
  const findOne = async ({ type, query }: { type: string; query: object }) =>
    type === 'Artist' && JSON.stringify(query) === '{"filter":{"slug":{"eq":"jana-nova"}}}' ? jana : null
  const work = await resolve({ artist: 'jana-nova', work: named }, {}, { nodeModel: { findOne } }, {})
  expect(work).toEqual({ slug: shown })
})

test('the title shows the works that the content names, or else one of the first artist in the list', async () => {
  const { resolve } = resolvers().Exhibition.hero!
  const entries = [
    { slug: 'jana-nova', sortName: 'Nová Jana' },
    { slug: 'ema-cerna', sortName: 'Černá Ema' },
    { slug: 'ivo-dub', sortName: 'Dub Ivo' },
  ]
  const heroOf = (hero?: object[]) => resolve({ hero }, {}, { nodeModel: { findAll: async () => ({ entries }) } }, {})
  const named = [{ artist: 'jana-nova', work: 'more' }, { artist: 'ivo-dub' }]
  expect(await heroOf(named)).toBe(named)
  expect(await heroOf()).toEqual([{ artist: 'ema-cerna' }])
})

test.each([
  ['2031-09-07', 'čtvrtek'],
  ['2031-09-21', 'čtvrtek 4.\u00a0září'],
])('an opening day of an exhibition until %s is called %s', async (endDate, day) => {
  const { resolve } = resolvers().OpeningHours.day!
  const findOne = async () => ({ startDate: '2031-09-04', endDate })
  expect(await resolve({ date: '2031-09-04' }, { language: 'cs' }, { nodeModel: { findOne } }, {})).toBe(day)
})

test.each([
  ['horni-patro', 'Horní patro'],
  ['kotelna', 'Kotelna, Loděnická\u00a04'],
  ['sal', 'Sál, Kotelna, Loděnická\u00a04'],
])('where a work hangs, in a line: %s is %s', async (slug, line) => {
  const { resolve } = resolvers().Place.inOneLine!
  const named = (cs: string) => ({ cs, en: cs })
  const entries = [
    { slug: 'sklad', name: named('Sklad'), address: { street: 'Přístavní 6' } },
    { slug: 'horni-patro', name: named('Horní patro'), within: 'sklad' },
    { slug: 'kotelna', name: named('Kotelna'), address: { street: 'Loděnická 4' } },
    { slug: 'sal', name: named('Sál'), within: 'kotelna' },
  ]
  const nodeModel = { findOne: async () => ({ venue: 'sklad' }), findAll: async () => ({ entries }) }
  const place = entries.find((each) => each.slug === slug)
  expect(await resolve(place, { language: 'cs' }, { nodeModel }, {})).toBe(line)
})

test('text pages are sorted by their slug in the default language', async () => {
  const { resolve } = resolvers().Exhibition.pages!
  const entries = ['tisk', 'bezpecnost', 'pristupnost'].map((cs) => ({ slug: { cs, en: cs } }))
  const pages = await resolve({}, {}, { nodeModel: { findAll: async () => ({ entries }) } }, {})
  expect((pages as typeof entries).map(({ slug }) => slug.cs)).toEqual(['bezpecnost', 'pristupnost', 'tisk'])
})

test('the name of a spoken language has the typography of the page', async () => {
  const { resolve } = resolvers().Event.spoken!
  expect(await resolve({ languages: ['bs-BA'] }, { language: 'cs' }, {}, {})).toEqual([
    { tag: 'bs-BA', name: 'bosenština (Bosna a\u00a0Hercegovina)' },
  ])
})

test('the languages spoken at an event are named in the language of the page', async () => {
  const { resolve } = resolvers().Event.spoken!
  const spoken = (language: string) => resolve({ languages: ['cs', 'de', 'de-AT'] }, { language }, {}, {})
  const tags = [{ tag: 'cs' }, { tag: 'de' }, { tag: 'de-AT' }]
  const named = (names: string[]) => tags.map((tag, index) => ({ ...tag, name: names[index] }))
  expect(await spoken('cs')).toEqual(named(['čeština', 'němčina', 'němčina (Rakousko)']))
  expect(await spoken('en')).toEqual(named(['Czech', 'German', 'Austrian German']))
})

test.each([
  ['everything', { studios: {} }, {}, ['about', 'studios', 'program', 'contact']],
  ['no studios', {}, {}, ['about', 'program', 'contact']],
  ['no events', { studios: {} }, null, ['about', 'studios', 'contact']],
])('the home parts are those that the content has: %s', async (_, exhibition, event, parts) => {
  const { resolve } = resolvers().Exhibition.homeParts!
  expect(await resolve(exhibition, {}, { nodeModel: { findOne: async () => event } }, {})).toEqual(parts)
})

test('the programme ends with its last event that is public and takes place', async () => {
  const { resolve } = resolvers().Exhibition.programmeEnds!
  const events = [
    { end: '2031-09-08T18:00', type: 'guidedTour' },
    { end: '2031-09-05T18:00', type: 'workshop' },
    { end: '2031-09-09T18:00', type: 'workshop', cancelled: true },
    { end: '2031-09-10T18:00', type: 'closedSociety' },
  ]
  const endOf = (entries: typeof events) => resolve({}, {}, { nodeModel: { findAll: async () => ({ entries }) } }, {})
  expect(await endOf(events)).toBe('2031-09-08T18:00')
  expect(await endOf([])).toBeUndefined()
})

const exhibition = {
  venue: 'palace',
  studios: { visits: [{ artist: 'ema', tour: 'studio' }, { artist: 'jana' }] },
}
const records = {
  Event: [
    { slug: 'talk', start: '2031-09-06T16:00', end: '2031-09-06T17:00', ledBy: [{ name: 'Otso' }, { artist: 'ema' }] },
    { slug: 'long', start: '2031-09-06T16:00', end: '2031-09-06T18:00', ledBy: [{ artist: 'ema' }] },
    { slug: 'song', start: '2031-09-06T16:00', end: '2031-09-06T17:00', ledBy: [{ artist: 'ema' }] },
    { slug: 'studio', start: '2031-09-05T10:00', end: '2031-09-05T11:00', ledBy: [{ name: 'Otso' }] },
    { slug: 'other', start: '2031-09-04T10:00', end: '2031-09-04T11:00', ledBy: [{ artist: 'jana' }] },
  ],
  Place: [{ slug: 'palace' }, { slug: 'hall', within: 'palace' }, { slug: 'studio' }],
}
const map = { image: 'map.svg' }
const position = { latitude: 49.2, longitude: 16.6 }
const findAll = jest.fn(async ({ type }: { type: keyof typeof records }) => ({ entries: records[type] }))
const content = { nodeModel: { findAll, findOne: async () => exhibition } }

test('an artist’s events are those that the artist leads and the studio visit, by start, end and slug', async () => {
  const { resolve } = resolvers().Artist.events!
  const slugsOf = async (slug: string) =>
    ((await resolve({ slug }, {}, content, {})) as { slug: string }[]).map((event) => event.slug)
  expect(await slugsOf('ema')).toEqual(['studio', 'song', 'talk', 'long'])
  expect(await slugsOf('jana')).toEqual(['other'])
  expect(await slugsOf('nobody')).toEqual([])
})

test('an artist’s events are of the programme, not by invitation', async () => {
  findAll.mockClear()
  await resolvers().Artist.events!.resolve({ slug: 'ema' }, {}, content, {})
  const query = { filter: { invitation: { path: { eq: null } } } }
  expect(findAll.mock.calls).toEqual([[{ type: 'Event', query }]])
})

test.each([
  ['palace', true],
  ['hall', true],
  ['studio', false],
])('whether the place %s is in the venue: %s', async (slug, expected) => {
  expect(await resolvers().Place.isInVenue!.resolve({ slug }, {}, content, {})).toBe(expected)
})

test.each([
  ['the palace, on the drawn map', 'palace', { map }, undefined, true],
  ['a room of the palace, on the drawn map', 'hall', { map }, undefined, true],
  ['a room of the palace, on public maps', 'hall', {}, position, true],
  ['the palace without any map', 'palace', {}, undefined, false],
  ['a room of the palace without any map', 'hall', {}, undefined, false],
  ['another building', 'studio', { map }, position, false],
])('the contact shows a place on a map if it is in the venue, and if it has one: %s', async (...row) => {
  const [, slug, contact, positionOfVenue, expected] = row
  const entries = records.Place.map((place) =>
    place.slug === 'palace' ? { ...place, position: positionOfVenue } : place,
  )
  const nodeModel = { findAll: async () => ({ entries }), findOne: async () => ({ ...exhibition, contact }) }
  expect(await resolvers().Place.isOnMapOfContact!.resolve({ slug }, {}, { nodeModel }, {})).toBe(expected)
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
  const nodeModel = { findOne: async () => ({ floors }) }
  const { floor, number } = resolvers().Place
  const found = (await floor!.resolve({ slug }, {}, { nodeModel }, {})) as { name: string } | undefined
  expect({ floor: found?.name, number: await number!.resolve({ slug }, {}, { nodeModel }, {}) }).toEqual(expected)
})

test('the artists of a gallery are those who name it, by their sort names', async () => {
  const entries = [
    { slug: 'b', sortName: 'B', gallery: 'halli' },
    { slug: 'c', sortName: 'C' },
    { slug: 'a', sortName: 'A', gallery: 'halli' },
  ]
  const nodeModel = { findAll: async () => ({ entries }) }
  const artists = await resolvers().Partner.artists!.resolve({ slug: 'halli' }, {}, { nodeModel }, {})
  expect((artists as { slug: string }[]).map(({ slug }) => slug)).toEqual(['a', 'b'])
})
