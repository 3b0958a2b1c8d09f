import type { Locale } from '../../src/i18n/locales'
import { columnsOf, type Registration } from '../../src/registration/fields'
import { callDatabase, type DatabaseClient } from '../storage/call-database'
import type { FieldArguments, RegisterArguments } from '../storage/database-types'
import type { Fault } from '../http/fault'
import { rowOf, type EventFacts, type Facts } from './facts'

/** The return values of the database function `public.register`. */
export const outcomes = [
  'registered',
  'email_taken',
  'capacity_full',
  'registration_not_open',
  'registration_closed',
  'too_many_registrations',
  'submission_conflict',
] as const

export type Outcome = (typeof outcomes)[number]

export type Saved = { outcome: Outcome } | { fault: Fault }

/** Timeout of one call, in milliseconds. The database stops after 3 s. The time budget has room for two calls. */
export const callTimeout = 4000
/** Milliseconds between the first and the second call. */
export const pause = 100

type Submitted = {
  registration: Registration
  locale: Locale
  submissionId: string
  noticeVersion: string
  /** Whether mail is set up; null: as the functions of the published site said last. */
  mail: boolean | null
}

/** The arguments of `public.register`: the facts of the event, and `p_<column>` for each field. */
export function registerArguments(facts: Facts, event: EventFacts, submitted: Submitted): RegisterArguments {
  const { registration, locale, submissionId, noticeVersion, mail } = submitted
  const values = Object.entries(columnsOf(registration)).map(([column, value]) => [`p_${column}`, value])
  return {
    p_facts: rowOf(facts, event),
    ...(Object.fromEntries(values) as FieldArguments),
    p_submission_id: submissionId,
    p_locale: locale,
    p_notice_version: noticeVersion,
    p_mail: mail,
    p_waiting: null,
  }
}

/**
 * Saves a registration. Calls the database a second time if the first call or its answer may have been lost. The
 * submission id makes both calls one registration. supabase-js does not retry a POST request.
 * @param signal aborts a running call, and prevents the next one
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
