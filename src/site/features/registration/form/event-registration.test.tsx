import * as React from 'react'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderIn } from '../../../../../tests/support/render'
import { askSeats, minuteChange, seatsChange } from '../../../dom/contract'
import { keepDraft, readDraft } from './draft'
import { EventRegistration } from './event-registration'
import { sendRegistration, type Sent } from './send-registration'

jest.mock('./send-registration', () => ({ sendRegistration: jest.fn() }))

const send = jest.mocked(sendRegistration)

const registration = { opens: '2031-08-01T09:00', closes: null, persons: 4, placeFor: null, placeNote: null }

const event: Queries.EventRegistrationFragment = {
  slug: 'dilna',
  title: 'Paper Workshop',
  start: '2031-09-04T17:00',
  end: '2031-09-04T19:00',
  cancelled: null,
  availability: null,
  registration,
  place: {
    name: 'Hall',
    address: null,
    way: null,
    position: null,
    fromVenue: null,
    within: { name: 'Warehouse', address: null, position: { latitude: 49.1951, longitude: 16.6068 }, fromVenue: null },
  },
}

const exhibition: Queries.EventRegistrationExhibitionFragment = {
  timeZone: 'Europe/Prague',
  contact: { email: 'seven@majakka.example' },
  notice: { version: '1', heading: 'Consent', consent: 'You consent.', text: 'Rights.' },
}

const duringRegistration = '2031-08-15T12:00:00Z'

function renderAt(now: string, changed: Partial<Queries.EventRegistrationFragment> = {}, language: 'cs' | 'en' = 'en') {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now))
  return renderIn(language, <EventRegistration event={{ ...event, ...changed }} exhibition={exhibition} />)
}

/** The texts beside the form that are shown, and whether the form is. */
function shown() {
  const paragraphs = [...document.querySelectorAll<HTMLElement>('#registration-heading ~ p:not([hidden], :has(a))')]
  return { form: screen.queryByRole('form') !== null, texts: paragraphs.map(({ textContent }) => textContent) }
}

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(duringRegistration))
  send.mockReset().mockResolvedValue({ result: 'registered', mail: true })
})

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  document.querySelector('[data-seats]')?.remove()
})

test.each([
  ['en', 'Registration opens on 1 August 2031 at 09:00.', 'Registration has closed.'],
  ['cs', 'Přihlásit se můžete od 1. srpna 2031, 09:00.', 'Přihlašování už bylo uzavřeno.'],
] as const)('the form is shown between the opening and the start of the event (%s)', (language, opens, closed) => {
  const textAt = (now: string) => {
    const { unmount } = renderAt(now, {}, language)
    const { form, texts } = shown()
    unmount()
    return { form, texts: texts.map((text) => text?.replace(/\s/g, ' ')) }
  }
  expect(textAt('2031-08-01T06:59:59Z')).toEqual({ form: false, texts: [opens] })
  expect(textAt('2031-08-01T07:00:00Z')).toEqual({ form: true, texts: [] })
  expect(textAt('2031-09-04T14:59:59Z')).toEqual({ form: true, texts: [] })
  expect(textAt('2031-09-04T15:00:00Z')).toEqual({ form: false, texts: [closed] })
})

test('registration is open at once where the content names no opening, and closes when the content says so', () => {
  const closes = '2031-09-01T12:00'
  renderAt('2020-01-01T00:00:00Z', { registration: { ...registration, opens: null, closes } })
  expect(shown()).toEqual({ form: true, texts: [] })

  const { container } = renderAt('2031-09-01T10:00:00Z', { registration: { ...registration, opens: null, closes } })
  expect(container.querySelector('[data-until="2031-09-01T10:00:00.000Z"]')).toHaveAttribute('hidden')
})

test.each([
  ['full', 'en', 'All places are taken.'],
  ['full', 'cs', 'Všechna místa už jsou obsazená.'],
  ['closed', 'en', 'Registration has closed.'],
  ['closed', 'cs', 'Přihlašování už bylo uzavřeno.'],
] as const)('an event that the content calls %s has no form (%s)', (availability, language, text) => {
  const { container } = renderAt(duringRegistration, { availability }, language)
  expect(container.querySelector('form')).toBeNull()
  expect(screen.getByText(text)).toBeVisible()
})

