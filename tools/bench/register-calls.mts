/**
 * `npm run bench -- register`: compares calls of the function with calls of the database alone, for one event and for
 * several at once. The two kinds of call alternate on one PostgreSQL, so that their ratio is reliable. Measures also
 * `GET /api/availability`, and how long the function's code takes to load.
 */
import { createAvailabilityHandler } from '../../netlify/registration/handle-availability'
import { createHandler } from '../../netlify/registration/handle-registration'
import { registerArguments } from '../../netlify/registration/save-registration'
import { createDatabaseClient } from '../../netlify/storage/call-database'
import { publishedDeploy } from '../../netlify/http/deploy'
import { factsWith, workshop } from '../../netlify/testing/testing'
import { exampleRegistration } from '../../src/registration/fields'
import { startPostgres } from '../../supabase/tests/postgres'
import { startSupabaseApi, type SupabaseApi } from '../../supabase/tests/supabase'
import { makeCalls, makeCallsAtRate, percentile, type Call } from './calls.mts'
import { measureColdStart } from './cold-start.mts'

const calls = Number(process.env.CALLS ?? 1000)
const rounds = 20
const rate = { perSecond: 200, seconds: 10 }

const open = { opensAt: null, closesAt: '2099-09-04T20:00:00.000Z', capacity: 1_000_000 }
const events = Array.from({ length: 20 }, (_, index) => ({ ...workshop, ...open, event: `event-${index}` }))
const facts = factsWith(...events)

let guests = 0
const newRegistration = () => ({ ...exampleRegistration('programme'), email: `guest.${++guests}@guest.example` })

/** Registers guests for the first `count` events in turn, through the function or with a bare call of the database. */
function callsFor(count: number, api: SupabaseApi): Record<'function' | 'bare', Call> {
  const handle = createHandler({ ...dependenciesOf(api), log: () => undefined })
  const nextEvent = () => events[guests % count] ?? workshop
  return {
    async function() {
      const { event } = nextEvent()
      const request = new Request('https://site.example/api/register', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
        body: JSON.stringify({ ...newRegistration(), event, locale: 'cs', submissionId: crypto.randomUUID() }),
      })
      const response = await handle(request, { deploy: publishedDeploy })
      if (response.status !== 201) throw new Error(`The function answered ${response.status}`)
      await response.text()
    },
    async bare() {
      const event = nextEvent()
      const submissionId = crypto.randomUUID()
      const submitted = {
        locale: 'cs',
        submissionId,
        noticeVersion: '2031-08',
        mail: false,
        waiting: null,
        network: null,
        secret: null,
      } as const
      const response = await fetch(`${api.url}/rest/v1/rpc/register`, {
        method: 'POST',
        headers: { apikey: api.secretKey, 'Content-Type': 'application/json' },
        body: JSON.stringify(registerArguments(facts, event, { registration: newRegistration(), ...submitted })),
      })
      if ((await response.text()) !== '"registered"') throw new Error(`The database answered ${response.status}`)
    },
  }
}

const dependenciesOf = ({ url, secretKey }: SupabaseApi) => ({
  variables: { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey },
  read: async () => JSON.stringify(facts),
})

async function compare(count: number, atOnce: number, api: SupabaseApi): Promise<void> {
  const both = callsFor(count, api)
  const kinds = [
    { name: 'bare call', call: both.bare, times: [] as number[], total: 0 },
    { name: 'function', call: both.function, times: [] as number[], total: 0 },
  ]
  for (let round = 0; round < rounds; round++) {
    // The kinds take turns at being first.
    for (const kind of round % 2 ? kinds : kinds.toReversed()) {
      kind.total += await makeCalls(kind.call, calls / rounds, atOnce, kind.times)
    }
  }
  const rows = kinds.map(({ name, times, total }) => ({ name, figures: figuresOf(times, total) }))
  for (const { name, figures } of rows) printRow(count, atOnce, name, figures)
  const ratios = rows[1]?.figures.map((figure, index) => figure / (rows[0]?.figures[index] ?? NaN)) ?? []
  printRow(count, atOnce, 'ratio', ratios, 2)
}

/** Calls per second, and the median, 95th and 99th percentile in milliseconds. */
const figuresOf = (times: number[], total: number) => [
  (times.length / total) * 1000,
  ...[0.5, 0.95, 0.99].map((share) => percentile(times, share)),
]

function printRow(count: number, atOnce: number, name: string, [perSecond = NaN, ...times]: number[], digits = 0) {
  const figures = [perSecond.toFixed(digits).padStart(11), ...times.map((time) => time.toFixed(2).padStart(8))]
  console.log(`${String(count).padStart(6)}${String(atOnce).padStart(9)}  ${name.padEnd(9)}${figures.join('')}`)
}

async function measureAvailability(api: SupabaseApi): Promise<void> {
  let asked = 0
  const counting: typeof fetch = (input, init) => {
    asked++
    return fetch(input, init)
  }
  const handle = createAvailabilityHandler({
    ...dependenciesOf(api),
    createClient: (environment) => createDatabaseClient(environment, counting),
  })
  const times = await makeCallsAtRate(
    async () => {
      const response = await handle(new Request('https://site.example/api/availability'), { deploy: publishedDeploy })
      if (response.status !== 200) throw new Error(`The function answered ${response.status}`)
      await response.text()
    },
    rate.perSecond,
    rate.seconds,
  )
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(2))
  console.log(
    `\nGET /api/availability, ${events.length} events, ${rate.perSecond} requests a second for ${rate.seconds} s: ` +
      `p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, slowest ${Math.max(...times).toFixed(2)} ms; ` +
      `${times.length} requests, ${asked} calls of the database`,
  )
}

const server = await startPostgres()
const api = await startSupabaseApi(await server.createDatabase())
try {
  for (const call of Object.values(callsFor(1, api))) await makeCalls(call, 300, 10, [])
  console.log(`\n${calls} registrations each, in turns of ${calls / rounds}; milliseconds\n`)
  console.log('events  callers  what       per second     p50     p95     p99')
  for (const count of [1, events.length]) for (const atOnce of [1, 10, 50]) await compare(count, atOnce, api)
  await measureAvailability(api)
} finally {
  await api.stop()
  await server.stop()
}
measureColdStart()
