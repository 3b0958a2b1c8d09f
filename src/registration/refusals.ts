import type { FormName } from './fields'

/**
 * How a registration can fail. `may_wait` is `capacity_full` with an offer to join the waiting list. `method_not_allowed` is
 * for a tab at the address of the form. `offline`: no answer came, and the browser is offline. Every other answer of the API
 * is `default`.
 */
export const refusals = [
  'email_taken',
  'already_accepted',
  'already_arrived',
  'changed_meanwhile',
  'invitation_required',
  'capacity_full',
  'may_wait',
  'registration_not_open',
  'registration_closed',
  'called_off',
  'unknown_event',
  'too_many_registrations',
  'too_many_from_network',
  'invalid_data',
  'not_published',
  'method_not_allowed',
  'offline',
  'default',
] as const

export type Refusal = (typeof refusals)[number]

/**
 * The refusal that an answer means.
 * @param reason more specific than the code
 * @param waiting whether a visitor who gets `capacity_full` can join the waiting list
 */
export function refusalOf({ code, reason, waiting }: { code?: unknown; reason?: unknown; waiting?: unknown }): Refusal {
  if (code === 'capacity_full' && waiting === true) return 'may_wait'
  const find = (value: unknown) => refusals.find((refusal) => refusal === value)
  return find(reason) ?? find(code) ?? 'default'
}

/** The message of a refusal. The form of the programme has its own message where it can say more. */
export function textOfRefusal(form: FormName, refusal: Refusal) {
  if (refusal === 'may_wait') return 'registration:waiting.offer'
  if (refusal === 'offline') return 'errors:load.offline'
  const hasOwn = form === 'programme' && (refusal === 'email_taken' || refusal === 'capacity_full')
  return hasOwn ? (`registration:programme.${refusal}` as const) : (`registration:answer.${refusal}` as const)
}
