/** @jest-environment node */
import * as fc from 'fast-check'
import { outcomes } from './save-registration'
import {
  address,
  guest,
  guests,
  testFunction,
  testFunctionOverFetch,
  outcomesOf,
  secretKey,
  visitor,
} from '../testing/testing'
import {
  booked,
  cancelled,
  changeAddress,
  invited,
  testChange,
  testChangeOverFetch,
  testPage,
  token,
  visit,
} from '../testing/testing-links'

const link = { token, persons: 1, locale: 'cs' }

/** The functions that take POST requests, with valid requests, what the database can answer, and the statuses that follow. */
const endpoints = [
  {
    name: 'register',
    address,
    requests: Object.values(guests),
    answers: [...outcomes] as unknown[],
    test: (answer: unknown) => testFunction(() => answer),
    testOverFetch: testFunctionOverFetch,
    // Another test covers the preflight of an allowed origin (204).
    statuses: [201, 202, 303, 400, 403, 404, 405, 409, 413, 415, 422, 429],
  },
  {
    name: 'change',
    address: changeAddress,
    requests: [link, { ...link, persons: '0', locale: 'en' }],
    answers: [
      { ...booked, outcome: 'changed' },
      { ...invited, outcome: 'too_many' },
      { ...cancelled(booked), outcome: 'cancelled' },
      null,
    ] as unknown[],
    test: (answer: unknown) => testChange(() => answer),
    testOverFetch: testChangeOverFetch,
    statuses: [200, 400, 404, 405, 413, 415, 422],
  },
]

// Most parts of a request are valid: with a fault in every part, no request would get past the first check.
const sometimes = <T>(unusual: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: fc.constant(null), weight: 6 }, { arbitrary: unusual, weight: 1 })

const header = (...values: string[]) => sometimes(fc.oneof(fc.constantFrom(...values), fc.string({ maxLength: 40 })))

const headers = fc.record({
  'content-type': fc.oneof(
    { arbitrary: fc.constantFrom('application/json', 'application/x-www-form-urlencoded'), weight: 6 },
    {
      arbitrary: header('text/plain', 'multipart/form-data; boundary=x', 'application/json; charset=latin1'),
      weight: 1,
    },
  ),
  'content-length': header('0', '9', '8192', '8193', '-1', '1e9', 'NaN'),
  'content-encoding': sometimes(fc.constantFrom('identity', 'gzip', 'br')),
  origin: header('https://site.example', 'https://other.example', 'null'),
  'sec-fetch-site': header('same-origin', 'none', 'cross-site', 'same-site'),
  referer: header('https://site.example/en/zvani', 'x'),
  accept: header('text/html', 'application/json'),
})

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(...Object.values(guest), ...Object.values(visitor).map(String)),
)
const value = fc.oneof({ arbitrary: text, weight: 4 }, { arbitrary: fc.jsonValue(), weight: 1 })
const fields = [...Object.keys({ ...guest, ...visitor, ...link }), 'waiting', '__proto__', 'constructor', 'toString']
const changed = (sent: object) =>
  fc.record(
    Object.fromEntries(
      Object.entries(sent).map(([key, valid]) => [
        key,
        fc.oneof({ arbitrary: fc.constant(valid as unknown), weight: 12 }, { arbitrary: value, weight: 1 }),
      ]),
    ),
  )
const anyOf = (requests: object[]) =>
  fc
    .tuple(
      fc.oneof(...requests.map(changed)),
      fc.oneof(
        { arbitrary: fc.constant({}), weight: 2 },
        { arbitrary: fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 2 }), weight: 1 },
      ),
    )
    .map(([base, extra]) => ({ ...base, ...extra }))

const bodyOf = (anyRequest: fc.Arbitrary<object>) =>
  fc.oneof(
    { arbitrary: anyRequest.map((each) => JSON.stringify(each)), weight: 5 },
    { arbitrary: anyRequest.map((each) => new URLSearchParams(Object.entries(each).map(([key, part]) => [key, typeof part === 'string' ? part : JSON.stringify(part)])).toString()), weight: 4 }, // prettier-ignore
    { arbitrary: fc.json(), weight: 2 },
    { arbitrary: text, weight: 1 },
    { arbitrary: fc.uint8Array({ maxLength: 9000 }), weight: 1 },
    { arbitrary: fc.nat(12_000).map((length) => '['.repeat(length)), weight: 1 },
    { arbitrary: fc.constant(null), weight: 1 },
  )

