/** @jest-environment node */
// Numbers in brackets are the cases of the study that these tests come from: hostile and faulty requests.
import { address, guest, testFunction, postForm, postGuest, variables } from '../testing/testing'

test('a preflight from another origin is not answered with permission [2]', async () => {
  const headers = { Origin: 'https://other.example', 'Access-Control-Request-Method': 'POST' }
  const response = await testFunction().handle(new Request(address, { method: 'OPTIONS', headers }))
  expect(response.status).toBe(405)
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})

test.each<[string, Record<string, string>]>([
  ['a page of another site [15]', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://other.example' }],
  ['a page of a neighbour [15]', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://www.site.example' }],
  ['another origin, in an old browser [15]', { Origin: 'https://other.example' }],
  ['the origin null [16]', { Origin: 'null' }],
  ['an origin that is none', { Origin: 'x' }],
])('%s: 403, nothing stored', async (_who, headers) => {
  for (const request of [postGuest(guest, headers), postForm(guest, headers)]) {
    const { handle, calls } = testFunction()
    expect((await handle(request)).status).toBe(403)
    expect(calls).toEqual([])
  }
})

test.each<[string, Record<string, string>]>([
  ['the site itself', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://site.example' }],
  ['the site itself, in an old browser', { Origin: 'https://site.example' }],
  ['a visitor who reloads', { 'Sec-Fetch-Site': 'none' }],
  ['a program', {}],
])('%s may ask', async (_who, headers) => {
  expect((await testFunction().handle(postGuest(guest, headers))).status).toBe(201)
})

test('another origin may ask only where ALLOWED_ORIGIN names it', async () => {
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
])('ALLOWED_ORIGIN that is no origin allows nobody: %s', async (allowed) => {
  const { handle, calls } = testFunction(undefined, { variables: { ...variables, ALLOWED_ORIGIN: allowed } })
  const headers = { Origin: allowed, 'Sec-Fetch-Site': 'cross-site' }
  const preflight = await handle(new Request(address, { method: 'OPTIONS', headers }))
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([405, null])
  const response = await handle(postGuest(guest, headers))
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([403, null])
  expect(calls).toEqual([])
})
