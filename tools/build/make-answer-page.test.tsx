/** @jest-environment node */
import * as React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { JSDOM } from 'jsdom'
import { fillAnswerPage } from '../../netlify/registration/answer-page'
import type { Answer } from '../../netlify/http/answer'
import type { EventFacts } from '../../netlify/registration/facts'
import { invitation, workshop } from '../../netlify/testing/testing'
import { inEachLanguage, locales, type Locale } from '../../src/i18n/locales'
import { PageProvider } from '../../src/i18n/page'
import { alternatesOf } from '../../src/i18n/routes'
import { textsFrom, TextsProvider } from '../../src/i18n/texts'
import { errorCodes, exampleRegistration, forms, type FormName } from '../../src/registration/fields'
import { placeholder } from '../../src/registration/placeholders'
import { refusals } from '../../src/registration/refusals'
import { LanguageSwitch } from '../../src/site/components/language-switch'
import { Registration } from '../../src/site/features/registration/registration'
import { RegistrationAnswer } from '../../src/site/features/registration/registration-answer'
import { RegistrationForm } from '../../src/site/features/registration/registration-form'
import { localized } from '../../tests/support/localized'
import { allTexts } from '../../tests/support/render'
import { makeAnswerPage } from './make-answer-page'
import { readMessages } from './write-answer-pages.mts'

const notice = { version: '7', heading: 'Consent', consent: 'By sending you consent.', text: 'Your rights.' }

const exhibition = { timeZone: 'Europe/Prague', contact: { email: 'six@majakka.example' }, notice }

/** The event by invitation, as the query of its page returns it. */
const dinner: Queries.RegistrationFragment = {
  slug: 'vecer',
  title: 'A Dinner',
  description: 'For the invited.',
  start: '2031-09-04T17:00',
  end: '2031-09-04T22:00',
  cancelled: null,
  availability: null,
  invitation: { dressCode: null, conditions: [], registrationCloses: null, personal: null, persons: 2 },
  place: { name: 'Hall', address: null, within: null },
}

/** What React renders at build: the form of the invitation, and the template for the programme. */
const elements = {
  invitation: <RegistrationForm form="invitation" event="akce" notice={notice} onRegistered={() => undefined} />,
  programme: (
    <>
      <LanguageSwitch />
      <RegistrationAnswer exhibition={exhibition} />
    </>
  ),
}

/** An option of the last field. */
const choiceOf = { invitation: 'value="plusOne"', programme: 'value="10"' }

const formNames = ['invitation', 'programme'] as const

const builtPage = (form: FormName, language: Locale) => pageWith(elements[form], form, language)

const pageWith = (
  element: React.ReactNode,
  template: FormName,
  language: Locale,
  alternates = inEachLanguage((each) => placeholder('path', each)),
) => `<!DOCTYPE html><html lang="${language}"><head><style>p{color:red}</style></head>
<body><script>window.start = 1</script>${renderToStaticMarkup(
  <PageProvider value={{ language, template, alternates }}>
    <TextsProvider value={textsFrom(allTexts(language))}>{element}</TextsProvider>
  </PageProvider>,
)}</body></html>`

const events = { invitation, programme: workshop }

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

const filled = async (form: FormName, language: Locale, answer: Answer) => {
  const page = {
    ...makeAnswerPage(events[form], builtPage(form, language)),
    ...(await readMessages(form, language, 'tests/exhibition')),
  }
  const html = fillAnswerPage(page, { ...(form === 'programme' && { event }), ...answer }, language)
  expect(html).not.toMatch(/\{\{|\}\}/)
  return new JSDOM(html).window.document
}

const exampleValues = (form: FormName) =>
  Object.fromEntries(Object.entries(exampleRegistration(form)).map(([name, value]) => [name, String(value)]))

const valuesOf = (page: Document) =>
  Object.fromEntries(new (page.defaultView as unknown as typeof globalThis).FormData(page.forms[0]))

