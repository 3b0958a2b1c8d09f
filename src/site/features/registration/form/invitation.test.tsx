import * as React from 'react'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderIn } from '../../../../../tests/support/render'
import { askSeats, seatsChange } from '../../../dom/contract'
import { keepDraft } from './draft'
import { Invitation } from './invitation'
import { sendRegistration } from './send-registration'

jest.mock('./send-registration', () => ({ sendRegistration: jest.fn() }))

const event: Queries.InvitationFragment = {
  slug: 'vecer',
  title: 'A Dinner',
  description: 'For the invited.',
  start: '2031-09-04T17:00',
  end: '2031-09-04T22:00',
  cancelled: null,
  availability: null,
  invitation: {
    dressCode: 'none',
    conditions: ['Come in time.'],
    registrationCloses: null,
    personal: null,
    persons: 2,
  },
  place: {
    name: 'Hall',
    address: { street: 'Street 1', postalCode: '301 00', locality: 'Pilsen 3', country: null, countryCode: null },
    within: null,
    position: { latitude: 49.7475, longitude: 13.3776 },
    way: 'Ring the bell.',
    fromVenue: { transit: 12, foot: null, bicycle: null },
  },
}

const exhibition: Queries.InvitationExhibitionFragment = {
  timeZone: 'Europe/Prague',
  contact: { email: 'six@majakka.example' },
  notice: { version: '1', heading: 'Consent', consent: 'You consent.', text: 'Rights.' },
}

test('the invitation has the way there, inside, and how long it takes', () => {
  renderIn('en', <Invitation event={event} exhibition={exhibition} />)
  expect(screen.getByText('Ring the bell.')).toBeVisible()
  screen.getByText('Getting there').click()
  expect(
    screen.getByRole('list', { name: 'Directions to Hall 12\u00a0min from the exhibition by public transport' }),
  ).toBeVisible()
})

test('an invitation that was called off says so under its title, and no longer how to come', () => {
  renderIn('en', <Invitation event={{ ...event, cancelled: true }} exhibition={exhibition} />)
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toHaveTextContent('Called off')
  for (const words of ['Ring the bell.', 'Getting there', 'none', 'Come in time.']) {
    expect(screen.queryByText(words)).not.toBeInTheDocument()
  }
})

afterEach(() => sessionStorage.clear())

const conditions = () => [...document.querySelectorAll('dd li')].map(({ textContent }) => textContent)

/** What is shown at a time: the form, or that it is too late. */
function shownAt(now: string, registrationCloses: string | null = null, language: 'cs' | 'en' = 'en') {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now))
  const invitation = { ...event.invitation!, registrationCloses }
  const { unmount } = renderIn(language, <Invitation event={{ ...event, invitation }} exhibition={exhibition} />)
  const closed = screen.getByText(language === 'cs' ? 'Přihlašování už bylo uzavřeno.' : 'Registration has closed.')
  const shown = { form: screen.queryByRole('form') !== null, closed: !closed.hidden }
  unmount()
  return shown
}

test('without a closing time, registration closes when the event ends', () => {
  expect(shownAt('2031-09-04T19:59:59Z')).toEqual({ form: true, closed: false })
  expect(shownAt('2031-09-04T20:00:00Z')).toEqual({ form: false, closed: true })
})

test('where the content names a time, registration closes then', () => {
  expect(shownAt('2031-09-04T09:59:59Z', '2031-09-04T12:00', 'cs')).toEqual({ form: true, closed: false })
  expect(shownAt('2031-09-04T10:00:00Z', '2031-09-04T12:00', 'cs')).toEqual({ form: false, closed: true })
})

test('the script that updates the page by the clock finds the closing time', () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-09-01T00:00:00Z'))
  const { container } = renderIn('en', <Invitation event={event} exhibition={exhibition} />)
  const closes = '2031-09-04T20:00:00.000Z'
  expect(container.querySelector(`[data-until="${closes}"] form`)).toBeInTheDocument()
  expect(container.querySelector(`[data-from="${closes}"]`)).toHaveTextContent('Registration has closed.')
})

test('an invitation to a room names its building', () => {
  const place = { ...event.place, name: 'Upper Hall', address: null, within: event.place }
  renderIn('en', <Invitation event={{ ...event, place }} exhibition={exhibition} />)
  expect(screen.getByText('Upper Hall, Hall, Street 1, 301 00 Pilsen 3')).toBeVisible()
})

test.each([
  ['cs', 'Cesta: Hall', 'Pěšky', 'Na mapě'],
  ['en', 'Directions to Hall', 'On foot', 'On a map'],
] as const)(
  'the invitation and its card show the way to their own venue, and maps of it (%s)',
  (language, to, ...rows) => {
    const expectWay = () => {
      const lists = rows.map((row) => within(screen.getByRole('list', { name: `${to} ${row}` })).getAllByRole('link'))
      expect(lists.map((links) => links.length)).toEqual([4, 4])
      const route = 'https://mapy.com/fnc/v1/route?end=13.3776,49.7475&routeType=foot_fast'
      expect(lists[0]![0]).toHaveAttribute('href', route)
    }
    const { unmount } = renderIn(language, <Invitation event={event} exhibition={exhibition} />)
    screen.getByText({ cs: 'Jak se tam dostat', en: 'Getting there' }[language]).click()
    expectWay()
    unmount()
    keepDraft(event.slug, { registered: { name: 'Jana Nová', seats: 1, mail: true, waiting: false } })
    renderIn(language, <Invitation event={event} exhibition={exhibition} />)
    expectWay()
  },
)

