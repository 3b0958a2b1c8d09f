/** @jest-environment node */
import * as React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { JSDOM } from 'jsdom'
import type { Answer } from '../../netlify/http/answer'
import { fillRegistrationPage } from '../../netlify/registration/registration-page'
import { invitation, workshop } from '../../netlify/testing/testing'
import { booked, cancelled, invited, token } from '../../netlify/testing/testing-links'
import { inEachLanguage, locales, type Locale } from '../../src/i18n/locales'
import { PageProvider } from '../../src/i18n/page'
import { textsFrom, TextsProvider } from '../../src/i18n/texts'
import { placeholder } from '../../src/registration/placeholders'
import { LanguageSwitch } from '../../src/site/components/language-switch'
import { RegistrationDetail } from '../../src/site/features/registration/registration-detail'
import { localized } from '../../tests/support/localized'
import { allTexts } from '../../tests/support/render'
import { makeRegistrationPage } from './make-registration-page'
import { readMessages } from './write-answer-pages.mts'

const email = 'six@majakka.example'

const builtPage = (
  language: Locale,
) => `<!DOCTYPE html><html lang="${language}"><head><style>p{color:red}</style></head>
<body><script>window.start = 1</script>${renderToStaticMarkup(
  <PageProvider
    value={{ language, template: 'registration', alternates: inEachLanguage((each) => placeholder('path', each)) }}
  >
    <TextsProvider value={textsFrom(allTexts(language))}>
      <LanguageSwitch />
      <RegistrationDetail exhibition={{ contact: { email } }} />
    </TextsProvider>
  </PageProvider>,
)}</body></html>`

async function filled(language: Locale, answer: Answer): Promise<Document> {
  const { places } = await readMessages('programme', language, 'tests/exhibition')
  const page = { ...makeRegistrationPage(builtPage(language)), places }
  const html = fillRegistrationPage(page, { sent: { values: { token } }, ...answer }, language)
  expect(html).not.toMatch(/\{\{|\}\}/)
  return new JSDOM(html).window.document
}

const found = { code: 'found', registration: booked, event: workshop } satisfies Answer

const wordsOf = (page: Document) => page.body.textContent!.replace(/\s+/g, ' ')
const actions = (page: Document) =>
  [...page.forms].map((form) =>
    Object.fromEntries(new (page.defaultView as unknown as typeof globalThis).FormData(form)),
  )

