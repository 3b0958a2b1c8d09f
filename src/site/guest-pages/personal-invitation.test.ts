/** @jest-environment node */
import type { PersonalInvitationAnswer } from '../../../netlify/registration/answer'
import { personalInvitationPage } from '../../../netlify/registration/personal-invitation-page'
import { invitation as invitedEvent } from '../../../netlify/testing/testing'
import { token } from '../../../netlify/testing/testing-links'
import { locales, type Locale } from '../../i18n/locales'
import { dataOf, email, renderedPage, wordsOf } from './testing-pages'

const pageOf = (locale: Locale, answer: PersonalInvitationAnswer) =>
  renderedPage(locale, personalInvitationPage({ sent: { values: { token } }, ...answer }, locale))

const silent = {
  event: 'vecer',
  full_name: 'Ludmila Střeštíková',
  email: 'ludmila@guest.example',
  max_seats: 3,
  locale: 'cs',
  state: 'silent',
  seats: null,
  waiting: false,
  taken: 0,
  capacity: 200,
  availability: null,
  opens_at: null,
  closes_at: '2031-09-03T10:00:00.000Z',
} satisfies PersonalInvitationAnswer['personalInvitation']
const accepted = { ...silent, state: 'accepted' as const, seats: 2 }
const declined = { ...silent, state: 'declined' as const }

const found = {
  code: 'found',
  event: invitedEvent,
  personalInvitation: silent,
  state: 'open',
} satisfies PersonalInvitationAnswer

const buttonsOf = (page: Document) => [...page.querySelectorAll('form button')].map(({ textContent }) => textContent)
const choicesOf = (page: Document) =>
  [...page.querySelectorAll<HTMLInputElement>('[type=radio]')].map(({ value, checked }) => value + (checked ? '*' : ''))

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

test.each(locales)('a silent guest sees the card of the event, and can accept or decline (%s)', (locale) => {
  const page = pageOf(locale, found)
  for (const each of ['A Dinner', '17:00–22:00', 'Hall, Warehouse', 'something blue', 'Come in time.']) {
    expect(wordsOf(page)).toContain(each)
  }
  expect(wordsOf(page)).toContain(silent.full_name)
  expect(wordsOf(page)).toContain(silent.email)
  expect(page.querySelectorAll('h1')).toHaveLength(1)
  expect(page.querySelectorAll('main')).toHaveLength(1)
  expect(page.querySelector('[autofocus]')).toBeNull()
  for (const form of page.forms) expect([form.method, form.getAttribute('action')]).toEqual(['post', '/api/invitation'])
  const [accept, decline] = page.forms
  expect(dataOf(accept!)).toEqual({
    token,
    locale,
    submissionId: expect.stringMatching(uuid) as unknown,
    noticeVersion: '7',
    fullName: silent.full_name,
  })
  expect(dataOf(decline!)).toEqual({ token, locale, state: 'silent', persons: '0' })
  expect(page.forms).toHaveLength(2)
})

test('a guest can choose as many seats as the invitation is for, and has to choose', () => {
  const page = pageOf('en', found)
  expect(choicesOf(page)).toEqual(['1', '2', '3'])
  expect(page.querySelector<HTMLInputElement>('[type=radio]')?.required).toBe(true)
  const alone = pageOf('en', { ...found, personalInvitation: { ...silent, max_seats: 1 } })
  expect(choicesOf(alone)).toEqual([])
  expect(dataOf(alone.forms[0]!)).toMatchObject({ persons: '1' })
})

test.each([
  ['alone', silent, ['1']],
  ['with those whom they have', { ...accepted, seats: 1 }, ['1*', '2']],
] as const)('a guest who finds too few places left is told, and can come %s', (_, personalInvitation, choices) => {
  const page = pageOf('en', { ...found, personalInvitation: { ...personalInvitation, taken: 199 } })
  expect(choicesOf(page)).toEqual(choices)
  expect(wordsOf(page)).toContain('There are not as many places left as the invitation is for.')
  expect(wordsOf(pageOf('en', { ...found, personalInvitation }))).not.toContain('not as many places left')
})

