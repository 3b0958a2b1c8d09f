/** @jest-environment node */
import type { RegistrationAnswer } from '../../../netlify/registration/answer'
import { registrationPage } from '../../../netlify/registration/registration-page'
import { invitation, workshop } from '../../../netlify/testing/testing'
import { booked, cancelled, invited, token } from '../../../netlify/testing/testing-links'
import type { AskedForLinks } from '../../registration/guest-pages'
import { locales, type Locale } from '../../i18n/locales'
import { localized } from '../../../tests/support/localized'
import { email, renderedPage } from './testing-pages'

const pageOf = (locale: Locale, answer: RegistrationAnswer) =>
  renderedPage(locale, registrationPage({ sent: { values: { token } }, ...answer }, locale))

const found = { code: 'found', registration: booked, event: workshop } satisfies RegistrationAnswer

const wordsOf = (page: Document) => page.body.textContent!.replace(/\s+/g, ' ')
const actions = (page: Document) =>
  [...page.forms].map((form) =>
    Object.fromEntries(new (page.defaultView as unknown as typeof globalThis).FormData(form)),
  )

test.each(locales)('a registration is shown with everything that is booked (%s)', (locale) => {
  const page = pageOf(locale, found)
  const { title, when, where, path } = workshop.pages[locale]
  const seats = localized({ cs: '3 místa', en: '3 places' })[locale]
  const words = wordsOf(page)
  for (const each of [title, when, where, booked.full_name!, seats]) {
    expect(words).toContain(each)
  }
  expect(page.querySelector(`a[href="${path}"]`)).not.toBeNull()
  expect(page.querySelector('a[download]')?.getAttribute('href')).toBe(`/calendar/dilna.${locale}.ics`)
  expect(page.querySelectorAll('h1')).toHaveLength(1)
  expect(page.querySelector('[autofocus]')).toBeNull()
})

test.each([
  [found, true],
  [{ ...found, registration: { ...booked, state: 'waiting' as const } }, false],
  [{ ...found, registration: cancelled(booked) }, false],
  [{ code: 'found', registration: booked } satisfies RegistrationAnswer, false],
  [{ code: 'unknown_token' } satisfies RegistrationAnswer, false],
])('only a registration for an event of the content has the card: answer %#', (answer, hasCard) => {
  const page = pageOf('en', answer)
  expect(page.querySelector('[data-font]') !== null).toBe(hasCard)
  expect(page.querySelector('[data-font]')?.textContent).toBe(hasCard ? booked.full_name : undefined)
})

test('two forms change it: to as many seats as are chosen, and to none', () => {
  const page = pageOf('cs', found)
  expect(actions(page)).toEqual([
    { token, locale: 'cs', persons: '3' },
    { token, locale: 'cs', persons: '0' },
  ])
  for (const form of page.forms) {
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/api/change'])
    expect(form.querySelectorAll('button[type=submit]')).toHaveLength(1)
  }
  expect([...page.querySelectorAll<HTMLInputElement>('[type=radio]')].map(({ value }) => value)).toEqual([
    '1',
    '2',
    '3',
  ])
})

test('a registration for one seat can only be cancelled', () => {
  const page = pageOf('en', { ...found, registration: { ...booked, seats: 1 } })
  expect(actions(page)).toEqual([{ token, locale: 'en', persons: '0' }])
})

test('a guest of the invitation chooses in the words of the invitation', () => {
  const page = pageOf('en', { ...found, registration: invited, event: invitation })
  const labels = [...page.querySelectorAll('label')].map(({ textContent }) => textContent)
  expect(labels).toEqual(['On your own', 'With a guest (two places)'])
  expect(actions(page)[0]).toEqual({ token, locale: 'en', persons: '2' })
  expect(page.querySelectorAll('fieldset')).toHaveLength(1)
})

test.each([
  ['waiting', { ...booked, state: 'waiting' as const }, 'You are on the waiting list', 2],
  ['cancelled', cancelled(booked), 'Cancelled', 0],
])('a registration that is %s says so, and has no calendar file', (_state, registration, title, forms) => {
  const page = pageOf('en', { ...found, registration })
  expect(page.querySelector('h1')?.textContent).toBe(title)
  expect(page.querySelector('a[download]')).toBeNull()
  expect(page.forms).toHaveLength(forms)
  expect(page.querySelector(`article a[href="${workshop.pages.en.path}"]`)).not.toBeNull()
})