const method = fc.oneof({ arbitrary: fc.constant('POST'), weight: 12 }, fc.constantFrom('GET', 'PUT', 'HEAD', 'DELETE', 'OPTIONS', 'PROPFIND')) // prettier-ignore

/** Creates a request; undefined if no client could send these parts. */
function createRequest(
  address: string,
  method: string,
  given: Record<string, string | null>,
  body: BodyInit | null,
): Request | undefined {
  const present = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== null)
  try {
    return new Request(address, { method, headers: present, body: ['GET', 'HEAD'].includes(method) ? null : body })
  } catch {
    return undefined
  }
}

test.each(endpoints)(
  'any request to $name gets a documented status, and the log contains nothing that was sent',
  async (endpoint) => {
    const { address, requests, answers } = endpoint
    const body = bodyOf(anyOf(requests))
    const statuses = new Map<number, number>()
    await fc.assert(
      fc.asyncProperty(method, headers, body, fc.constantFrom(...answers), async (method, given, body, answer) => {
        const request = createRequest(address, method, given as Record<string, string | null>, body as BodyInit | null)
        if (!request) return
        const { handle, lines } = endpoint.test(answer)
        const response = await handle(request, { requestId: 'r' })
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
        expect(endpoint.statuses).toContain(response.status)
        expect(JSON.parse(lines.join())).toEqual({
          outcome: expect.stringMatching(/^[a-z_]+$/),
          requestId: 'r',
          durationMs: expect.any(Number),
        })
        if (response.headers.get('content-type') === 'application/problem+json' && method !== 'HEAD') {
          expect(await response.json()).toMatchObject({ status: response.status, code: outcomesOf(lines)[0] })
        }
      }),
      { numRuns: 3000 },
    )
    // The generated requests must reach every status.
    expect([...statuses.keys()].sort()).toEqual(endpoint.statuses)
  },
)

test.each(endpoints)(
  'any response of the database to $name gives a documented status, and none of it is passed on',
  async (endpoint) => {
    const upstream = fc.record({
      status: fc.oneof(fc.integer({ min: 200, max: 599 }), fc.constantFrom(200, 401, 404, 500, 503)),
      body: fc.oneof(
        fc.constantFrom(...endpoint.answers.map((answer) => JSON.stringify(answer))),
        fc.json(),
        fc.record({ code: fc.oneof(fc.constantFrom('23505', '42501', 'PGRST202', '57014'), value), message: text, details: value, hint: value }).map((error) => JSON.stringify(error)), // prettier-ignore
        fc.constant(`<html>${secretKey} ${guest.email}</html>`),
      ),
      type: fc.constantFrom('application/json', 'text/html', ''),
    })
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] })
    await fc.assert(
      fc.asyncProperty(
        upstream,
        fc.constantFrom<object>(...endpoint.requests),
        async ({ status, body, type }, sent) => {
          const empty = [204, 205, 304].includes(status)
          const answer = () => new Response(empty ? null : body, { status, headers: { 'Content-Type': type } })
          const { handle, lines } = endpoint.testOverFetch(async () => answer())
          const request = createRequest(
            endpoint.address,
            'POST',
            { 'content-type': 'application/json' },
            JSON.stringify(sent),
          )
          const response = handle(request as Request)
          await jest.advanceTimersByTimeAsync(10_000)
          const output = (await (await response).text()) + lines.join()
          expect([...endpoint.statuses, 503]).toContain((await response).status)
          for (const secret of [secretKey, guest.email, guest.fullName, '<html']) expect(output).not.toContain(secret)
        },
      ),
      { numRuns: 1000 },
    )
    jest.useRealTimers()
  },
)

