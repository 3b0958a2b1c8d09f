import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pLimit from 'p-limit'
import { createHandler } from '../../netlify/registration/handle-registration'
import { publishedDeploy } from '../../netlify/http/deploy'
import { factsWith, workshop } from '../../netlify/testing/testing'
import { exampleRegistration } from '../../src/registration/fields'
import { startPostgres } from '../../supabase/tests/postgres'
import { argumentsOf, newSubmission } from '../../supabase/tests/submission'
import { startSupabaseApi, type SupabaseApi } from '../../supabase/tests/supabase'
import { type Figure, type Measurement, median, percentile } from './figure'

const calls = 1000
const turns = 20

const open = { opensAt: null, closesAt: '2099-09-04T20:00:00.000Z', capacity: 1_000_000 }
const events = Array.from({ length: 20 }, (_, index) => ({ ...workshop, ...open, event: `event-${index}` }))
const facts = factsWith(...events)

/**
 * Calls of the function beside calls of the database alone, for one event and for several at once; the two take turns on
 * one PostgreSQL, so that their ratio is reliable. Also how long the code of the function takes to load. This code is
 * measured, not that of another commit.
 */
export const register: Measurement = {
  about: 'registrations through the function and with bare calls of the database',
  rounds: 1,
  measure: async ({ folder }) => {
    if (path.resolve(folder) !== process.cwd()) return []
    const server = await startPostgres()
    const api = await startSupabaseApi(await server.createDatabase())
    try {
      for (const call of Object.values(callsFor(1, api))) await timesOf(call, 300, 10)
      const figures: Figure[] = []
      for (const count of [1, events.length])
        for (const atOnce of [1, 10, 50]) figures.push(...(await comparedCalls(count, atOnce, api)))
      return [...figures, ...coldStart()]
    } finally {
      await api.stop()
      await server.stop()
    }
  },
}

type Call = () => Promise<void>

let guests = 0
const newRegistration = () => ({ ...exampleRegistration('programme'), email: `guest.${++guests}@guest.example` })

/** Registers guests for the first `count` events in turn, through the function or with a bare call of the database. */
function callsFor(count: number, api: SupabaseApi): Record<'function' | 'bare call', Call> {
  const handle = createHandler({
    variables: { SUPABASE_URL: api.url, SUPABASE_SECRET_KEY: api.secretKey },
    read: async () => JSON.stringify(facts),
    log: () => undefined,
  })
  const nextEvent = () => events[guests % count]!
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
    async 'bare call'() {
      const event = { event: nextEvent().event, builtAt: new Date(facts.builtAt), capacity: open.capacity }
      const submission = newSubmission({ ...event, ...newRegistration(), attendance: null, mail: false })
      const response = await fetch(`${api.url}/rest/v1/rpc/register`, {
        method: 'POST',
        headers: { apikey: api.secretKey, 'Content-Type': 'application/json' },
        body: JSON.stringify(argumentsOf(submission)),
      })
      if ((await response.text()) !== '"registered"') throw new Error(`The database answered ${response.status}`)
    },
  }
}

async function comparedCalls(count: number, atOnce: number, api: SupabaseApi): Promise<Figure[]> {
  const both = callsFor(count, api)
  const times = { function: [] as number[], 'bare call': [] as number[] }
  const kinds = ['function', 'bare call'] as const
  for (let turn = 0; turn < turns; turn++) {
    for (const kind of turn % 2 ? kinds : kinds.toReversed())
      times[kind].push(...(await timesOf(both[kind], calls / turns, atOnce)))
  }
  const name = `events ${count}, callers ${atOnce}`
  return [
    ...kinds.flatMap((kind) => figuresOf(`${name}: ${kind}`, times[kind])),
    { name: `${name}: function / bare call`, value: median(times.function) / median(times['bare call']), unit: '' },
  ]
}

const figuresOf = (name: string, times: readonly number[]): Figure[] => [
  { name: `${name}, median`, value: median(times), unit: 'ms' },
  { name: `${name}, 95th percentile`, value: percentile(times, 0.95), unit: 'ms' },
  { name: `${name}, 99th percentile`, value: percentile(times, 0.99), unit: 'ms' },
]

/** @returns the duration of each call, in milliseconds @param atOnce how many calls run at the same time */
function timesOf(call: Call, count: number, atOnce: number): Promise<number[]> {
  const limit = pLimit(atOnce)
  return Promise.all(Array.from({ length: count }, () => limit(timeOf, call)))
}

async function timeOf(call: Call): Promise<number> {
  const begun = performance.now()
  await call()
  return performance.now() - begun
}

/** The size of the function’s own code, without Netlify’s, and how long a new process takes to load it. */
function coldStart(): Figure[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'function-'))
  try {
    execFileSync(process.execPath, ['--import', 'tsx', 'netlify/testing/bundle.mts', folder])
    const root = path.join(folder, 'register')
    const code = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.c?js$/.test(file))
    const script = `const start = performance.now(); require('./netlify/functions/register/register.cjs'); console.log(performance.now() - start)`
    const times = Array.from({ length: 15 }, () =>
      Number(execFileSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' })),
    )
    return [
      { name: 'code', value: code.reduce((sum, file) => sum + statSync(path.join(root, file)).size, 0), unit: 'B' },
      { name: 'code, loading', value: median(times), unit: 'ms' },
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}
