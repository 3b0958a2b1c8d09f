/** @jest-environment node */
import { aHall, anArtist, anEvent, aWork, contentWith } from '../../../tests/support/published-content'
import type { Content } from '../structured-data/content'
import { searchIndexOf } from './search-index-of'

const inVenue = { isInVenue: true, isOnMapOfContact: true }
const room = { slug: 'sal', name: 'Horní sál', address: null, position: null, ...inVenue, within: aHall }
const studio = {
  slug: 'atelier',
  name: 'Ateliér',
  address: { street: 'Cihlářská 3', postalCode: null, locality: 'Brno', country: null },
  position: { latitude: 49.2, longitude: 16.6 },
  isInVenue: false,
  isOnMapOfContact: false,
}

const artist = {
  ...anArtist,
  place: 'Brno',
  works: [
    { ...aWork, room },
    { ...aWork, slug: 'vse', title: 'Vše', room },
  ],
}

/** The entries of each group; without texts of the interface, a heading is its key. */
const entriesOf = (content: Content) =>
  Object.fromEntries(searchIndexOf(content).groups.map(({ heading, entries }) => [heading, entries]))

test('artists are in the order of their names, and have their years and place', () => {
  const other = { ...anArtist, slug: 'ema-adamova', name: 'Ema Adamová', sortName: 'Adamová Ema', birthYear: null }
  expect(entriesOf(contentWith({ artists: [artist, other] }))['artists:title']).toEqual([
    { title: 'Ema Adamová', line: '', href: '/umelec-ema-adamova', words: 'maluje' },
    { title: 'Jana Nová', line: 'artist:life.born, Brno', href: '/umelec-jana-nova', words: 'maluje' },
  ])
})

test('a work has its artist, year and medium, and leads to its page', () => {
  const undated = { ...aWork, slug: 'vse', title: 'Vše', year: null }
  const artists = [{ ...artist, works: [aWork, undated] }]
  expect(entriesOf(contentWith({ artists }))['works:title']).toEqual([
    { title: 'Dno', line: 'Jana Nová, 2024, písek', href: '/umelec-jana-nova/dno' },
    { title: 'Vše', line: 'Jana Nová, písek', href: '/umelec-jana-nova/vse' },
  ])
})

test('an event has its type, day and time, and is found by its place, its leaders and the words about it', () => {
  const ledBy = [
    { name: 'Otso Vihermaa', artist: null },
    { name: null, artist: { slug: 'jana-nova', name: 'Jana Nová', type: null } },
  ]
  const event = { ...anEvent, ledBy, description: 'S hlínou a\u00a0s hlínou.\n' }
  expect(entriesOf(contentWith({ events: [event] }))['home:programme.heading']).toEqual([
    {
      title: 'Prohlídka',
      line: 'programme:type.guidedTour, neděle 26.\u00a0října, 01:00–04:00',
      href: '/program/prohlidka',
      words: 'otso vihermaa jana nova podkrovi hlinou',
    },
  ])
})

test('an event that was called off says so', () => {
  const [event] = entriesOf(contentWith({ events: [{ ...anEvent, cancelled: true }] }))['home:programme.heading']!
  expect(event?.line).toMatch(/^programme:calledOff, /)
})

test('places are those of works, events and studios with their buildings, each once, and lead to a map', () => {
  const content = contentWith({ artists: [artist], events: [{ ...anEvent, place: studio }] })
  expect(entriesOf(content)['search:places']).toEqual([
    {
      title: 'Přístavní\u00a0sklad',
      line: 'Nábřežní 6, Brno (common:map.here)',
      href: '/?lang=cs#contact',
    },
    { title: 'Horní sál', line: 'Přístavní\u00a0sklad, Nábřežní 6, Brno (common:map.here)', href: '/?lang=cs#contact' },
    {
      title: 'Ateliér',
      line: 'Cihlářská 3, Brno (OpenStreetMap)',
      href: 'https://www.openstreetmap.org/?mlat=49.2&mlon=16.6#map=17/49.2/16.6',
    },
  ])
})

test('without a map, a place in the venue leads to the contact, and says nothing of a map', () => {
  const content = contentWith()
  content.exhibition.venue = { ...aHall, position: null, isOnMapOfContact: false }
  expect(entriesOf(content)['search:places']).toEqual([
    { title: 'Přístavní\u00a0sklad', line: 'Nábřežní 6, Brno', href: '/?lang=cs#contact' },
  ])
})

test('a place that is on no map is left out, but its event is found by its name', () => {
  const content = contentWith({ events: [{ ...anEvent, place: { ...studio, position: null } }] })
  expect(entriesOf(content)['search:places']?.map(({ title }) => title)).toEqual(['Přístavní\u00a0sklad'])
  expect(entriesOf(content)['home:programme.heading']?.[0]?.words).toContain('atelier')
})

test('pages are those of the menu, of calendars and of text, with their first sentence and the words of all', () => {
  const content = contentWith({ events: [anEvent] })
  const sections = [{ heading: 'Šatna', text: 'Kabáty tam.\n' }]
  content.exhibition.pages = [{ slug: 'bezpeci', title: 'Bezpečí', intro: 'Úvod. Druhá věta.\n', sections }]
  expect(entriesOf(content)['search:pages']).toEqual([
    { title: 'artists:title', line: 'artists:description', href: '/umelci' },
    { title: 'works:title', line: 'works:description', href: '/dila' },
    { title: 'plan:title', line: 'plan:description', href: '/muj-plan' },
    { title: 'calendars:title', line: 'calendars:description', href: '/kalendare' },
    { title: 'common:menu.about', line: '', href: '/?lang=cs#about' },
    { title: 'common:menu.program', line: '', href: '/?lang=cs#program' },
    { title: 'common:menu.contact', line: '', href: '/?lang=cs#contact' },
    { title: 'Bezpečí', line: 'Úvod.', href: '/bezpeci', words: 'uvod druha veta satna kabaty tam' },
  ])
  const withoutEvents = entriesOf({ ...content, events: [] })['search:pages']!
  expect(withoutEvents.map(({ title }) => title)).not.toContain('calendars:title')
})
