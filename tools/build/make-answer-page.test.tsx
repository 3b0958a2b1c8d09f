/** @jest-environment node */
import * as React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { JSDOM } from 'jsdom'
import { fillAnswerPage } from '../../netlify/registration/answer-page'
import type { Answer } from '../../netlify/http/answer'
import { locales, type Locale } from '../../src/i18n/locales'
import { PageProvider } from '../../src/i18n/page'
import { alternatesOf } from '../../src/i18n/routes'
import { textsFrom, TextsProvider } from '../../src/i18n/texts'
import { errorCodes, exampleRegistration, forms } from '../../src/registration/fields'
import { refusals } from '../../src/registration/refusals'
import { RegistrationForm } from '../../src/site/features/registration/registration-form'
import { allTexts } from '../../tests/support/render'
import { makeAnswerPage } from './make-answer-page'
import { readMessages } from './write-answer-pages.mts'

const notice = { version: '7', heading: 'Consent', consent: 'By sending you consent.', text: 'Your rights.' }

/** The page of the invitation as React renders it at build. */
const builtPage = (
  language: Locale,
) => `<!DOCTYPE html><html lang="${language}"><head><style>p{color:red}</style></head>
<body><script>window.start = 1</script>${renderToStaticMarkup(
  <PageProvider value={{ language, template: 'invitation', alternates: alternatesOf('home') }}>
    <TextsProvider value={textsFrom(allTexts(language))}>
      <RegistrationForm form="invitation" event="vecer" notice={notice} onRegistered={() => undefined} />
    </TextsProvider>
  </PageProvider>,
)}</body></html>`

const filled = async (language: Locale, answer: Answer) => {
  const page = { ...makeAnswerPage(builtPage(language)), ...(await readMessages(language, 'tests/exhibition')) }
  return new JSDOM(fillAnswerPage(page, answer)).window.document
}

const values = exampleRegistration('invitation')

test('the built form is filled in with everything that was sent', async () => {
  const page = await filled('cs', { code: 'email_taken', sent: { values } })
  expect(Object.fromEntries(new (page.defaultView as unknown as typeof globalThis).FormData(page.forms[0]))).toEqual({
    ...values,
    event: 'vecer',
    locale: 'cs',
    submissionId: '',
    noticeVersion: '7',
  })
  expect(page.documentElement.outerHTML).not.toContain('{{')
})

test.each(locales)(
  'an invalid field is marked, with its message in the language of the page (%s)',
  async (language) => {
    const messages = await readMessages(language, 'tests/exhibition')
    for (const code of errorCodes) {
      const errors = Object.fromEntries(forms.invitation.map((name) => [name, code]))
      const page = await filled(language, { code: 'invalid_data', errors })
      for (const name of forms.invitation) {
        expect(page.querySelector(`[name="${name}"]`)?.getAttribute('aria-invalid')).toBe('true')
        expect(page.querySelector(`#${name}-error`)?.textContent).toBe(messages.errors[code])
      }
    }
  },
)

test.each(locales)('every refusal has its message, announced first (%s)', async (language) => {
  const { answers } = await readMessages(language, 'tests/exhibition')
  expect(new Set(Object.values(answers)).size).toBe(refusals.length)
  const page = await filled(language, { code: 'capacity_full' })
  const alert = page.querySelector('[data-registration-answer][autofocus] > [role=alert]')
  expect(alert?.textContent).toBe(answers.capacity_full)
})

test('the page keeps its styles, which the policy names, and has no script', () => {
  const { html, hashes } = makeAnswerPage(builtPage('en'))
  expect(html).not.toContain('<script')
  expect(hashes).toEqual({ scripts: [], styles: [expect.stringMatching(/^'sha256-/)] })
})

test.each([
  ['the form', 'data-registration=', 'form[data-registration]'],
  ['the place for the answer', 'data-registration-answer', '[data-registration-answer]'],
  ['an input', 'name="email"', 'input[name="email"]'],
  ['a choice', 'value="plusOne"', 'input[name="attendance"][value="plusOne"]'],
  ['the place for an error', 'data-registration-field-error="fullName"', '[data-registration-field-error="fullName"]'],
  ['the submission id', 'name="submissionId"', 'input[name="submissionId"]'],
])('a page without %s fails the build', (_what, text, selector) => {
  const html = builtPage('en')
  expect(html).toContain(text)
  expect(() => makeAnswerPage(html.replaceAll(text, 'data-renamed'))).toThrow(selector)
})

test('a page that contains the text of a placeholder fails the build', () => {
  const html = builtPage('en').replace('Your rights.', '{{answer}}')
  expect(() => makeAnswerPage(html)).toThrow('The page of the invitation contains the text of a placeholder.')
})

test('a message that is missing fails the build', async () => {
  await expect(readMessages('en', 'no-such-folder')).rejects.toThrow('registration.yaml')
})
