/** @jest-environment node */
import { faults } from '../http/fault'
import { createDatabaseClient } from '../storage/call-database'
import { publishedDeploy, type Deploy } from '../http/deploy'
import { factsWith, invitation, outcomesOf, secretKey, variables, workshop } from '../testing/testing'
import { rowOf } from '../storage/facts'
import { createAvailabilityHandler, type Dependencies } from './handle-availability'

const tour = { ...workshop, event: 'prohlidka', showPlaces: false }
const built = { ...factsWith(invitation, workshop, tour), asOf: '2031-09-01T12:00:00.000Z' }

/** What the database answers of an event of the build. */
const seatsOf = ({ event }: { event: string }, changes: object = {}) => ({
  event,
  as_of: built.asOf,
  opens_at: '2031-08-01T08:00:00+00:00',
  closes_at: '2031-09-04T14:00:00+00:00',
  availability: null,
  waiting_list: false,
  capacity: 14,
  taken: 0,
  ...changes,
})
const seats =
  (...rows: object[]) =>
  async () =>
    Response.json(rows)
const bothSeats = seats(seatsOf(workshop, { taken: 12 }), seatsOf(tour))

/** The function with a database that answers through this `fetch`. */
function testAvailability(fetch: typeof globalThis.fetch = bothSeats, dependencies: Partial<Dependencies> = {}) {
  const lines: string[] = []
  const calls: unknown[] = []
  const recording: typeof fetch = (input, init) => {
    calls.push(JSON.parse(String(init?.body)))
    return fetch(input, init)
  }
  const handle = createAvailabilityHandler({
    variables,
    createClient: (environment) => createDatabaseClient(environment, recording),
    read: async () => JSON.stringify(built),
    log: (line) => lines.push(line),
    ...dependencies,
  })
  const get = (deploy: Deploy | undefined = publishedDeploy, request: RequestInit = {}, query = '') =>
    handle(new Request(`https://site.example/api/availability${query}`, request), { requestId: 'r-1', deploy })
  return { get, lines, calls }
}

test('the state of every event of the programme is answered, and nothing about the invitation', async () => {
  const { get, lines, calls } = testAvailability()
  const response = await get()
  expect([response.status, await response.json()]).toEqual([
    200,
    {
      events: {
        dilna: { state: 'few', free: 2, capacity: workshop.capacity },
        prohlidka: { state: 'open', capacity: tour.capacity },
      },
    },
  ])
  expect(calls).toEqual([{ p_events: [rowOf(built, workshop), rowOf(built, tour)] }])
  expect(lines).toEqual([])
})

test('whoever asks for the event by invitation learns its state, and nothing about the programme', async () => {
  const { get, calls } = testAvailability(seats(seatsOf(invitation, { availability: 'full' })))
  expect(await (await get(publishedDeploy, {}, '?invitation')).json()).toEqual({ events: { vecer: { state: 'full' } } })
  expect(calls).toEqual([{ p_events: [rowOf(built, invitation)] }])
})

test.each([
  [{ as_of: '2031-08-01T07:59:59+00:00' }, 'soon'],
  [{ opens_at: null, as_of: '2000-01-01T00:00:00+00:00' }, 'open'],
  [{ taken: 14 }, 'full'],
  [{ as_of: '2031-09-04T14:00:00+00:00' }, 'closed'],
  [{ availability: 'full' }, 'full'],
  [{ availability: 'closed' }, 'closed'],
  [{ as_of: null }, 'soon'],
])('what the newest build has stored decides the state: %j is %s', async (changes, state) => {
  jest.useFakeTimers({ now: new Date('2031-07-01T12:00:00Z'), doNotFake: ['performance'] })
  const response = await testAvailability(seats(seatsOf(workshop, changes), seatsOf(tour))).get()
  jest.useRealTimers()
  expect(await response.json()).toMatchObject({ events: { dilna: { state } } })
})

test.each([
  [true, { SMTP_URL: 'smtps://smtp.example', MAIL_FROM: 'program@sedm.example' }, 'waiting'],
  [true, {}, 'full'],
  [false, { SMTP_URL: 'smtps://smtp.example', MAIL_FROM: 'program@sedm.example' }, 'full'],
])('visitors can wait where the event has a waiting list and mail is set up (%s, %j)', async (list, mail, state) => {
  const full = seats(seatsOf(workshop, { taken: 14, waiting_list: list }), seatsOf(tour))
  const response = await testAvailability(full, { variables: { ...variables, ...mail } }).get()
  expect(await response.json()).toMatchObject({ events: { dilna: { state } } })
})

test('the edge of Netlify keeps an answer for 15 s, whatever its query, and browsers keep none', async () => {
  const { headers } = await testAvailability().get()
  expect(headers.get('netlify-cdn-cache-control')).toBe('public, durable, max-age=15')
  expect(headers.get('netlify-vary')).toBe('query=invitation')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-type')).toBe('application/json')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('the database is asked once for all requests that come together, and again after two seconds', async () => {
  let now = 1000
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  const { get, calls } = testAvailability()
  const answers = await Promise.all(Array.from({ length: 50 }, () => get()))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(calls).toHaveLength(1)
  now += 1999
  await get()
  expect(calls).toHaveLength(1)
  now += 1
  await get()
  expect(calls).toHaveLength(2)
  jest.restoreAllMocks()
})

