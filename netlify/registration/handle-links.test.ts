/** @jest-environment node */
import { publishedDeploy } from '../http/deploy'
import { factsFile } from '../storage/facts'
import { outcomesOf, readFrom } from '../testing/testing'
import { postLinks, postLinksForm, testLinks } from '../testing/testing-links'
import { factsOf } from '../testing/testing-pages'

const email = 'ludmila@guest.example'

test.each([
  ['as it was typed', email],
  ['with spaces around it', ` ${email}\u200b `],
])('an address %s is asked for once: 202, and nothing of it in the log', async (_what, typed) => {
  const { handle, calls, lines } = testLinks()
  const response = await handle(postLinks({ email: typed, locale: 'en' }))
  expect([response.status, await response.json()]).toEqual([202, { code: 'link_sent' }])
  expect(calls).toEqual([{ p_email: email, p_locale: 'en', p_network: null, p_network_before: null, p_mail: false }])
  expect(outcomesOf(lines)).toEqual(['link_sent'])
  expect(lines.join()).not.toContain('ludmila')
})

test('the network of the visitor is counted, not stored', async () => {
  const { handle, calls } = testLinks()
  await handle(postLinks({ email }), { deploy: publishedDeploy, ip: '203.0.113.7' })
  expect(calls).toMatchObject([{ p_network: expect.stringMatching(/^[0-9a-f]{64}$/) as string }])
  expect(JSON.stringify(calls)).not.toContain('203.0.113')
})

test.each([
  [undefined, 'required'],
  ['', 'required'],
  ['jana', 'email'],
  ['ja\u200bna@guest.example', 'invisible'],
  [{}, 'required'],
])('the address %j: 422 %s, and the database is not asked', async (typed, error) => {
  const { handle, calls } = testLinks()
  const response = await handle(postLinks({ email: typed }))
  expect([response.status, await response.json()]).toMatchObject([422, { errors: { email: error } }])
  expect(calls).toEqual([])
})

test.each([
  ['too_many_from_network', 429],
  ['no_mail', 409],
] as const)('%s: %d', async (outcome, status) => {
  const response = await testLinks(() => outcome).handle(postLinks({ email }))
  expect([response.status, await response.json()]).toMatchObject([status, { code: outcome }])
})

test('without an event that takes registrations the answer is the same, and no database is needed', async () => {
  const { handle, calls } = testLinks(undefined, { read: readFrom({ [factsFile]: 'null' }), variables: {} })
  expect((await handle(postLinks({ email }))).status).toBe(202)
  expect(calls).toEqual([])
})

test.each([
  ['cs', email, 'link_sent', 202, { outcome: 'link_sent', email }],
  ['en', 'jana', 'link_sent', 422, { outcome: 'invalid_data', email: 'jana', error: 'email' }],
  ['en', email, 'no_mail', 409, { outcome: 'no_mail', email }],
] as const)(
  'a form is answered with a page in its language (%s, %s)',
  async (locale, typed, outcome, status, asked) => {
    const { handle } = testLinks(() => outcome)
    const response = await handle(postLinksForm({ email: typed, locale }))
    expect(response.status).toBe(status)
    expect(await factsOf(response)).toMatchObject({ page: 'registration', locale, failure: 'no_token', asked })
  },
)
