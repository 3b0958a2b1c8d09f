/** @jest-environment node */
import * as fc from 'fast-check'
import { anyText } from '../../tests/support/any-text'
import {
  admission,
  action,
  admitted,
  answering,
  arrivals,
  doorAddress,
  getDoor,
  key,
  link,
  list,
  message,
  postDoor,
  saved,
  testDoor,
  testDoorOverFetch,
  walkIn,
} from '../testing/testing-door'
import { outcomesOf, secretKey } from '../testing/testing'

const hostileHeaders = [
  ...['', 'Bearer', 'Bearer ', `bearer`, key, `Basic ${key}`, `Bearer ${key}0`, `Bearer ${key.slice(1)}`],
  ...[`Bearer g${key.slice(1)}`, `Bearer ${key} ${key}`, `Bearer ${key},`, `Bearer "${key}"`, `Bearer=${key}`],
  ...[`BearerX ${key}`, `Bearer ' or '1'='1`, `Bearer ${key}' --`, 'Bearer null', 'Bearer undefined', 'Bearer *'],
  ...[`Bearer ${'0'.repeat(5000)}`, 'Bearer __proto__', 'Bearer <script>', `Bearer ${key.toUpperCase()}`],
]

test('hostile and missing keys get the same answer, and none reaches the database', async () => {
  const answers = new Set<string>()
  for (const header of [...hostileHeaders.map((Authorization) => ({ Authorization })), {}]) {
    const posted = [arrivals, walkIn, admission, message].map((body) => postDoor(body, header))
    for (const request of [getDoor('', header), ...posted]) {
      const { handle, lines, calls } = testDoor()
      const response = await handle(request)
      answers.add(JSON.stringify([response.status, [...response.headers], await response.text()]))
      expect(calls).toEqual([])
      expect(outcomesOf(lines)).toEqual(['door_key_refused'])
    }
  }
  expect(answers.size).toBe(1)
  const refused = '{"title":"Unauthorized","status":401,"code":"door_key_refused"}'
  expect(JSON.parse([...answers].join())).toEqual([
    401,
    expect.arrayContaining([['www-authenticate', 'Bearer']]),
    refused,
  ])
})

test('a key that the database refuses gets that answer, too', async () => {
  const [missing] = [await testDoor().handle(getDoor('', {}))]
  for (const request of [getDoor(), postDoor(), postDoor(walkIn), postDoor(admission), postDoor(message)]) {
    const response = await testDoor(() => null).handle(request)
    expect(response.status).toBe(401)
    expect([...response.headers]).toEqual([...missing!.headers])
    expect(await response.text()).toBe('{"title":"Unauthorized","status":401,"code":"door_key_refused"}')
  }
})

const hostileActions: unknown[] = [
  ...[null, 0, 1, '', 'x', true, {}, [], [[]], [null], [0], ['x'], [{}], { 0: action, length: 1 }, [[action]], [action, null]],
  ...['', 'x', null, 0, key, `${action.id} `, `{${action.id}}`, '\u0000', [action.id], { toString: action.id }].map((id) => [{ ...action, id }]),
  ...['', 'x', '-7', '7.0', ' 7', '７', '1e3', '0x7', '9'.repeat(19), '7\u0000', '\ud800', "7' or '1'='1", '__proto__', null, 7, ['7'], {}].map((guest) => [{ ...action, guest }]),
  ...['', '2', 1.5, 1e308, 2 ** 53, null, true, [2], {}, { valueOf: 2 }, 'NaN'].map((arrived) => [{ ...action, arrived }]),
] // oxfmt-ignore

test('hostile actions are invalid, and none reaches the database', async () => {
  expect(hostileActions.length).toBeGreaterThan(50)
  for (const actions of hostileActions) {
    const { handle, lines, calls } = testDoor()
    const response = await handle(postDoor({ actions }))
    // Null is no value, so that the request is for a guest without a registration.
    expect([actions, response.status]).toEqual([actions, 422])
    expect(calls).toEqual([])
    expect(outcomesOf(lines)).toEqual(['invalid_data'])
  }
})

const value = fc.oneof(anyText, fc.jsonValue(), fc.constantFrom<unknown>(...hostileActions))
const changed = (sent: object) =>
  fc.record(
    Object.fromEntries(
      Object.entries(sent).map(([name, valid]) => [
        name,
        fc.oneof({ arbitrary: fc.constant(valid as unknown), weight: 8 }, { arbitrary: value, weight: 1 }),
      ]),
    ),
  )
const body = fc.oneof(
  { arbitrary: changed(walkIn).map((each) => JSON.stringify(each)), weight: 4 },
  { arbitrary: fc.array(changed(action), { maxLength: 3 }).map((actions) => JSON.stringify({ actions })), weight: 4 },
  { arbitrary: changed(admission).map((each) => JSON.stringify(each)), weight: 2 },
  { arbitrary: fc.json(), weight: 1 },
  { arbitrary: fc.uint8Array({ maxLength: 200 }), weight: 1 },
  { arbitrary: fc.nat(80_000).map((length) => '['.repeat(length)), weight: 1 },
)
const mostly = <T>(usual: T, ...others: T[]) =>
  fc.oneof({ arbitrary: fc.constant(usual), weight: 12 }, { arbitrary: fc.constantFrom(...others), weight: 1 })
