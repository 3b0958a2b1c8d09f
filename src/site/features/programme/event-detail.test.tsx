import * as React from 'react'
import { screen, within } from '@testing-library/react'
import { anEvent, onThisSite } from '../../../../tests/support/events'
import { aPicture } from '../../../../tests/support/fixtures'
import { renderIn } from '../../../../tests/support/render'
import { EventDetail } from './event-detail'

const building = {
  name: 'Harbour Warehouse',
  fromVenue: null,
  address: { street: 'Nábřežní 6', postalCode: '602 00', locality: 'Brno', country: null, countryCode: null },
  position: { latitude: 49.1951, longitude: 16.6068 },
}

const event: Queries.EventDetailFragment = {
  ...anEvent({ slug: 'skladani' }),
  place: {
    slug: 'kotelna',
    name: 'Boiler House',
    floor: null,
    isOnMapOfContact: true,
    address: null,
    position: null,
    way: null,
    fromVenue: null,
    within: building,
  },
  registration: null,
  ledBy: [],
}
const registration = onThisSite

const exhibition = { timeZone: 'Europe/Prague', contact: { email: 'six@majakka.example' }, programme: null }

const leader = (name: string, hue: number) => ({
  name: null,
  role: null,
  artist: { slug: 'svea', name, tint: { hue, strength: 2, lightness: 90 }, firstWork: null },
})

function show(
  changes: Partial<Queries.EventDetailFragment> = {},
  props: Partial<Parameters<typeof EventDetail>[0]> = {},
) {
  return renderIn('en', <EventDetail event={{ ...event, ...changes }} exhibition={exhibition} {...props} />)
}

/** The fact with this label. */
const fact = (label: string) => screen.queryByText(label, { selector: 'dt' })?.closest('div')

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-09-01T10:00:00Z')))

