/** @jest-environment node */
import { endpoints } from '../testing/endpoints'
import { address, guest, testFunction, postForm, postGuest, postTo, variables } from '../testing/testing'

test('a preflight from another origin gets no CORS headers', async () => {
  const headers = { Origin: 'https://other.example', 'Access-Control-Request-Method': 'POST' }
  const response = await testFunction().handle(new Request(address, { method: 'OPTIONS', headers }))
  expect(response.status).toBe(405)
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})

test.each<[string, Record<string, string>]>([
  ['a page of another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://other.example' }],
  ['a page of another subdomain', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://www.site.example' }],
  ['another origin, in an old browser', { Origin: 'https://other.example' }],
  ['the origin null', { Origin: 'null' }],
  ['an invalid origin', { Origin: 'x' }],
])('a request from %s: 403, nothing stored', async (_sender, headers) => {
  for (const request of [postGuest(guest, headers), postForm(guest, headers)]) {
    const { handle, calls } = testFunction()
    expect((await handle(request)).status).toBe(403)
    expect(calls).toEqual([])
  }
})

test.each(endpoints)(
  'a page of another site cannot send a request to $name, unless it has the token that gives the right',
  async ({ address, requests: [sent], success, test: testEndpoint }) => {
    const takesToken = 'token' in sent!
    const { handle, calls } = testEndpoint()
    const response = await handle(postTo(address, JSON.stringify(sent), { 'Sec-Fetch-Site': 'cross-site' }))
    expect(response.status).toBe(takesToken ? success : 403)
    expect(calls).toHaveLength(takesToken ? 1 : 0)
  },
)

test.each<[string, Record<string, string>]>([
  ['the site itself', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://site.example' }],
  ['the site itself, in an old browser', { Origin: 'https://site.example' }],
  ['a visitor who reloads the page', { 'Sec-Fetch-Site': 'none' }],
  ['a program that is not a browser', {}],
])('a request from %s is accepted', async (_sender, headers) => {
  expect((await testFunction().handle(postGuest(guest, headers))).status).toBe(201)
})

test('a request from another origin is accepted only if ALLOWED_ORIGIN names that origin', async () => {
  const variables = {
    SUPABASE_URL: 'https://d.example',
    SUPABASE_SECRET_KEY: 'k',
    ALLOWED_ORIGIN: 'https://pages.example',
  }
  const { handle } = testFunction(undefined, { variables })
  const headers = { Origin: 'https://pages.example', 'Sec-Fetch-Site': 'cross-site' }
  const preflight = await handle(new Request(address, { method: 'OPTIONS', headers }))
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('https://pages.example')
  const response = await handle(postGuest(guest, headers))
  expect(response.status).toBe(201)
  expect(response.headers.get('access-control-allow-origin')).toBe('https://pages.example')
  const other = await handle(postGuest(guest, { ...headers, Origin: 'https://other.example' }))
  expect([other.status, other.headers.get('access-control-allow-origin')]).toEqual([403, null])
})

test.each([
  'null',
  '*',
  'https://pages.example/',
  'https://PAGES.example',
  'https://pages.example:443',
  'pages.example',
])('an ALLOWED_ORIGIN that is not a valid origin allows no origin: %s', async (allowed) => {
  const { handle, calls } = testFunction(undefined, { variables: { ...variables, ALLOWED_ORIGIN: allowed } })
  const headers = { Origin: allowed, 'Sec-Fetch-Site': 'cross-site' }
  const preflight = await handle(new Request(address, { method: 'OPTIONS', headers }))
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([405, null])
  const response = await handle(postGuest(guest, headers))
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([403, null])
  expect(calls).toEqual([])
})
