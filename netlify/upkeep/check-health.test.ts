/** @jest-environment node */
import { readFile } from 'node:fs/promises'
import { createDatabaseClient } from '../storage/call-database'
import { createHealthCheck, firstNode, type Dependencies } from './check-health'
import { faults } from '../http/fault'
import { outcomesOf, secretKey, variables } from '../testing/testing'

/** The health check with a database that answers through this `fetch`. */
function testHealthCheck(fetch: typeof globalThis.fetch, dependencies: Partial<Dependencies> = {}) {
  const lines: string[] = []
  const createClient = (environment: { url: string; key: string }) => createDatabaseClient(environment, fetch)
  const check = createHealthCheck({ variables, createClient, log: (line) => lines.push(line), ...dependencies })
  const send = (method = 'GET') =>
    check(new Request('https://site.example/api/health', { method }), { requestId: 'r-1' })
  return { send, lines }
}

test('the database answers: 200, also for HEAD, and nothing is logged', async () => {
  const requested: string[] = []
  const { send, lines } = testHealthCheck(async (input) => {
    requested.push(String(input))
    return Response.json({ held_back: [] })
  })
  const response = await send()
  expect([response.status, await response.json()]).toEqual([200, { code: 'available' }])
  expect(response.headers.get('cache-control')).toBe('no-store')
  const head = await send('HEAD')
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(requested).toEqual(Array(2).fill('https://database.example/rest/v1/rpc/health'))
  expect(lines).toEqual([])
})

test('the URL of the database may end as Supabase shows it for its Data API', async () => {
  const fetch = jest.fn(async (_: string | URL | Request) => Response.json({ held_back: [] }))
  const url = `${variables.SUPABASE_URL}/rest/v1/`
  await testHealthCheck(fetch as typeof globalThis.fetch, { variables: { ...variables, SUPABASE_URL: url } }).send()
  expect(String(fetch.mock.calls[0]?.[0])).toBe('https://database.example/rest/v1/rpc/health')
})

test('on a Node that supabase-js does not support, the answer says so, and the database is not asked', async () => {
  const fetch = jest.fn()
  const { send, lines } = testHealthCheck(fetch, { node: '20.20.2' })
  const response = await send()
  expect([response.status, await response.json()]).toMatchObject([503, { code: 'unavailable', reason: 'old_node' }])
  expect(outcomesOf(lines)).toEqual([`unhealthy: ${faults.old_node}`])
  expect(fetch).not.toHaveBeenCalled()
})

test('the first version of Node is the one that supabase-js requires', async () => {
  const file = require.resolve('@supabase/supabase-js/package.json')
  const { engines } = JSON.parse(await readFile(file, 'utf8')) as { engines: { node: string } }
  expect(engines.node).toBe(`>=${firstNode}.0.0`)
})

test('the answer names the events whose guests are kept longer than their end says', async () => {
  const { send } = testHealthCheck(async () => Response.json({ held_back: ['dilna'] }))
  const response = await send()
  expect([response.status, await response.json()]).toEqual([200, { code: 'available', heldBack: ['dilna'] }])
})

test.each<[string, typeof fetch, keyof typeof faults]>([
  ['cannot be reached', async () => { throw new TypeError('fetch failed') }, 'unreachable'], // oxfmt-ignore
  ['answers with a server error', async () => new Response('<html>about a guest', { status: 502 }), 'upstream'],
  ['is paused', async () => new Response('<html>', { status: 540 }), 'restricted'],
  ['refuses the key', async () => Response.json({ message: secretKey }, { status: 401 }), 'key_refused'],
  ['lacks the migration', async () => Response.json({ code: 'PGRST202' }, { status: 404 }), 'no_migration'],
  ['is another service', async () => Response.json('hello'), 'unexpected_answer'],
])('the database %s: 503, and the log says why', async (_what, fetch, fault) => {
  const { send, lines } = testHealthCheck(fetch)
  const response = await send()
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({ title: 'Service Unavailable', status: 503, code: 'unavailable' })
  expect(outcomesOf(lines)).toEqual([`unhealthy: ${faults[fault]}`])
})

test('without its environment variables the answer is 503, and only the log says why', async () => {
  const { send, lines } = testHealthCheck(fetch, { variables: {} })
  expect((await send()).status).toBe(503)
  expect(outcomesOf(lines)).toEqual([`unhealthy: ${faults.no_url}`])
})

test('a database that does not answer within the timeout: 503', async () => {
  jest.useFakeTimers()
  const { send, lines } = testHealthCheck(() => new Promise(() => undefined))
  const answer = send()
  await jest.advanceTimersByTimeAsync(10_000)
  expect((await answer).status).toBe(503)
  expect(outcomesOf(lines)).toEqual([`unhealthy: ${faults.timeout}`])
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s: 405 with Allow', async (method) => {
  const response = await testHealthCheck(fetch).send(method)
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})
