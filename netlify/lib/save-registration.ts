import { PostgrestClient } from '@supabase/postgrest-js'
import type { Database, RegisterArguments } from './database-types'
import type { Environment } from './environment'
import type { Fault } from './fault'

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

/** The part of a Supabase client that saves a registration; supabase-js whole is one, too (docs/decisions/008). */
export type RegisterClient = {
  rpc(name: 'register', registration: RegisterArguments): { abortSignal(signal: AbortSignal): PromiseLike<RpcAnswer> }
}

type RpcAnswer = { data: unknown; error: { code?: string } | null; status: number }

/** Milliseconds for one call; the database itself waits 3 s for the lock. Two calls fit into the function's time. */
export const callTimeout = 4000
/** Milliseconds before the second call. */
export const pause = 100

/** The PostgREST client of supabase-js, without its sign-in, storage and realtime parts. */
export function createRegisterClient({ url, key }: Environment, fetch?: typeof globalThis.fetch): RegisterClient {
  // A key of the new kind is no token; one of the old kind must be sent as one, too (supabase-js does the same).
  const headers = { apikey: key, ...(!key.startsWith('sb_secret_') && { Authorization: `Bearer ${key}` }) }
  return new PostgrestClient<Database>(`${url}/rest/v1`, { headers, retry: false, ...(fetch && { fetch }) })
}

/**
 * Saves a registration, with a second call if the first may not have arrived or its answer got lost:
 * the submission's id makes both calls one registration. supabase-js does not retry a POST by itself.
 * @param signal ends both calls; once it is aborted, none begins
 */
export async function saveRegistration(
  client: RegisterClient,
  registration: RegisterArguments,
  signal: AbortSignal,
): Promise<Saved> {
  const first = await call(client, registration, signal)
  if ('outcome' in first || !first.again || signal.aborted) return first
  await new Promise((resolve) => setTimeout(resolve, pause))
  return signal.aborted ? first : call(client, registration, signal)
}

type Attempt = { outcome: Outcome } | { fault: Fault; again: boolean }

async function call(client: RegisterClient, registration: RegisterArguments, signal: AbortSignal): Promise<Attempt> {
  if (signal.aborted) return { fault: 'out_of_time', again: false }
  const attempt = new AbortController()
  const timer = setTimeout(() => attempt.abort(), callTimeout)
  const stop = () => attempt.abort()
  signal.addEventListener('abort', stop)
  // Not left to `fetch` alone: whatever it does with the signal, the guest gets an answer in time.
  const timeout = new Promise<Attempt>((resolve) => {
    attempt.signal.addEventListener('abort', () => resolve({ fault: 'timeout', again: true }))
  })
  try {
    const answer = Promise.resolve(client.rpc('register', registration).abortSignal(attempt.signal))
    return await Promise.race([
      answer.then(readAnswer, (): Attempt => ({ fault: 'unreachable', again: true })),
      timeout,
    ])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}

/** Of an error only the code is read: its message and details can hold a guest's data. */
function readAnswer({ data, error, status }: RpcAnswer): Attempt {
  const outcome = outcomes.find((each) => each === data)
  if (outcome && !error) return { outcome }
  if (status === 0) return { fault: 'unreachable', again: true }
  if (error?.code === '42501') return { fault: 'not_permitted', again: false }
  if (error?.code === 'PGRST202' || error?.code === '42883') return { fault: 'no_migration', again: false }
  if (status === 402 || status === 540) return { fault: 'restricted', again: false }
  if (status === 401 || status === 403) return { fault: 'key_refused', again: false }
  return status >= 500 ? { fault: 'upstream', again: true } : { fault: 'unexpected_answer', again: false }
}