test.each([
  [
    'registered',
    'cs',
    'Akce je zrušená',
    'Akce se nekoná. Nic dělat nemusíte.',
    'Chcete údaje této registrace smazat hned?',
  ],
  [
    'waiting',
    'en',
    'This event is called off',
    'The event does not take place. You need not do anything.',
    'Do you want the data of this registration erased now?',
  ],
] as const)(
  'of an event that was called off, a guest who is %s learns it, and can only cancel (%s)',
  (state, locale, title, message, heading) => {
    const event = { ...workshop, cancelled: true }
    const page = pageOf(locale, { ...found, registration: { ...booked, state }, event })
    expect(page.querySelector('h1')?.textContent).toBe(title)
    expect(wordsOf(page)).toContain(message)
    expect(wordsOf(page)).toContain(booked.full_name!)
    expect(page.querySelector('a[download]')).toBeNull()
    expect(actions(page)).toEqual([{ token, locale, persons: '0' }])
    expect(page.querySelector('form button')?.textContent).toBeTruthy()
    expect(page.querySelector('#cancel-heading')?.textContent).toBe(heading)
  },
)

test.each([
  ['cs', 'Vaše jméno a e-mail u této registrace smažeme', 'Vaše jméno a e-mail máme dál ze seznamu hostů'],
  [
    'en',
    'We will erase the name and e-mail address of this registration',
    'We still have your name and e-mail address',
  ],
] as const)(
  'a guest reads that a cancellation erases name and e-mail, unless they are invited (%s)',
  (locale, erased, kept) => {
    for (const state of ['registered', 'waiting'] as const) {
      for (const isInvited of [false, true]) {
        const page = pageOf(locale, { ...found, registration: { ...booked, state, invited: isInvited } })
        expect([wordsOf(page).includes(erased), wordsOf(page).includes(kept)]).toEqual([!isInvited, isInvited])
      }
    }
  },
)

test('an invited guest is offered no erasure when the event is called off', () => {
  const event = { ...invitation, cancelled: true }
  const page = pageOf('en', { ...found, registration: { ...invited, invited: true }, event })
  expect(wordsOf(page)).toContain('The event does not take place. You need not do anything.')
  expect(wordsOf(page)).not.toMatch(/erase/)
  expect(page.forms).toHaveLength(0)
})

test.each([
  ['cs', 'Tato registrace už neplatí.', 'Dokud je přihlašování otevřené, můžete se zaregistrovat znovu.'],
  ['en', 'This registration is no longer valid.', 'While registration is open, you can register again.'],
] as const)(
  'a cancelled registration says that one can register again, unless the event was called off or is for invited guests (%s)',
  (locale, message, again) => {
    const answer = { ...found, registration: cancelled(booked) }
    const page = pageOf(locale, answer)
    const calledOff = pageOf(locale, { ...answer, event: { ...workshop, cancelled: true } })
    const personal = pageOf(locale, { ...answer, event: { ...invitation, personal: true } })
    for (const each of [page, calledOff, personal]) expect(wordsOf(each)).toContain(message)
    expect(wordsOf(page)).toContain(again)
    for (const each of [calledOff, personal]) expect(wordsOf(each)).not.toContain(again)
    expect(calledOff.querySelector('h1')?.textContent).toBe(page.querySelector('h1')?.textContent)
    expect(calledOff.forms).toHaveLength(0)
  },
)

test.each(['changed', 'cancelled', 'invalid_data'] as const)(
  'the answer to a form comes first and has the focus: %s',
  (code) => {
    const registration = code === 'cancelled' ? cancelled(booked) : booked
    const page = pageOf('en', { ...found, code, registration })
    const answer = page.querySelector('[data-registration-answer]')!
    expect(page.querySelector('article')?.firstElementChild).toBe(answer)
    expect([answer.hasAttribute('autofocus'), answer.getAttribute('tabindex')]).toEqual([true, '-1'])
    expect(answer.querySelectorAll('p')).toHaveLength(1)
    expect(answer.querySelector('p')?.getAttribute('role')).toBe(code === 'invalid_data' ? 'alert' : 'status')
  },
)