const request = fc
  .record({
    method: fc.oneof({ arbitrary: fc.constantFrom('GET', 'POST', 'POST'), weight: 12 }, fc.constantFrom('PUT', 'HEAD')),
    query: mostly('', '?since=3', '?since=x', '?since=3&since=x', '?since', '?x=1'),
    headers: fc.record({
      authorization: mostly(`Bearer ${key}`, `Bearer ${link}`, ...hostileHeaders),
      'content-type': mostly('application/json', 'text/plain', 'application/x-www-form-urlencoded'),
      'sec-fetch-site': mostly('same-origin', 'none', 'cross-site'),
    }),
    body,
  })
  .map(({ method, query, headers, body }) => {
    const hasBody = method !== 'GET' && method !== 'HEAD'
    return new Request(doorAddress + query, { method, headers, body: hasBody ? (body as BodyInit) : null })
  })

const statuses = [200, 201, 400, 401, 403, 405, 409, 413, 415, 422]

test('any request gets a documented status, and the log contains nothing that was sent', async () => {
  const reached = new Set<number>()
  const database = fc.constantFrom(
    answering,
    answering,
    () => ({ outcome: 'capacity_full' }),
    () => null,
  )
  await fc.assert(
    fc.asyncProperty(request, database, async (sent, answer) => {
      // The database answers only the function that was called.
      const { handle, lines } = testDoor((args) => {
        const isAdding = 'p_full_name' in args
        return isAdding || answer === answering ? answer(args) : answering(args)
      })
      const response = await handle(sent, { requestId: 'r' })
      reached.add(response.status)
      expect(statuses).toContain(response.status)
      expect(JSON.parse(lines.join())).toEqual({
        outcome: expect.stringMatching(/^[a-z_]+$/) as string,
        requestId: 'r',
        durationMs: expect.any(Number) as number,
      })
    }),
    { numRuns: 3000 },
  )
  expect([...reached].sort()).toEqual(statuses)
})

test('any response of the database gives a documented status, and none of its errors is passed on', async () => {
  const upstream = fc.record({
    status: fc.constantFrom(200, 200, 400, 401, 404, 500, 503),
    body: fc.oneof(
      fc.constantFrom(
        ...[list, saved, admitted, null, { outcome: 'capacity_full' }].map((each) => JSON.stringify(each)),
      ),
      fc.constantFrom(...[{ ...list, guests: [{}] }, { ...list, cursor: '1' }, { ...saved, refused: [1] }, { outcome: 'x' }].map((each) => JSON.stringify(each))), // oxfmt-ignore
      fc.json(),
      fc.constant(
        JSON.stringify({ code: '23505', message: `Key (full_name)=(${walkIn.fullName})`, details: secretKey }),
      ),
      fc.constant(`<html>${secretKey} ${walkIn.fullName}</html>`),
    ),
  })
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] })
  const requests = fc.constantFrom(() => getDoor(), () => postDoor(), () => postDoor(walkIn), () => postDoor(admission)) // oxfmt-ignore
  await fc.assert(
    fc.asyncProperty(upstream, requests, async ({ status, body }, send) => {
      const headers = { 'Content-Type': 'application/json' }
      const { handle, lines } = testDoorOverFetch(async () => new Response(body, { status, headers }))
      const answer = handle(send())
      await jest.advanceTimersByTimeAsync(10_000)
      const response = await answer
      expect([...statuses, 503]).toContain(response.status)
      const output = (await response.text()) + lines.join()
      for (const secret of [secretKey, walkIn.fullName, '<html', '23505']) expect(output).not.toContain(secret)
    }),
    { numRuns: 1000 },
  )
  jest.useRealTimers()
})

const hostileTexts: unknown[] = [
  ...[undefined, null, 7, true, [], ['Sraz'], {}, { toString: 'Sraz' }, '', ' ', '\u00a0\n', '\t'],
  ...['Sraz\u0000', 'Sraz \ud800', 'Sraz\u001b[2J', 'Sraz\u0085', '\u0007'],
]
const hostileSubjects: unknown[] = [
  ...hostileTexts,
  ...['Sraz\nBcc: all@guest.example', 'Sraz\r\n\r\n<script>', 'Sraz\u2028Bcc', 'Sraz\u2029Bcc', 'S'.repeat(121)],
]

test.each([
  ...hostileSubjects.map((value) => ['subject', value] as const),
  ...[...hostileTexts, 'x'.repeat(5001)].map((value) => ['text', value] as const),
])('the %s %j of a message in one language is refused: 422', async (field, value) => {
  const { handle, calls } = testDoor()
  const sent = { ...message, [field]: { ...message[field], en: value } }
  const response = await handle(postDoor(sent))
  expect([response.status, await response.json()]).toMatchObject([422, { errors: { message: 'invalid' } }])
  expect(calls).toEqual([])
})
