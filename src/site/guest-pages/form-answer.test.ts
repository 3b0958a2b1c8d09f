/** @jest-environment node */
import { JSDOM } from 'jsdom'
import type { FormAnswer } from '../../../netlify/registration/answer'
import type { EventFacts } from '../../../netlify/storage/facts'
import { formAnswerPage } from '../../../netlify/registration/guest-page'
import { invitation, workshop } from '../../../netlify/testing/testing'
import { inEachLanguage, locales, type Locale } from '../../i18n/locales'
import { textsFrom } from '../../i18n/texts'
import { errorCodes, exampleRegistration, forms, type FormName } from '../../registration/fields'
import { formNames } from '../../registration/form-names'
import { refusals, textOfRefusal } from '../../registration/refusals'
import { allTexts } from '../../../tests/support/render'
import { renderGuestPage } from './render-guest-page'
import { builtPages, dataOf, dinner, email, renderedPage, wordsOf } from './testing-pages'

const event: EventFacts = {
  ...workshop,
  event: 'akce',
  pages: inEachLanguage((locale) => ({
    path: `/${locale}/akce`,
    title: `<Title> ${locale}`,
    when: `When ${locale}`,
    where: `Where ${locale}`,
  })),
}

const events = { invitation, programme: event }

const pageOf = (form: FormName, locale: Locale, answer: FormAnswer, ofQuery = dinner) =>
  renderedPage(locale, formAnswerPage({ event: events[form], ...answer }, locale), ofQuery)

/** The message of a refusal. */
const messageOf = (form: FormName, refusal: (typeof refusals)[number], locale: Locale) =>
  textsFrom(allTexts(locale))(textOfRefusal(form, refusal))

const exampleValues = (form: FormName) =>
  Object.fromEntries(Object.entries(exampleRegistration(form)).map(([name, value]) => [name, String(value)]))

const guestOf = (name: string, seats: number) => ({
  ...{ name, seats, email: 'jana@guest.example' },
  submissionId: 'a81bc81b-dead-4e5d-abff-90865d1e13b1',
})

const valuesOf = (page: Document) => dataOf(page.forms[0]!)

test('without JavaScript, too, the form says whom a place is for, and the card shows the way', () => {
  const refused = pageOf('programme', 'en', { code: 'email_taken' })
  const hint = refused.querySelector('#persons-hint')
  expect(hint?.textContent).toBe('Each place is for one child; do not count adults. Parents go home.')
  expect(hint?.parentElement?.getAttribute('aria-describedby')).toBe('persons-hint persons-error')
  const guest = guestOf('Jana Nová', 2)
  const card = pageOf('programme', 'en', { code: 'registered', guest, mail: true })
  const onFoot = 'https://mapy.com/fnc/v1/route?end=16.6068,49.1951&routeType=foot_fast'
  expect([...card.querySelectorAll('a')].map(({ href }) => href)).toContain(onFoot)
})

