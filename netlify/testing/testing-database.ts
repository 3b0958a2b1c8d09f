import { startPostgres, type Postgres } from '../../supabase/tests/postgres'
import { startSupabaseApi, type SupabaseApi } from '../../supabase/tests/supabase'
import type { Handler } from '../http/handler'
import type { Dependencies } from '../registration/handle-registration'
import type { InvitationFacts } from '../registration/invitation'
import { guest, invitation, postGuest, publishedFunction } from './testing'

export type RealDatabase = {
  server: Postgres
  database: string
  readonly api: SupabaseApi
  /** Creates the function for a new event, which has no registrations. */
  testInvitation(facts: Partial<InvitationFacts>, dependencies?: Dependencies): TestInvitation
  /** Kills the database server, as a machine failure would, and starts it again. */
  killAndStart(): Promise<void>
  stop(): Promise<void>
}

type TestInvitation = {
  event: string
  lines: string[]
  handle: Handler
  /** The function of a later build, with these facts. */
  handlerOf(facts: Partial<InvitationFacts>): Handler
  /** What the database contains for the event. */
  stored(): Promise<{ emails: string[]; seats: number }>
}

let events = 0

/** Keeps registration open whenever the test runs. */
const open = { closesAt: '2099-09-03T10:00:00.000Z', endsAt: '2099-09-04T20:00:00.000Z' }

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
    testInvitation(facts, dependencies = {}) {
      const event = `e-${++events}`
      const lines: string[] = []
      let builds = 0
      const handlerOf = (facts: Partial<InvitationFacts>) => {
        const builtAt = new Date(Date.parse(invitation.builtAt) + ++builds * 1000).toISOString()
        const built = JSON.stringify({ ...invitation, ...open, builtAt, event, ...facts })
        return publishedFunction({
          variables: { SUPABASE_SECRET_KEY: api.secretKey, get SUPABASE_URL() { return api.url } }, // prettier-ignore
          read: async () => built,
          log: (line) => lines.push(line),
          ...dependencies,
        })
      }
      const stored = async () => {
        const sql = server.connect(database)
        const rows = await sql<{ email: string; seats: number }[]>`
          select email, seats from private.registrations where event_id = ${event}`
        return { emails: rows.map(({ email }) => email), seats: rows.reduce((sum, { seats }) => sum + seats, 0) }
      }
      return { event, lines, handle: handlerOf(facts), handlerOf, stored }
    },
    async stop() {
      await api.stop()
      await server.stop()
    },
  }
}

let guests = 0

/** A new guest with a new e-mail address, without a companion. @param changes replaces values */
export function newGuest(changes: object = {}) {
  const email = `guest.${++guests}@guest.example`
  return { ...guest, email, attendance: 'solo', submissionId: crypto.randomUUID(), ...changes }
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
