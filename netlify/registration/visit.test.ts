/** @jest-environment node */
import { locales } from '../../src/i18n/locales'
import { factsFile, guestPagesFile, type ReadBuilt } from '../storage/facts'
import { endpoints } from '../testing/endpoints'
import { builtFiles, factsWith, invitation, readFrom, testFunction, workshop } from '../testing/testing'
import { testPersonalInvitationPage } from '../testing/testing-personal-invitation'
import { testPage } from '../testing/testing-links'
import { factsOf } from '../testing/testing-pages'

/** What Chromium sends when it opens a tab. */
const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'

const visitOf = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Request(address, { method, headers: { Accept: accept, ...headers } })

/** The files of a build whose content has only the event by invitation. */
const onlyInvitation = { ...builtFiles, [factsFile]: JSON.stringify(factsWith(invitation)) }

describe.each(endpoints)('a tab at the address of a form that was sent without JavaScript ($name)', (endpoint) => {
  const answerTo = async (headers?: Record<string, string>, method?: string, read?: ReadBuilt) => {
    const { handle, calls } = endpoint.test(undefined, read && { read })
    const response = await handle(visitOf(endpoint.address, headers, method))
    expect(calls).toEqual([])
    return response
  }

  test('shows a page, not JSON, and nothing is stored', async () => {
    const response = await answerTo()
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
    const page = await factsOf(response)
    expect(page).toMatchObject({ page: 'form-answer', locale: 'cs', refusal: 'method_not_allowed' })
    expect(page).not.toHaveProperty('event')
  })

  test.each<[string, string, Record<string, string>]>([
    [
      'of the page that the visitor was at',
      'en',
      { Referer: 'https://site.example/en/programme', Cookie: 'nf_lang=cs' },
    ],
    ['that the visitor chose', 'en', { Cookie: 'a=b; nf_lang=en', 'Accept-Language': 'cs' }],
    ['of the browser', 'en', { 'Accept-Language': 'en-GB,en;q=0.9,cs;q=0.8' }],
    [
      'of the browser, whatever another site is in',
      'cs',
      { 'Accept-Language': 'cs', Referer: 'https://other.example/en' },
    ],
    ['of the site, if the browser prefers one that it has not', 'cs', { 'Accept-Language': 'de,en;q=0.9' }],
    ['of the site, if there is only a wrong cookie', 'cs', { Cookie: 'nf_lang=toString', Referer: 'x' }],
  ])('the page is in the language %s', async (_what, locale, headers) => {
    expect((await factsOf(await answerTo(headers))).locale).toBe(locale)
  })

  test('HEAD gets the same answer without the page', async () => {
    const response = await answerTo({}, 'HEAD')
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      405,
      'text/html; charset=utf-8',
      '',
    ])
  })

  test('where there is no page for it, it leads to the home page, and shows nobody the invitation', async () => {
    const response = await answerTo({ 'Accept-Language': 'en' }, 'GET', readFrom(onlyInvitation))
    expect([response.status, response.headers.get('location')]).toEqual([302, '/en'])
    expect(await response.text()).toBe('')
  })

  test('a program gets JSON, as before', async () => {
    const response = await answerTo({ Accept: '*/*' })
    expect([response.status, await response.json()]).toMatchObject([405, { code: 'method_not_allowed' }])
  })
})

test.each([
  ['of the programme', workshop],
  ['by invitation', invitation],
])('a tab that was at the page of an event %s gets its form', async (_what, event) => {
  const { path } = event.pages.en
  const request = visitOf('https://site.example/api/register', { Referer: `https://site.example${path}` })
  const page = await factsOf(await testFunction().handle(request))
  expect(page).toMatchObject({ locale: 'en', refusal: 'method_not_allowed', event: { slug: event.event, path } })
})

test.each([
  ['/registrace', '/?lang=cs', testPage],
  ['/en/registration', '/en', testPage],
  ['/pozvanka', '/?lang=cs', testPersonalInvitationPage],
  ['/en/invitation', '/en', testPersonalInvitationPage],
])('%s leads to %s where the build has no page for it, as without registrations', async (path, home, test) => {
  const without = [factsFile, ...locales.map(guestPagesFile)]
  const files = Object.entries(builtFiles).filter(([file]) => !without.includes(file))
  const read = readFrom({ ...Object.fromEntries(files), [factsFile]: 'null' })
  const response = await test(undefined, { read }).handle(visitOf(`https://site.example${path}`))
  expect([response.status, response.headers.get('location')]).toEqual([302, home])
})