const hostileEvents: unknown[] = [
  ...[
    '',
    ' ',
    'vecer',
    'dilna',
    'DILNA',
    'dilna ',
    'dílna',
    'dilna\u0000',
    '../vecer',
    'vecer/..',
    '*',
    '%',
    "' or 1=1 --",
  ],
  ...['__proto__', 'constructor', 'toString', 'null', 'undefined', '0', 'a'.repeat(5000), '\ud800', '{{answer}}'],
  ...['<script>', 'http://x.example', 'javascript:1', '\r\nX: y', null, 0, 1, -1, 1e308, true, false],
  ...[[], ['dilna'], {}, { event: 'dilna' }, { toString: 'dilna' }, [[['dilna']]]],
]
const hostilePersons: unknown[] = [
  ...['', ' ', '0', '-1', '1.5', '1e1', '0x2', '+2', '２', '99', '9'.repeat(500), 'NaN', 'Infinity', 'null', 'true'],
  ...['1;drop table', "1' or '1'='1", '{{value email}}', '<b>', '1\u0000', '\ud800', '__proto__', 'toString'],
  ...[null, 0, -1, 1.5, 5, 1e308, -0, true, false, [], [2], ['2'], {}, { valueOf: 2 }, { toString: '2' }, [[2]]],
]
const hostileWaiting: unknown[] = [
  ...[' ', 'TRUE', 'True', 'true ', 'yes', 'on', '1', '0', 'null', 'undefined', 'NaN', 'waiting', 'registered'],
  ...["' or true --", 'true;drop table', '{{value email}}', '<b>', 'true\u0000', '\ud800', '__proto__', 'toString'],
  ...['x'.repeat(5000), 0, 1, -1, 2, 1.5, 1e308, -0, [], [true], ['true'], [[true]], {}, { true: true }],
  ...[{ valueOf: true }, { toString: 'true' }, { __proto__: true }, { waiting: true }, [null]],
]

const hostileTokens: unknown[] = [
  ...['', ' ', 'x', '0', 'null', 'undefined', '*', '%', '_', '/', '..', '__proto__', 'constructor', 'toString'],
  ...[
    token.toUpperCase(),
    ` ${token}`,
    `${token}\n`,
    token.slice(1),
    `${token}0`,
    `${token}\u0000`,
    `g${token.slice(1)}`,
  ],
  ...["' or 1=1 --", `${token}' or '1'='1`, '\\x00', '{{value token}}', '{{if found}}', '<b>', '"><script>'],
  ...['0'.repeat(5000), '\ud800', '\u202e', '０'.repeat(32), 'http://x.example', 'javascript:1', '\r\nX: y'],
  ...[null, 0, 1, 1e308, true, [], [token], {}, { toString: token }, [[token]]],
]

const [register, change] = endpoints

test.each([
  { ...register!, request: visitor, field: 'event', hostile: hostileEvents, expected: [201, 404, 422], reached: [2] },
  { ...register!, request: visitor, field: 'persons', hostile: hostilePersons, expected: [422], reached: [] },
  { ...register!, request: visitor, field: 'waiting', hostile: hostileWaiting, expected: [422], reached: [] },
  { ...change!, request: link, field: 'token', hostile: hostileTokens, expected: [404], reached: [] },
  { ...change!, request: link, field: 'persons', hostile: hostilePersons, expected: [200, 422], reached: [0, 5] },
])('40 hostile values of $field to $name get only documented codes, and none reaches the database', async (row) => {
  const { address, request, field, hostile, answers, expected, reached } = row
  expect(hostile.length).toBeGreaterThanOrEqual(39)
  const statuses = new Set<number>()
  const persons = new Set<unknown>()
  for (const value of hostile) {
    const { handle, lines, calls } = row.test(answers[0])
    const body = JSON.stringify({ ...request, [field]: value })
    const response = await handle(createRequest(address, 'POST', { 'content-type': 'application/json' }, body)!)
    statuses.add(response.status)
    for (const call of calls as object[]) {
      expect(call).toMatchObject('p_token' in call ? { p_token: token } : { p_facts: { id: visitor.event } })
      persons.add((call as { p_persons: unknown }).p_persons)
    }
    for (const secret of [visitor.email, token]) expect(lines.join()).not.toContain(secret)
  }
  expect([...statuses].sort()).toEqual(expected)
  // Of all these values only valid numbers of persons are passed on.
  expect([...persons].sort()).toEqual(reached)
})

test('hostile tokens in an address get the same page, and none reaches the database', async () => {
  const pages = new Set<string>()
  for (const hostile of hostileTokens.filter((each) => typeof each === 'string')) {
    const { handle, lines, calls } = testPage()
    const response = await handle(visit(`/registrace?t=${encodeURIComponent(hostile.toWellFormed())}`))
    expect(response.status).toBe(404)
    pages.add(await response.text())
    expect(calls).toEqual([])
    expect(outcomesOf(lines)).toEqual(['unknown_token'])
  }
  expect(pages.size).toBe(1)
})
