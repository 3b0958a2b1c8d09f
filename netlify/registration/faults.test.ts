/** @jest-environment node */
import { faults, type Fault } from '../http/fault'
import { factsFile } from '../storage/facts'
import { askingFunctions } from '../testing/endpoints'
import { accepted } from '../testing/testing-personal-invitation'
import { booked, token } from '../testing/testing-links'
import {
  facts,
  factsWith,
  guest,
  testFunction,
  testFunctionOverFetch,
  builtFiles,
  invitation,
  outcomesOf,
  postGuest,
  readFrom,
  secretKey,
  variables,
  visitor,
  workshop,
} from '../testing/testing'

const json = (status: number, body: unknown) => async () => Response.json(body, { status })
const html = (status: number) => async () =>
  new Response(`<html>Bad gateway for ${guest.email}</html>`, { status, headers: { 'Content-Type': 'text/html' } })
const connectionRefused = async () => {
  throw new TypeError('fetch failed', { cause: Object.assign(new Error(`connect ECONNREFUSED ${guest.email}`), { code: 'ECONNREFUSED' }) }) // oxfmt-ignore
}
const error = (status: number, code: string) =>
  json(status, { code, message: `about ${guest.fullName}`, details: `Key (email)=(${guest.email})`, hint: null })

/** Expects a text without guest data, keys or anything from the response of the database. */
function expectNoSecrets(text: string) {
  for (const secret of [guest.fullName, guest.email, 'ludmila', secretKey, 'about ', '<html>', 'Error:', '    at ']) {
    expect(text).not.toContain(secret)
  }
}

async function expectUnavailable(fetch: typeof globalThis.fetch, fault: Fault, count: number) {
  const asked = askingFunctions.flatMap(({ testOverFetch, requests }) =>
    requests().map(async (request) => {
      const { handle, lines, calls } = testOverFetch(fetch)
      const response = await handle(request, { requestId: 'r-1' })
      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toBe('10')
      const text = await response.text()
      if (response.headers.get('content-type') === 'application/problem+json') {
        expect(JSON.parse(text)).toEqual({ title: 'Service Unavailable', status: 503, code: 'unavailable' })
      }
      expect(outcomesOf(lines)).toEqual([`unavailable: ${faults[fault]}`])
      expect(calls).toHaveLength(count)
      // The second call is the same as the first.
      expect(new Set(calls.map((call) => JSON.stringify(call))).size).toBe(1)
      expectNoSecrets(text + lines.join())
      expect(lines.join()).not.toContain(token)
    }),
  )
  // At the same time, because each waits before its second call.
  await Promise.all(asked)
}

test.each<[string, typeof fetch, Fault]>([
  ['a refused connection or an unknown host', connectionRefused, 'unreachable'],
  ['a gateway without a server behind it', html(502), 'upstream'],
  ['a lock that was not acquired in time', error(500, '55P03'), 'upstream'],
  ['a statement that took too long', error(500, '57014'), 'upstream'],
  ['too many connections', error(503, '53300'), 'upstream'],
  ['a pool without a free connection', error(504, 'PGRST003'), 'upstream'],
  ['a schema cache that is not loaded', error(503, 'PGRST002'), 'upstream'],
  ['Cloudflare’s page 520', html(520), 'upstream'],
  ['Cloudflare’s page 522', html(522), 'upstream'],
  ['Cloudflare’s page 524', html(524), 'upstream'],
])('%s: a second call, then 503', async (_what, fetch, fault) => {
  await expectUnavailable(fetch, fault, 2)
})

test.each<[string, typeof fetch, Fault]>([
  ['a wrong key', json(401, { message: 'Unregistered API key', hint: guest.email }), 'key_refused'],
  ['a wrong key, answered in HTML', html(403), 'key_refused'],
  ['a missing migration', error(404, 'PGRST202'), 'no_migration'],
  ['a function with other parameters', error(404, '42883'), 'no_migration'],
  ['a fact without a column', error(400, '42703'), 'no_migration'],
  ['a missing grant', error(403, '42501'), 'not_permitted'],
  ['a restricted project', json(402, { message: 'exceed_egress_quota' }), 'restricted'],
  ['a paused project', html(540), 'restricted'],
  ['an unknown outcome', json(200, 'maybe'), 'unexpected_answer'],
  ['a list', json(200, ['registered']), 'unexpected_answer'],
  ['an object', json(200, { register: 'registered' }), 'unexpected_answer'],
  ['a registration with an unknown state', json(200, { ...booked, state: 'gone' }), 'unexpected_answer'],
  ['a registration without a number of seats', json(200, { ...booked, seats: null }), 'unexpected_answer'],
  ['an invitation with an unknown state', json(200, { ...accepted, state: 'gone' }), 'unexpected_answer'],
  ['an invitation without an address', json(200, { ...accepted, email: null }), 'unexpected_answer'],
  ['HTML with the status 200', html(200), 'unexpected_answer'],
  ['a value that the database refuses', error(400, '22P05'), 'unexpected_answer'],
  ['the URL of another service', html(404), 'unexpected_answer'],
])('%s: 503 at once', async (_what, fetch, fault) => {
  await expectUnavailable(fetch, fault, 1)
})