test.each([
  ['cs', 'pátek 5. září 2031 16:00–18:30', 'Workshop'],
  ['en', 'Friday 5 September 2031 16:00–18:30', 'Workshop'],
] as const)('the page of an event has its title, type, day, year and time (%s)', (language, when, type) => {
  const { container } = renderIn(language, <EventDetail event={event} exhibition={exhibition} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Paper Folding' })).toBeInTheDocument()
  expect(container.querySelector('.when')).toHaveTextContent(when)
  expect(screen.getByText(type)).toBeInTheDocument()
  const times = [...container.querySelectorAll('time')].map(({ dateTime }) => dateTime)
  expect(times).toEqual(['2031-09-05T16:00', '2031-09-05T18:30'])
  expect(screen.getByText('Clean hands.').tagName).toBe('P')
})

test('a room is shown with its building, whose position is on the maps, one click away', () => {
  show()
  expect(fact('Where')).toHaveTextContent('Boiler House (on the map)Harbour WarehouseNábřežní 6602 00 Brno')
  const list = screen.getByRole('list', { name: 'Directions to Harbour Warehouse On a map' })
  expect(list).not.toBeVisible()
  screen.getByText('Getting there').click()
  expect(list).toBeVisible()
  const maps = within(list).getAllByRole('link')
  expect(maps).toHaveLength(4)
  expect(maps[3]).toHaveAttribute('href', expect.stringContaining('mlat=49.1951'))
})

test('a room on a floor has its floor, a link to the plan and the way inside', () => {
  const way = 'Up the stairs behind the desk.'
  show({ place: { ...event.place, floor: { name: 'first floor' }, way } })
  expect(fact('Where')).toHaveTextContent('Boiler House, first floor (on the plan)')
  expect(screen.getByText(way)).toBeVisible()
})

test('the ways to another building have the times from the venue', () => {
  const fromVenue = { transit: 18, foot: 24, bicycle: null }
  show({ place: { ...event.place, ...building, isOnMapOfContact: false, within: null, fromVenue } })
  for (const way of [
    '18 min from the exhibition by public transport',
    '24 min from the exhibition on foot',
    'By bicycle',
  ])
    expect(screen.getByText(way)).toBeInTheDocument()
})

test('a place without a position has no links to maps', () => {
  show({ place: { ...event.place, ...building, isOnMapOfContact: false, position: null, within: null } })
  expect(fact('Where')).toHaveTextContent('Harbour WarehouseNábřežní 6602 00 Brno')
  expect(screen.queryByRole('list')).toBeNull()
})

test('the facts name the leaders, the languages and the number of places', () => {
  show({ ledBy: [leader('Svea', 40), { name: 'Otso', role: 'guide', artist: null }] })
  expect(fact('Led by')).toHaveTextContent('Svea, Otso (guide)')
  expect(screen.getByRole('link', { name: 'Svea' })).toHaveAttribute('href', '/en/artist-svea')
  expect(fact('Language')).toHaveTextContent('Czech, German')
  expect(fact('Places')).toHaveTextContent('14')
})

test('the page has the tint of the first artist who leads the event, and none without an artist', () => {
  const { unmount } = show({ ledBy: [{ name: 'Otso', role: 'guide', artist: null }, leader('Svea', 40)] })
  expect(document.querySelector('header')).toHaveStyle({ '--hue': '40', '--strength': '0.35' })
  unmount()
  show()
  expect(document.querySelector('header')).not.toHaveClass('tint')
})

test('the page shows the first work of the first artist who leads the event, with the way to it, and none without one', () => {
  const { artist, ...svea } = leader('Svea', 40)
  const work = {
    slug: 'tide',
    title: 'Tide',
    alt: 'Waves.',
    yearFrom: null,
    year: 2020,
    circa: null,
    image: aPicture(),
  }
  const { unmount } = show({ ledBy: [{ ...svea, artist: { ...artist, firstWork: work } }] })
  expect(screen.getByRole('img', { name: 'Waves.' })).toHaveAttribute('loading', 'lazy')
  expect(screen.getByRole('link', { name: /^Svea, Tide/ })).toHaveAttribute('href', '/en/artist-svea/tide')
  unmount()
  show({ ledBy: [leader('Svea', 40)] })
  expect(screen.queryByRole('figure')).not.toBeInTheDocument()
})

test.each([
  ['none is needed', {}, 'Not needed, just come.', /14/],
  ['it is full', { availability: 'full' as const }, 'Full', /14/],
  ['it is by invitation, and not for how many', { type: 'closedSociety' as const }, 'By invitation only', undefined],
])('without a registration the page says that %s', (_, changes, said, places) => {
  show(changes)
  expect(fact('Registration')).toHaveTextContent(said)
  if (places) expect(fact('Places')).toHaveTextContent(places)
  else expect(fact('Places')).toBeUndefined()
  expect(fact('Led by')).toBeUndefined()
  expect(screen.queryByRole('link', { name: /^Register/ })).toBeNull()
})

test.each([
  ['cs', 'Zrušeno', 'Akce se nekoná. Pokud jste se přihlásili, registraci rušit nemusíte.'],
  ['en', 'Called off', 'This event will not take place. If you have registered, you need not cancel.'],
] as const)(
  'of an event that was called off, the page says what to do, also after its end (%s)',
  (locale, word, advice) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-10-01T10:00:00Z'))
    const calledOff = { ...event, cancelled: true, registration }
    const { container } = renderIn(locale, <EventDetail event={calledOff} exhibition={exhibition} />)
    const state = container.querySelector('.state')!
    expect(state.querySelector('strong')).toHaveTextContent(word)
    expect(state).toHaveTextContent(advice)
    expect(state.querySelector('a')).toHaveAttribute('href', 'mailto:six@majakka.example')
    expect(state.querySelectorAll('p')).toHaveLength(1)
    expect(container.querySelector('a[href="#registration"], [data-event]')).toBeNull()
  },
)

test.each([
  ['cs', 'Označit v kalendáři jako zrušené'],
  ['en', 'Mark as called off in your calendar'],
] as const)(
  'of an event that was called off, the calendar file is there, and no word of registration (%s)',
  (...row) => {
    const [language, words] = row
    renderIn(language, <EventDetail event={{ ...event, cancelled: true }} exhibition={exhibition} booked="You have" />)
    expect(screen.queryByText('You have')).toBeNull()
    const link = screen.getByRole('link', { name: words })
    expect(link).toHaveAttribute('href', `/calendar/skladani.${language}.ics`)
    expect(link).toHaveAttribute('download')
    expect(link.parentElement!.querySelectorAll('a')).toHaveLength(1)
    expect(fact(language === 'cs' ? 'Registrace' : 'Registration')).toBeUndefined()
  },
)

test('a link downloads the calendar file of the event, and another one leads to the ways to subscribe to it', () => {
  show()
  const links = [...fact('Calendar')!.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.hasAttribute('download'),
  ])
  expect(links).toEqual([
    ['Add to calendar', '/calendar/skladani.en.ics', true],
    ['Subscribe to changes', '/en/calendars#event-skladani', false],
  ])
})

