import { callDatabase, createDatabaseClient, type DatabaseClient } from './call-database'
import { whyNotPublished, type Deploy } from './deploy'
import { readEnvironment, type Environment, type Variables } from './environment'
import { placeOf, printLine, withReason, type Fault } from '../http/fault'
import type { Handler } from '../registration/handle-registration'
import {
  factsForDatabase,
  readBuilt,
  readInvitation,
  type InvitationFacts,
  type ReadBuilt,
} from '../registration/invitation'

/** Milliseconds for one call. Netlify gives a scheduled function 30 s, and nobody waits for it. */
const callTimeout = 10_000

/** What the function needs of the world; each has a default. */
export type World = {
  variables?: Variables
  createClient?: (environment: Environment) => Client
  read?: ReadBuilt
  log?: (line: string) => void
}

type Client = DatabaseClient<'update_event'> & DatabaseClient<'erase_ended_registrations'>

type Erased = { erased: number; fault?: Fault } | { fault: Fault; place?: string }

/**
 * Once a day: erases the guests of every event that ended long enough ago, by the real clock, whatever moment a site for
 * demonstrations stands still at. What it logs are counts.
 */
export function createEraser(world: World = {}): Handler {
  const { variables = process.env, createClient = createDatabaseClient, read = readBuilt, log = printLine } = world
  return async (_request, context) => {
    const start = performance.now()
    const bug = (error: unknown): Erased => ({ fault: 'bug', place: placeOf(error) })
    const result = await erase(context?.deploy, { variables, createClient, read }).catch(bug)
    const entry =
      'erased' in result
        ? { outcome: withReason('erased', result), erased: result.erased }
        : { outcome: withReason('not erased', result) }
    log(JSON.stringify({ ...entry, durationMs: Math.round(performance.now() - start) }))
    return new Response(null, { status: 'erased' in result ? 204 : 503 })
  }
}

type Given = Required<Omit<World, 'log'>>

async function erase(deploy: Deploy | undefined, { variables, createClient, read }: Given): Promise<Erased> {
  const refusal = whyNotPublished(deploy)
  if (refusal) return { fault: refusal }
  const invitation = await readInvitation(read)
  const environment = readEnvironment(variables)
  // A site without an invitation need not have a database.
  if (invitation === null && !variables.SUPABASE_URL) return { erased: 0 }
  if ('fault' in environment) return environment
  const client = createClient(environment)

  // When the event ends may have changed since the last guest registered. Without that, what is known is erased.
  const updated = await update(client, invitation)
  const called = await callDatabase(() => client.rpc('erase_ended_registrations', {}), callTimeout)
  if ('fault' in called) return { fault: called.fault }
  if (typeof called.data !== 'number') return { fault: 'unexpected_answer' }
  return { erased: called.data, ...updated }
}

/** Tells the database the facts of the build: nothing to tell where there is no invitation. */
async function update(client: Client, invitation: InvitationFacts | null | undefined): Promise<{ fault?: Fault }> {
  if (invitation === null) return {}
  if (!invitation) return { fault: 'no_facts' }
  const called = await callDatabase(() => client.rpc('update_event', factsForDatabase(invitation)), callTimeout)
  return 'fault' in called ? { fault: called.fault } : {}
}
