import { callDatabase, createDatabaseClient, type DatabaseClient } from '../storage/call-database'
import { whyNotPublished, type Deploy } from '../http/deploy'
import type { DependenciesOf } from '../storage/dependencies'
import { readEnvironment } from '../storage/environment'
import { updateEvents } from '../storage/update-events'
import { heldBackIn } from './check-health'
import { bugOf, printLine, withReason, type Fault } from '../http/fault'
import type { Handler } from '../http/handler'
import { ownField } from '../http/own-field'
import { isMailSetUp } from '../mail/mail-environment'
import { readBuilt, readFacts } from '../storage/facts'

/** Timeout of one call of this function, in milliseconds, longer than for a guest who waits. Netlify stops a scheduled function after 30 s. */
const scheduledTimeout = 10_000

type Client = DatabaseClient<'update_events'> & DatabaseClient<'erase_ended_registrations'>

export type Dependencies = DependenciesOf<Client>

type Erased = { erased: number; heldBack: string[]; fault?: Fault } | { fault: Fault; place?: string }

/**
 * Runs once a day: erases the guests of every event whose retention is over, by the real time even if the content has a
 * `demoDate`. Logs how many guests were erased, and nothing about them; and the events whose guests are kept longer than
 * their end says, because a build moved it earlier (docs/decisions/025-erasure-once-a-day.md).
 */
export function createEraser(dependencies: Dependencies): Handler {
  const { variables, createClient = createDatabaseClient, read = readBuilt } = dependencies
  const { log = printLine, tell } = dependencies
  return async (_request, context) => {
    const start = performance.now()
    const result = await erase(context?.deploy, { variables, createClient, read }).catch(bugOf)
    const entry =
      'erased' in result
        ? { outcome: withReason('erased', result), erased: result.erased, heldBack: result.heldBack }
        : { outcome: withReason('not erased', result) }
    log(JSON.stringify({ ...entry, durationMs: Math.round(performance.now() - start) }))
    if (!whyNotPublished(context?.deploy)) await tell?.()
    return new Response(null, { status: 'erased' in result ? 204 : 503 })
  }
}

type Setup = Required<Omit<Dependencies, 'log' | 'tell'>>

async function erase(deploy: Deploy | undefined, { variables, createClient, read }: Setup): Promise<Erased> {
  const refusal = whyNotPublished(deploy)
  if (refusal) return { fault: refusal }
  const facts = await readFacts(read)
  const environment = readEnvironment(variables)
  // A site without registrations needs no database.
  if (facts === null && !variables.SUPABASE_URL) return { erased: 0, heldBack: [] }
  if ('fault' in environment) return environment
  const client = createClient(environment)

  // The end of an event may have changed since the last guest registered. If this fails, the end in the database counts.
  const updated = await updateEvents(client, facts, isMailSetUp(variables), scheduledTimeout)
  const called = await callDatabase(() => client.rpc('erase_ended_registrations', {}), scheduledTimeout)
  if ('fault' in called) return { fault: called.fault }
  const erased = ownField(called.data, 'erased')
  const heldBack = heldBackIn(called.data)
  if (typeof erased !== 'number' || !heldBack) return { fault: 'unexpected_answer' }
  return { erased, heldBack, ...('fault' in updated && updated) }
}