describe.each(formNames)('the page that answers the form of the %s', (form) => {
  test('is filled in with everything that was sent', () => {
    const values = exampleValues(form)
    const page = pageOf(form, 'cs', { code: 'email_taken', sent: { values } })
    expect(valuesOf(page)).toEqual({
      ...values,
      event: form === 'programme' ? 'akce' : 'vecer',
      locale: 'cs',
      submissionId: '',
      noticeVersion: '7',
    })
  })

  test.each(locales)('an invalid field is marked, with its message in the language of the page (%s)', (language) => {
    const getText = textsFrom(allTexts(language))
    for (const code of errorCodes) {
      const errors = Object.fromEntries(forms[form].map((name) => [name, code]))
      const page = pageOf(form, language, { code: 'invalid_data', errors })
      for (const name of forms[form]) {
        expect(page.querySelector(`[name="${name}"]`)?.getAttribute('aria-invalid')).toBe('true')
        expect(page.querySelector(`#${name}-error`)?.textContent).toBe(getText(`registration:error.${code}`))
        // Its message may be below the screen.
        expect(page.querySelector(`[role=group] a[href="#${name}"]`)?.textContent).toContain(
          `${getText(`registration:error.${code}`)}`,
        )
      }
    }
  })

  test.each([
    ['cs', 'příliš krátký'],
    ['en', 'too short'],
  ] as const)('a name of one letter is not said to have something in it that does not belong there (%s)', (...row) => {
    const [language, words] = row
    const sent = { values: { ...exampleValues(form), fullName: 'Ř' } }
    const page = pageOf(form, language, { code: 'invalid_data', errors: { fullName: 'invalid' }, sent })
    expect(page.querySelector('#fullName-error')?.textContent?.replaceAll('\u00a0', ' ')).toContain(words)
  })

  test.each(locales)('every refusal has its message, announced first (%s)', (language) => {
    expect(new Set(refusals.map((refusal) => messageOf(form, refusal, language))).size).toBe(refusals.length)
    const page = pageOf(form, language, { code: 'capacity_full' })
    const alert = page.querySelector('[data-registration-answer][autofocus] > [role=alert]')
    expect(alert?.textContent).toBe(messageOf(form, 'capacity_full', language))
    expect(page.querySelectorAll('[autofocus]')).toHaveLength(1)
  })

  test.each(['<script>alert(1)</script>', '{{title}}', '{{content}}', '{{address cs}}', '$& $1', '"><b>', "' x='"])(
    'what looks like HTML or like a mark of the shell stays plain text: %s',
    (typed) => {
      const values = { ...exampleValues(form), fullName: typed }
      const refused = formAnswerPage({ event: events[form], code: 'email_taken', sent: { values } }, 'en')
      const guest = guestOf(typed, 1)
      const registered = formAnswerPage({ event: events[form], code: 'registered', guest }, 'en')
      const pages = [refused, registered].map((page) => renderGuestPage(builtPages('en'), page).html)
      const [form_, card] = pages.map((html) => new JSDOM(html).window.document)
      expect(form_!.querySelector<HTMLInputElement>('[name=fullName]')?.value).toBe(typed)
      expect(card!.querySelector('[data-registration-confirmed]')?.textContent).toContain(typed)
      for (const page of [form_!, card!]) expect(page.querySelectorAll('script, b')).toHaveLength(0)
    },
  )
})

test.each([
  ['cs', 'Akce se nekoná.'],
  ['en', 'This event will not take place.'],
] as const)('if the event by invitation was called off, its page has no form and says so (%s)', (language, words) => {
  const calledOff: EventFacts = { ...invitation, cancelled: true, availability: 'closed' }
  const answer = { code: 'registration_closed', event: calledOff } as const
  const { body } = pageOf('invitation', language, answer, { ...dinner, cancelled: true })
  expect(body.textContent).toContain(words)
  expect(body.querySelector('form, script')).toBeNull()
})

test.each([
  ['invitation_required', 'Only guests with a personal invitation can register for this event.'],
  ['too_large', 'An error occurred'],
] as const)(
  'the page of personal invitations has no form, and answers in the place of the message: %s',
  (code, words) => {
    const invited = { ...dinner, invitation: { ...dinner.invitation!, personal: true } }
    const { body } = pageOf('invitation', 'en', { code, event: { ...invitation, personal: true } }, invited)
    const answer = body.querySelector('[data-registration-answer][autofocus]')
    expect(answer?.querySelector('[role=alert]')?.textContent).toContain(words)
    expect(answer?.children).toHaveLength(1)
    expect(body.querySelector(`a[href="mailto:${email}"]`)).not.toBeNull()
    expect(body.querySelector('form, script')).toBeNull()
  },
)

test('the answer to a form of the programme has its form although the event was called off', () => {
  const calledOff: EventFacts = { ...event, cancelled: true, availability: 'closed' }
  const page = pageOf('programme', 'en', { code: 'registration_closed', event: calledOff })
  expect(page.querySelector('form')).not.toBeNull()
})

test.each(locales)('a refused form of the programme names the event that it is for (%s)', (locale) => {
  const page = pageOf('programme', locale, { code: 'capacity_full' })
  expect(page.querySelector('h1')?.textContent).toBe(`<Title> ${locale}`)
  expect(page.body.textContent).toContain(`When ${locale}`)
  expect(page.body.textContent).toContain(`Where ${locale}`)
  expect(page.querySelector(`article a[href="/${locale}/akce"]`)).not.toBeNull()
  const [other] = locales.filter((each) => each !== locale)
  expect(page.querySelector(`a[hreflang="${other}"]`)?.getAttribute('href')).toBe(`/${other}/akce`)
  expect(page.querySelector('[data-registration-confirmed]')).toBeNull()
})

