/** @jest-environment node */
import { endpoints } from '../testing/endpoints'
import { guest, post, postTo, testFunction } from '../testing/testing'

const problem = async (response: Response) => (await response.json()) as Record<string, unknown>

const utf8 = (...bytes: number[]) => new Uint8Array(bytes)

describe.each(endpoints)('a request to $name', ({ address, requests: [sent], success, test: testEndpoint }) => {
  const valid = JSON.stringify(sent)

  test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])(
    '%s: 405 with Allow, nothing stored',
    async (method) => {
      const { handle, calls } = testEndpoint()
      const body = ['GET', 'HEAD'].includes(method) ? null : valid
      const response = await handle(
        new Request(address, { method, body, headers: { 'Content-Type': 'application/json' } }),
      )
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('POST')
      expect(calls).toEqual([])
    },
  )

  test.each([
    ['text/plain', { 'Content-Type': 'text/plain' }],
    ['multipart', { 'Content-Type': 'multipart/form-data; boundary=x' }],
    ['no content type', { 'Content-Type': '' }],
    ['gzip', { 'Content-Encoding': 'gzip' }],
    ['another character set', { 'Content-Type': 'application/json; charset=windows-1250' }],
    ['two content types', { 'Content-Type': 'application/json, text/plain' }],
  ])('a body with %s: 415', async (_what, headers) => {
    const { handle, calls } = testEndpoint()
    const response = await handle(postTo(address, valid, headers))
    expect(response.status).toBe(415)
    expect(await problem(response)).toMatchObject({ code: 'unsupported_media_type' })
    expect(calls).toEqual([])
  })

  test.each([
    'application/json; charset=UTF-8',
    'APPLICATION/JSON',
    'application/json;charset="utf-8"',
    ' application/json ;x=1',
  ])('the type %j is JSON', async (type) => {
    expect((await testEndpoint().handle(postTo(address, valid, { 'Content-Type': type }))).status).toBe(success)
  })

  test.each([
    ['an empty body', ''],
    ['half a body', '{"fullName":"Jan'],
    ['more than one value', `${valid} true`],
    ['unclosed brackets, as deep as the size limit allows', '['.repeat(8000)],
    ['bytes that are not UTF-8', utf8(0x22, 0xc3, 0x28, 0x22)],
    ['half a character', utf8(0x22, 0xc5)],
  ])('%s: 400', async (_what, body) => {
    const { handle, calls } = testEndpoint()
    const response = await handle(postTo(address, body))
    expect(response.status).toBe(400)
    expect(await problem(response)).toEqual({ title: 'Bad Request', status: 400, code: 'malformed' })
    expect(calls).toEqual([])
  })

  test('a byte order mark is accepted', async () => {
    expect((await testEndpoint().handle(postTo(address, `\ufeff${valid}`))).status).toBe(success)
  })

  test('a body that is cut off: 400', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) })
    const request = new Request(address, { method: 'POST', body: broken, duplex: 'half', headers: { 'Content-Type': 'application/json' } } as RequestInit) // oxfmt-ignore
    expect((await testEndpoint().handle(request)).status).toBe(400)
  })

  test.each([
    ['application/json', valid],
    ['application/x-www-form-urlencoded', new URLSearchParams(sent as Record<string, string>).toString()],
  ])('a body of %s that is shorter than its Content-Length: 400, nothing stored', async (type, body) => {
    const { handle, calls } = testEndpoint()
    const headers = { 'Content-Type': type, 'Content-Length': String(Buffer.byteLength(body) + 1) }
    expect((await handle(postTo(address, body, headers))).status).toBe(400)
    expect(calls).toEqual([])
  })

  /** A request with a body of this many bytes, and headers that may state another length. */
  function requestOfSize(size: number, headers: Record<string, string> = {}) {
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

  test('a body of 8 KiB is accepted, one byte more is not: 413', async () => {
    const padded = (size: number) => valid.padEnd(size - Buffer.byteLength(valid) + valid.length)
    expect((await testEndpoint().handle(postTo(address, padded(8192)))).status).toBe(success)
    const response = await testEndpoint().handle(postTo(address, padded(8193)))
    expect(response.status).toBe(413)
    expect(await problem(response)).toMatchObject({ code: 'too_large' })
    expect((await testEndpoint().handle(postTo(address, '['.repeat(50_000)))).status).toBe(413)
  })

  test('a missing or false Content-Length makes no difference: reading stops at the limit', async () => {
    for (const headers of [{}, { 'Content-Length': '10' }, { 'Content-Length': 'x' }, { 'Content-Length': '-1' }]) {
      const { request, sent } = requestOfSize(1_000_000, headers as Record<string, string>)
      expect((await testEndpoint().handle(request)).status).toBe(413)
      expect(sent()).toBeLessThan(12_000)
    }
    const { request, sent } = requestOfSize(1_000_000, { 'Content-Length': '1000000' })
    expect((await testEndpoint().handle(request)).status).toBe(413)
    expect(sent()).toBeLessThanOrEqual(1000)
  })
})

test('if JSON has a key twice, the last value counts and is validated', async () => {
  const twice = (first: string, last: string) => JSON.stringify(guest).replace('"email"', `"email":"${first}","email_"`).replace('"email_"', '"x"').replace('}', `,"email":"${last}"}`) // oxfmt-ignore
  const { handle, calls } = testFunction()
  expect((await handle(post(twice('no', 'last@guest.example')))).status).toBe(201)
  expect(calls[0]?.p_email).toBe('last@guest.example')
  expect((await handle(post(twice('first@guest.example', 'no')))).status).toBe(422)
})
