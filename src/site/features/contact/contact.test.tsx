import * as React from 'react'
import { screen, within } from '@testing-library/react'
import { renderIn } from '../../../../tests/support/render'
import { addDays } from '../../../i18n/add-days'
import type { Locale } from '../../../i18n/locales'
import { openingRows } from '../../../i18n/opening-hours'
import { Contact, phoneLink } from './contact'

const exhibition: Queries.ContactFragment = {
  admission: 'free admission',
  timeZone: 'Europe/Prague',
  startDate: '2031-09-04',
  endDate: '2031-09-06',
  floors: null,
  openingRows: [],
  venue: {
    name: 'Harbour Warehouse',
    address: { street: 'Nábřežní 6', postalCode: '602 00', locality: 'Brno', country: null, countryCode: null },
    position: { latitude: 49.1951, longitude: 16.6068 },
    fromVenue: null,
    within: null,
  },
  pages: [
    { slug: 'press', accessibility: null },
    { slug: 'accessibility', accessibility: true },
  ],
  contact: {
    email: 'seven@majakka.example',
    phone: '+420 555 123 456',
    stops: [
      { by: 'metro', lines: ['A', 'B'], name: 'Loděnické náměstí', minutes: 8 },
      { by: 'train', lines: null, name: 'Hlavní nádraží', minutes: 15 },
    ],
    directions: ['By metro.', 'By tram.'],
    access: ['A lift to all floors.', 'Two wheelchairs to borrow.'],
    map: {
      image: { publicURL: '/static/mapa.svg', ink: { width: 1, height: 1.06, tone: 'coloured', view: null } },
      alt: 'Streets around the palace.',
      legend: ['Metro', 'Main gate'],
    },
  },
}

const hours = [
  { date: '2031-09-04', opens: '10:00', closes: '19:00' },
  { date: '2031-09-06', opens: '10:00', closes: '21:00' },
]

/** The exhibition with its opening hours as the build gives them. */
const openIn = (language: Locale, openingHours: typeof hours) => ({
  ...exhibition,
  openingRows: openingRows({ ...exhibition, openingHours }, language),
})

/** Renders the contact with its folded parts open. */
function renderOpen(...[language, element]: Parameters<typeof renderIn>): ReturnType<typeof renderIn> {
  const rendered = renderIn(language, element)
  rendered.container.querySelectorAll('details').forEach((folded) => (folded.open = true))
  return rendered
}

test.each([
  ['cs', ['čtvrtek 4. září 10:00–19:00', 'sobota 6. září 10:00–21:00']],
  ['en', ['Thursday 4 September 10:00–19:00', 'Saturday 6 September 10:00–21:00']],
] as const)('the opening hours are a table of days (%s)', (language, rows) => {
  renderOpen(language, <Contact exhibition={openIn(language, hours)} />)
  const accessible = screen.getAllByRole('row').map((row) => {
    const day = within(row).getByRole('rowheader').querySelector('time')?.textContent
    return `${day} ${within(row).getByRole('cell').textContent}`.replaceAll('\u00a0', ' ')
  })
  expect(accessible).toEqual(rows)
})

test('of many days the weekdays are rows, and each day has its line of when it is open', () => {
  const many = Array.from({ length: 21 }, (_, day) => ({ ...hours[0]!, date: addDays('2031-09-01', day) }))
  const closed = many.filter(({ date }) => date !== '2031-09-10')
  renderOpen('en', <Contact exhibition={openIn('en', closed)} />)
  const rows = screen.getAllByRole('row')
  expect(rows.map((row) => within(row).getByRole('cell').textContent)).toEqual(['10:00–19:00', 'closed'])
  expect(rows[0]).toHaveTextContent(/^Monday–Sunday/)
  expect(rows[0]!.querySelectorAll('[data-from]')).toHaveLength(20)
})

const late = [{ date: '2031-09-04', opens: '18:00', closes: '01:00' }]

