import type { Locale } from '../../src/i18n/locales'
import { columnsOf, type Registration } from '../../src/registration/fields'
import { callAgain, type DatabaseClient } from '../storage/call-database'
import type { FieldArguments, RegisterArguments } from '../storage/database-types'
import type { Fault } from '../http/fault'
import { rowOf, type EventFacts, type Facts } from '../storage/facts'
import type { NetworkHashes } from './network'

/** The return values of the database function `public.register`. */
export const outcomes = [
  'registered',
  'waiting',
  'may_wait',
  'email_taken',
  'capacity_full',
  'registration_not_open',
  'registration_closed',
  'too_many_registrations',
  'too_many_from_network',
  'submission_conflict',
] as const

export type Outcome = (typeof outcomes)[number]

export type Saved = { outcome: Outcome } | { fault: Fault }

type Submitted = {
  registration: Registration
  locale: Locale
  submissionId: string
  noticeVersion: string
  /** Whether mail is set up; null: as the functions of the published site said last. */
  mail: boolean | null
  /** Whether the guest joins the waiting list if there is no seat; null: the caller knows no waiting lists. */
  waiting: boolean | null
  /** The network of the guest; null: not limited. */
  network: NetworkHashes | null
  /** The secret of the browser, which may correct the address; null: none. */
  secret: string | null
}

/** The arguments of `public.register`: the facts of the event, and `p_<column>` for each field. */
export function registerArguments(facts: Facts, event: EventFacts, submitted: Submitted): RegisterArguments {
  const { registration, locale, submissionId, noticeVersion, mail, waiting, network, secret } = submitted
  const values = Object.entries(columnsOf(registration)).map(([column, value]) => [`p_${column}`, value])
  return {
    p_facts: rowOf(facts, event),
    ...(Object.fromEntries(values) as FieldArguments),
    p_submission_id: submissionId,
    p_locale: locale,
    p_notice_version: noticeVersion,
    p_mail: mail,
    p_waiting: waiting,
    p_network: network?.today ?? null,
    p_network_before: network?.before ?? null,
    p_secret: secret,
  }
}

/**
 * Saves a registration. The submission id makes two calls one registration.
 * @param signal aborts a running call, and prevents the next one
 */
export async function saveRegistration(
  client: DatabaseClient<'register'>,
  registration: RegisterArguments,
  signal: AbortSignal,
): Promise<Saved> {
  const called = await callAgain(() => client.rpc('register', registration), signal)
  if ('fault' in called) return { fault: called.fault }
  const outcome = outcomes.find((each) => each === called.data)
  return outcome ? { outcome } : { fault: 'unexpected_answer' }
}
