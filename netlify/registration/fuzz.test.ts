/** @jest-environment node */
import * as fc from 'fast-check'
import { anyText } from '../../tests/support/any-text'
import { endpoints } from '../testing/endpoints'
import { browserSecret, guest, outcomesOf, secretKey, visitor } from '../testing/testing'

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
  anyText,
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(...Object.values(guest), ...Object.values(visitor).map(String)),
)
const value = fc.oneof({ arbitrary: text, weight: 4 }, { arbitrary: fc.jsonValue(), weight: 1 })
const fields = [
  ...Object.keys({ ...guest, ...visitor }),
  'waiting',
  'token',
  'noticeVersion',
  '__proto__',
  'constructor',
  'toString',
]
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
    { arbitrary: anyRequest.map((each) => new URLSearchParams(Object.entries(each).map(([key, part]) => [key, typeof part === 'string' ? part : JSON.stringify(part)])).toString()), weight: 4 }, // oxfmt-ignore
    { arbitrary: fc.json(), weight: 2 },
    { arbitrary: text, weight: 1 },
    { arbitrary: fc.uint8Array({ maxLength: 9000 }), weight: 1 },
    { arbitrary: fc.nat(12_000).map((length) => '['.repeat(length)), weight: 1 },
    { arbitrary: fc.constant(null), weight: 1 },
  )

const method = fc.oneof({ arbitrary: fc.constant('POST'), weight: 12 }, fc.constantFrom('GET', 'PUT', 'HEAD', 'DELETE', 'OPTIONS', 'PROPFIND')) // oxfmt-ignore

/** Creates a request; undefined if no client could send these parts. */
function createRequest(
  address: string,
  method: string,
  given: Record<string, string | null>,
  body: BodyInit | null,
): Request | undefined {
  const all = { cookie: `__Host-guest=${browserSecret}`, ...given }
  const present = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null)
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
        const { handle, lines } = endpoint.test(() => answer)
        const response = await handle(request, { requestId: 'r' })
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
        // `expect` takes a third of the time of a request, so it is asked only once.
        if (!endpoint.statuses.includes(response.status)) throw new Error(`not documented: ${response.status}`)
        expect(JSON.parse(lines.join())).toEqual({
          outcome: expect.stringMatching(/^[a-z_]+$/),
          requestId: 'r',
          durationMs: expect.any(Number),
        })
        if (response.headers.get('content-type') === 'application/problem+json' && method !== 'HEAD') {
          const { status, code } = (await response.json()) as { status: number; code: string }
          if (status !== response.status || code !== outcomesOf(lines)[0]) throw new Error(`told: ${status} ${code}`)
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
        fc.record({ code: fc.oneof(fc.constantFrom('23505', '42501', 'PGRST202', '57014'), value), message: text, details: value, hint: value }).map((error) => JSON.stringify(error)), // oxfmt-ignore
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
          const { status: answered } = await response
          if (![...endpoint.statuses, 503].includes(answered)) throw new Error(`not documented: ${answered}`)
          const passedOn = [secretKey, guest.email, guest.fullName, '<html'].find((secret) => output.includes(secret))
          if (passedOn) throw new Error(`passed on: ${passedOn}`)
        },
      ),
      { numRuns: 1000 },
    )
    jest.useRealTimers()
  },
)
