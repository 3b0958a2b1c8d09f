/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { faults } from '../../netlify/http/fault'
import { callFunction, startSchedule } from './functions.mts'
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

test('every function that has a path answers at the local server', async () => {
  const folder = 'netlify/functions'
  const paths = readdirSync(folder).flatMap(
    (name) => /^ {2}path: '(.*)',$/m.exec(readFileSync(`${folder}/${name}/${name}.ts`, 'utf8'))?.[1] ?? [],
  )
  expect(paths).toContain('/api/register')
  for (const path of paths) expect([path, (await fetch(origin + path, { method: 'PUT' })).status]).toEqual([path, 405])
})

test.each(['/.netlify/functions/erase-guests', '/api/erase-guests', '/erase-guests', '/api/send-mail'])(
  'a scheduled function has no path at the local server: %s',
  async (path) => {
    expect((await fetch(`${origin}${path}`, { method: 'POST' })).status).toBe(404)
  },
)

test('the schedule calls the function that sends mail at once and every minute, as the published site', () => {
  jest.useFakeTimers()
  const sendMail = jest.fn(async (_request: Request, _context?: object) => new Response(null, { status: 204 }))
  startSchedule(sendMail)
  expect(sendMail).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(3 * 60_000)
  expect(sendMail).toHaveBeenCalledTimes(4)
  expect(sendMail.mock.calls[0]?.[1]).toMatchObject({ deploy: { context: 'production', published: true } })
  jest.useRealTimers()
})