test.each([
  ['cs', 1, 'Pozvánka platí pro jednu osobu.'],
  ['cs', 3, 'Pozvánka platí pro 3 osoby.'],
  ['cs', 5, 'Pozvánka platí pro 5 osob.'],
  ['en', 1, 'The invitation is valid for one person.'],
  ['en', 5, 'The invitation is valid for 5 people.'],
] as const)('the conditions say for how many people this invitation is (%s, %i)', (locale, seats, words) => {
  for (const personalInvitation of [silent, declined]) {
    const page = pageOf(locale, { ...found, personalInvitation: { ...personalInvitation, max_seats: seats } })
    expect([...page.querySelectorAll('dd li')].map(({ textContent }) => textContent)).toEqual([words, 'Come in time.'])
  }
})

test('a guest who has accepted sees the card, and can change seats and cancel', () => {
  const page = pageOf('en', { ...found, personalInvitation: accepted })
  expect(page.querySelector('h1')?.textContent).toBe('You are Ludmila Střeštíková on the list')
  expect(wordsOf(page)).toContain('2 places')
  expect(buttonsOf(page)).toEqual(['Save the change', 'Yes, cancel'])
  expect(choicesOf(page)).toEqual(['1', '2*', '3'])
  const shown = { token, locale: 'en', state: 'accepted' }
  expect([...page.forms].map(dataOf)).toEqual([
    { ...shown, fullName: silent.full_name, persons: '2' },
    { ...shown, persons: '0' },
  ])
  expect(page.querySelector('details > summary')?.textContent).toBe('Cancel the registration')
  expect(page.querySelector('a[download]')?.getAttribute('href')).toBe('/calendar/vecer.en.ics')
})

test.each([
  ['closed', silent, 'Registration has closed.', ['Decline the invitation']],
  ['closed', declined, 'Registration has closed.', []],
  ['full', silent, 'All places are taken.', ['Decline the invitation']],
] as const)('when the event is %s, nobody can accept: case %#', (state, personalInvitation, words, buttons) => {
  const page = pageOf('en', { ...found, state, personalInvitation })
  expect(wordsOf(page)).toContain(words)
  expect(wordsOf(page)).not.toContain('you can still accept')
  expect(buttonsOf(page)).toEqual(buttons)
})

test.each(['closed', 'full'] as const)('when the event is %s, a guest can keep fewer seats and cancel', (state) => {
  const page = pageOf('en', { ...found, state, personalInvitation: accepted })
  expect(choicesOf(page)).toEqual(['1', '2*'])
  expect(wordsOf(page)).not.toContain('You can add places')
  expect(wordsOf(page)).not.toContain('accept the invitation on this page again')
  expect(buttonsOf(page)).toEqual(['Save the change', 'Yes, cancel'])
})

test.each([silent, accepted, declined])(
  'of an event that was called off, every guest learns it and can do nothing: guest %#',
  (personalInvitation) => {
    const called = { ...invitedEvent, cancelled: true }
    const page = pageOf('en', { ...found, event: called, state: 'closed', personalInvitation })
    expect(wordsOf(page)).toContain('The event will not take place.')
    expect(wordsOf(page)).not.toContain('Registration has closed.')
    expect(page.forms).toHaveLength(0)
    expect(page.querySelector('a[download]')).toBeNull()
  },
)

test('a guest who waits since before the event became the invitation can leave the waiting list', () => {
  const page = pageOf('en', { ...found, personalInvitation: { ...accepted, waiting: true } })
  expect(page.querySelector('h2')?.textContent).toBe('You are on the waiting list')
  expect(buttonsOf(page)).toEqual(['Leave the waiting list'])
  expect(dataOf(page.forms[0]!)).toEqual({ token, locale: 'en', persons: '0' })
})

