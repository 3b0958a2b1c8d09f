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

test('a request posts JSON to the path at the base URL and returns the JSON of the response', async () => {
  const fetch = answering(201, { code: 'registered' })

  const answer = await createApiClient({ baseUrl: 'https://api.example', fetch, cookies: () => '' }).post('/api/x', {
    a: 1,
  })

  expect(answer).toEqual({ code: 'registered' })
  expect(sentTo(fetch).url).toBe('https://api.example/api/x')
  expect(sentTo(fetch).init).toMatchObject({ method: 'POST', body: '{"a":1}' })
  expect(sentTo(fetch).headers['Content-Type']).toBe('application/json')
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
  const client = createApiClient({ baseUrl: '', fetch: answering(status, 'fine'), cookies: () => '' })

  await expect(client.post('/', {})).resolves.toBe('fine')
})

test.each([300, 404, 409, 500])('the status %d is a failure with its number and its body', async (status) => {
  const client = createApiClient({ baseUrl: '', fetch: answering(status, { code: 'why' }), cookies: () => '' })

  const error = await client.post('/', {}).catch((reason: unknown) => reason)

  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ message: `Request failed with status code ${status}`, status, body: { code: 'why' } })
})

test('a response that is not JSON has no body', async () => {
  const fetch = jest.fn(
    async () => ({ ok: false, status: 502, json: async () => Promise.reject(new SyntaxError()) }) as never,
  )

  await expect(createApiClient({ baseUrl: '', fetch, cookies: () => '' }).post('/', {})).rejects.toMatchObject({
    status: 502,
    body: undefined,
  })
})

test('a request without a response is a network error', async () => {
  const fetch = jest.fn(async () => Promise.reject(new TypeError('Failed to fetch')))

  await expect(createApiClient({ baseUrl: '', fetch, cookies: () => '' }).post('/', {})).rejects.toThrow(
    'Network Error',
  )
})

test('an aborted request has its own error', async () => {
  const fetch = jest.fn(async () => Promise.reject(new DOMException('aborted', 'AbortError')))

  await expect(createApiClient({ baseUrl: '', fetch, cookies: () => '' }).post('/', {})).rejects.toThrow(
    'Request aborted',
  )
})

test('the client sets no timeout', async () => {
  const fetch = answering(200, {})

  await createApiClient({ baseUrl: '', fetch, cookies: () => '' }).post('/', {})

  expect(sentTo(fetch).init.signal).toBeUndefined()
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
    const cookies = () => `XSRF-TOKEN=${token}`

    await expect(createApiClient({ baseUrl: '', fetch, cookies }).post('/', {})).resolves.toEqual({
      code: 'registered',
    })
    expect(sentTo(fetch).headers).not.toHaveProperty('X-XSRF-TOKEN')
  },
)