describe.each(formNames)('the page that answers the form of the %s', (form) => {
  test('is filled in with everything that was sent', async () => {
    const values = exampleValues(form)
    const page = await filled(form, 'cs', { code: 'email_taken', sent: { values } })
    expect(valuesOf(page)).toEqual({
      ...values,
      event: 'akce',
      locale: 'cs',
      submissionId: '',
      noticeVersion: '7',
    })
  })

  test.each(locales)(
    'an invalid field is marked, with its message in the language of the page (%s)',
    async (language) => {
      const messages = await readMessages(form, language, 'tests/exhibition')
      for (const code of errorCodes) {
        const errors = Object.fromEntries(forms[form].map((name) => [name, code]))
        const page = await filled(form, language, { code: 'invalid_data', errors })
        for (const name of forms[form]) {
          expect(page.querySelector(`[name="${name}"]`)?.getAttribute('aria-invalid')).toBe('true')
          expect(page.querySelector(`#${name}-error`)?.textContent).toBe(messages.errors[code])
        }
      }
    },
  )

  test.each(locales)('every refusal has its message, announced first (%s)', async (language) => {
    const { answers } = await readMessages(form, language, 'tests/exhibition')
    expect(new Set(Object.values(answers)).size).toBe(refusals.length)
    const page = await filled(form, language, { code: 'capacity_full' })
    const alert = page.querySelector('[data-registration-answer][autofocus] > [role=alert]')
    expect(alert?.textContent).toBe(answers.capacity_full)
  })

  test('keeps its styles, which the policy names, and has no script', () => {
    const { html, hashes } = makeAnswerPage(events[form], builtPage(form, 'en'))
    expect(html).not.toContain('<script')
    expect(hashes).toEqual({ scripts: [], styles: [expect.stringMatching(/^'sha256-/)] })
  })

  test('is set in the body font, for which other pages need a script', () => {
    expect(makeAnswerPage(events[form], builtPage(form, 'en')).html).toMatch(/<html[^>]* data-typeface=""/)
  })

  test.each([
    ['the form', 'data-registration=', 'form[data-registration]'],
    ['an input', 'name="email"', 'input[name="email"]'],
    ['a choice', choiceOf[form], `[${choiceOf[form]}]`],
    [
      'the place for an error',
      'data-registration-field-error="fullName"',
      '[data-registration-field-error="fullName"]',
    ],
    ['the submission id', 'name="submissionId"', 'input[name="submissionId"]'],
  ])('fails the build without %s', (_what, text, selector) => {
    const html = builtPage(form, 'en')
    expect(html).toContain(text)
    expect(() => makeAnswerPage(events[form], html.replaceAll(text, 'data-renamed'))).toThrow(selector)
  })

  test('fails the build if its content is the text of a placeholder', () => {
    const html = builtPage(form, 'en').replace('Your rights.', '{{value email}}')
    expect(() => makeAnswerPage(events[form], html)).toThrow(`form of the ${form} contains the text {{value email}}.`)
  })
})

test('the page of the invitation without a place for the answer fails the build', () => {
  const html = builtPage('invitation', 'en').replaceAll('data-registration-answer', 'data-renamed')
  expect(() => makeAnswerPage(invitation, html)).toThrow('[data-registration-answer]')
})

test.each([
  ['cs', 'Akce se nekoná.'],
  ['en', 'This event does not take place.'],
] as const)(
  'if the event by invitation was called off, its page has no form and says so (%s)',
  async (language, words) => {
    const calledOff: EventFacts = { ...invitation, cancelled: true, availability: 'closed' }
    const html = pageWith(
      <Registration event={{ ...dinner, cancelled: true }} exhibition={exhibition} />,
      'invitation',
      language,
      alternatesOf('home'),
    )
    const page = {
      ...makeAnswerPage(calledOff, html),
      ...(await readMessages('invitation', language, 'tests/exhibition')),
    }
    const answer = { code: 'registration_closed', event: calledOff } as const
    const { body } = new JSDOM(fillAnswerPage(page, answer, language)).window.document
    expect(body.textContent).toContain(words)
    expect(body.querySelector('form, script')).toBeNull()
  },
)

test.each([
  ['invitation_required', 'Only guests with a personal invitation can register for this event.'],
  ['too_large', 'An error occurred'],
] as const)(
  'the page of personal invitations has no form, and answers in the place of the message: %s',
  async (code, words) => {
    const invited = { ...dinner, invitation: { ...dinner.invitation!, personal: true } }
    const personal = { ...invitation, personal: true }
    const element = <Registration event={invited} exhibition={exhibition} />
    const page = {
      ...makeAnswerPage(personal, pageWith(element, 'invitation', 'en', alternatesOf('home'))),
      ...(await readMessages('invitation', 'en', 'tests/exhibition')),
    }
    const { body } = new JSDOM(fillAnswerPage(page, { code, event: personal }, 'en')).window.document
    const answer = body.querySelector('[data-registration-answer][autofocus]')
    expect(answer?.querySelector('[role=alert]')?.textContent).toContain(words)
    expect(answer?.children).toHaveLength(1)
    expect(body.querySelector('a[href="mailto:six@majakka.example"]')).not.toBeNull()
    expect(body.querySelector('form, script')).toBeNull()
  },
)

test.each(['full', 'closed'] as const)(
  'if the content calls the event by invitation %s, its page has no form',
  (availability) => {
    const html = pageWith(
      <Registration event={{ ...dinner, availability }} exhibition={exhibition} />,
      'invitation',
      'en',
      alternatesOf('home'),
    )
    expect(makeAnswerPage({ ...invitation, availability }, html).html).not.toContain('<form')
  },
)

test('the template for the programme has its form although an event was called off', () => {
  const page = makeAnswerPage({ ...workshop, cancelled: true, availability: 'closed' }, builtPage('programme', 'en'))
  expect(page.html).toContain('<form')
})

test.each(['{{event slug}}', '{{event title}}', '{{event when}}', '{{event where}}', '{{path cs}}', '{{path en}}'])(
  'the template for the programme without %s fails the build',
  (missing) => {
    const html = builtPage('programme', 'en').replaceAll(missing, '')
    expect(() => makeAnswerPage(workshop, html)).toThrow(`has no ${missing}`)
  },
)

test.each([
  '{{places}}',
  '{{guest text}}',
  '{{guest font}}',
  '{{if refused}}',
  '{{end registered}}',
  '{{if waiting}}',
  '{{if noEvent}}',
])('the template for the programme without %s fails the build', (missing) => {
  const html = builtPage('programme', 'en').replaceAll(missing, '')
  expect(() => makeAnswerPage(workshop, html)).toThrow(`has no ${missing}`)
})

test.each(locales)('a refused form of the programme names the event that it is for (%s)', async (locale) => {
  const page = await filled('programme', locale, { code: 'capacity_full' })
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
] as const)('a registration for the programme is confirmed (%s, %s)', async (locale, persons, places) => {
  const page = await filled('programme', locale, {
    code: 'registered',
    guest: { name: 'Žofie', seats: Number(persons) },
  })
  const text = page.body.textContent!.replace(/\s/g, ' ')
  for (const each of [`<Title> ${locale}`, `When ${locale}`, `Where ${locale}`, places]) expect(text).toContain(each)
  expect(page.querySelector('[data-registration-confirmed]')?.hasAttribute('autofocus')).toBe(true)
  expect(page.querySelector('[data-em][data-font]')?.textContent).toBe('Žofie')
  expect(page.querySelector('a[download]')?.getAttribute('href')).toBe(`/calendar/akce.${locale}.ics`)
  expect(page.querySelector('form')).toBeNull()
})

test.each([
  ['cs', '1', 'Čekáte na 1 místo', 'Zapsat se na čekací listinu'],
  ['en', '3', 'You are waiting for 3 places', 'Join the waiting list'],
] as const)('a full form of the programme offers to wait, and waiting is confirmed (%s)', async (...row) => {
  const [locale, persons, places, join] = row
  const sent = { values: { ...exampleValues('programme'), persons } }
  const { answers } = await readMessages('programme', locale, 'tests/exhibition')
  const full = await filled('programme', locale, { code: 'capacity_full', waiting: true, sent })
  expect(full.querySelector('[autofocus] > [role=alert]')?.textContent).toBe(answers.may_wait)
  const [button, ...others] = full.querySelectorAll<HTMLButtonElement>('form button[name=waiting]')
  expect([button?.textContent, button?.type, button?.value, others]).toEqual([join, 'submit', 'true', []])
  expect(valuesOf(full)).toMatchObject(sent.values)

  const refused = await filled('programme', locale, { code: 'capacity_full', sent })
  expect(refused.querySelector('button[name=waiting]')).toBeNull()

  const guest = { name: 'Žofie', seats: Number(persons) }
  const page = await filled('programme', locale, { code: 'waiting', mail: true, guest, sent })
  const text = page.body.textContent!.replace(/\s/g, ' ')
  for (const each of [`<Title> ${locale}`, `When ${locale}`, `Where ${locale}`, places]) expect(text).toContain(each)
  expect(page.querySelectorAll('[data-registration-confirmed][autofocus]')).toHaveLength(1)
  expect(page.querySelector('form, a[download], [data-em]')).toBeNull()

  const withoutMail = await filled('programme', locale, { code: 'waiting', mail: false, guest, sent })
  expect([page, withoutMail].map(({ body }) => body.textContent!.includes('e-mail'))).toEqual([true, false])
})

test('the template for the programme without the widths of letters fails the build', () => {
  const html = builtPage('programme', 'en').replaceAll('data-letter-widths', 'data-renamed')
  expect(() => makeAnswerPage(workshop, html)).toThrow('[data-letter-widths]')
})

test('the template for the programme without a button for the waiting list fails the build', () => {
  const html = builtPage('programme', 'en').replaceAll('name="waiting"', '')
  expect(() => makeAnswerPage(workshop, html)).toThrow('button[name="waiting"]')
})

test.each([
  [4, '3', ['1', '2', '3', '4'], '3'],
  [2, '2', ['1', '2'], '2'],
  [2, '3', ['1', '2'], '1'],
  [2, 'many', ['1', '2'], '1'],
  [2, '1.5', ['1', '2'], '1'],
  [1, '1', [], '1'],
  [1, '4', [], '1'],
])('an event for %i persons answers to %s with the choices %j, of which %s is chosen', async (...row) => {
  const [persons, sent, choices, chosen] = row
  const answer: Answer = { code: 'capacity_full', sent: { values: { persons: sent } }, event: { ...event, persons } }
  const page = await filled('programme', 'en', answer)
  const radios = [...page.querySelectorAll<HTMLInputElement>('input[type=radio][name=persons]')]
  expect(radios.map(({ value }) => value)).toEqual(choices)
  expect(valuesOf(page)).toMatchObject({ persons: chosen })
  expect(page.querySelectorAll('fieldset')).toHaveLength(persons > 1 ? 1 : 0)
})

test.each(locales)('a form for an event that does not exist is answered without a form (%s)', async (locale) => {
  const page = await filled('programme', locale, { code: 'unknown_event', event: undefined })
  const { answers } = await readMessages('programme', locale, 'tests/exhibition')
  expect(page.querySelector('[autofocus] > [role=alert]')?.textContent).toBe(answers.unknown_event)
  expect(page.querySelector('form')).toBeNull()
  expect(page.querySelectorAll('h1')).toHaveLength(1)
  const home = localized({ cs: '/?lang=cs', en: '/en' })
  const [other] = locales.filter((each) => each !== locale)
  expect(page.querySelector(`a[hreflang="${other}"]`)?.getAttribute('href')).toBe(home[other!])
})

test('the programme has its own message for an address that is registered, and for too few places', async () => {
  const [invitation, programme] = await Promise.all(
    formNames.map((form) => readMessages(form, 'en', 'tests/exhibition')),
  )
  const different = refusals.filter((refusal) => invitation!.answers[refusal] !== programme!.answers[refusal])
  expect(different).toEqual(['email_taken', 'capacity_full'])
})

test('a message that is missing fails the build', async () => {
  await expect(readMessages('programme', 'en', 'no-such-folder')).rejects.toThrow('registration.yaml')
})
