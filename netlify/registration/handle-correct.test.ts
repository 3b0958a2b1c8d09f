/** @jest-environment node */
import {
  browserSecret,
  outcomesOf,
  postForm,
  postFormTo,
  postGuest,
  postTo,
  testFunction,
  visitor,
} from '../testing/testing'
import { correctAddress, corrected, testCorrect } from '../testing/testing-links'
import { factsOf } from '../testing/testing-pages'

const sent = { event: 'dilna', submissionId: visitor.submissionId, email: ' Ludmila@GUEST.example ', locale: 'cs' }
const post = (body: object, headers = {}) => postTo(correctAddress, JSON.stringify(body), headers)
const postAsForm = (fields: Record<string, string>) => postFormTo(correctAddress, fields)
const without = { Cookie: '' }

describe('a browser in which somebody registers', () => {
  test('gets a secret that no script, no other site and no other host can use, for an hour', async () => {
    const { handle, calls } = testFunction()
    const response = await handle(postGuest(visitor, without))
    const secret = calls[0]!.p_secret!
    expect(secret).toMatch(/^[0-9a-f]{32}$/)
    expect(response.headers.get('set-cookie')).toBe(
      `__Host-guest=${secret}; Path=/; Max-Age=3600; HttpOnly; SameSite=Strict; Secure`,
    )
    expect(JSON.stringify(await response.json())).not.toContain(secret)
  })

  test('gets the same secret if it sends the form again, as after a lost answer; another form gets another one', async () => {
    const { handle, calls } = testFunction()
    const { submissionId: _, ...withoutId } = visitor
    const other = { ...visitor, submissionId: '1c8f2a5e-6a51-4c0e-9a53-3b0d6f3e8b11' }
    for (const body of [visitor, visitor, other, withoutId, withoutId]) await handle(postGuest(body, without))
    const [first, again, ...others] = calls.map(({ p_secret }) => p_secret)
    expect(again).toBe(first)
    expect(new Set([first, ...others]).size).toBe(4)
  })

  test('keeps the secret that it has', async () => {
    const { handle, calls } = testFunction()
    const response = await handle(postGuest(visitor))
    expect(calls).toMatchObject([{ p_secret: browserSecret }])
    expect(response.headers.get('set-cookie')).toContain(browserSecret)
  })

  test.each([
    ['registered', true],
    ['waiting', true],
    ['email_taken', false],
    ['capacity_full', false],
  ])('%s, as a form: a cookie is set (%s)', async (outcome, isSet) => {
    const { handle } = testFunction(() => outcome)
    const response = await handle(postForm({ ...visitor, persons: '1' }, without))
    expect(response.headers.has('set-cookie')).toBe(isSet)
  })
})

test('the address is corrected, and nothing of it is in the log', async () => {
  const { handle, calls, lines } = testCorrect()
  const response = await handle(post(sent))
  expect([response.status, await response.json()]).toEqual([200, { code: 'corrected', state: 'registered', seats: 3 }])
  expect(calls).toEqual([
    {
      p_secret: browserSecret,
      p_event: 'dilna',
      p_submission_id: visitor.submissionId,
      p_email: 'Ludmila@guest.example',
      p_mail: false,
    },
  ])
  expect(outcomesOf(lines)).toEqual(['corrected'])
  expect(lines.join()).not.toMatch(new RegExp(`ludmila|${browserSecret}`, 'i'))
})

test('without an address the answer says what is registered', async () => {
  const { handle, calls } = testCorrect(() => ({ ...corrected, outcome: 'found', state: 'waiting' }))
  const response = await handle(post({ event: 'dilna', submissionId: visitor.submissionId }))
  expect(await response.json()).toMatchObject({ code: 'found', state: 'waiting' })
  expect(calls).toMatchObject([{ p_email: null }])
})

test.each([
  ['no secret', post(sent, without)],
  ['a secret that cannot be one', post(sent, { Cookie: '__Host-guest=x' })],
  ['no submission id', post({ ...sent, submissionId: '' })],
  ['a submission id that cannot be one', post({ ...sent, submissionId: 'x' })],
])('%s: 410, and the database is not asked', async (_what, request) => {
  const { handle, calls } = testCorrect()
  const response = await handle(request)
  expect([response.status, await response.json()]).toMatchObject([410, { code: 'too_late' }])
  expect(calls).toEqual([])
})

test.each([
  ['what the database does not know', () => null, 410, 'too_late'],
  ['an address that is taken', () => ({ ...corrected, outcome: 'email_taken' }), 409, 'email_taken'],
  ['a fourth correction', () => ({ ...corrected, outcome: 'too_many_registrations' }), 429, 'too_many_registrations'],
])('%s: %d', async (_what, database, status, code) => {
  const response = await testCorrect(database).handle(post(sent))
  expect([response.status, await response.json()]).toMatchObject([status, { code }])
})

test('an address that is none: 422, and the registration stays as it is', async () => {
  const { handle, calls } = testCorrect(() => ({ ...corrected, outcome: 'found' }))
  const response = await handle(post({ ...sent, email: 'ludmila' }))
  expect([response.status, await response.json()]).toMatchObject([422, { errors: { email: 'email' } }])
  expect(calls).toMatchObject([{ p_email: null }])
})

test.each([
  ['corrected', 'registered', sent.email, { outcome: 'corrected' }],
  ['corrected', 'waiting', sent.email, { outcome: 'corrected' }],
  ['email_taken', 'registered', sent.email, { outcome: 'email_taken' }],
  ['found', 'registered', 'ludmila', { outcome: 'invalid_data', error: 'email' }],
] as const)('a form is answered with a page: %s, %s', async (outcome, state, email, correction) => {
  const { handle } = testCorrect(() => ({ ...corrected, outcome, state }))
  const page = await factsOf(await handle(postAsForm({ ...sent, email, locale: 'en' })))
  expect(page).toMatchObject({
    ...{ page: 'form-answer', locale: 'en', outcome: state },
    guest: { name: corrected.full_name, seats: 3, email: corrected.email, submissionId: visitor.submissionId },
    correction: { ...correction, email },
  })
})

test.each([
  ['comes too late', 410, 'too_late', null],
  ['finds no database', 503, 'unavailable', 'no answer that is one'],
])('a form that %s is answered with itself, not with the form to register', async (_what, status, outcome, answer) => {
  const { handle } = testCorrect(() => answer)
  const response = await handle(postAsForm({ ...sent, locale: 'cs' }))
  expect(response.status).toBe(status)
  expect(await factsOf(response)).toMatchObject({
    ...{ page: 'form-answer', outcome: 'uncorrected', event: { slug: 'dilna' }, submissionId: visitor.submissionId },
    correction: { outcome, email: sent.email },
  })
})
