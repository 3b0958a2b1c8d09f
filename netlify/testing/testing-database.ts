import type { Sql } from 'postgres'
import { startPostgres, type Postgres } from '../../supabase/tests/postgres'
import { startSupabaseApi, type SupabaseApi } from '../../supabase/tests/supabase'
import { clear } from '../../supabase/tests/time'
import type { Availability, EventAvailability } from '../../src/registration/availability'
import type { FormName } from '../../src/registration/fields'
import type { Handler } from '../http/handler'
import type { Dependencies } from '../endpoint/endpoint'
import type { EventFacts, Facts } from '../storage/facts'
import { createAvailabilityHandler } from '../registration/handle-availability'
import { createDatabaseClient } from '../storage/call-database'
import { publishedDeploy } from '../http/deploy'
import { factsWith, guest, invitation, postGuest, publishedFunction, visitor, workshop } from './testing'

export type RealDatabase = {
  server: Postgres
  database: string
  readonly api: SupabaseApi
  /** Creates the function for a new event with one of the forms, which has no registrations. */
  testEvent(form: FormName, changes?: Changes, dependencies?: Partial<Dependencies<'register'>>): TestEvent
  /** Kills the database server, as a machine failure would, and starts it again. */
  killAndStart(): Promise<void>
  stop(): Promise<void>
}

/** Replaces facts of the event and of the build. */
type Changes = Partial<EventFacts & Omit<Facts, 'events'>>

type TestEvent = {
  event: string
  lines: string[]
  handle: Handler
  /** The function of a later build, with these facts. */
  handlerOf(changes: Changes): Handler
  /** A new guest with a new e-mail address. @param changes replaces values */
  newGuest(seats?: 1 | 2, changes?: object): { email: string; submissionId: string }
  /** What a build with these facts answers of the event to `GET /api/availability`. */
  available(changes?: Changes): Promise<EventAvailability | undefined>
  /** What the database contains for the event. */
  stored(): Promise<{ emails: string[]; seats: number }>
}

let events = 0
let guests = 0

/** Keeps registration open whenever the test runs. */
const open = { opensAt: null, closesAt: '2099-09-03T10:00:00.000Z', endsAt: '2099-09-04T20:00:00.000Z' }

/** Starts a PostgreSQL with the migrations, and the API of Supabase in front of it. */
export async function startDatabase(): Promise<RealDatabase> {
  const server = await startPostgres()
  const database = await server.createDatabase()
  let api = await startSupabaseApi(database)

  return {
    server,
    database,
    get api() {
      return api
    },
    async killAndStart() {
      await server.kill()
      // Unlike the hosted API, this one cannot reconnect to a restarted database.
      await api.stop()
      await server.disconnect()
      await server.start()
      api = await startSupabaseApi(database)
    },
    testEvent(form, changes = {}, dependencies = {}) {
      const event = `e-${++events}`
      const lines: string[] = []
      let builds = 0
      const buildOf = (changes: Changes) => {
        const facts = factsWith({ ...(form === 'invitation' ? invitation : workshop), ...open, event, ...changes })
        const builtAt = new Date(Date.parse(facts.builtAt) + ++builds * 1000).toISOString()
        const built = JSON.stringify({ ...facts, builtAt, ...changes })
        return {
          variables: { SUPABASE_SECRET_KEY: api.secretKey, get SUPABASE_URL() { return api.url } }, // oxfmt-ignore
          read: async () => built,
          log: (line: string) => void lines.push(line),
          ...dependencies,
        }
      }
      const handlerOf = (changes: Changes) => publishedFunction(buildOf(changes))
      const available = async (changes: Changes = {}) => {
        const handle = createAvailabilityHandler({ ...buildOf(changes), createClient: createDatabaseClient })
        const response = await handle(new Request('https://site.example/api/availability'), { deploy: publishedDeploy })
        return ((await response.json()) as Availability).events[event]
      }
      const newGuest = (seats = 1, changes = {}) => ({
        ...(form === 'invitation'
          ? { ...guest, attendance: seats === 2 ? 'plusOne' : 'solo' }
          : { ...visitor, event, persons: seats }),
        email: `guest.${++guests}@guest.example`,
        submissionId: crypto.randomUUID(),
        ...changes,
      })
      const stored = async () => {
        const sql = server.connect(database)
        const rows = await sql<{ email: string; seats: number }[]>`
          select email, seats from private.registrations_and_guests where event_id = ${event}`
        return { emails: rows.map(({ email }) => email), seats: rows.reduce((sum, { seats }) => sum + seats, 0) }
      }
      return { event, lines, handle: handlerOf(changes), handlerOf, newGuest, available, stored }
    },
    async stop() {
      await api.stop()
      await server.stop()
    },
  }
}

// Set by the functions below before the first test. Imports are live bindings, so that tests see what was set.
export let real: RealDatabase
/** Can run four calls at once. */
export let sql: Sql

/** Starts a database for the tests of a file. */
export function useRealDatabase(): void {
  beforeAll(async () => {
    real = await startDatabase()
  })
  afterAll(() => real?.stop())
}

/**
 * Starts a database for the tests of a file, with `sql`, and empties it before each of them.
 * @param mail whether mail is set up before each test; by default as the test before has left it
 */
export function useEmptyDatabase({ mail }: { mail?: boolean } = {}): void {
  useRealDatabase()
  beforeAll(() => {
    sql = real.server.connect(real.database, 4)
  })
  beforeEach(async () => {
    await clear(sql)
    if (mail !== undefined) await sql`update private.settings set mail = ${mail}`
  })
}

/** Sends a request again after a fault, as guests do: on a busy machine a guest may wait too long for the lock. */
export const persistent =
  (handle: Handler): Handler =>
  async (request) => {
    for (;;) {
      const response = await handle(request.clone())
      if (response.status !== 503) return response
    }
  }

/** Sends all registrations at once. @returns how often each code was answered */
export async function codesOf(handle: Handler, sent: object[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  await Promise.all(
    sent.map(async (each) => {
      const { code } = (await (await handle(postGuest(each))).json()) as { code: string }
      counts[code] = (counts[code] ?? 0) + 1
    }),
  )
  return counts
}
