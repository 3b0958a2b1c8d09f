import { callDatabase, type DatabaseClient } from '../storage/call-database'
import type { RegisterArguments } from '../storage/database-types'
import type { Fault } from '../http/fault'

/** How the database decided (public.register). */
export const outcomes = [
  'registered',
  'email_taken',
  'capacity_full',
  'registration_closed',
  'submission_conflict',
] as const

export type Outcome = (typeof outcomes)[number]

export type Saved = { outcome: Outcome } | { fault: Fault }

/** Milliseconds for one call; the database itself gives up after 3 s. Two calls fit into the function's time. */
export const callTimeout = 4000
/** Milliseconds before the second call. */
export const pause = 100

/**
 * Saves a registration, with a second call if the first may not have arrived or its answer got lost:
 * the submission's id makes both calls one registration. supabase-js does not retry a POST by itself.
 * @param signal ends both calls; once it is aborted, none begins
 */
export async function saveRegistration(
  client: DatabaseClient<'register'>,
  registration: RegisterArguments,
  signal: AbortSignal,
): Promise<Saved> {
  const call = () => callDatabase(() => client.rpc('register', registration), callTimeout, signal)
  let called = await call()
  if ('fault' in called && called.again && !signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (!signal.aborted) called = await call()
  }
  if ('fault' in called) return { fault: called.fault }
  const { data } = called
  const outcome = outcomes.find((each) => each === data)
  return outcome ? { outcome } : { fault: 'unexpected_answer' }
}