test('the registration is a section of the page, and a link at the top leads to it while it is open', () => {
  const limited = { opens: '2031-09-02T12:00', closes: '2031-09-05T12:00', persons: 2 }
  show({ registration: limited }, { children: <p>The form</p> })
  expect(screen.getByRole('region', { name: 'Registration' })).toHaveAttribute('id', 'registration')
  const link = screen.getByText('Register').parentElement!
  expect(link).toHaveAttribute('href', '#registration')
  expect(link.parentElement).toHaveAttribute('data-from', '2031-09-02T10:00:00.000Z')
  expect(link.parentElement).toHaveAttribute('data-until', '2031-09-05T10:00:00.000Z')
  expect(link.parentElement).not.toBeVisible()
  expect(fact('Registration')).toBeUndefined()
})

test('what the guest has booked takes the place of the button that registers', () => {
  show({ registration }, { booked: 'You have 2 places', children: <p /> })
  expect(screen.getByRole('link', { name: 'You have 2 places' })).toHaveAttribute('href', '#registration')
  expect(screen.queryByRole('link', { name: /^Register/ })).toBeNull()
})

test('the page has the words for each state, and room for the state of the event and the number of free places', () => {
  const { container } = show({ registration })
  const state = container.querySelector<HTMLElement>('[data-soon][data-seats]')
  expect(state?.dataset).toMatchObject({ seats: '', open: 'Places left', closed: 'Registration closed' })
  expect(state?.querySelector('[data-event="skladani"]')).toBeEmptyDOMElement()
  expect(within(fact('Places')!).getByText('14').nextElementSibling).toHaveAttribute('data-free', '(# free)')
})

test.each([
  ['full', 'Full'],
  ['closed', 'Registration closed'],
] as const)('a registration that is %s by hand says so, until the server says something else', (availability, said) => {
  show({ availability, registration }, { children: <p>No places</p> })
  expect(screen.getByText('No places')).toBeVisible()
  expect(screen.getByText(said).closest('[data-seats]')).toHaveAttribute('data-seats', availability)
  expect(screen.getByRole('link', { name: /^Register/ }).closest('[data-seats]')).toHaveClass('state')
})

test('with an external address the page links to it, and says nothing of events that do not name a registration', () => {
  const elsewhere = { ...exhibition, programme: { registration: 'https://tickets.example/seven' } }
  const { unmount } = show({ registration }, { exhibition: elsewhere })
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', 'https://tickets.example/seven')
  expect(screen.queryByRole('region', { name: 'Registration' })).toBeNull()
  unmount()
  show({}, { exhibition: elsewhere })
  expect(screen.queryByRole('link', { name: /^Register/ })).toBeNull()
  expect(fact('Registration')).toBeUndefined()
})

test('an event that has ended says so', () => {
  const over = () => {
    const { unmount } = show()
    const text = screen.getByText('This event is over.')
    const shown = { hidden: text.hidden, from: text.dataset.from }
    unmount()
    return shown
  }
  const from = '2031-09-05T16:30:00.000Z'
  expect(over()).toEqual({ hidden: true, from })
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(from))
  expect(over()).toEqual({ hidden: false, from })
})

test('from its end on, an event offers neither free places nor its calendar file nor a place in the plan', () => {
  const offers = () => {
    const { container, unmount } = show({ registration })
    const places = container.querySelector('[data-free]')
    const shown = [places, fact('Calendar'), screen.getByText('Add to my plan')].map(
      (each) => each?.closest('[hidden]') === null,
    )
    unmount()
    return shown
  }
  expect(offers()).toEqual([true, true, true])
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-09-05T16:30:00.000Z'))
  expect(offers()).toEqual([false, false, false])
})

test.each([
  ['cs', 'Další akce programu', ['/program/rano', '/program/vecer', '/?lang=cs#skladani']],
  ['en', 'Other events of the programme', ['/en/programme/rano', '/en/programme/vecer', '/en#skladani']],
] as const)('the neighbours in time and the programme are one step away (%s)', (language, name, hrefs) => {
  const neighbour = (slug: string, start: string) => ({
    ...{ slug, title: slug, start, ledBy: [] },
    cancelled: slug === 'vecer',
  })
  const neighbours = {
    previous: neighbour('rano', '2031-09-05T08:00'),
    next: neighbour('vecer', '2031-09-06T19:00'),
  }
  renderIn(language, <EventDetail event={event} exhibition={exhibition} {...neighbours} />)
  const nav = screen.getByRole('navigation', { name })
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(hrefs)
  expect(nav).toHaveTextContent(
    language === 'cs' ? 'sobota 6. září, 19:00. Zrušeno' : 'Saturday 6 September, 19:00. Called off',
  )
})