test('while the database hangs, it is not asked again', async () => {
  let answer: (response: Response) => void = () => undefined
  const { get, calls } = testAvailability(() => new Promise((resolve) => (answer = resolve)))
  const now = jest.spyOn(performance, 'now')
  const first = get()
  await new Promise(setImmediate)
  now.mockReturnValue(performance.now() + 3000)
  const second = get()
  await new Promise(setImmediate)
  answer(await bothSeats())
  expect([(await first).status, (await second).status]).toEqual([200, 200])
  expect(calls).toHaveLength(1)
  jest.restoreAllMocks()
})

test.each([
  ['no event takes registrations', null],
  ['only the invitation does', factsWith(invitation)],
])('if %s, no event is answered, and no database is needed', async (_what, content) => {
  const { get, calls } = testAvailability(bothSeats, { read: async () => JSON.stringify(content), variables: {} })
  const response = await get({ context: 'deploy-preview', published: false })
  expect([response.status, await response.json()]).toEqual([200, { events: {} }])
  expect(calls).toEqual([])
})

const unavailable = { title: 'Service Unavailable', status: 503, code: 'unavailable' }

test.each<[string, Deploy | undefined, keyof typeof faults]>([
  ['a preview', { context: 'deploy-preview', published: false }, 'not_published'],
  ['an earlier deploy of production', { context: 'production', published: false }, 'not_published'],
  ['an unidentified deploy', {}, 'no_deploy'],
])('%s asks no database: 503', async (_what, deploy, fault) => {
  const { get, lines, calls } = testAvailability()
  const response = await get(deploy)
  expect([response.status, await response.json()]).toEqual([503, unavailable])
  expect(outcomesOf(lines)).toEqual([`unavailable: ${faults[fault]}`])
  expect(calls).toEqual([])
})

test.each<[string, typeof fetch | undefined, Partial<Dependencies>, keyof typeof faults]>([
  ['the database cannot be reached', async () => Promise.reject(new TypeError('fetch failed')), {}, 'unreachable'],
  ['the database answers with a server error', async () => new Response(secretKey, { status: 502 }), {}, 'upstream'],
  ['the database lacks the migration', async () => Response.json({ code: 'PGRST202' }, { status: 404 }), {}, 'no_migration'], // oxfmt-ignore
  ['the database refuses the key', async () => Response.json({}, { status: 401 }), {}, 'key_refused'],
  ['an event is missing in the answer', seats(seatsOf(workshop)), {}, 'unexpected_answer'],
  ['an event has no numbers', seats(seatsOf(workshop), seatsOf(tour, { taken: '1' })), {}, 'unexpected_answer'],
  ['the answer is no list', async () => Response.json({ dilna: 1 }), {}, 'unexpected_answer'],
  ['the answer is a list of nothing', async () => Response.json([null, 1, 'x']), {}, 'unexpected_answer'],
  ['the address of the database is missing', undefined, { variables: {} }, 'no_url'],
  ['the facts of the build are missing', undefined, { read: async () => '{' }, 'no_facts'],
])('if %s: 503 that nobody keeps, and the log says why', async (_what, fetch, dependencies, fault) => {
  const { get, lines } = testAvailability(fetch, dependencies)
  const response = await get()
  expect([response.status, await response.json()]).toEqual([503, unavailable])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.has('netlify-cdn-cache-control')).toBe(false)
  expect(response.headers.get('retry-after')).toBe('10')
  expect(outcomesOf(lines)).toEqual([`unavailable: ${faults[fault]}`])
})

test('a bug is a 503, the log has its place without its message, and the database is asked again', async () => {
  const createClient = jest
    .fn((environment: Parameters<typeof createDatabaseClient>[0]) => createDatabaseClient(environment, bothSeats))
    .mockImplementationOnce(() => {
      throw new TypeError('about a guest')
    })
  const { get, lines } = testAvailability(bothSeats, { createClient })
  expect((await get()).status).toBe(503)
  expect(outcomesOf(lines)[0]).toMatch(/^unavailable: .*bug \(TypeError in availability\.test\.ts:\d+:\d+\)$/)
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 2001)
  expect((await get()).status).toBe(200)
  jest.restoreAllMocks()
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
  '%s: 405 with Allow, and no database is asked',
  async (method) => {
    const { get, calls } = testAvailability()
    const response = await get(publishedDeploy, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(await response.json()).toEqual({ title: 'Method Not Allowed', status: 405, code: 'method_not_allowed' })
    expect(calls).toEqual([])
  },
)

test('HEAD is answered as GET is, without a body', async () => {
  const response = await testAvailability().get(publishedDeploy, { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([200, ''])
})

test('pages of the one other origin that may send registrations may read the answer', async () => {
  const elsewhere = { ...variables, ALLOWED_ORIGIN: 'https://pages.example' }
  const { headers } = await testAvailability(bothSeats, { variables: elsewhere }).get()
  expect(headers.get('access-control-allow-origin')).toBe('https://pages.example')
  expect((await testAvailability().get()).headers.has('access-control-allow-origin')).toBe(false)
})

const hostile = [
  ...['?event=vecer', '?event[]=vecer', '?__proto__=1', `?${'a'.repeat(4000)}`, '?%00', '?<script>', '?callback=alert'],
  ...['?events=*', "?id=eq.1' or 1=1", '?select=email', '?limit=-1', '#x', '?a=1&a=2', '?%ff', '?state=open'],
]
test('hostile queries get the same answer as any other, and say nothing about a guest', async () => {
  for (const query of hostile) {
    const { get, lines } = testAvailability()
    const response = await get(publishedDeploy, {}, query)
    const text = await response.text()
    expect([query, response.status]).toEqual([query, 200])
    expect(Object.keys((JSON.parse(text) as { events: object }).events)).toEqual(['dilna', 'prohlidka'])
    expect(text + lines.join()).not.toMatch(/vecer|example|sb_secret/)
  }
})
