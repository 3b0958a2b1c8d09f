import type { Fault } from '../http/fault'
import { rowOf, type Facts } from './facts'
import { callDatabase, type DatabaseClient } from './call-database'

/**
 * Updates every event in the database with the facts of the build. Visitors who get a seat thereby move up from the
 * waiting list.
 * @param facts as `readFacts` returns them
 * @param mail whether mail is set up, which the database records
 * @param timeout milliseconds to wait for the database
 * @returns why nothing was updated; or how many moved up. If anybody did, another call may move up more.
 */
export async function updateEvents(
  client: DatabaseClient<'update_events'>,
  facts: Facts | null | undefined,
  mail: boolean,
  timeout: number,
): Promise<{ fault: Fault } | { promoted: number }> {
  if (facts === null) return { promoted: 0 }
  if (!facts) return { fault: 'no_facts' }
  const events = facts.events.map((event) => rowOf(facts, event))
  const called = await callDatabase(() => client.rpc('update_events', { p_events: events, p_mail: mail }), timeout)
  if ('fault' in called) return { fault: called.fault }
  return typeof called.data === 'number' ? { promoted: called.data } : { fault: 'unexpected_answer' }
}
