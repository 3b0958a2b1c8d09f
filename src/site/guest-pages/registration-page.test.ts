/** @jest-environment node */
import type { RegistrationAnswer } from '../../../netlify/registration/answer'
import { registrationPage } from '../../../netlify/registration/registration-page'
import { invitation, workshop } from '../../../netlify/testing/testing'
import { booked, cancelled, invited, token } from '../../../netlify/testing/testing-links'
import { changeResults, type AskedForLinks } from '../../registration/guest-pages'
import { locales, type Locale } from '../../i18n/locales'
import { dataOf, email, renderedPage, wordsOf } from './testing-pages'

const pageOf = (locale: Locale, answer: RegistrationAnswer) =>
  renderedPage(locale, registrationPage({ sent: { values: { token } }, ...answer }, locale))

const found = { code: 'found', registration: booked, event: workshop } satisfies RegistrationAnswer

const actions = (page: Document) => [...page.forms].map(dataOf)

test.each(locales)('a registration is shown with everything that is booked (%s)', (locale) => {
  const page = pageOf(locale, found)
  const { title, when, where, path } = workshop.pages[locale]
  const seats = { cs: '3 místa', en: '3 places' }[locale]
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

const shown = { token, locale: 'cs', revision: '7', event: 'dilna' }
const named = { action: 'guest', fullName: booked.full_name, email: '' }

test('three forms change it: the number of seats, the name and the address, and to none', () => {
  const page = pageOf('cs', found)
  expect(actions(page)).toEqual([
    { ...shown, persons: '3' },
    { ...shown, ...named },
    { ...shown, persons: '0' },
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

test.each([
  [1, 0, []],
  [1, 1, ['1*', '2']],
  [2, 1, ['1', '2*', '3']],
  // The event takes no more than 6 in one registration.
  [5, 40, ['1', '2', '3', '4', '5*', '6']],
])('of %d seats and %d that are free, the guest can choose %j', (seats, free, choices) => {
  const page = pageOf('en', { ...found, event: { ...workshop, maxSeats: 6 }, registration: { ...booked, seats, free } })
  const radios = [...page.querySelectorAll<HTMLInputElement>('[name=persons][type=radio]')]
  expect(radios.map(({ value, checked }) => value + (checked ? '*' : ''))).toEqual(choices)
})

test.each([
  ['invitations to it are personal', { ...invitation, personal: true }, 0],
  ['the content no longer has it', undefined, 0],
  ['anybody may register', invitation, 2],
])('of an event a guest who comes alone can choose nothing that is refused: %s', (_what, event, choices) => {
  const alone = { ...invited, seats: 1, attendance: 'solo' as const, free: 9 }
  const page = pageOf('en', { code: 'found', registration: alone, ...(event && { event }) })
  expect(page.querySelectorAll('[name=persons][type=radio]')).toHaveLength(choices)
})

test.each([
  ['cs', 'Místo může dostat někdo jiný.', 'vaše místo hned dostane ten, kdo čeká'],
  ['en', 'Somebody else may get the place.', 'your place goes at once to whoever waits'],
] as const)('to cancel is asked once, and a full event says who gets the place (%s)', (locale, usual, full) => {
  const pages = [false, true].map((isFull) => pageOf(locale, { ...found, registration: { ...booked, full: isFull } }))
  const asked = pages.map((page) => page.querySelector('details')!)
  for (const each of asked) {
    expect(each.hasAttribute('open')).toBe(false)
    expect(each.querySelector('button[type=submit]')).not.toBeNull()
  }
  expect(asked.map((each) => each.textContent!.includes(usual))).toEqual([true, false])
  expect(asked.map((each) => each.textContent!.replace(/\s/g, ' ').includes(full))).toEqual([false, true])
})

test('a cancellation can be taken back while the name is there, and offers the waiting list if the place is gone', () => {
  const withdrawn = { ...cancelled(booked), withdrawn: true }
  const waiting = { ...withdrawn, restorable: 'waiting' } as const
  const page = pageOf('cs', { ...found, registration: withdrawn })
  expect(actions(page)).toEqual([{ ...shown, action: 'restore' }])
  const gone = pageOf('cs', { ...found, registration: waiting })
  expect(actions(gone)).toEqual([{ ...shown, action: 'restore', waiting: 'true' }])
  expect(gone.querySelector('form button')?.textContent).toBe('Zapsat se na čekací listinu')
  const full = { ...withdrawn, restorable: null }
  expect(pageOf('cs', { ...found, code: 'capacity_full', registration: full }).forms).toHaveLength(0)
  expect(pageOf('cs', { ...found, registration: cancelled(booked) }).forms).toHaveLength(0)
  const calledOff = { ...workshop, cancelled: true }
  expect(pageOf('cs', { ...found, event: calledOff, registration: withdrawn }).forms).toHaveLength(0)
})

test('the link of a new address only confirms it, with a button', () => {
  const page = pageOf('cs', { ...found, registration: { ...booked, new_email: 'nova@guest.example' } })
  expect(actions(page)).toEqual([{ ...shown, action: 'confirm' }])
  expect(wordsOf(page)).toContain('nova@guest.example')
  expect(wordsOf(page)).not.toContain(booked.full_name!)
})

test('a name and an address come back as they were typed, with the message at the field', () => {
  const sent = { values: { token, action: 'guest', fullName: '<b>', email: 'jana' } }
  const page = pageOf('en', { ...found, code: 'invalid_data', errors: { email: 'email' }, sent })
  const [name, email] = ['fullName', 'email'].map((id) => page.querySelector<HTMLInputElement>(`#${id}`)!)
  expect([name!.value, name!.getAttribute('aria-invalid')]).toEqual(['<b>', 'false'])
  expect([email!.value, email!.getAttribute('aria-invalid')]).toEqual(['jana', 'true'])
  expect(page.querySelector('#email-error')?.textContent).toBe('This is not a valid email.')
  const alert = page.querySelector('[role=alert]')!
  expect(alert.firstChild?.textContent).toBe('Nothing has changed. Please check what you have entered.')
  // The field is far below.
  const links = [...alert.querySelectorAll('a')].map((link) => [link.hash, link.textContent])
  expect(links).toEqual([['#email', 'New e-mail address: This is not a valid email.']])
})

test.each(changeResults)(
  'every result has its words in each language, and is an alert unless something changed: %s',
  (code) => {
    const isChange = ['changed', 'cancelled', 'restored', 'confirmed', 'address_sent'].includes(code)
    for (const locale of locales) {
      const page = pageOf(locale, {
        ...found,
        ...(code === 'may_wait' ? { code: 'capacity_full', waiting: true } : { code }),
      })
      const answer = page.querySelector('[data-registration-answer] p')
      expect(answer?.textContent).not.toBe('')
      expect(answer?.getAttribute('role')).toBe(isChange ? 'status' : 'alert')
    }
  },
)

test('a guest of the invitation chooses in the words of the invitation', () => {
  const page = pageOf('en', { ...found, registration: invited, event: invitation })
  const labels = [...page.querySelectorAll('fieldset label')].map(({ textContent }) => textContent)
  expect(labels).toEqual(['On your own', 'With a guest (two places)'])
  expect(actions(page)[0]).toMatchObject({ token, locale: 'en', persons: '2' })
  expect(page.querySelectorAll('fieldset')).toHaveLength(1)
})

test.each([
  ['waiting', { ...booked, state: 'waiting' as const }, 'You are on the waiting list', 3],
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
    'The event will not take place. You need not do anything.',
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
    expect(actions(page)).toEqual([{ ...shown, locale, persons: '0' }])
    expect(page.querySelector('form button')?.textContent).toBeTruthy()
    expect(page.querySelector('#cancel-heading')?.textContent).toBe(heading)
  },
)

test.each([
  ['cs', 'Vaše jméno a e-mail u této registrace smažeme za 24 hodin', 'Vaše jméno a e-mail máme dál ze seznamu hostů'],
  [
    'en',
    'We erase the name and e-mail address of this registration after 24 hours',
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
  expect(wordsOf(page)).toContain('The event will not take place. You need not do anything.')
  expect(wordsOf(page)).not.toMatch(/erase/)
  expect(page.forms).toHaveLength(0)
})

test.each([
  ['cs', 'Na tuto akci teď přihlášeni nejste.', 'Dokud je přihlašování otevřené, můžete se zaregistrovat znovu.'],
  ['en', 'You are not signed up for this event now.', 'While registration is open, you can register again.'],
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

test.each(locales)('a page that cannot be shown now leads to itself (%s)', (locale) => {
  const page = pageOf(locale, { code: 'unavailable', fault: 'timeout' })
  const path = { cs: '/registrace', en: '/en/registration' }[locale]
  expect(page.querySelector(`article a[href="${path}?t=${token}"]`)).not.toBeNull()
  expect(page.querySelector('[data-registration-answer][autofocus] [role=alert]')).not.toBeNull()
})

test('a preview has nothing to open', () => {
  const page = pageOf('en', { code: 'unavailable', reason: 'not_published' })
  expect(page.querySelector('[role=alert]')?.textContent).toContain('preview')
  expect(page.querySelectorAll('article a, form')).toHaveLength(0)
})

test.each([
  [false, 'While registration is open, we register you'],
  [true, 'Registration has closed, and you are not registered.'],
])('a visitor on the waiting list leaves it, and reads whether a place can still come: closed %j', (closed, words) => {
  const page = pageOf('en', { ...found, registration: { ...booked, state: 'waiting', closed } })
  expect(wordsOf(page)).toContain(words)
  // Who waits has no place to give up.
  expect(wordsOf(page)).not.toContain('A place that you give up')
  expect(wordsOf(page)).toContain('You are waiting for 3 places')
  const buttons = [...page.querySelectorAll('form button')].map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Save the change', 'Save the name and e-mail', 'Yes, leave the list'])
})

test.each([
  ['cs', 'Tato akce už na webu není', 'Ano, smazat'],
  ['en', 'This event is no longer on the site', 'Yes, erase'],
] as const)(
  'of an event that the content no longer has nobody is told that they are on the list: they can ask, and be erased (%s)',
  (locale, title, erase) => {
    for (const state of ['registered', 'waiting'] as const) {
      const page = pageOf(locale, { code: 'found', registration: { ...booked, state } })
      expect(page.querySelector('h1')?.textContent).toBe(title)
      expect([...page.querySelectorAll('article a')].map((link) => link.getAttribute('href'))).toEqual([
        'mailto:six@majakka.example',
      ])
      expect([...page.querySelectorAll('form button')].map(({ textContent }) => textContent)).toEqual([erase])
    }
  },
)

test('the page has its title, and the layout of the site', () => {
  const page = pageOf('en', found)
  expect(page.title).toBe('Your registration')
  expect(page.querySelector('footer')).not.toBeNull()
  expect(page.querySelector('header a[hreflang=cs]')?.getAttribute('href')).toBe(`/registrace?t=${token}`)
})

test.each(locales)('an unknown token is answered with the address of the contact (%s)', (locale) => {
  const page = pageOf(locale, { code: 'unknown_token' })
  expect(page.querySelector(`a[href="mailto:${email}"]`)).not.toBeNull()
  expect(page.documentElement.outerHTML).not.toContain(token)
})

test('without a token the page asks for the address, and calls no link invalid', () => {
  const page = pageOf('en', { code: 'no_token', sent: undefined })
  expect([...page.querySelectorAll('h1, h2')].map(({ textContent }) => textContent)).toEqual([
    'Have you lost the link to your registration?',
  ])
  expect(page.forms).toHaveLength(1)
})

const askedPage = (asked: AskedForLinks) =>
  renderedPage('en', {
    ...{ page: 'registration', failure: 'no_token', asked },
    alternates: { cs: '/registrace', en: '/en/registration' },
  })

test('a link that opens nothing has no form once the mail is on its way, and the answer has the focus', () => {
  const page = askedPage({ outcome: 'link_sent', email: 'jana@guest.example' })
  expect(page.forms).toHaveLength(0)
  expect(page.querySelector('[autofocus] [role=status]')).not.toBeNull()
  expect(wordsOf(page)).not.toContain('jana@')
})

test('the form is the subject of the page also after an address was refused', () => {
  const page = askedPage({ outcome: 'invalid_data', email: 'jana', error: 'email' })
  expect(page.querySelector('h1')?.textContent).toBe('Have you lost the link to your registration?')
  expect(page.querySelectorAll('h2')).toHaveLength(0)
})

test('the address of the organiser is named if no mail is sent', () => {
  const page = askedPage({ outcome: 'no_mail', email: 'jana@guest.example' })
  expect(page.querySelector('[role=alert] a')?.getAttribute('href')).toBe(`mailto:${email}`)
})