test('no answer of the database is no registration: 503', async () => {
  for (const nothing of [json(200, null), async () => new Response(null, { status: 204 })]) {
    const { handle, lines } = testFunctionOverFetch(nothing)
    expect((await handle(postGuest())).status).toBe(503)
    expect(outcomesOf(lines)).toEqual([`unavailable: ${faults.unexpected_answer}`])
  }
})

test.each<[string, Record<string, string | undefined>, Fault]>([
  ['no URL', { SUPABASE_SECRET_KEY: secretKey }, 'no_url'],
  ['an empty URL', { ...variables, SUPABASE_URL: ' ' }, 'no_url'],
  ['an invalid URL', { ...variables, SUPABASE_URL: 'database.example' }, 'no_url'],
  ['no key', { SUPABASE_URL: variables.SUPABASE_URL }, 'no_key'],
  ['an empty key', { ...variables, SUPABASE_SECRET_KEY: '' }, 'no_key'],
])('%s in the environment: 503, logged without values', async (_what, missing, fault) => {
  const { handle, lines, calls } = testFunction(undefined, { variables: missing })
  const response = await handle(postGuest())
  expect(response.status).toBe(503)
  expect(outcomesOf(lines)).toEqual([`unavailable: ${faults[fault]}`])
  expect(calls).toEqual([])
  expectNoSecrets((await response.text()) + lines.join())
})

test('the environment variables are read at each request, not when the function is loaded', async () => {
  const changing: Record<string, string | undefined> = {}
  const { handle } = testFunction(undefined, { variables: changing })
  expect((await handle(postGuest())).status).toBe(503)
  Object.assign(changing, variables)
  expect((await handle(postGuest())).status).toBe(201)
})

test.each<[string, string | undefined]>([
  ['missing', undefined],
  ['not JSON', '{'],
  ['without events', JSON.stringify({ ...facts, events: [] })],
  ['without a path', JSON.stringify(factsWith({ ...invitation, pages: { cs: {}, en: {} } as never }))],
  ['without a capacity', JSON.stringify(factsWith(invitation, { ...workshop, capacity: undefined as never }))],
  ['with an unknown form', JSON.stringify(factsWith({ ...invitation, form: 'vip' as never }))],
  ['without a version of the consent notice', JSON.stringify({ ...facts, noticeVersions: [] })],
  ['with an invalid time', JSON.stringify(factsWith({ ...invitation, closesAt: 'soon' }))],
  ['in an earlier format', '{"event":"vecer","capacity":200,"closesAt":null,"noticeVersion":"1"}'],
])('the file of facts is %s: 503, and 201 as soon as the file is valid', async (_what, text) => {
  const files: Record<string, string> = { ...builtFiles, [factsFile]: text ?? '' }
  if (text === undefined) delete files[factsFile]
  const { handle, lines } = testFunction(undefined, { read: (file: string) => readFrom(files)(file) })
  for (const sent of [guest, visitor]) expect((await handle(postGuest(sent))).status).toBe(503)
  expect(new Set(outcomesOf(lines))).toEqual(new Set([`unavailable: ${faults.no_facts}`]))
  Object.assign(files, builtFiles)
  expect((await handle(postGuest())).status).toBe(201)
})

test('if the first call fails and the second succeeds, the guest is registered', async () => {
  for (const first of [connectionRefused, html(502), error(500, '55P03')]) {
    let count = 0
    const { handle, calls } = testFunctionOverFetch(async () => (count++ === 0 ? first() : Response.json('registered')))
    expect((await handle(postGuest())).status).toBe(201)
    expect(calls).toHaveLength(2)
  }
})

test('a secret key is not sent as a token; a legacy key is', async () => {
  const sent: Headers[] = []
  const fetch: typeof globalThis.fetch = async (_input, init) => {
    sent.push(new Headers(init?.headers))
    return Response.json('registered')
  }
  await testFunctionOverFetch(fetch).handle(postGuest(guest, { 'User-Agent': 'Mozilla/5.0' }))
  await testFunctionOverFetch(fetch, { variables: { ...variables, SUPABASE_SECRET_KEY: 'eyJold' } }).handle(postGuest())
  expect(sent.map((headers) => [headers.get('apikey'), headers.get('authorization')])).toEqual([
    [secretKey, null],
    ['eyJold', 'Bearer eyJold'],
  ])
  // Supabase refuses a secret key that seems to come from a browser.
  expect(sent[0]?.get('user-agent')).toBeNull()
})

test('for a bug, the log contains only the type and place of the error: 503', async () => {
  const createClient = () => {
    throw new TypeError(`${guest.email} is not a function`)
  }
  const { handle, lines } = testFunction(undefined, { createClient })
  const response = await handle(postGuest())
  expect(response.status).toBe(503)
  expect(outcomesOf(lines)[0]).toMatch(
    /^unavailable: the function failed; this is a bug \(TypeError in faults\.test\.ts:\d+:\d+\)$/,
  )
  expectNoSecrets((await response.text()) + lines.join())
})
