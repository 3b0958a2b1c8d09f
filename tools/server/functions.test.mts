/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { faults } from '../../netlify/http/fault'
import { callFunction } from './functions.mts'

let server: Server
let origin: string
const { SUPABASE_URL } = process.env

beforeAll(async () => {
  delete process.env.SUPABASE_URL
  server = createServer((request, response) => {
    void callFunction(request, request.url ?? '/').then(async (answer) => {
      response.writeHead(answer?.status ?? 404).end(await answer?.text())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  if (SUPABASE_URL !== undefined) process.env.SUPABASE_URL = SUPABASE_URL
})

test('the local server is the published site: it says that a database is missing, not that it is a preview', async () => {
  const body = JSON.stringify({ fullName: 'Jana Nová', email: 'jana@example.org', attendance: 'solo' })
  const headers = { 'Content-Type': 'application/json' }
  const logged = jest.spyOn(process.stdout, 'write')
  const response = await fetch(`${origin}/api/register`, { method: 'POST', headers, body })
  expect(response.status).toBe(503)
  expect(logged).toHaveBeenCalledWith(expect.stringContaining(`"unavailable: ${faults.no_url}"`))
  logged.mockRestore()
})

test('it says at /api/health whether the database answers', async () => {
  expect((await fetch(`${origin}/api/health`)).status).toBe(503)
})

test.each(['/.netlify/functions/erase-guests', '/api/erase-guests', '/erase-guests'])(
  'nothing of it erases guests: %s',
  async (path) => {
    expect((await fetch(`${origin}${path}`, { method: 'POST' })).status).toBe(404)
  },
)