test.each([
  ['cs', 'Dnes otevřeno do 19:00', hours, '2031-09-04T08:00:00.000Z', '2031-09-04T17:00:00.000Z'],
  ['en', 'Open today until 01:00', late, '2031-09-04T16:00:00.000Z', '2031-09-04T23:00:00.000Z'],
] as const)('each day has a line from opening to closing in Prague, also after midnight (%s)', (...row) => {
  const [language, text, openingHours, from, until] = row
  renderOpen(language, <Contact exhibition={openIn(language, openingHours)} />)
  const today = screen.getByText(text)
  expect(today).not.toBeVisible()
  expect(today.dataset).toMatchObject({ from, until })
})

test.each([
  ['cs', 'Otevřeno bylo', 'Výstava se konala 4.–6. září 2031.', 'Cesta na výstavu'],
  ['en', 'Opening hours were', 'The exhibition took place on 4–6 September 2031.', 'Getting there'],
] as const)('the archive is in the past tense, and the heading of the ways suits it too (%s)', (...row) => {
  const [language, heading, sentence, ways] = row
  const { container } = renderOpen(language, <Contact exhibition={exhibition} />)
  const past = [...container.querySelectorAll('.inArchive')].map(({ textContent }) =>
    textContent.replaceAll('\u00a0', ' '),
  )
  expect(past).toEqual([heading, sentence])
  expect(screen.getByRole('heading', { name: ways })).toBeVisible()
})

test('e-mail, telephone, the ways on public maps, these maps and the accessibility of the site are links', () => {
  renderOpen('en', <Contact exhibition={exhibition} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:seven@majakka.example',
    'tel:+420555123456',
    'https://www.google.com/maps/dir/?api=1&destination=49.1951,16.6068&travelmode=transit',
    'https://maps.apple.com/directions?destination=49.1951,16.6068&mode=transit',
    'https://mapy.com/fnc/v1/route?end=16.6068,49.1951&routeType=foot_fast',
    'https://www.google.com/maps/dir/?api=1&destination=49.1951,16.6068&travelmode=walking',
    'https://maps.apple.com/directions?destination=49.1951,16.6068&mode=walking',
    'https://www.openstreetmap.org/directions?route=;49.1951,16.6068&engine=fossgis_osrm_foot',
    'https://mapy.com/fnc/v1/route?end=16.6068,49.1951&routeType=bike_road',
    'https://www.google.com/maps/dir/?api=1&destination=49.1951,16.6068&travelmode=bicycling',
    'https://maps.apple.com/directions?destination=49.1951,16.6068&mode=cycling',
    'https://www.openstreetmap.org/directions?route=;49.1951,16.6068&engine=fossgis_osrm_bike',
    'https://mapy.com/fnc/v1/showmap?center=16.6068,49.1951&zoom=17&marker=true',
    'https://www.google.com/maps/search/?api=1&query=49.1951%2C16.6068',
    'https://maps.apple.com/?ll=49.1951,16.6068&q=Harbour%20Warehouse',
    'https://www.openstreetmap.org/?mlat=49.1951&mlon=16.6068#map=17/49.1951/16.6068',
    '/en/accessibility',
  ])
  expect(screen.getByText('49.1951, 16.6068')).toBeVisible()
})

test('the address is one element with lines, and has the country if the content has one', () => {
  const lines = () => screen.getByText('Nábřežní 6', { exact: false, selector: 'address' }).innerHTML.split('<br>')
  const { unmount } = renderOpen('en', <Contact exhibition={exhibition} />)
  expect(lines()).toEqual(['Harbour Warehouse', 'Nábřežní 6', '602&nbsp;00&nbsp;Brno'])
  unmount()

  const address = { ...exhibition.venue.address!, country: 'Czechia', countryCode: 'CZ' }
  renderOpen('en', <Contact exhibition={{ ...exhibition, venue: { ...exhibition.venue, address } }} />)
  expect(lines()).toEqual(['Harbour Warehouse', 'Nábřežní 6', '602&nbsp;00&nbsp;Brno', 'Czechia'])
})