test.each([
  ['registered', accepted, 'status', 'We look forward to seeing you.'],
  ['changed', accepted, 'status', 'Saved.'],
  ['declined', declined, 'status', 'Thank you for letting us know.'],
  ['cancelled', declined, 'status', 'You are no longer on the list.'],
  ['capacity_full', accepted, 'alert', 'there are not enough places left'],
  ['already_accepted', accepted, 'alert', 'nothing was changed'],
  ['registration_closed', silent, 'alert', 'registration has closed'],
  ['unavailable', silent, 'alert', 'please try submitting the form again'],
] as const)('the answer to a form has the focus: %s', (code, personalInvitation, role, words) => {
  const page = pageOf('en', { ...found, code, personalInvitation })
  const answer = page.querySelector('[data-registration-answer]')!
  expect([answer.hasAttribute('autofocus'), answer.getAttribute('tabindex')]).toEqual([true, '-1'])
  expect(answer.querySelectorAll('p')).toHaveLength(1)
  expect(answer.querySelector(`[role=${role}]`)?.textContent).toContain(words)
  expect(page.querySelectorAll('[autofocus]')).toHaveLength(1)
})

test('a guest who has accepted learns that a mail comes, and only then', () => {
  const words = (answer: Partial<PersonalInvitationAnswer>) =>
    wordsOf(pageOf('en', { ...found, personalInvitation: accepted, ...answer }))
  expect(words({ code: 'registered', mail: true })).toContain('We are sending you a confirmation')
  expect(words({ code: 'registered', mail: false })).not.toContain('We are sending you a confirmation')
  expect(words({ code: 'changed', mail: true })).not.toContain('We are sending you a confirmation')
  expect(words({})).not.toContain('We are sending you a confirmation')
})

test('an invalid form comes back as it was typed, with the message at the field', () => {
  const sent = { values: { token, fullName: '<b>"', persons: '3' } }
  const page = pageOf('en', { ...found, code: 'invalid_data', errors: { fullName: 'invalid' }, sent })
  const name = page.querySelector<HTMLInputElement>('input[name=fullName]')!
  expect([name.value, name.getAttribute('aria-invalid')]).toEqual(['<b>"', 'true'])
  expect(page.getElementById(name.getAttribute('aria-describedby')!)?.textContent).toContain('does not belong here')
  expect(choicesOf(page)).toEqual(['1', '2', '3*'])
  expect(page.querySelector('[role=alert]')?.textContent).toContain('Please check what you have entered.')
  expect(page.querySelector('[role=alert] a[href="#fullName"]')?.textContent).toMatch(/^Full name: This is too short/)
})

test.each(locales)('a link that is not valid shows nothing of the event, and where to write to (%s)', (locale) => {
  const page = pageOf(locale, { code: 'unknown_token' })
  expect(page.documentElement.outerHTML).not.toContain(token)
  expect(page.documentElement.outerHTML).not.toContain('A Dinner')
  expect(page.querySelector(`main a[href="mailto:${email}"]`)).not.toBeNull()
})

test.each(locales)('a page that cannot be shown now leads to itself (%s)', (locale) => {
  const page = pageOf(locale, { code: 'unavailable', fault: 'timeout' })
  const path = { cs: '/pozvanka', en: '/en/invitation' }[locale]
  expect(page.querySelector(`main p:not(:first-child) a[href="${path}?t=${token}"]`)).not.toBeNull()
  expect(page.querySelector('[data-registration-answer][autofocus] [role=alert]')).not.toBeNull()
})

test('a preview has nothing to answer', () => {
  const page = pageOf('en', { code: 'unavailable', reason: 'not_published' })
  expect(page.querySelector('[role=alert]')?.textContent).toContain('preview')
  expect(page.forms).toHaveLength(0)
})

test.each([silent, accepted, declined])(
  'every guest learns where the data come from, and how to be erased: guest %#',
  (personalInvitation) => {
    const page = pageOf('en', { ...found, personalInvitation })
    for (const text of ['guests (Majakka Association)', '21 days after the event', 'right to object']) {
      expect(wordsOf(page)).toContain(text)
    }
    expect(page.querySelector(`section a[href="mailto:${email}"]`)).not.toBeNull()
  },
)

test('the page has its title, and no layout of the site', () => {
  const page = pageOf('en', found)
  expect(page.title).toBe('Your invitation')
  expect(page.querySelector('footer')).toBeNull()
})
