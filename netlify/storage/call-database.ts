import { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from './database-types'
import type { Environment } from './environment'
import type { Fault } from '../http/fault'

type Functions = Database['public']['Functions']

/** The part of a Supabase client that calls a function; supabase-js whole is one, too (docs/decisions/008). */
export type DatabaseClient<Name extends keyof Functions> = {
  rpc(name: Name, args: Functions[Name]['Args']): Cancellable
}

type Cancellable = { abortSignal(signal: AbortSignal): PromiseLike<RpcAnswer> }

type RpcAnswer = { data: unknown; error: { code?: string } | null; status: number }

/** The PostgREST client of supabase-js, without its sign-in, storage and realtime parts. */
export function createDatabaseClient({ url, key }: Environment, fetch?: typeof globalThis.fetch) {
  // A key of the new kind is no token; one of the old kind must be sent as one, too (supabase-js does the same).
  const headers = { apikey: key, ...(!key.startsWith('sb_secret_') && { Authorization: `Bearer ${key}` }) }
  return new PostgrestClient<Database>(`${url}/rest/v1`, { headers, retry: false, ...(fetch && { fetch }) })
}

/** What a function of the database has answered; or why not, and whether the call may be made again. */
export type Called = { data: unknown } | { fault: Fault; again: boolean }

/**
 * Waits for a call no longer than the time that it has.
 * @param timeout milliseconds
 * @param signal ends the call; once it is aborted, none begins
 */
export async function callDatabase(call: () => Cancellable, timeout: number, signal?: AbortSignal): Promise<Called> {
  if (signal?.aborted) return { fault: 'out_of_time', again: false }
  const attempt = new AbortController()
  const timer = setTimeout(() => attempt.abort(), timeout)
  const stop = () => attempt.abort()
  signal?.addEventListener('abort', stop)
  // Not left to `fetch` alone: whatever it does with the signal, there is an answer in time.
  const late = new Promise<Called>((resolve) => {
    attempt.signal.addEventListener('abort', () => resolve({ fault: 'timeout', again: true }))
  })
  try {
    const answer = Promise.resolve(call().abortSignal(attempt.signal))
    return await Promise.race([answer.then(readAnswer, (): Called => ({ fault: 'unreachable', again: true })), late])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

/** Of an error only the code is read: its message and details can hold a guest's data. */
function readAnswer({ data, error, status }: RpcAnswer): Called {
  if (!error && status < 300) return { data }
  if (status === 0) return { fault: 'unreachable', again: true }
  if (error?.code === '42501') return { fault: 'not_permitted', again: false }
  if (error?.code === 'PGRST202' || error?.code === '42883') return { fault: 'no_migration', again: false }
  if (status === 402 || status === 540) return { fault: 'restricted', again: false }
  if (status === 401 || status === 403) return { fault: 'key_refused', again: false }
  return status >= 500 ? { fault: 'upstream', again: true } : { fault: 'unexpected_answer', again: false }
}
