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

// Another test covers the preflight of an allowed origin (204).
const documentedStatuses = new Set([201, 202, 303, 400, 403, 404, 405, 409, 413, 415, 422, 429, 503])

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
const fields = [...Object.keys({ ...guest, ...visitor }), 'waiting', '__proto__', 'constructor', 'toString']
const changed = (sent: object) =>
  fc.record(
    Object.fromEntries(
      Object.entries(sent).map(([key, valid]) => [
        key,
        fc.oneof({ arbitrary: fc.constant(valid as unknown), weight: 12 }, { arbitrary: value, weight: 1 }),
      ]),
    ),
  )
const anyGuest = fc
  .tuple(
    fc.oneof(...Object.values(guests).map(changed)),
    fc.oneof(
      { arbitrary: fc.constant({}), weight: 2 },
      { arbitrary: fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 2 }), weight: 1 },
    ),
  )
  .map(([base, extra]) => ({ ...base, ...extra }))

const body = fc.oneof(
  { arbitrary: anyGuest.map((each) => JSON.stringify(each)), weight: 5 },
  { arbitrary: anyGuest.map((each) => new URLSearchParams(Object.entries(each).map(([key, part]) => [key, typeof part === 'string' ? part : JSON.stringify(part)])).toString()), weight: 4 }, // prettier-ignore
  { arbitrary: fc.json(), weight: 2 },
  { arbitrary: text, weight: 1 },
  { arbitrary: fc.uint8Array({ maxLength: 9000 }), weight: 1 },
  { arbitrary: fc.nat(12_000).map((length) => '['.repeat(length)), weight: 1 },
  { arbitrary: fc.constant(null), weight: 1 },
)

const method = fc.oneof({ arbitrary: fc.constant('POST'), weight: 12 }, fc.constantFrom('GET', 'PUT', 'HEAD', 'DELETE', 'OPTIONS', 'PROPFIND')) // prettier-ignore

/** Creates a request; undefined if no client could send these parts. */
function createRequest(
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

test('any request gets a documented status, and the log contains nothing that was sent', async () => {
  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(method, headers, body, fc.constantFrom(...outcomes), async (method, given, body, outcome) => {
      const request = createRequest(method, given as Record<string, string | null>, body as BodyInit | null)
      if (!request) return
      const { handle, lines } = testFunction(() => outcome)
      const response = await handle(request, { requestId: 'r' })
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      expect(documentedStatuses).toContain(response.status)
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
  expect([...statuses.keys()].sort()).toEqual([201, 202, 303, 400, 403, 404, 405, 409, 413, 415, 422, 429])
})

test('any response of the database gives a documented status, and none of it is passed on', async () => {
  const upstream = fc.record({
    status: fc.oneof(fc.integer({ min: 200, max: 599 }), fc.constantFrom(200, 401, 404, 500, 503)),
    body: fc.oneof(
      fc.constantFrom(...outcomes.map((outcome) => JSON.stringify(outcome))),
      fc.json(),
      fc.record({ code: fc.oneof(fc.constantFrom('23505', '42501', 'PGRST202', '57014'), value), message: text, details: value, hint: value }).map((error) => JSON.stringify(error)), // prettier-ignore
      fc.constant(`<html>${secretKey} ${guest.email}</html>`),
    ),
    type: fc.constantFrom('application/json', 'text/html', ''),
  })
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] })
  await fc.assert(
    fc.asyncProperty(upstream, fc.constantFrom(guest, visitor), async ({ status, body, type }, sent) => {
      const empty = [204, 205, 304].includes(status)
      const answer = () => new Response(empty ? null : body, { status, headers: { 'Content-Type': type } })
      const { handle, lines } = testFunctionOverFetch(async () => answer())
      const request = createRequest('POST', { 'content-type': 'application/json' }, JSON.stringify(sent))
      const response = handle(request as Request)
      await jest.advanceTimersByTimeAsync(10_000)
      const output = (await (await response).text()) + lines.join()
      expect(documentedStatuses).toContain((await response).status)
      for (const secret of [secretKey, guest.email, guest.fullName, '<html']) expect(output).not.toContain(secret)
    }),
    { numRuns: 1000 },
  )
  jest.useRealTimers()
})

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

test.each<[string, unknown[], number[]]>([
  ['event', hostileEvents, [201, 404, 422]],
  ['persons', hostilePersons, [422]],
  ['waiting', hostileWaiting, [422]],
])(
  '40 hostile values of %s get only documented codes, and none reaches the database',
  async (field, hostile, expected) => {
    expect(hostile.length).toBeGreaterThanOrEqual(39)
    const statuses = new Set<number>()
    for (const value of hostile) {
      const { handle, lines, calls } = testFunction()
      const response = await handle(
        createRequest('POST', { 'content-type': 'application/json' }, JSON.stringify({ ...visitor, [field]: value }))!,
      )
      statuses.add(response.status)
      for (const { p_facts, p_persons } of calls) expect([p_facts.id, p_persons]).toEqual([visitor.event, 2])
      expect(lines.join()).not.toContain(visitor.email)
    }
    expect([...statuses].sort()).toEqual(expected)
  },
)
