/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import { faults } from '../../netlify/http/fault'
import { callFunction } from './functions.mts'
import { listenLocally } from './ports'

let server: Server
let origin: string
const { SUPABASE_URL } = process.env

beforeAll(async () => {
  delete process.env.SUPABASE_URL
  server = createServer((request, response) => {
    void callFunction(request, request.url ?? '/').then(async (result) => {
      response.writeHead(result?.status ?? 404).end(await result?.text())
    })
  })
  origin = `http://127.0.0.1:${await listenLocally(server)}`
})
afterAll(() => {
  server.close()
  if (SUPABASE_URL !== undefined) process.env.SUPABASE_URL = SUPABASE_URL
})

test('the local server acts as the published site: it reports a missing database, not a preview', async () => {
  const body = JSON.stringify({ fullName: 'Jana Nová', email: 'jana@example.org', attendance: 'solo' })
  const headers = { 'Content-Type': 'application/json' }
  const logged = jest.spyOn(process.stdout, 'write')
  const response = await fetch(`${origin}/api/register`, { method: 'POST', headers, body })
  expect(response.status).toBe(503)
  expect(logged).toHaveBeenCalledWith(expect.stringContaining(`"unavailable: ${faults.no_url}"`))
  logged.mockRestore()
})

test('/api/health reports whether the database answers', async () => {
  expect((await fetch(`${origin}/api/health`)).status).toBe(503)
})

test.each(['/.netlify/functions/erase-guests', '/api/erase-guests', '/erase-guests'])(
  'no path of the local server erases guests: %s',
  async (path) => {
    expect((await fetch(`${origin}${path}`, { method: 'POST' })).status).toBe(404)
  },
)
