import type { Locale } from '../../src/i18n/locales'
import { fieldNames, fields, type Registration } from '../../src/registration/fields'
import { callDatabase, type DatabaseClient } from '../storage/call-database'
import type { RegisterArguments } from '../storage/database-types'
import type { Fault } from '../http/fault'
import { factsForDatabase, type InvitationFacts } from './invitation'

/** What the function `public.register` of the database answers. */
export const outcomes = [
  'registered',
  'email_taken',
  'capacity_full',
  'registration_closed',
  'submission_conflict',
] as const

export type Outcome = (typeof outcomes)[number]

export type Saved = { outcome: Outcome } | { fault: Fault }

/** Milliseconds for one call. The database gives up after 3 s. Two calls fit into the time budget of the function. */
export const callTimeout = 4000
/** Milliseconds before the second call. */
export const pause = 100

type Submitted = { registration: Registration; locale: Locale; submissionId: string; noticeVersion: string }

/** The arguments of `public.register`: the facts of the event, and a `p_<column>` for each field. */
export function registerArguments(invitation: InvitationFacts, submitted: Submitted): RegisterArguments {
  const { registration, locale, submissionId, noticeVersion } = submitted
  const values = fieldNames.map((name) => [`p_${fields[name].column}`, registration[name] ?? null])
  return {
    ...factsForDatabase(invitation),
    ...(Object.fromEntries(values) as RegisterArguments),
    p_submission_id: submissionId,
    p_locale: locale,
    p_notice_version: noticeVersion,
  }
}

/**
 * Saves a registration. Calls a second time if the first call may not have arrived or its answer was lost: the
 * submission id makes both calls one registration. supabase-js does not retry a POST by itself.
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
