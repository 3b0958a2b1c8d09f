/** @jest-environment node */
import type { PersonalInvitationOutcome } from '../storage/personal-invitation-types'
import { outcomesOf, postTo } from '../testing/testing'
import { accepted, answered, declined, testPersonalInvitationPage } from '../testing/testing-personal-invitation'
import { token } from '../testing/testing-links'

const path = `/en/invitation?t=${token}`
const urlencoded = 'application/x-www-form-urlencoded'

/** The request of a mail provider, which sends neither cookies nor a Referer (RFC 8058, section 8.1). */
const oneClick = (address = path, body: BodyInit = 'List-Unsubscribe=One-Click', type = urlencoded) =>
  postTo(`https://site.example${address}`, body, { 'Content-Type': type })

const multipart = (name = 'List-Unsubscribe') =>
  `--xyz\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nOne-Click\r\n--xyz--\r\n`

/** What a mail provider gets. */
const answerTo = async (request: Request, found = answered(declined, 'declined')) => {
  const { handle, calls, lines } = testPersonalInvitationPage(found)
  const response = await handle(request)
  return { response, content: (await response.json()) as object, calls, lines }
}

test.each([
  ['a form', 'List-Unsubscribe=One-Click', urlencoded],
  ['a form that names its character set', 'List-Unsubscribe=One-Click', `${urlencoded}; charset=UTF-8`],
  ['a form of several parts', multipart(), 'multipart/form-data; boundary=xyz'],
  ['a form of several parts in other letters', multipart(), 'Multipart/Form-Data; boundary="xyz"'],
])('a mail program declines for a guest with %s, who is told nothing personal: 200', async (_what, body, type) => {
  const { response, content, calls, lines } = await answerTo(oneClick(path, body, type))
  expect([response.status, content]).toEqual([200, { code: 'declined' }])
  expect(response.headers.get('cache-control')).toBe('no-store')
  // The database declines in the state `silent` only.
  expect(calls).toMatchObject([{ p_token: token, p_persons: 0, p_state: 'silent', p_full_name: null }])
  expect(outcomesOf(lines)).toEqual(['declined'])
  for (const secret of [declined.full_name, declined.email, token]) expect(lines.join()).not.toContain(secret)
})

test.each<[PersonalInvitationOutcome, typeof accepted]>([
  ['already_accepted', accepted],
  ['declined', declined],
  ['cancelled', declined],
])(
  'the answer to a guest who has answered already says what holds, and that nothing is to be repeated: %s',
  async (outcome, found) => {
    const { response, content } = await answerTo(oneClick(), answered(found, outcome))
    expect([response.status, content]).toEqual([200, { code: outcome }])
  },
)

test.each([
  ['a link that the database does not know', `/pozvanka?t=${'f'.repeat(32)}`, 1],
  ['no token', '/pozvanka', 0],
  ['what cannot be a token', `/pozvanka?t=${token.toUpperCase()}`, 0],
])('%s: 200, because there is nothing to repeat', async (_what, address, count) => {
  const { response, content, calls } = await answerTo(oneClick(address))
  expect([response.status, content]).toEqual([200, { code: 'unknown_token' }])
  expect(calls).toHaveLength(count)
})

test.each([
  ['an empty body', '', urlencoded, 400],
  ['another value', 'List-Unsubscribe=Two-Clicks', urlencoded, 400],
  ['another field', multipart('Unsubscribe'), 'multipart/form-data; boundary=xyz', 400],
  ['parts with another boundary', multipart(), 'multipart/form-data; boundary=abc', 400],
  ['parts without a boundary', multipart(), 'multipart/form-data', 400],
  ['half a form', multipart().slice(0, -20), 'multipart/form-data; boundary=xyz', 400],
  ['bytes that are not UTF-8', new Uint8Array([0xc3, 0x28]), urlencoded, 400],
  ['more than 8 KiB', `List-Unsubscribe=One-Click&x=${'x'.repeat(8192)}`, urlencoded, 413],
  ['JSON', '{"List-Unsubscribe":"One-Click"}', 'application/json', 415],
  ['no type', 'List-Unsubscribe=One-Click', '', 415],
])('a request with %s declines nothing', async (_what, body, type, status) => {
  const { response, calls } = await answerTo(oneClick(path, body, type))
  expect(response.status).toBe(status)
  expect(calls).toEqual([])
})

test('while the database is away, the mail program is told to try again: 503', async () => {
  const { handle } = testPersonalInvitationPage(null as never, { variables: {} })
  const response = await handle(oneClick())
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
})

test('a preview declines nothing: 503', async () => {
  const { handle, calls } = testPersonalInvitationPage(answered(declined, 'declined'))
  const response = await handle(oneClick(), { deploy: { context: 'deploy-preview', published: false } })
  expect(response.status).toBe(503)
  expect(calls).toEqual([])
})
