/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { faults } from '../../netlify/http/fault'
import { publishedDeploy } from '../../netlify/http/deploy'
import { factsFile } from '../../netlify/storage/facts'
import { factsWith, guest, invitation, workshop } from '../../netlify/testing/testing'
import { writeForFunctions } from '../build/write-for-functions'
import { localFunctions, startSchedule } from './functions.mts'
import { listenLocally } from './ports'

const root = process.cwd()
let folder: string
let server: Server
let origin: string

// The functions read what the build wrote into the working directory: here, the facts of the tests.
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'functions-'))
  process.chdir(folder)
  await writeForFunctions(factsFile, JSON.stringify(factsWith(invitation, workshop)))
  const functions = localFunctions({})
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    void functions.call(request, pathname).then(async (result) => {
      response.writeHead(result?.status ?? 404).end(await result?.text())
    })
  })
  origin = `http://127.0.0.1:${await listenLocally(server)}`
})
afterAll(async () => {
  server.close()
  process.chdir(root)
  await rm(folder, { recursive: true })
})

const register = () =>
  fetch(`${origin}/api/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(guest),
  })

test('the local server acts as the published site: it reports a missing database, not a preview', async () => {
  const logged = jest.spyOn(process.stdout, 'write')
  expect((await register()).status).toBe(503)
  expect(logged).toHaveBeenCalledWith(expect.stringContaining(`"unavailable: ${faults.no_url}"`))
})

test('/api/health reports whether the database answers', async () => {
  expect((await fetch(`${origin}/api/health`)).status).toBe(503)
})

test('no function asks the database of the published site, or sends its mail, although the shell has its variables', async () => {
  const live = createServer((_request, response) => void response.writeHead(500).end())
  const asked = jest.fn()
  live.on('connection', asked)
  const port = await listenLocally(live)
  const variables = { SUPABASE_URL: `http://127.0.0.1:${port}`, SUPABASE_SECRET_KEY: 'sb_secret_live' }
  const mail = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'info@gallery.example' }
  jest.replaceProperty(process, 'env', { ...process.env, ...variables, ...mail })

  const token = '0'.repeat(32)
  const paths = ['/api/health', '/api/availability', `/registrace?t=${token}`, `/pozvanka?t=${token}`]
  const requests = paths.map((path) => fetch(`${origin}${path}`, { redirect: 'manual' }))
  const door = fetch(`${origin}/api/door`, { headers: { Authorization: `Bearer ${token}` } })
  expect((await Promise.all([register(), door, ...requests])).map(({ status }) => status)).toEqual([
    ...Array<number>(4).fill(503),
    // The pages are not built here.
    ...[302, 302],
  ])
  await localFunctions({}).sendMail(new Request('http://localhost/'), { deploy: publishedDeploy })
  live.close()
  expect(asked).not.toHaveBeenCalled()
})

test('every function that has a path answers at the local server', async () => {
  const functions = path.join(root, 'netlify/functions')
  const paths = readdirSync(functions).flatMap((name) => {
    const text = readFileSync(path.join(functions, name, `${name}.ts`), 'utf8')
    return [...(/^ {2}path: (.*),$/m.exec(text)?.[1] ?? '').matchAll(/'([^']*)'/g)].map(([, each]) => each!)
  })
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
