/** @jest-environment node */
import * as React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { JSDOM } from 'jsdom'
import { fillAnswerPage } from '../../netlify/registration/answer-page'
import { invitation } from '../../netlify/testing/testing'
import { inEachLanguage, type Locale } from '../../src/i18n/locales'
import { PageProvider } from '../../src/i18n/page'
import { textsFrom, TextsProvider } from '../../src/i18n/texts'
import { placeholder } from '../../src/registration/placeholders'
import { AdmissionTemplate } from '../../src/site/features/registration/admission-template'
import { allTexts } from '../../tests/support/render'
import { makeAdmissionPage } from './make-admission-page'
import { readMessages } from './write-answer-pages.mts'

const email = 'six@majakka.example'

const event: Queries.AdmissionPageFragment = {
  slug: 'vecer',
  title: 'A Dinner',
  start: '2031-09-04T17:00',
  end: '2031-09-04T22:00',
  place: { name: 'Hall', address: null, within: { name: 'Warehouse', address: null } },
  invitation: { dressCode: 'something blue' },
}

const builtPage = (
  language: Locale,
) => `<!DOCTYPE html><html lang="${language}"><head><style>p{color:red}</style></head>
<body><script>window.start = 1</script>${renderToStaticMarkup(
  <PageProvider
    value={{ language, template: 'registered', alternates: inEachLanguage((each) => placeholder('path', each)) }}
  >
    <TextsProvider value={textsFrom(allTexts(language))}>
      <AdmissionTemplate event={event} exhibition={{ contact: { email } }} />
    </TextsProvider>
  </PageProvider>,
)}</body></html>`

/** The page for a guest with two places. */
async function filled(language: Locale, mail: boolean, name = 'Jana Nová'): Promise<Document> {
  const page = {
    ...makeAdmissionPage(builtPage(language), language),
    ...(await readMessages('programme', language, 'tests/exhibition')),
  }
  const answer = { code: 'registered', event: invitation, guest: { name, seats: 2 }, mail } as const
  return new JSDOM(fillAnswerPage(page, answer, language)).window.document
}

test.each([
  ['cs', 'Jste Jana Nová na seznamu', '2 místa', 'English', '/en/zvani'],
  ['en', 'You are Jana Nová on the list', '2 places', 'Čeština', '/zvani'],
] as const)('the card says who comes, how many, to what, when and where (%s)', async (language, ...texts) => {
  const [title, places, other, path] = texts
  const page = await filled(language, true)
  const heading = page.querySelector('h1[data-registration-confirmed][autofocus]')
  expect(heading?.textContent).toBe(title)
  const words = page.body.textContent!.replace(/\s/g, ' ')
  for (const each of [places, 'A Dinner', '17:00–22:00', 'Hall, Warehouse', 'something blue'])
    expect(words).toContain(each)
  expect(page.querySelector('a[hreflang]')?.textContent).toBe(other)
  expect(page.querySelector('a[hreflang]')?.getAttribute('href')).toBe(path)
  expect(page.documentElement.outerHTML).not.toMatch(/\{\{|\}\}/)
})

test.each([
  ['cs', 'Potvrzení vám posíláme e-mailem', 'Potvrzení e-mailem neposíláme'],
  ['en', 'We are sending you', 'We send no confirmation by e-mail'],
] as const)(
  'the card says whether a mail comes, and without one where to write to (%s)',
  async (language, ...words) => {
    const pages = await Promise.all([true, false].map((mail) => filled(language, mail)))
    expect(pages.map(({ body }) => words.map((each) => body.textContent!.includes(each)))).toEqual([
      [true, false],
      [false, true],
    ])
    expect(pages.map((page) => page.querySelector(`a[href="mailto:${email}"]`) !== null)).toEqual([false, true])
  },
)

test('the size of the name is one of those in the style sheet, and the widths of letters are not on the page', async () => {
  const page = await filled('en', true, 'W'.repeat(60))
  expect([...page.querySelectorAll('[data-em]')].map((each) => each.getAttribute('data-em'))).toEqual(['16', '16'])
  expect(page.querySelector('[data-letter-widths]')).toBeNull()
})

test('the page keeps its styles, which the policy names, is set in the body font, and has no script', () => {
  const { html, hashes } = makeAdmissionPage(builtPage('en'), 'en')
  expect(html).not.toContain('<script')
  expect(html).toMatch(/<html[^>]* data-typeface=""/)
  expect(hashes).toEqual({ scripts: [], styles: [expect.stringMatching(/^'sha256-/)] })
})

test.each(['{{guest text}}', '{{guest tall}}', '{{places}}', '{{path cs}}', '{{if mail}}', '{{if noMail}}'])(
  'a template without %s fails the build',
  (missing) => {
    const html = builtPage('en').replaceAll(missing, '')
    expect(() => makeAdmissionPage(html, 'en')).toThrow(`has no ${missing}`)
  },
)

test.each(['data-letter-widths', 'data-registration-confirmed'])(
  'a template without %s fails the build',
  (attribute) => {
    const html = builtPage('en').replaceAll(attribute, 'data-renamed')
    expect(() => makeAdmissionPage(html, 'en')).toThrow(`[${attribute}]`)
  },
)