test('a guest who has lost the link finds where to ask for it, also when registration has closed', () => {
  renderAt('2031-09-04T15:00:00Z')
  expect(screen.getByRole('link', { name: 'Have you lost the link to your registration?' })).toHaveAttribute(
    'href',
    '/en/registration',
  )
})

test('an event that the content calls open has its form', () => {
  renderAt(duringRegistration, { availability: 'open' })
  expect(shown().form).toBe(true)
})

/** What the server has answered. */
function answerState(state: string): void {
  document.body.insertAdjacentHTML('beforeend', `<i data-seats="${state}"></i>`)
}

test.each(['full', 'closed'] as const)(
  'an event that the content calls %s has its form if an organiser opens it',
  (availability) => {
    answerState('open')
    renderAt('2031-10-01T00:00:00Z', { availability })
    expect(shown()).toEqual({ form: true, texts: [] })
  },
)

test.each([
  ['closes', 'closed', 'Registration has closed.'],
  ['marks as full', 'full', 'All places are taken.'],
])('an event that an organiser %s has no form', (_, state, text) => {
  answerState(state)
  renderAt(duringRegistration)
  expect(shown()).toEqual({ form: false, texts: [text] })
})

test.each([
  ['en', 'child', 'Each place is for one child; do not count adults. Parents go home.'],
  ['cs', 'child', 'Každé místo je pro jedno dítě, dospělé nepočítejte. Parents go home.'],
  ['en', 'adult', 'Each place is for one adult; do not count children. Parents go home.'],
  ['cs', 'everybody', 'Místo potřebuje každý, kdo přijde, tedy i děti a jejich doprovod. Parents go home.'],
] as const)('beside the number of places the form says whom a place is for (%s, %s)', (language, placeFor, hint) => {
  const placeNote = 'Parents go home.'
  const { unmount } = renderAt(duringRegistration, { registration: { ...registration, placeFor, placeNote } }, language)
  const description = () => screen.getByRole('group', { name: language === 'cs' ? 'Počet míst' : 'Number of places' })
  // Short words stay with the next one.
  expect(description()).toHaveAccessibleDescription(expect.stringMatching(hint.replaceAll(' ', '\\s')))
  unmount()
  renderAt(duringRegistration, {}, language)
  expect(description()).not.toHaveAccessibleDescription()
})

test('where one registration is for one place, the form says whom it is for, too', () => {
  renderAt(duringRegistration, { registration: { ...registration, persons: 1, placeFor: 'child' } })
  expect(screen.getByText('Each place is for one child; do not count adults.')).toBeVisible()
})

test.each([
  ['registration_closed', 'closed', 'Registration could not be completed, registration has closed.'],
  ['capacity_full', 'full', 'Sorry, there are not enough places left.'],
] as const)(
  'a form that was refused (%s) asks for the state of the event, and stays to say why',
  async (result, state, why) => {
    send.mockResolvedValue({ result, errors: {} })
    const asked = jest.fn(() => showState(state))
    document.addEventListener(askSeats, asked, { once: true })
    renderAt(duringRegistration)
    const user = await fillIn()
    await user.click(screen.getByRole('button', { name: 'Register' }))
    const alert = await screen.findByText(why)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(alert.parentElement).toHaveFocus()
  },
)

test('a guest who is told that they can wait has one button for it, also when the event is known to be full', async () => {
  send.mockResolvedValue({ result: 'may_wait', errors: {} })
  renderAt(duringRegistration)
  const user = await fillIn()
  await user.click(screen.getByRole('button', { name: 'Register' }))
  await screen.findByRole('alert')
  showState('waiting')
  expect(screen.getAllByRole('button', { name: 'Join the waiting list' })).toHaveLength(1)
})

