import { startPostgres, type Postgres } from '../../supabase/tests/postgres'
import { startSupabaseApi, type SupabaseApi } from '../../supabase/tests/supabase'
import type { Handler, World } from '../registration/handle-registration'
import type { InvitationFacts } from '../registration/invitation'
import { aGuest, aHandler, invitation, postGuest } from './testing'

export type RealDatabase = {
  server: Postgres
  database: string
  readonly api: SupabaseApi
  /** The function of an event that nobody has registered for, and what is stored of it. */
  anInvitation(facts: Partial<InvitationFacts>, world?: World): InvitationRig
  /** The machine of the database fails and comes back. */
  killAndStart(): Promise<void>
  stop(): Promise<void>
}

type InvitationRig = {
  event: string
  lines: string[]
  handle: Handler
  /** The function after a build with other facts. */
  handlerOf(facts: Partial<InvitationFacts>): Handler
  stored(): Promise<{ emails: string[]; seats: number }>
}

let events = 0

/** Registration is open, whenever the test runs. */
const openSo = { closesAt: '2099-09-03T10:00:00.000Z', endsAt: '2099-09-04T20:00:00.000Z' }

/** A PostgreSQL with the migrations, and the API of Supabase before it. */
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
      // The API does not survive its database; hosted Supabase's does.
      await api.stop()
      await server.disconnect()
      await server.start()
      api = await startSupabaseApi(database)
    },
    anInvitation(facts, world = {}) {
      const event = `e-${++events}`
      const lines: string[] = []
      let builds = 0
      const handlerOf = (facts: Partial<InvitationFacts>) => {
        const builtAt = new Date(Date.parse(invitation.builtAt) + ++builds * 1000).toISOString()
        const built = JSON.stringify({ ...invitation, ...openSo, builtAt, event, ...facts })
        return aHandler({
          variables: { SUPABASE_SECRET_KEY: api.secretKey, get SUPABASE_URL() { return api.url } }, // prettier-ignore
          read: async () => built,
          log: (line) => lines.push(line),
          ...world,
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

/** A guest whom nobody has seen before, alone unless `but` says otherwise. */
export function aNewGuest(but: object = {}) {
  const email = `guest.${++guests}@guest.example`
  return { ...aGuest, email, attendance: 'solo', submissionId: crypto.randomUUID(), ...but }
}

/** Sends all of them at once. @returns how often each code was answered */
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
