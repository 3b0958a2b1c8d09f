import * as React from 'react'
import { screen } from '@testing-library/react'
import { aRoom, anotherBuilding } from '../../../../tests/support/places'
import { renderIn } from '../../../../tests/support/render'
import { EventCard } from './event-card'

const event: Queries.EventCardFragment = {
  slug: 'dilna',
  formerSlugs: null,
  registration: null,
  type: 'workshop',
  title: 'A Morning of Paper',
  start: '2031-09-05T16:00',
  end: '2031-09-05T18:30',
  spoken: [
    { tag: 'cs', name: 'Czech' },
    { tag: 'de', name: 'German' },
  ],
  capacity: 14,
  availability: null,
  cancelled: null,
  description: 'No cranes.\n\nClean hands.',
  place: aRoom(),
  ledBy: [],
}

const elsewhere = anotherBuilding({ position: { latitude: 49.2, longitude: 16.6 } })

const card = (changes: Partial<Queries.EventCardFragment> = {}) => (
  <EventCard event={{ ...event, ...changes }} isElsewhere={false} />
)

/** The type and the place of an event in a row. */
const typeAndPlace = () =>
  [...document.querySelectorAll('[data-place]')].map((place) => place.parentElement?.textContent)

test('an event has its time, also in machine-readable form, and its title', () => {
  const { container } = renderIn('en', card())
  const time = container.querySelector('time')
  expect(time).toHaveTextContent('16:00–18:30')
  expect(time).toHaveAttribute('datetime', '2031-09-05T16:00')
  expect(screen.getByRole('heading', { level: 4, name: 'A Morning of Paper' })).toBeInTheDocument()
  expect(container.querySelector('article')).toHaveAttribute('id', 'dilna')
})

test('the former slugs of an event are anchors of it', () => {
  const { container } = renderIn('en', card({ formerSlugs: ['papirova-dilna'] }))
  expect(container.querySelector('#papirova-dilna')?.closest('article')).toHaveAttribute('id', 'dilna')
})

test.each([
  ['guidedTour', 'Komentovaná prohlídka', 'Guided tour'],
  ['panelDiscussion', 'Panelová diskuze', 'Panel discussion'],
  ['closedSociety', 'Uzavřená společnost', 'Closed society'],
  ['childrensWorkshop', 'Workshop pro děti', 'Workshop for children'],
  ['workshop', 'Workshop', 'Workshop'],
  ['morningMeditation', 'Ranní meditace', 'Morning meditation'],
] as const)('the type %s is %s in Czech and %s in English', (type, cs, en) => {
  renderIn('cs', card({ type }))
  renderIn('en', card({ type }))
  expect(typeAndPlace()).toEqual([`${cs}, Lantern Room`, `${en}, Lantern Room`])
})

test('a room of the venue is shown by its name, another place with its street and district', () => {
  renderIn('en', card({ place: elsewhere }))
  expect(typeAndPlace()).toEqual(['Workshop, Boiler House, Loděnická 4, Brno – Komárov'])
})

test.each([
  [{ transit: 18, foot: 24, bicycle: 9 }, '18 min from the exhibition by public transport'],
  [{ transit: 18, foot: 18, bicycle: 9 }, '18 min from the exhibition on foot'],
  [{ transit: null, foot: 24, bicycle: 9 }, '24 min from the exhibition on foot'],
  [{ transit: null, foot: null, bicycle: 9 }, '9 min from the exhibition by bicycle'],
])('of the times from the venue %j it says the shorter, and that by bicycle only alone', (fromVenue, said) => {
  renderIn('en', card({ place: { ...elsewhere, fromVenue } }))
  expect(typeAndPlace().map((text) => text?.replaceAll('\u00a0', ' '))).toEqual([
    `Workshop, Boiler House, Loděnická 4, Brno – Komárov, ${said}`,
  ])
})

test('a room of another building has its district, and the time of the building', () => {
  const within = {
    name: 'Dock',
    address: elsewhere.address,
    position: null,
    fromVenue: { transit: null, foot: 5, bicycle: null },
  }
  renderIn('en', card({ place: aRoom({ isInVenue: false, isOnMapOfContact: false, within }) }))
  expect(typeAndPlace().map((text) => text?.replaceAll('\u00a0', ' '))).toEqual([
    'Workshop, Lantern Room, Dock, Loděnická 4, Brno – Komárov, 5 min from the exhibition on foot',
  ])
})

test('the place links to a map: that of the contact, or a public one for another place', () => {
  const { unmount } = renderIn('en', card())
  expect(screen.getByRole('link', { name: 'Lantern Room (on the map)', hidden: true })).toHaveAttribute(
    'href',
    '#contact',
  )
  unmount()
  renderIn('en', card({ place: elsewhere }))
  const map = 'https://www.openstreetmap.org/?mlat=49.2&mlon=16.6#map=17/49.2/16.6'
  expect(
    screen.getByRole('link', { name: 'Boiler House, Loděnická 4, Brno – Komárov (OpenStreetMap)', hidden: true }),
  ).toHaveAttribute('href', map)
})

