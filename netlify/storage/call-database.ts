import { createClient } from '@supabase/supabase-js'
import type { Database } from './database-types'
import type { Environment } from './environment'
import type { Answer } from '../http/answer'
import type { Fault } from '../http/fault'
import { ownField } from '../http/own-field'

type Functions = Database['public']['Functions']

export type FunctionName = keyof Functions

/** The part of a Supabase client that calls a function (docs/decisions/008-supabase-client.md). */
export type DatabaseClient<Name extends FunctionName> = {
  rpc(name: Name, args: Functions[Name]['Args']): Cancellable
}

type Cancellable = { abortSignal(signal: AbortSignal): PromiseLike<RpcAnswer> }

type RpcAnswer = { data: unknown; error: { code?: string } | null; status: number }

/**
 * Creates a Supabase client for calling functions of the database.
 * @param fetch tests replace it
 */
export function createDatabaseClient({ url, key }: Environment, fetch = globalThis.fetch) {
  return createClient<Database>(url, key, {
    // The functions use no sessions. With these options the auth client starts no timer and stores nothing.
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: { fetch: key.startsWith('sb_secret_') ? withoutToken(fetch) : fetch },
  })
}

/** supabase-js also sends the key as a token. A secret key (`sb_secret_`) is not a JWT: PostgREST refuses it (PGRST301). */
const withoutToken =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (input, init) => {
    const headers = new Headers(init?.headers)
    headers.delete('Authorization')
    return fetch(input, { ...init, headers })
  }

/** The answer of a database function; or the fault, and whether a second call may help. */
export type Called = { data: unknown } | { fault: Fault; again: boolean }

/**
 * Calls a function of the database.
 * @param timeout milliseconds after which the call is aborted
 * @param signal aborts the call; if it is already aborted, no call is made
 */
export async function callDatabase(call: () => Cancellable, timeout: number, signal?: AbortSignal): Promise<Called> {
  if (signal?.aborted) return { fault: 'out_of_time', again: false }
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), timeout)
  const ended = AbortSignal.any(signal ? [late.signal, signal] : [late.signal])
  // Answers in time even if `fetch` ignores the signal.
  const timedOut = new Promise<Called>((resolve) => {
    ended.addEventListener('abort', () => resolve({ fault: 'timeout', again: true }))
  })
  try {
    const answer = Promise.resolve(call().abortSignal(ended))
    return await Promise.race([
      answer.then(readAnswer, (): Called => ({ fault: 'unreachable', again: true })),
      timedOut,
    ])
  } finally {
    clearTimeout(timer)
  }
}

/** Timeout of one call, in milliseconds. The database stops after 3 s. The time budget has room for two calls. */
export const callTimeout = 4000
/** Milliseconds between the first and the second call. */
export const pause = 100

/**
 * Calls a function of the database, and a second time if the first call or its answer may have been lost. Only for
 * functions with which two calls have the effect of one. supabase-js does not retry a POST request.
 * @param signal aborts a running call, and prevents the next one
 */
export async function callAgain(
  call: () => Cancellable,
  signal?: AbortSignal,
): Promise<{ data: unknown } | { fault: Fault }> {
  const called = await callDatabase(call, callTimeout, signal)
  if (!('fault' in called) || !called.again || signal?.aborted) return called
  await new Promise((resolve) => setTimeout(resolve, pause))
  return signal?.aborted ? called : callDatabase(call, callTimeout, signal)
}

/** Calls a function of the database once. For functions with which two calls have two effects. */
export const callOnce: typeof callAgain = (call, signal) => callDatabase(call, callTimeout, signal)

/** What a function of the database answers, null included; or the answer of the function that asked in vain. */
export type Asked<T> = { data: T | null } | Answer

/**
 * Calls a function of the database, and checks its answer.
 * @param isExpected whether the answer has the right type, unless it is null
 * @param ask how often it may be called
 */
export async function askDatabase<T>(
  call: () => Cancellable,
  isExpected: (data: unknown) => data is T,
  signal: AbortSignal,
  ask = callAgain,
): Promise<Asked<T>> {
  const called = await ask(call, signal)
  if ('fault' in called) return { code: 'unavailable', fault: called.fault }
  const { data } = called
  return data === null || isExpected(data) ? { data } : { code: 'unavailable', fault: 'unexpected_answer' }
}

/** A text, of those that the type of the function names. */
export const isText = <T extends string>(data: unknown): data is T => typeof data === 'string'
export const isNumber = (data: unknown): data is number => typeof data === 'number'

/** Whether these fields are integers. */
export const areNumbers = (data: unknown, ...names: string[]) =>
  names.every((name) => Number.isInteger(ownField(data, name)))

/** Whether these fields are texts. */
export const areTexts = (data: unknown, ...names: string[]) =>
  names.every((name) => typeof ownField(data, name) === 'string')

/** Reads only the code of an error: its message and details can contain a guest's data. */
function readAnswer({ data, error, status }: RpcAnswer): Called {
  if (!error && status < 300) return { data }
  if (status === 0) return { fault: 'unreachable', again: true }
  if (error?.code === '42501') return { fault: 'not_permitted', again: false }
  // A function or one of its parameters, a function that it calls, or a column is missing.
  if (['PGRST202', '42883', '42703'].includes(error?.code ?? '')) return { fault: 'no_migration', again: false }
  if (status === 402 || status === 540) return { fault: 'restricted', again: false }
  if (status === 401 || status === 403) return { fault: 'key_refused', again: false }
  return status >= 500 ? { fault: 'upstream', again: true } : { fault: 'unexpected_answer', again: false }
}