test.each([
  ['cs', 1, 'Pozvánka platí pro jednu osobu.'],
  ['cs', 2, 'Pozvánka platí pro 2 osoby.'],
  ['en', 1, 'The invitation is valid for one person.'],
  ['en', 2, 'The invitation is valid for 2 people.'],
  // The form offers one companion.
  ['en', 5, 'The invitation is valid for 2 people.'],
] as const)('the public page says for how many persons one registers, as its form does (%s, %i)', (...row) => {
  const [language, persons, words] = row
  const invitation = { ...event.invitation!, persons }
  renderIn(language, <Invitation event={{ ...event, invitation }} exhibition={exhibition} />)
  expect(conditions()).toEqual([words, 'Come in time.'])
})

test.each([
  [true, 'We are sending you a confirmation by e-mail', 0],
  [false, 'We send no confirmation by e-mail', 1],
])('a registered guest learns whether a mail comes, and without one where to write to: %s', (mail, words, links) => {
  keepDraft(event.slug, { registered: { name: 'Jana Nová', seats: 1, mail, waiting: false } })
  const { container } = renderIn('en', <Invitation event={event} exhibition={exhibition} />)
  expect(container).toHaveTextContent(words)
  expect(screen.queryAllByRole('link', { name: 'six@majakka.example' })).toHaveLength(links)
})

test.each([
  ['cs', 'full', 'Všechna místa už jsou obsazená.'],
  ['en', 'full', 'All places are taken.'],
  ['cs', 'closed', 'Přihlašování už bylo uzavřeno.'],
  ['en', 'closed', 'Registration has closed.'],
] as const)(
  'an invitation that the content calls full or closed says so, and has no form (%s, %s)',
  (language, availability, words) => {
    renderIn(language, <Invitation event={{ ...event, availability }} exhibition={exhibition} />)
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.queryByRole('form')).toBeNull()
  },
)

test.each([
  ['closed', null, false],
  ['full', null, false],
  ['open', 'closed', true],
] as const)('if the server says %s and the content %s, there is a form: %s', (state, availability, hasForm) => {
  document.body.insertAdjacentHTML('afterbegin', `<i data-seats="${state}"></i>`)
  renderIn('en', <Invitation event={{ ...event, availability }} exhibition={exhibition} />)
  document.querySelector('i[data-seats]')!.remove()
  expect(document.querySelector('form') !== null).toBe(hasForm)
})

test('a guest who registered before the invitation was full keeps the card in the tab', () => {
  keepDraft(event.slug, { registered: { name: 'Jana Nová', seats: 1, mail: true, waiting: false } })
  renderIn('en', <Invitation event={{ ...event, availability: 'full' }} exhibition={exhibition} />)
  expect(screen.queryByText('All places are taken.')).toBeNull()
})

const personal = { ...event, invitation: { ...event.invitation!, personal: true } }

test.each([
  ['cs', 'jen hosté s osobní pozvánkou', 'Nemůžete odkaz najít?'],
  ['en', 'Only guests with a personal invitation', 'Unable to find the link?'],
] as const)('a personal invitation says what to do, and has no form (%s)', (language, ...words) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-09-01T00:00:00Z'))
  const { container } = renderIn(language, <Invitation event={personal} exhibition={exhibition} />)
  for (const each of words) expect(container).toHaveTextContent(each)
  expect(screen.getByRole('heading', { name: 'A Dinner' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'six@majakka.example' })).toBeVisible()
  expect(screen.queryByRole('form')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('where invitations are personal, the public page names no number of persons, because each guest has another', () => {
  renderIn('en', <Invitation event={personal} exhibition={exhibition} />)
  expect(conditions()).toEqual(['Come in time.'])
})

test('a guest who registered before the invitations became personal keeps the card in the tab', () => {
  keepDraft(event.slug, { registered: { name: 'Jana Nová', seats: 1, mail: true, waiting: false } })
  renderIn('en', <Invitation event={personal} exhibition={exhibition} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are Jana Nová on the list')
})

test.each([
  [
    'en',
    'capacity_full',
    'full',
    'Registration could not be completed, unfortunately the event is already at full capacity.',
  ],
  ['cs', 'registration_closed', 'closed', 'Registraci se nepodařilo dokončit, přihlašování už bylo uzavřeno.'],
] as const)('a form that was refused (%s, %s) stays to say why', async (language, result, state, why) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-09-01T00:00:00Z'))
  jest.mocked(sendRegistration).mockResolvedValue({ result, errors: {} })
  renderIn(language, <Invitation event={event} exhibition={exhibition} />)
  // What live-seats.script.ts does once the server has answered.
  const answer = () => {
    document.querySelector<HTMLElement>('[data-seats]')!.dataset.seats = state
    act(() => void document.dispatchEvent(new Event(seatsChange)))
  }
  document.addEventListener(askSeats, answer, { once: true })
  const user = userEvent.setup()
  const [name, email] = screen.getAllByRole('textbox')
  await user.type(name!, 'Jana Nová')
  await user.type(email!, 'jana@example.org')
  await user.click(screen.getAllByRole('radio')[0]!)
  await user.click(screen.getByRole('button', { name: { en: 'Register', cs: 'Registrovat se' }[language] }))
  const alert = await screen.findByText(why)
  expect(alert.parentElement).toHaveFocus()
  expect(email).toHaveValue('jana@example.org')
})