test.each([
  ['cs', '1', '1 místo'],
  ['cs', '3', '3 místa'],
  ['en', '1', '1 place'],
  ['en', '3', '3 places'],
] as const)('a registration for the programme is confirmed (%s, %s)', (locale, persons, seats) => {
  const page = pageOf('programme', locale, {
    code: 'registered',
    guest: guestOf('Žofie', Number(persons)),
  })
  const text = wordsOf(page)
  for (const each of [`<Title> ${locale}`, `When ${locale}`, `Where ${locale}`, seats]) expect(text).toContain(each)
  expect(page.querySelector('[data-registration-confirmed]')?.hasAttribute('autofocus')).toBe(true)
  expect(page.querySelector('[data-font]')?.textContent).toBe('Žofie')
  expect(page.querySelector('a[download]')?.getAttribute('href')).toBe(`/calendar/akce.${locale}.ics`)
  expect(page.querySelector('form[data-registration]')).toBeNull()
})

test.each([
  ['cs', '1', 'Čekáte na 1 místo', 'Zapsat se na čekací listinu'],
  ['en', '3', 'You are waiting for 3 places', 'Join the waiting list'],
] as const)('a full form of the programme offers to wait, and waiting is confirmed (%s)', (...row) => {
  const [locale, persons, seats, join] = row
  const sent = { values: { ...exampleValues('programme'), persons } }
  const full = pageOf('programme', locale, { code: 'capacity_full', waiting: true, sent })
  expect(full.querySelector('[autofocus] > [role=alert]')?.textContent).toBe(messageOf('programme', 'may_wait', locale))
  const [button, ...others] = full.querySelectorAll<HTMLButtonElement>('form button[name=waiting]')
  expect([button?.textContent, button?.type, button?.value, others]).toEqual([join, 'submit', 'true', []])
  expect(valuesOf(full)).toMatchObject(sent.values)

  const refused = pageOf('programme', locale, { code: 'capacity_full', sent })
  expect(refused.querySelector('button[name=waiting]')).toBeNull()

  const guest = guestOf('Žofie', Number(persons))
  const page = pageOf('programme', locale, { code: 'waiting', mail: true, guest, sent })
  const text = wordsOf(page)
  for (const each of [`<Title> ${locale}`, `When ${locale}`, `Where ${locale}`, seats]) expect(text).toContain(each)
  expect(page.querySelectorAll('[data-registration-confirmed][autofocus]')).toHaveLength(1)
  expect(page.querySelector('form[data-registration], a[download], [data-font]')).toBeNull()

  const withoutMail = pageOf('programme', locale, { code: 'waiting', mail: false, guest, sent })
  expect([page, withoutMail].map(({ body }) => body.textContent!.match(/Totéž|the same/) !== null)).toEqual([
    true,
    false,
  ])
})

test.each([
  [4, '3', ['1', '2', '3', '4'], '3'],
  [2, '2', ['1', '2'], '2'],
  [2, '3', ['1', '2'], '1'],
  [2, 'many', ['1', '2'], '1'],
  [2, '1.5', ['1', '2'], '1'],
  [1, '1', [], '1'],
  [1, '4', [], '1'],
])('an event with up to %i seats answers to %s with the choices %j, of which %s is chosen', (...row) => {
  const [maxSeats, sent, choices, chosen] = row
  const answer: FormAnswer = {
    code: 'capacity_full',
    sent: { values: { persons: sent } },
    event: { ...event, maxSeats },
  }
  const page = pageOf('programme', 'en', answer)
  const radios = [...page.querySelectorAll<HTMLInputElement>('input[type=radio][name=persons]')]
  expect(radios.map(({ value }) => value)).toEqual(choices)
  expect(valuesOf(page)).toMatchObject({ persons: chosen })
  expect(page.querySelectorAll('fieldset')).toHaveLength(maxSeats > 1 ? 1 : 0)
})

test.each([
  ['unavailable', 'This does not work now.', true],
  ['too_late', 'The address can no longer be corrected here.', false],
] as const)('a correction of an address that was not carried out is no form to register (%s)', (code, words, again) => {
  const values = { submissionId: 'id-1', email: 'jana@guest.example', locale: 'en' }
  for (const form of formNames) {
    const page = pageOf(form, 'en', { code, isCorrection: true, sent: { values } })
    expect(page.querySelector('[autofocus] > [role=alert]')?.textContent).toContain(words)
    expect(page.querySelectorAll('form[data-registration], [data-registration-confirmed]')).toHaveLength(0)
    const correction = page.querySelector<HTMLFormElement>('details[open] form[action="/api/correct"]')
    expect(correction && dataOf(correction)).toEqual(again ? { ...values, event: events[form].event } : null)
  }
})

