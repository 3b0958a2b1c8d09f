import * as React from 'react'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderIn } from '../../../../tests/support/render'
import { keepDraft } from './draft'
import { EventRegistration } from './event-registration'

jest.mock('./send-registration', () => ({ sendRegistration: async () => ({ result: 'registered', mail: true }) }))

const registration = { opens: '2031-08-01T09:00', closes: null, persons: 4 }

const event: Queries.EventRegistrationFragment = {
  slug: 'dilna',
  title: 'Paper Workshop',
  start: '2031-09-04T17:00',
  end: '2031-09-04T19:00',
  availability: null,
  registration,
  place: { name: 'Hall', address: null },
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
  const paragraphs = [...document.querySelectorAll<HTMLElement>('#registration-heading ~ p:not([hidden])')]
  return { form: screen.queryByRole('form') !== null, texts: paragraphs.map(({ textContent }) => textContent) }
}

afterEach(() => sessionStorage.clear())

test.each([
  ['en', 'Registration opens on 1 August 2031 at 09:00.', 'Registration has closed.'],
  ['cs', 'Přihlašování se otevře 1. srpna 2031 v 09:00.', 'Přihlašování už bylo uzavřeno.'],
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

test('an event that the content calls open has its form', () => {
  renderAt(duringRegistration, { availability: 'open' })
  expect(shown().form).toBe(true)
})

test('an event without registration shows nothing', () => {
  expect(renderAt(duringRegistration, { registration: null }).container).toBeEmptyDOMElement()
})

test('a registration can be for two persons unless the content says otherwise', () => {
  renderAt(duringRegistration, { registration: { ...registration, persons: null } })
  expect(screen.getAllByRole('radio')).toHaveLength(2)
})

test('after the registration a confirmation takes the place of the form, and the focus', async () => {
  const user = userEvent.setup()
  renderAt(duringRegistration)
  await user.type(screen.getByLabelText('Full name'), 'Jana Nová')
  await user.type(screen.getByLabelText('E-mail'), 'jana@example.org')
  await user.click(screen.getByLabelText('3'))
  await user.click(screen.getByRole('button', { name: 'Register' }))

  await waitFor(() => expect(screen.getByRole('heading', { name: 'You are on the list' })).toHaveFocus())
  expect(document.querySelector('form')).toBeNull()
})

test.each([
  ['en', 1, true, 'Paper Workshop', 'Thursday 4 September 2031, 17:00–19:00', '1 place', 'Cannot come?'],
  ['cs', 3, false, 'Paper Workshop', 'čtvrtek 4. září 2031, 17:00–19:00', '3 místa', 'Nemůžete přijít?'],
] as const)(
  'after a reload the confirmation says what, when, where, how many places and how to cancel (%s, %i)',
  (language, seats, mail, ...texts) => {
    keepDraft('dilna', { registered: { seats, mail } })
    const { container } = renderAt(duringRegistration, {}, language)
    const text = container.textContent!.replace(/\s/g, ' ')
    for (const each of [...texts, 'Hall']) expect(text).toContain(each)
    expect(screen.getByRole('link', { name: 'seven@majakka.example' })).toHaveAttribute(
      'href',
      'mailto:seven@majakka.example',
    )
    expect(container.querySelector('a[download]')).toHaveAttribute('href', `/calendar/dilna.${language}.ics`)
    // The page was only reloaded: the focus stays where it is.
    expect(document.body).toHaveFocus()
  },
)

test.each([
  ['en', true, 'We are sending you a confirmation by e-mail.', 'We send no confirmation by e-mail'],
  ['cs', false, 'Potvrzení e-mailem neposíláme', 'Potvrzení vám posíláme e-mailem'],
] as const)('the confirmation says whether a mail comes, and nothing else (%s, %s)', (language, mail, said, unsaid) => {
  keepDraft('dilna', { registered: { seats: 1, mail } })
  const { container } = renderAt(duringRegistration, {}, language)
  expect(container).toHaveTextContent(said)
  expect(container).not.toHaveTextContent(unsaid)
})

test('a registration for another event changes nothing', () => {
  keepDraft('prohlidka', { registered: { seats: 2, mail: true } })
  renderAt(duringRegistration)
  expect(shown().form).toBe(true)
})