test('the card leads to the place on foot, and says where it is on maps', () => {
  keepDraft('dilna', { registered: jana })
  renderAt(duringRegistration)
  const onFoot = within(screen.getByRole('list', { name: 'Directions to Warehouse On foot' }))
  expect(onFoot.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringContaining('foot'))
  expect(screen.getByRole('list', { name: 'Directions to Warehouse On a map' })).toBeVisible()
})

test('an event without registration shows nothing', () => {
  expect(renderAt(duringRegistration, { registration: null }).container).toBeEmptyDOMElement()
})

test('a registration can be for two persons unless the content says otherwise', () => {
  renderAt(duringRegistration, { registration: { ...registration, persons: null } })
  expect(screen.getAllByRole('radio')).toHaveLength(2)
})

/** Fills in the form. */
async function fillIn() {
  const user = userEvent.setup()
  await user.click(screen.getByLabelText('Full name'))
  await user.paste('Jana Nová')
  await user.click(screen.getByLabelText('E-mail'))
  await user.paste('jana@example.org')
  await user.click(screen.getByLabelText('3'))
  return user
}

test.each([
  ['en', 1, true, 'Paper Workshop', 'Thursday 4 September 2031, 17:00–19:00', '1 place', 'a link to change or cancel'],
  ['cs', 3, false, 'Paper Workshop', 'čtvrtek 4. září 2031, 17:00–19:00', '3 místa', 'Nemůžete přijít? Napište nám'],
] as const)(
  'after a reload the confirmation says what, when, where, how many seats and how to cancel (%s, %i, %s)',
  (language, seats, mail, ...texts) => {
    keepDraft('dilna', { registered: { name: 'Jana Nová', seats, mail, waiting: false } })
    const { container } = renderAt(duringRegistration, {}, language)
    const text = container.textContent!.replace(/\s/g, ' ')
    for (const each of [...texts, 'Hall, Warehouse']) expect(text).toContain(each)
    // With a mail, its link cancels.
    expect(container.querySelectorAll('a[href="mailto:seven@majakka.example"]')).toHaveLength(mail ? 0 : 1)
    expect(container.querySelector('a[download]')).toHaveAttribute('href', `/calendar/dilna.${language}.ics`)
    // The page was only reloaded: the focus stays where it is.
    expect(document.body).toHaveFocus()
  },
)

const jana = { name: 'Jana Nová', seats: 2, mail: true, waiting: false }

test.each([
  ['en', true, 'This was so on 15 August 2031 at 14:00.', 'The link in our e-mail shows it.'],
  ['cs', false, 'Tak to bylo 15. srpna 2031, 14:00.', 'Poví vám to odkaz v e-mailu.'],
] as const)('a confirmation says when it was true, and what knows more (%s)', (language, isWaiting, ...said) => {
  keepDraft('dilna', { registered: { ...jana, waiting: isWaiting } })
  const { container } = renderAt(duringRegistration, {}, language)
  const text = container.textContent!.replace(/\s/g, ' ')
  for (const each of said) expect(text).toContain(each)
})

// The title of the page of an event comes before the heading of its form.
test.each([
  ['en', 'Register somebody else', 'Full name'],
  ['cs', 'Přihlásit někoho dalšího', 'Jméno a příjmení'],
] as const)('the next guest of a tab meets an empty form, and no name (%s)', async (language, button, field) => {
  keepDraft('dilna', { registered: jana })
  keepDraft('prohlidka', { values: { fullName: 'Jana Nová', email: 'jana@example.org', submissionId: '' } })
  renderAt(duringRegistration, {}, language)
  document.body.insertAdjacentHTML('afterbegin', '<h1 tabindex="-1">Paper Workshop</h1>')
  await userEvent.click(screen.getByRole('button', { name: button }))
  document.querySelector('h1')!.remove()
  expect(screen.getByLabelText(field)).toHaveValue('')
  expect(document.querySelector('h2')).toHaveFocus()
  expect(document.body).not.toHaveTextContent('Jana')
  expect(sessionStorage).toHaveLength(0)
})