test.each([
  ['+420 555 123 456', 'tel:+420555123456'],
  ['+1 (212) 555-0100', 'tel:+12125550100'],
  ['+49 (0)30 555 010-50', 'tel:+493055501050'],
  ['+43 1/555.010', 'tel:+431555010'],
])('%s dials %s', (written, dialled) => {
  expect(phoneLink(written)).toBe(dialled)
})

test('the map has alternative text, a list that explains its numbers, and a size in the HTML', () => {
  renderOpen('en', <Contact exhibition={exhibition} />)
  const map = screen.getByRole('img', { name: 'Streets around the palace.' })
  expect(map).toHaveAttribute('src', '/static/mapa.svg')
  expect(Number(map.getAttribute('height')) / Number(map.getAttribute('width'))).toBeCloseTo(1.06)
  const legend = screen.getByRole('list', { name: 'Numbers on the map' })
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Metro', 'Main gate'])
})

test.each([
  ['cs', ['Metro A, B Loděnické náměstí 8 min pěšky', 'Vlak Hlavní nádraží 15 min pěšky']],
  ['en', ['Metro A, B Loděnické náměstí 8 min on foot', 'Train Hlavní nádraží 15 min on foot']],
] as const)('each stop has its lines, its name and the walk from it (%s)', (language, stops) => {
  renderOpen(language, <Contact exhibition={exhibition} />)
  const [list] = screen.getAllByRole('list').filter((each) => each.textContent?.includes('Loděnické'))
  const texts = within(list!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/\s+/g, ' '))
  expect(texts).toEqual(stops)
})

test('without a map, stops and a telephone there is nothing in their place', () => {
  const contact = { ...exhibition.contact, map: null, stops: null, phone: null }
  renderOpen('en', <Contact exhibition={{ ...exhibition, contact }} />)
  expect(screen.queryByRole('figure')).toBeNull()
  expect(screen.queryByText(/on foot/)).toBeNull()
  expect(screen.queryByText(/\bcall\b/)).toBeNull()
  const mail = screen.getByRole('link', { name: 'seven@majakka.example' })
  expect(mail.parentElement?.innerHTML).toBe(mail.outerHTML)
  expect(screen.getByText('By tram.')).toBeVisible()
})

test.each([
  ['cs', 'Cesta: Harbour Warehouse Veřejnou dopravou'],
  ['en', 'Directions to Harbour Warehouse By public transport'],
] as const)('each way names the place (%s)', (language, name) => {
  renderOpen(language, <Contact exhibition={exhibition} />)
  expect(screen.getByRole('list', { name })).toBeVisible()
})

test('the page of rooms is linked where the venue has floors', () => {
  const link = () => screen.queryByRole('link', { name: 'Plan of the floors and rooms' })
  const { unmount } = renderOpen('en', <Contact exhibition={exhibition} />)
  expect(link()).toBeNull()
  unmount()
  renderOpen('en', <Contact exhibition={{ ...exhibition, floors: [{ name: 'ground floor' }] }} />)
  expect(link()).toHaveAttribute('href', '/en/rooms')
})

test.each([
  ['the access to the building and a link to that of the site', {}, true, true],
  ['the access alone', { pages: [] }, true, false],
  ['the link alone', { contact: { ...exhibition.contact, access: null } }, false, true],
  ['nothing', { pages: [], contact: { ...exhibition.contact, access: null } }, false, false],
])('the accessibility has %s', (_, changes, hasFacts, hasLink) => {
  renderOpen('en', <Contact exhibition={{ ...exhibition, ...changes }} />)
  const access = document.getElementById('access')
  const link = access?.querySelector('a')
  const facts = [...(access?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
  expect(facts).toEqual(hasFacts ? exhibition.contact.access : [])
  expect(link?.getAttribute('href')).toBe(hasLink ? '/en/accessibility' : undefined)
  expect(link?.textContent).toBe(hasLink ? 'Accessibility of this site' : undefined)
  if (!hasFacts && !hasLink) expect(access).toBeNull()
})
