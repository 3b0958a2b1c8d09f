import * as React from 'react'
import { screen } from '@testing-library/react'
import { anEvent, onThisSite } from '../../../../tests/support/events'
import { aRoom, anotherBuilding } from '../../../../tests/support/places'
import { renderIn } from '../../../../tests/support/render'
import { EventCard } from './event-card'

type Changes = Partial<Queries.EventCardFragment>

const elsewhere = anotherBuilding({ position: { latitude: 49.2, longitude: 16.6 } })

const show = (changes: Changes = {}, language: 'cs' | 'en' = 'en', isElsewhere = false) =>
  renderIn(language, <EventCard event={{ ...anEvent(), ...changes }} isElsewhere={isElsewhere} />).container

/** The type and the place of the event in its row. */
const typeAndPlace = () => document.querySelector('[data-place]')?.parentElement?.textContent.replaceAll('\u00a0', ' ')

test('an event has its time, also in machine-readable form, its title, and anchors for its slugs', () => {
  const article = show({ formerSlugs: ['papirova-dilna'] }).querySelector('article')
  const time = article?.querySelector('time')
  expect(time).toHaveTextContent('16:00–18:30')
  expect(time).toHaveAttribute('datetime', '2031-09-05T16:00')
  expect(screen.getByRole('heading', { level: 4, name: 'Paper Folding' })).toBeInTheDocument()
  expect(article).toHaveAttribute('id', 'dilna')
  expect(article?.querySelector('#papirova-dilna')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Page of this event' })).toHaveAttribute('href', '/en/programme/dilna')
})

const within = {
  name: 'Dock',
  address: elsewhere.address,
  position: null,
  fromVenue: { transit: null, foot: 5, bicycle: null },
}

test.each([
  ['a room of the venue has its name', aRoom(), 'Lantern Room'],
  ['another place its street and district', elsewhere, 'Boiler House, Loděnická 4, Brno – Komárov'],
  [
    'a room of another building both, and the time of the building',
    aRoom({ isInVenue: false, isOnMapOfContact: false, within }),
    'Lantern Room, Dock, Loděnická 4, Brno – Komárov, 5 min from the exhibition on foot',
  ],
])('the type and the place are in the row: %s', (_, place, said) => {
  show({ place })
  expect(typeAndPlace()).toBe(`Workshop, ${said}`)
})

test('the type is in the language of the page', () => {
  show({ type: 'guidedTour' }, 'cs')
  expect(typeAndPlace()).toBe('Komentovaná prohlídka, Lantern Room')
})

test.each([
  [{ transit: 18, foot: 24, bicycle: 9 }, '18 min from the exhibition by public transport'],
  [{ transit: 18, foot: 18, bicycle: 9 }, '18 min from the exhibition on foot'],
  [{ transit: null, foot: 24, bicycle: 9 }, '24 min from the exhibition on foot'],
  [{ transit: null, foot: null, bicycle: 9 }, '9 min from the exhibition by bicycle'],
])('of the times from the venue %j it says the shorter, and that by bicycle only alone', (fromVenue, said) => {
  show({ place: { ...elsewhere, fromVenue } })
  expect(typeAndPlace()).toBe(`Workshop, Boiler House, Loděnická 4, Brno – Komárov, ${said}`)
})

const registration = onThisSite
const form = '/en/programme/dilna#registration'

test.each<[said: string | undefined, isLive: boolean, link: string | undefined, changes: Changes, isElsewhere?: true]>([
  [undefined, false, undefined, { availability: 'open' }],
  ['Full', false, undefined, { availability: 'full' }],
  ['Registration closed', false, undefined, { availability: 'closed' }],
  ['Called off', false, undefined, { cancelled: true, availability: 'full', registration }],
  ['', true, form, { registration }],
  ['Full', true, undefined, { registration, availability: 'full' }],
  [undefined, false, undefined, { registration }, true],
])('the state is “%s”, which the server may change: %p, with a link to the form: %s', (...row) => {
  const [said, isLive, link, changes, isElsewhere] = row
  const state = show(changes, 'en', isElsewhere).querySelector('summary strong')
  expect(state?.textContent).toBe(said)
  expect(state?.getAttribute('data-event') === 'dilna').toBe(isLive)
  expect(screen.queryByRole('link', { name: /^Register/ })?.getAttribute('href')).toBe(link)
})

test('the title of an event that was called off is crossed out', () => {
  show({ cancelled: true }, 'cs')
  expect(screen.getByText('Zrušeno').tagName).toBe('STRONG')
  expect(screen.getByRole('heading')).toHaveClass('calledOff')
})

test('leaders are named, artists with a link, others with their role; without any there is no line for them', () => {
  const ledBy = [
    { name: null, role: null, artist: { slug: 'svea-tallmark', name: 'Svea Tallmark' } },
    { name: 'Aarne Lehtovuo', role: 'in the chair', artist: null },
  ]
  expect(show()).not.toHaveTextContent('Led by')
  show({ ledBy })
  expect(screen.getByText(/^Led by:/)).toHaveTextContent(/^Led by: Svea Tallmark, Aarne Lehtovuo \(in the chair\)$/)
  expect(screen.getByRole('link', { name: 'Svea Tallmark' })).toHaveAttribute('href', '/en/artist-svea-tallmark')
})

test.each<[cs: string, en: string, changes: Changes]>([
  ['1 místo', '1 place', { capacity: 1 }],
  ['3 místa', '3 places', { capacity: 3 }],
  ['14 míst', '14 places', { capacity: 14 }],
  ['Jen pro zvané', 'By invitation only', { type: 'closedSociety' }],
])('for how many it is: “%s”, “%s”', (cs, en, changes) => {
  show(changes, 'cs')
  show(changes)
  const said = screen.getAllByText(/míst|zvané|place|invitation/)
  expect(said.map(({ textContent }) => textContent)).toEqual([cs, en])
})

test('how many places there are stands only where no organiser can change it', () => {
  show({ capacity: 14, registration })
  expect(screen.queryByText('14 places')).not.toBeInTheDocument()
  show({ capacity: 14, registration }, 'en', true)
  expect(screen.getByText('14 places')).toBeInTheDocument()
})

test('the row has the codes of the languages, and their names for screen readers', () => {
  const row = show().querySelector('summary')!
  const short = [...row.querySelectorAll('abbr')]
  expect(short.map(({ textContent }) => textContent)).toEqual(['CS', 'DE'])
  for (const each of short) expect(each).toHaveAttribute('aria-hidden', 'true')
  expect(row).toHaveTextContent('CSCzech DEGerman')
})

test('the details name the languages, and the description has paragraphs', () => {
  show()
  const [spoken] = screen.getAllByRole('listitem').filter(({ textContent }) => textContent.startsWith('Language:'))
  expect(spoken).toHaveTextContent('Language: Czech, German')
  expect(screen.getByText('No cranes.').tagName).toBe('P')
  expect(screen.getByText('Clean hands.').tagName).toBe('P')
})