test('an event that is full or closed has a text about it', () => {
  renderIn('en', card({ availability: 'full' }))
  expect(screen.getByText('Full')).toBeInTheDocument()
  renderIn('cs', card({ availability: 'closed' }))
  expect(screen.getByText('Registrace uzavřena')).toBeInTheDocument()
})

test('an open event has no text about its availability', () => {
  const { container } = renderIn('en', card({ availability: 'open' }))
  expect(container.querySelector('strong')).toBeNull()
})

test('an event that was called off says so and nothing else of its seats, and offers no registration', () => {
  const registration = { persons: 2 }
  renderIn('en', card({ cancelled: true, availability: 'full', registration }))
  expect(screen.getByText('Called off').tagName).toBe('STRONG')
  expect(screen.getByRole('heading', { name: 'A Morning of Paper' })).toHaveClass('calledOff')
  expect(screen.queryByText('Full')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Register' })).toBeNull()
  renderIn('cs', card({ cancelled: true }))
  expect(screen.getByText('Zrušeno')).toBeInTheDocument()
})

test('leaders are named: artists with a link, others with their role', () => {
  const ledBy = [
    { name: null, role: null, artist: { slug: 'svea-tallmark', name: 'Svea Tallmark' } },
    { name: 'Aarne Lehtovuo', role: 'in the chair', artist: null },
  ]
  renderIn('en', card({ ledBy }))
  expect(screen.getByText(/^Led by:/)).toHaveTextContent(/^Led by: Svea Tallmark, Aarne Lehtovuo \(in the chair\)$/)
  expect(screen.getByRole('link', { name: 'Svea Tallmark' })).toHaveAttribute('href', '/en/artist-svea-tallmark')
})

test('an event without a leader has no line for one', () => {
  renderIn('en', card())
  expect(screen.queryByText(/Led by/)).toBeNull()
})

test.each([
  [1, '1 místo', '1 place'],
  [3, '3 místa', '3 places'],
  [14, '14 míst', '14 places'],
])('a capacity of %d is %s in Czech and %s in English', (capacity, cs, en) => {
  renderIn('cs', card({ capacity }))
  expect(screen.getByText(cs)).toBeInTheDocument()
  renderIn('en', card({ capacity }))
  expect(screen.getByText(en)).toBeInTheDocument()
})

test('a closed society is marked as by invitation and shows no capacity', () => {
  renderIn('en', card({ type: 'closedSociety' }))
  expect(screen.queryByText('14 places')).toBeNull()
  expect(screen.getByText('By invitation only')).toBeInTheDocument()
  renderIn('cs', card({ type: 'closedSociety' }))
  expect(screen.getByText('Jen pro zvané')).toBeInTheDocument()
})

test('other events are not marked as by invitation', () => {
  renderIn('en', card())
  expect(screen.queryByText('By invitation only')).toBeNull()
})

test('an event that takes registrations has a place for its state and a link to the form', () => {
  const { container } = renderIn('en', card({ registration: { persons: 2 } }))
  expect(container.querySelector('summary [data-event="dilna"]')).toBeEmptyDOMElement()
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/en/programme/dilna#registration')
})

test('without a registration an event has neither', () => {
  const { container } = renderIn('en', card({ registration: null }))
  expect(container.querySelector('[data-event]')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Register' })).toBeNull()
})

test('an event that the content calls full has no such link, and says so until the server says something else', () => {
  const { container } = renderIn('en', card({ registration: { persons: 2 }, availability: 'full' }))
  expect(container.querySelector('[data-event="dilna"]')).toHaveTextContent('Full')
  expect(screen.queryByRole('link', { name: 'Register' })).toBeNull()
})

test('an event for which visitors register on another site has no such link either', () => {
  const registered = { ...event, registration: { persons: 2 } }
  const { container } = renderIn('en', <EventCard event={registered} isElsewhere />)
  expect(container.querySelector('[data-event]')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Register' })).toBeNull()
})

test('an event links to its page', () => {
  renderIn('en', card())
  expect(screen.getByRole('link', { name: 'Page of this event' })).toHaveAttribute('href', '/en/programme/dilna')
})

test('the row has the codes of the languages, and their names for screen readers', () => {
  const { container } = renderIn('en', card())
  const row = container.querySelector('summary')
  const short = [...(row?.querySelectorAll('abbr') ?? [])]
  expect(short.map(({ textContent }) => textContent)).toEqual(['CS', 'DE'])
  for (const each of short) expect(each).toHaveAttribute('aria-hidden', 'true')
  expect(row).toHaveTextContent('CSCzech DEGerman')
})

test('languages are named in the language of the page, and the description has paragraphs', () => {
  renderIn('en', card())
  const [spoken] = screen.getAllByRole('listitem').filter(({ textContent }) => textContent.startsWith('Language:'))
  expect(spoken).toHaveTextContent('Language: Czech, German')
  expect(screen.getByText('No cranes.').tagName).toBe('P')
  expect(screen.getByText('Clean hands.').tagName).toBe('P')
})