test.each(locales)('a registration is shown with everything that is booked (%s)', async (locale) => {
  const page = await filled(locale, found)
  const { title, when, where, path } = workshop.pages[locale]
  const { places } = await readMessages('programme', locale, 'tests/exhibition')
  const words = wordsOf(page)
  for (const each of [title, when, where, booked.full_name!, places[2]!.replace(/\s/g, ' ')]) {
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
  [{ code: 'found', registration: booked } satisfies Answer, false],
  [{ code: 'unknown_token' } satisfies Answer, false],
])('only a registration for an event of the content has the card: answer %#', async (answer, hasCard) => {
  const page = await filled('en', answer)
  expect(page.querySelector('[data-em]') !== null).toBe(hasCard)
  expect(page.querySelector('[data-em]')?.textContent).toBe(hasCard ? booked.full_name : undefined)
})

test('two forms change it: to as many places as are chosen, and to none', async () => {
  const page = await filled('cs', found)
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

test('a registration for one place can only be cancelled', async () => {
  const page = await filled('en', { ...found, registration: { ...booked, seats: 1 } })
  expect(actions(page)).toEqual([{ token, locale: 'en', persons: '0' }])
})

test('a guest of the invitation chooses in the words of the invitation', async () => {
  const page = await filled('en', { ...found, registration: invited, event: invitation })
  const labels = [...page.querySelectorAll('label')].map(({ textContent }) => textContent)
  expect(labels).toEqual(['On your own', 'With a guest (two places)'])
  expect(actions(page)[0]).toEqual({ token, locale: 'en', persons: '2' })
  expect(page.querySelectorAll('fieldset')).toHaveLength(1)
})

test.each([
  ['waiting', { ...booked, state: 'waiting' as const }, 'You are on the waiting list', 2],
  ['cancelled', cancelled(booked), 'Cancelled', 0],
])('a registration that is %s says so, and has no calendar file', async (_state, registration, title, forms) => {
  const page = await filled('en', { ...found, registration })
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
  async (state, locale, title, message, heading) => {
    const event = { ...workshop, cancelled: true }
    const page = await filled(locale, { ...found, registration: { ...booked, state }, event })
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
  async (locale, erased, kept) => {
    for (const state of ['registered', 'waiting'] as const) {
      for (const isInvited of [false, true]) {
        const page = await filled(locale, { ...found, registration: { ...booked, state, invited: isInvited } })
        expect([wordsOf(page).includes(erased), wordsOf(page).includes(kept)]).toEqual([!isInvited, isInvited])
      }
    }
  },
)

test('an invited guest is offered no erasure when the event is called off', async () => {
  const event = { ...invitation, cancelled: true }
  const page = await filled('en', { ...found, registration: { ...invited, invited: true }, event })
  expect(wordsOf(page)).toContain('The event does not take place. You need not do anything.')
  expect(wordsOf(page)).not.toMatch(/erase/)
  expect(page.forms).toHaveLength(0)
})

test.each([
  ['cs', 'Tato registrace už neplatí.', 'Dokud je přihlašování otevřené, můžete se zaregistrovat znovu.'],
  ['en', 'This registration is no longer valid.', 'While registration is open, you can register again.'],
] as const)(
  'a cancelled registration says that one can register again, unless the event was called off or is for invited guests (%s)',
  async (locale, message, again) => {
    const answer = { ...found, registration: cancelled(booked) }
    const page = await filled(locale, answer)
    const calledOff = await filled(locale, { ...answer, event: { ...workshop, cancelled: true } })
    const personal = await filled(locale, { ...answer, event: { ...invitation, personal: true } })
    for (const each of [page, calledOff, personal]) expect(wordsOf(each)).toContain(message)
    expect(wordsOf(page)).toContain(again)
    for (const each of [calledOff, personal]) expect(wordsOf(each)).not.toContain(again)
    expect(calledOff.querySelector('h1')?.textContent).toBe(page.querySelector('h1')?.textContent)
    expect(calledOff.forms).toHaveLength(0)
  },
)

test.each(['changed', 'cancelled', 'invalid_data'] as const)(
  'the answer to a form comes first and has the focus: %s',
  async (code) => {
    const registration = code === 'cancelled' ? cancelled(booked) : booked
    const page = await filled('en', { ...found, code, registration })
    const answer = page.querySelector('[data-registration-answer]')!
    expect(page.querySelector('article')?.firstElementChild).toBe(answer)
    expect([answer.hasAttribute('autofocus'), answer.getAttribute('tabindex')]).toEqual([true, '-1'])
    expect(answer.querySelectorAll('p')).toHaveLength(1)
    expect(answer.querySelector('p')?.getAttribute('role')).toBe(code === 'invalid_data' ? 'alert' : 'status')
  },
)

test.each(locales)('an unknown token is answered with the address of the contact (%s)', async (locale) => {
  const page = await filled(locale, { code: 'unknown_token' })
  expect(page.querySelector(`a[href="mailto:${email}"]`)).not.toBeNull()
  expect(page.querySelectorAll('h1')).toHaveLength(1)
  expect(page.documentElement.outerHTML).not.toContain(token)
})

test.each(locales)('a page that cannot be shown now leads to itself (%s)', async (locale) => {
  const page = await filled(locale, { code: 'unavailable', fault: 'timeout' })
  const path = localized({ cs: '/registrace', en: '/en/registration' })[locale]
  expect(page.querySelector(`article a[href="${path}?t=${token}"]`)).not.toBeNull()
  expect(page.querySelector('[data-registration-answer][autofocus] [role=alert]')).not.toBeNull()
})

test('a preview has nothing to open', async () => {
  const page = await filled('en', { code: 'unavailable', reason: 'not_published' })
  expect(page.querySelector('[role=alert]')?.textContent).toContain('preview')
  expect(page.querySelectorAll('article a, form')).toHaveLength(0)
})

test('a visitor on the waiting list leaves it', async () => {
  const page = await filled('en', { ...found, registration: { ...booked, state: 'waiting' } })
  expect(wordsOf(page)).toContain('You are waiting for 3 places')
  const buttons = [...page.querySelectorAll('form button')].map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Save the change', 'Leave the waiting list'])
})

test('an event that the content no longer has has no name and no address', async () => {
  const page = await filled('en', { code: 'found', registration: booked })
  expect(page.querySelector('h1')?.textContent).not.toBe('')
  expect(page.querySelectorAll('article a')).toHaveLength(0)
  expect(page.forms).toHaveLength(2)
})

test('the page keeps its styles, which the policy names, is set in the body font, and has no script', () => {
  const { html, hashes } = makeRegistrationPage(builtPage('en'))
  expect(html).not.toContain('<script')
  expect(html).toMatch(/<html[^>]* data-typeface=""/)
  expect(hashes).toEqual({ scripts: [], styles: [expect.stringMatching(/^'sha256-/)] })
})

test.each([
  '{{value token}}',
  '{{guest text}}',
  '{{guest wide}}',
  '{{if admitted}}',
  '{{event path}}',
  '{{path en}}',
  '{{places}}',
  '{{if cancelled}}',
  '{{end answered}}',
  '{{if unknownToken}}',
])('a template without %s fails the build', (missing) => {
  expect(() => makeRegistrationPage(builtPage('en').replaceAll(missing, ''))).toThrow(`has no ${missing}`)
})

test.each([
  ['the form', 'action="/api/change"', 'input[name="token"]'],
  ['the place for the answer', 'data-registration-answer', '[data-registration-answer]'],
  ['the number of places', 'type="radio"', 'input[type="radio"]'],
  ['the widths of letters', 'data-letter-widths', '[data-letter-widths]'],
])('a template without %s fails the build', (_what, text, selector) => {
  expect(() => makeRegistrationPage(builtPage('en').replaceAll(text, 'data-renamed'))).toThrow(selector)
})
