import { ApiError, apiVersion, createApiClient } from './api-client'

const answering = (status: number, body: unknown) =>
  jest.fn(async () => ({ ok: status >= 200 && status < 300, status, json: async () => body }) as Response)

const sentTo = (fetch: jest.Mock) => {
  const [url, init] = fetch.mock.calls[0] as [string, RequestInit]
  return { url, init, headers: init.headers as Record<string, string> }
}

test('the client speaks version 1.0.0 of the API', () => {
  expect(apiVersion).toBe('1.0.0')
})

const clientWith = (fetch: jest.Mock, cookies = '') => createApiClient({ baseUrl: '', fetch, cookies: () => cookies })

test('a request posts JSON to the path at the base URL and returns the JSON of the response', async () => {
  const fetch = answering(201, { code: 'registered' })
  const client = createApiClient({ baseUrl: 'https://api.example', fetch, cookies: () => '' })

  await expect(client.post('/api/x', { a: 1 })).resolves.toEqual({ code: 'registered' })
  expect(sentTo(fetch).url).toBe('https://api.example/api/x')
  expect(sentTo(fetch).init).toMatchObject({ method: 'POST', body: '{"a":1}' })
  expect(sentTo(fetch).headers['Content-Type']).toBe('application/json')
  // It sets no timeout.
  expect(sentTo(fetch).init.signal).toBeUndefined()
})

test('a request for data has no body, and a key that is given is sent as a bearer token', async () => {
  const fetch = answering(200, { code: 'found' })
  const client = createApiClient({ baseUrl: '', fetch, cookies: () => '', bearer: 'key' })

  await expect(client.get('/api/x?since=1')).resolves.toEqual({ code: 'found' })
  expect(sentTo(fetch).url).toBe('/api/x?since=1')
  expect(sentTo(fetch).init).not.toHaveProperty('body')
  expect(sentTo(fetch).init).not.toHaveProperty('method')
  expect(sentTo(fetch).headers).toEqual({ Accept: 'application/json', Authorization: 'Bearer key' })
})

test.each([200, 201, 204, 299])('the status %d is success', async (status) => {
  await expect(clientWith(answering(status, 'fine')).post('/', {})).resolves.toBe('fine')
})

test.each([300, 404, 409, 500])('the status %d is a failure with its number and its body', async (status) => {
  const error = await clientWith(answering(status, { code: 'why' }))
    .post('/', {})
    .catch((reason: unknown) => reason)

  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ message: `Request failed with status code ${status}`, status, body: { code: 'why' } })
})

test('a response that is not JSON has no body', async () => {
  const fetch = jest.fn(async () => ({ ok: false, status: 502, json: async () => Promise.reject(new SyntaxError()) }))

  await expect(clientWith(fetch).post('/', {})).rejects.toMatchObject({ status: 502, body: undefined })
})

test.each([
  ['without a response', new TypeError('Failed to fetch'), 'Network Error'],
  ['that was aborted', new DOMException('aborted', 'AbortError'), 'Request aborted'],
])('a request %s has its own error', async (_what, reason, message) => {
  await expect(clientWith(jest.fn(async () => Promise.reject(reason))).post('/', {})).rejects.toThrow(message)
})

test('the cookie XSRF-TOKEN is sent in the header X-XSRF-TOKEN, to the site’s own origin only', async () => {
  const own = answering(200, {})
  const foreign = answering(200, {})
  const cookies = () => 'nf_lang=cs; XSRF-TOKEN=a%2Fb'

  await createApiClient({ baseUrl: '', fetch: own, cookies }).post('/', {})
  await createApiClient({ baseUrl: 'https://api.example', fetch: foreign, cookies }).post('/', {})

  expect(sentTo(own).headers['X-XSRF-TOKEN']).toBe('a/b')
  expect(sentTo(foreign).headers).not.toHaveProperty('X-XSRF-TOKEN')
})

test.each(['%', '%E0%A4%A', 'a%0D%0Ab', '%E2%82%AC'])(
  'a broken token in the cookie does not stop sending: %s',
  async (token) => {
    const fetch = answering(201, { code: 'registered' })

    await expect(clientWith(fetch, `XSRF-TOKEN=${token}`).post('/', {})).resolves.toEqual({ code: 'registered' })
    expect(sentTo(fetch).headers).not.toHaveProperty('X-XSRF-TOKEN')
  },
)