test.each(locales)('an unknown token is answered with the address of the contact (%s)', (locale) => {
  const page = pageOf(locale, { code: 'unknown_token' })
  expect(page.querySelector(`a[href="mailto:${email}"]`)).not.toBeNull()
  expect(page.querySelectorAll('h1')).toHaveLength(1)
  expect(page.documentElement.outerHTML).not.toContain(token)
})

test.each(locales)('a page that cannot be shown now leads to itself (%s)', (locale) => {
  const page = pageOf(locale, { code: 'unavailable', fault: 'timeout' })
  const path = localized({ cs: '/registrace', en: '/en/registration' })[locale]
  expect(page.querySelector(`article a[href="${path}?t=${token}"]`)).not.toBeNull()
  expect(page.querySelector('[data-registration-answer][autofocus] [role=alert]')).not.toBeNull()
})

test('a preview has nothing to open', () => {
  const page = pageOf('en', { code: 'unavailable', reason: 'not_published' })
  expect(page.querySelector('[role=alert]')?.textContent).toContain('preview')
  expect(page.querySelectorAll('article a, form')).toHaveLength(0)
})

test('a visitor on the waiting list leaves it', () => {
  const page = pageOf('en', { ...found, registration: { ...booked, state: 'waiting' } })
  expect(wordsOf(page)).toContain('You are waiting for 3 places')
  const buttons = [...page.querySelectorAll('form button')].map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Save the change', 'Leave the waiting list'])
})

test('an event that the content no longer has has no name and no address', () => {
  const page = pageOf('en', { code: 'found', registration: booked })
  expect(page.querySelector('h1')?.textContent).not.toBe('')
  expect(page.querySelectorAll('article a')).toHaveLength(0)
  expect(page.forms).toHaveLength(2)
})

test('the page has its title, and the layout of the site', () => {
  const page = pageOf('en', found)
  expect(page.title).toBe('Your registration')
  expect(page.querySelector('footer')).not.toBeNull()
  expect(page.querySelector('header a[hreflang=cs]')?.getAttribute('href')).toBe(`/registrace?t=${token}`)
})

describe.each(locales)('a link that opens nothing (%s)', (locale) => {
  const askedPage = (asked?: AskedForLinks) =>
    renderedPage(locale, {
      page: 'registration',
      alternates: { cs: '/registrace', en: '/en/registration' },
      failure: 'unknown_token',
      ...(asked && { asked }),
    })

  test('has a form that sends the links again', () => {
    const page = askedPage()
    const [form] = page.forms
    expect([form!.method, form!.getAttribute('action')]).toEqual(['post', '/api/links'])
    expect(actions(page)).toEqual([{ locale, email: '' }])
  })

  test('keeps a wrong address, and says what is wrong with it', () => {
    const page = askedPage({ outcome: 'invalid_data', email: 'jana', error: 'email' })
    expect(actions(page)).toEqual([{ locale, email: 'jana' }])
    expect(page.querySelector('input[type=email]')?.getAttribute('aria-invalid')).toBe('true')
    expect(page.getElementById('email-error')?.textContent).toBe(
      localized({ cs: 'Toto není platný email.', en: 'This is not a valid email.' })[locale],
    )
  })

  test('has no form once the mail is on its way, and the answer has the focus', () => {
    const page = askedPage({ outcome: 'link_sent', email: 'jana@guest.example' })
    expect(page.forms).toHaveLength(0)
    expect(page.querySelector('[autofocus] [role=status]')).not.toBeNull()
    expect(wordsOf(page)).not.toContain('jana@')
  })

  test('names the address of the organiser if no mail is sent', () => {
    const page = askedPage({ outcome: 'no_mail', email: 'jana@guest.example' })
    expect(page.querySelector('[role=alert] a')?.getAttribute('href')).toBe(`mailto:${email}`)
  })
})