test.each(locales)('a form for an event that does not exist is answered without a form (%s)', (locale) => {
  const page = pageOf('programme', locale, { code: 'unknown_event', event: undefined })
  expect(page.querySelector('[autofocus] > [role=alert]')?.textContent).toBe(
    messageOf('programme', 'unknown_event', locale),
  )
  expect(page.querySelector('form[data-registration]')).toBeNull()
  expect(page.querySelectorAll('h1')).toHaveLength(1)
  const home = { cs: '/?lang=cs', en: '/en' }
  const [other] = locales.filter((each) => each !== locale)
  expect(page.querySelector(`a[hreflang="${other}"]`)?.getAttribute('href')).toBe(home[other!])
})

test('the programme has its own message for an address that is registered, and for too few seats', () => {
  const different = refusals.filter(
    (refusal) => messageOf('invitation', refusal, 'en') !== messageOf('programme', refusal, 'en'),
  )
  expect(different).toEqual(['email_taken', 'capacity_full'])
})

test.each([
  ['cs', 'Jste Jana Nová na seznamu', '2 místa', 'en', '/en/zvani'],
  ['en', 'You are Jana Nová on the list', '2 places', 'cs', '/zvani'],
] as const)('the card of a guest says who comes, how many, to what, when and where (%s)', (locale, ...texts) => {
  const [title, seats, other, path] = texts
  const guest = guestOf('Jana Nová', 2)
  const page = pageOf('invitation', locale, { code: 'registered', guest, mail: true })
  expect(page.querySelector('h1[data-registration-confirmed][autofocus]')?.textContent).toBe(title)
  const words = wordsOf(page)
  const { title: eventTitle, when, where } = invitation.pages[locale]
  for (const each of [seats, eventTitle, when, where, 'something blue']) expect(words).toContain(each)
  expect(page.querySelector(`a[hreflang="${other}"]`)?.getAttribute('href')).toBe(path)
})

test.each([
  ['cs', 'Potvrzení vám posíláme e-mailem', 'Potvrzení e-mailem neposíláme'],
  ['en', 'We are sending you', 'We send no confirmation by e-mail'],
] as const)('a card says whether a mail comes, and without one where to write to (%s)', (locale, ...words) => {
  for (const form of formNames) {
    const guest = guestOf('Jana Nová', 1)
    const pages = [true, false].map((mail) => pageOf(form, locale, { code: 'registered', guest, mail }))
    expect(pages.map(({ body }) => words.map((each) => body.textContent!.includes(each)))).toEqual([
      [true, false],
      [false, true],
    ])
    expect(pages.map((page) => page.querySelector(`a[href="mailto:${email}"]`) !== null)).toEqual([false, true])
  }
})

test('a long name is small on both forms of the card', () => {
  const guest = guestOf('W'.repeat(60), 1)
  const page = pageOf('invitation', 'en', { code: 'registered', guest })
  expect(page.querySelector('[data-font]')?.getAttribute('style')).toBe('--tall:16;--wide:16')
})

test.each([
  ['invitation', 'A Dinner', false],
  ['programme', 'Registration', true],
] as const)('the page for the %s has its title, and the layout of the site only for the programme', (...row) => {
  const [form, title, hasLayout] = row
  const page = pageOf(form, 'en', { code: 'email_taken' })
  expect(page.title).toBe(title)
  expect(page.querySelector('footer') !== null).toBe(hasLayout)
})

test.each([false, true])(
  'the answer to a form of the invitation is shown, also after the closing time: the function has decided (personal: %s)',
  (personal) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-09-05T00:00:00Z'))
    const ofQuery = { ...dinner, invitation: { ...dinner.invitation!, personal } }
    const page = pageOf('invitation', 'en', { code: 'registration_closed' }, ofQuery)
    expect(page.querySelector('[autofocus]')?.closest('[hidden]')).toBeNull()
    expect(page.body.textContent!.match(/registration has closed/gi)).toHaveLength(1)
  },
)

test('a page of an invitation that the content does not have is not rendered', () => {
  const built = builtPages('en')
  const facts = formAnswerPage({ code: 'email_taken', event: invitation }, 'en')
  const without = { ...built, shells: { site: built.shells.site } }
  expect(() => renderGuestPage(without, facts)).toThrow('no event by invitation')
})
