/** @jest-environment node */
// Numbers in brackets are the cases of the study that these tests come from: hostile and faulty requests.
import { address, guest, testFunction, post, postGuest } from '../testing/testing'

const problem = async (response: Response) => (await response.json()) as Record<string, unknown>

test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])(
  '%s: 405 with Allow, nothing stored [1]',
  async (method) => {
    const { handle, calls } = testFunction()
    const body = ['GET', 'HEAD'].includes(method) ? null : JSON.stringify(guest)
    const response = await handle(
      new Request(address, { method, body, headers: { 'Content-Type': 'application/json' } }),
    )
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
    expect(calls).toEqual([])
  },
)

test.each([
  ['text/plain [3]', { 'Content-Type': 'text/plain' }],
  ['multipart [4]', { 'Content-Type': 'multipart/form-data; boundary=x' }],
  ['no type [6]', { 'Content-Type': '' }],
  ['gzip [12]', { 'Content-Encoding': 'gzip' }],
  ['another alphabet', { 'Content-Type': 'application/json; charset=windows-1250' }],
  ['two types', { 'Content-Type': 'application/json, text/plain' }],
])('a body of %s: 415', async (_what, headers) => {
  const { handle, calls } = testFunction()
  const response = await handle(postGuest(guest, headers))
  expect(response.status).toBe(415)
  expect(await problem(response)).toMatchObject({ code: 'unsupported_media_type' })
  expect(calls).toEqual([])
})

test.each([
  'application/json; charset=UTF-8',
  'APPLICATION/JSON',
  'application/json;charset="utf-8"',
  ' application/json ;x=1',
])('the type %j is JSON [5]', async (type) => {
  expect((await testFunction().handle(postGuest(guest, { 'Content-Type': type }))).status).toBe(201)
})

const utf8 = (...bytes: number[]) => new Uint8Array(bytes)

test.each([
  ['an empty body [7]', ''],
  ['half a body [8]', '{"fullName":"Jan'],
  ['more than one value [9]', `${JSON.stringify(guest)} true`],
  ['brackets without an end, as deep as fits [11]', '['.repeat(8000)],
  ['bytes that are no UTF-8 [13]', utf8(0x22, 0xc3, 0x28, 0x22)],
  ['half a character', utf8(0x22, 0xc5)],
])('%s: 400', async (_what, body) => {
  const { handle, calls } = testFunction()
  const response = await handle(post(body))
  expect(response.status).toBe(400)
  expect(await problem(response)).toEqual({ title: 'Bad Request', status: 400, code: 'malformed' })
  expect(calls).toEqual([])
})

test('a byte order mark is no fault [9]', async () => {
  expect((await testFunction().handle(post(`\ufeff${JSON.stringify(guest)}`))).status).toBe(201)
})

test('a body that breaks off: 400', async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) })
  const request = new Request(address, { method: 'POST', body: broken, duplex: 'half', headers: { 'Content-Type': 'application/json' } } as RequestInit) // prettier-ignore
  expect((await testFunction().handle(request)).status).toBe(400)
})

test.each([
  ['application/json', JSON.stringify(guest)],
  ['application/x-www-form-urlencoded', new URLSearchParams(guest).toString()],
])('a body of %s that is shorter than its Content-Length: 400, nothing stored', async (type, body) => {
  const { handle, calls } = testFunction()
  const headers = { 'Content-Type': type, 'Content-Length': String(Buffer.byteLength(body) + 1) }
  expect((await handle(post(body, headers))).status).toBe(400)
  expect(calls).toEqual([])
})

/** A body of so many bytes that says of itself whatever is in the headers. */
function ofSize(size: number, headers: Record<string, string> = {}) {
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      if (sent >= size) return controller.close()
      const chunk = new Uint8Array(Math.min(1000, size - sent)).fill(0x20)
      sent += chunk.byteLength
      controller.enqueue(chunk)
    },
  })
  const init = { method: 'POST', body, duplex: 'half', headers: { 'Content-Type': 'application/json', ...headers } }
  return { request: new Request(address, init as RequestInit), sent: () => sent }
}

test('8 KiB are read, a byte more is not: 413 [10]', async () => {
  const padded = (size: number) => JSON.stringify(guest).padEnd(size - Buffer.byteLength(JSON.stringify(guest)) + JSON.stringify(guest).length) // prettier-ignore
  expect((await testFunction().handle(post(padded(8192)))).status).toBe(201)
  const response = await testFunction().handle(post(padded(8193)))
  expect(response.status).toBe(413)
  expect(await problem(response)).toMatchObject({ code: 'too_large' })
  expect((await testFunction().handle(post('['.repeat(50_000)))).status).toBe(413)
})

test('a length that is missing or a lie does not help; nothing is read beyond the limit [10]', async () => {
  for (const headers of [{}, { 'Content-Length': '10' }, { 'Content-Length': 'x' }, { 'Content-Length': '-1' }]) {
    const { request, sent } = ofSize(1_000_000, headers as Record<string, string>)
    expect((await testFunction().handle(request)).status).toBe(413)
    expect(sent()).toBeLessThan(12_000)
  }
  const { request, sent } = ofSize(1_000_000, { 'Content-Length': '1000000' })
  expect((await testFunction().handle(request)).status).toBe(413)
  expect(sent()).toBeLessThanOrEqual(1000)
})

test('of two keys of one name the last counts, and is validated [14]', async () => {
  const twice = (first: string, last: string) => JSON.stringify(guest).replace('"email"', `"email":"${first}","email_"`).replace('"email_"', '"x"').replace('}', `,"email":"${last}"}`) // prettier-ignore
  const { handle, calls } = testFunction()
  expect((await handle(post(twice('no', 'last@guest.example')))).status).toBe(201)
  expect(calls[0]?.p_email).toBe('last@guest.example')
  expect((await handle(post(twice('first@guest.example', 'no')))).status).toBe(422)
})