test.each([
  ['the confirmation', { registered: jana }],
  ['what was typed', { values: { fullName: 'Jana Nová', email: 'jana@example.org', submissionId: '' } }],
])('after an hour, %s is no longer on the page that stayed open', (_, draft) => {
  keepDraft('dilna', draft)
  const { container } = renderAt(duringRegistration)
  const name = () => container.textContent + (container.querySelector<HTMLInputElement>('#fullName')?.value ?? '')
  expect(name()).toContain('Jana Nová')
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(duringRegistration) + 3_600_000)
  act(() => void document.dispatchEvent(new Event(minuteChange)))
  expect(shown().form).toBe(true)
  expect(name()).not.toContain('Jana')
})

test('a confirmation is kept on the device until it is forgotten there', async () => {
  keepDraft('dilna', { registered: jana })
  const { unmount } = renderAt(duringRegistration)
  expect(screen.getByRole('status')).toHaveTextContent('It disappears from here within an hour')
  await userEvent.click(screen.getByRole('button', { name: 'Keep on this device' }))
  expect(screen.getByRole('status')).toHaveTextContent('It stays on this device until the event ends.')
  expect(screen.getByRole('button', { name: 'Forget on this device' })).toHaveFocus()

  unmount()
  sessionStorage.clear()
  renderAt('2031-09-04T16:59:59Z')
  expect(screen.getByRole('heading', { name: 'You are Jana Nová on the list' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Forget on this device' }))
  expect(localStorage).toHaveLength(0)
  expect(document.body).not.toHaveTextContent('Jana')
})

test('where the browser stores nothing, the page says so', async () => {
  keepDraft('dilna', { registered: jana })
  renderAt(duringRegistration)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  await userEvent.click(screen.getByRole('button', { name: 'Keep on this device' }))
  expect(screen.getByRole('status')).toHaveTextContent('This browser stores nothing')
})

/** What live-seats.script.ts shows on the page of the event, once the server has answered. */
function showState(state: string) {
  document.body.insertAdjacentHTML('beforeend', `<p data-seats="${state}"></p>`)
  act(() => void document.dispatchEvent(new Event(seatsChange)))
}

test('the button keeps the focus when the event turns out to be full, and a status says so', async () => {
  renderAt(duringRegistration)
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  screen.getByRole('button', { name: 'Register' }).focus()
  showState('waiting')
  expect(screen.getByRole('button', { name: 'Join the waiting list' })).toHaveFocus()
  expect(status).toHaveTextContent(/^All places are taken\. By sending the form you join the waiting list/)
})

test('a refusal to join the waiting list is announced again when it is repeated', async () => {
  send.mockResolvedValue({ result: 'email_taken', errors: {} })
  renderAt(duringRegistration)
  showState('waiting')
  const user = await fillIn()
  const button = screen.getByRole('button', { name: 'Join the waiting list' })
  await user.click(button)
  await screen.findByRole('alert')

  let answer = (_: Sent) => {}
  send.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  await user.click(button)
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  expect(screen.queryByRole('alert')).toBeNull()
  answer({ result: 'email_taken', errors: {} })
  expect((await screen.findByRole('alert')).parentElement).toHaveFocus()
})

test.each(['open', 'few', ''])('the form registers while the server says %j', async (state) => {
  renderAt(duringRegistration)
  showState(state)
  const user = await fillIn()
  await user.click(screen.getByRole('button', { name: 'Register' }))
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  expect(send.mock.calls[0]).toMatchObject([expect.anything(), {}, { waiting: false }])
})

test('a visitor who would wait and gets a seat after all is told that they are registered', async () => {
  renderAt(duringRegistration)
  showState('waiting')
  const user = await fillIn()
  await user.click(screen.getByRole('button', { name: 'Join the waiting list' }))
  expect(await screen.findByRole('heading', { name: 'You are Jana Nová on the list' })).toHaveFocus()
  expect(readDraft('dilna').registered).toMatchObject({ name: 'Jana Nová', seats: 3, mail: true, waiting: false })
})
