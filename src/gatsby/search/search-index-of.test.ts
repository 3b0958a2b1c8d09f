/** @jest-environment node */
import { aHall, anArtist, anEvent, aWork, contentWith } from '../../../tests/support/published-content'
import type { Content, TextPage } from '../published-content/read-contents'
import type { Documents } from './read-documents'
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
const entriesOf = (content: Content, documents: Documents = new Map()) =>
  Object.fromEntries(searchIndexOf(content, documents).groups.map(({ heading, entries }) => [heading, entries]))

test('artists are in the order of their names, and have their years and place', () => {
  const other = { ...anArtist, slug: 'ema-adamova', name: 'Ema Adamová', sortName: 'Adamová Ema', birthYear: null }
  expect(entriesOf(contentWith({ artists: [artist, other] }))['artists:title']).toEqual([
    { title: 'Ema Adamová', line: '', href: 'ema-adamova', text: 'Maluje.' },
    { title: 'Jana Nová', line: 'artist:life.born, Brno', href: 'jana-nova', text: 'Maluje.' },
  ])
})

test('a work has its artist, year and medium, and leads to its page', () => {
  const undated = { ...aWork, slug: 'vse', title: 'Vše', year: null }
  const artists = [{ ...artist, works: [aWork, undated] }]
  expect(entriesOf(contentWith({ artists }))['works:title']).toEqual([
    { title: 'Dno', line: 'Jana Nová, 2024, písek', href: 'jana-nova/dno' },
    { title: 'Vše', line: 'Jana Nová, písek', href: 'jana-nova/vse' },
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
      text: 'S hlínou a\u00a0s hlínou.',
      words: 'otso vihermaa jana nova podkrovi',
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

test('another building is found by its name, also if only a room of it is named', () => {
  const building = { ...studio, slug: 'cihelna', name: 'Cihelna' }
  const place = { ...studio, address: null, position: null, within: building }
  const content = contentWith({ events: [{ ...anEvent, place }] })
  expect(entriesOf(content)['search:places']?.map(({ title }) => title)).toContain('Cihelna')
})

test('a room on a floor leads to the page of rooms, and is found by the way to it', () => {
  const salon = { ...room, floor: { name: 'první patro' }, way: 'Po hlavním schodišti.' }
  const content = contentWith({ artists: [{ ...artist, works: [{ ...aWork, room: salon }] }] })
  content.exhibition.floors = [{ name: 'první patro', rooms: [room] }]
  const places = entriesOf(content)['search:places']!
  expect(places[0]).toEqual({ title: 'První patro', line: 'Horní sál', href: '/mistnosti' })
  expect(places.at(-1)).toEqual({
    title: 'Horní sál',
    line: 'Přístavní\u00a0sklad, první patro',
    href: '/mistnosti#sal',
    text: 'Po hlavním schodišti.',
  })
  expect(entriesOf(content)['search:pages']).toContainEqual({
    title: 'rooms:title',
    line: 'rooms:description',
    href: '/mistnosti',
  })
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

test('pages are those of the menu, of calendars and of text, with what they begin with', () => {
  const content = contentWith({ events: [anEvent] })
  content.exhibition.pages = [aPage]
  expect(entriesOf(content)['search:pages']).toEqual([
    { title: 'artists:title', line: 'artists:description', href: '/umelci' },
    { title: 'works:title', line: 'works:description', href: '/dila' },
    { title: 'plan:title', line: 'plan:description', href: '/muj-plan' },
    { title: 'calendars:title', line: 'calendars:description', href: '/kalendare' },
    { title: 'common:menu.about', href: '/?lang=cs#about', text: 'Sedm lidí.' },
    { title: 'common:menu.program', href: '/?lang=cs#program' },
    { title: 'common:menu.contact', href: '/?lang=cs#contact' },
    { title: 'Než přijdete', href: '/nez-prijdete', text: 'Úvod. Druhá věta.' },
  ])
  const withoutEvents = entriesOf({ ...content, events: [] })['search:pages']!
  expect(withoutEvents.map(({ title }) => title)).not.toContain('calendars:title')
})

const aPage: TextPage = {
  slug: 'nez-prijdete',
  title: 'Než přijdete',
  intro: 'Úvod. Druhá věta.\n',
  questions: [{ question: 'Kde je šatna?', answer: 'Dole.\n\nJe zdarma.\n', place: aHall }],
  sections: [{ heading: 'Děti', text: 'S dospělým.\n' }],
  feedback: { heading: 'Děti', text: 'Napište.\n' },
}

test('answers are the facts of the contact, and the questions and sections of pages of text', () => {
  const content = contentWith()
  content.exhibition.pages = [aPage]
  Object.assign(content.exhibition.contact, {
    phone: '+420 555 123 456',
    stops: [{ by: 'tram', lines: ['2', '17'], name: 'Nábřeží', minutes: 5 }],
    access: ['Výtah.', 'Rampa.'],
  })
  const href = '/?lang=cs#contact'
  expect(entriesOf(content)['search:answers']).toEqual([
    {
      title: 'home:contact.hours',
      href,
      days: [
        { date: '2031-10-26', hours: 'neděle\u00a026.\u00a0října\u00a010:00–19:00' },
        { date: '2031-10-25', hours: 'sobota\u00a025.\u00a0října\u00a012:00–21:00' },
      ],
    },
    { title: 'search:admission', line: 'vstup volný', href },
    { title: 'home:contact.address', line: 'Přístavní\u00a0sklad, Nábřežní 6, Brno', href },
    {
      title: 'home:contact.directions',
      href,
      text: 'home:contact.by.tram 2, 17, Nábřeží, home:contact.onFoot\nTramvají na konečnou.',
    },
    { title: 'home:contact.access', href: '/?lang=cs#access', text: 'Výtah.\nRampa.' },
    { title: 'home:contact.reach', line: 'sedm@majakka.example, +420 555 123 456', href },
    {
      title: 'Kde je šatna?',
      href: '/nez-prijdete#kde-je-satna',
      text: 'Dole.\nJe zdarma.',
      source: 'Než přijdete',
      words: 'pristavni sklad',
    },
    { title: 'Děti', href: '/nez-prijdete#deti', text: 'S dospělým.', source: 'Než přijdete' },
    { title: 'Děti', href: '/nez-prijdete#deti-2', text: 'Napište.', source: 'Než přijdete' },
  ])
  expect(entriesOf(contentWith())['search:answers']).toHaveLength(5)
})

test('who made the exhibition and how to register are answers too', () => {
  const content = contentWith({ events: [anEvent], registration: 'mailto:sedm@majakka.example' })
  content.exhibition.programme!.intro = 'Místo si rezervujte.\n'
  content.exhibition.about.signature = { name: 'Ilma Sorsanen', role: 'kurátorka' }
  expect(entriesOf(content)['search:answers']?.slice(-2)).toEqual([
    { title: 'home:programme.registration', href: '/?lang=cs#program', text: 'Místo si rezervujte.' },
    { title: 'Kurátorka', line: 'Ilma Sorsanen', href: '/?lang=cs#about' },
  ])
})

test('questions come before the sections of other pages', () => {
  const content = contentWith()
  const sections = { ...aPage, slug: 'bezpeci', questions: null, feedback: null }
  content.exhibition.pages = [sections, aPage]
  const hrefs = entriesOf(content)['search:answers']?.map(({ href }) => href)
  expect(hrefs?.slice(5, 7)).toEqual(['/nez-prijdete#kde-je-satna', '/bezpeci#deti'])
})

test('documents have their title, and the passages of the language with their pages', () => {
  const content = contentWith()
  content.exhibition.documents = [
    { path: 'rad', file: '/rad.pdf', menu: null, footer: 'Návštěvní řád' },
    { path: 'katalog', file: '/katalog.pdf', menu: 'Katalog', footer: null },
  ]
  const passages = [
    { heading: 'Děti', page: 2, language: 'cs', text: 'S dospělým.' },
    { heading: 'Children', page: 5, language: 'en', text: 'With an adult.' },
    { heading: '', page: 6, language: undefined, text: 'Mapa.' },
    { heading: 'Enfants', page: 7, language: 'fr', text: '…' },
  ]
  const documents = new Map([
    ['/rad.pdf', { pages: 7, passages }],
    ['/katalog.pdf', { pages: 60, passages: [] }],
  ])
  expect(entriesOf(content, documents)['search:documents']).toEqual([
    { title: 'Návštěvní řád', line: 'PDF', href: '/rad.pdf' },
    { title: 'Děti', href: '/rad.pdf#page=2', text: 'S dospělým.', source: 'search:page' },
    { title: 'Návštěvní řád', href: '/rad.pdf#page=6', text: 'Mapa.', source: 'search:page' },
    { title: 'Enfants', href: '/rad.pdf#page=7', text: '…', source: 'search:page' },
    { title: 'Katalog', line: 'PDF', href: '/katalog.pdf' },
  ])
})

test('partners have their group', () => {
  const content = { ...contentWith(), partners: [{ name: 'Pražírna', group: 'partner' as const }] }
  expect(entriesOf(content)['home:partners.heading']).toEqual([
    { title: 'Pražírna', line: 'home:partners.partner', href: '/?lang=cs#partners' },
  ])
})

test('artists and works have a common beginning of their addresses, and small pictures', () => {
  const { groups } = searchIndexOf(contentWith({ artists: [artist] }), new Map())
  expect(groups.filter(({ pictures }) => pictures)).toMatchObject([
    { heading: 'artists:title', base: '/umelec-', pictures: '/search/pictures/' },
    { heading: 'works:title', base: '/umelec-', pictures: '/search/pictures/' },
  ])
})
