import { ownField } from '../http/own-field'
import { areNumbers, areTexts, askDatabase, type DatabaseClient } from '../storage/call-database'
import { storedOutcomes, type ChangedRegistration } from '../storage/database-types'
import type { FoundRegistration, RegistrationState } from '../storage/database-types'
import type { Facts } from '../storage/facts'
import type { RegistrationAnswer } from './answer'

/** A registration with its event, unless the content no longer has it. */
export function withEvent(
  registration: FoundRegistration,
  { events }: Facts,
): Pick<RegistrationAnswer, 'registration' | 'event'> {
  const event = events.find((each) => each.event === registration.event)
  return { registration, ...(event && { event }) }
}

/** The registration that a token leads to. It is unknown if there is none, or if its event is over. */
export async function findRegistration(
  token: string,
  { client, facts }: { client: DatabaseClient<'find_registration'>; facts: Facts },
  signal: AbortSignal,
): Promise<RegistrationAnswer> {
  const asked = await askDatabase(() => client.rpc('find_registration', { p_token: token }), isRegistration, signal)
  if ('code' in asked) return asked
  return asked.data ? { code: 'found', ...withEvent(asked.data, facts) } : { code: 'unknown_token' }
}

/** The functions of the database that change a registration. */
export type ChangeFunctions =
  | 'find_registration'
  | 'change_registration'
  | 'restore_registration'
  | 'change_guest'
  | 'confirm_address'

const states = ['registered', 'waiting', 'cancelled'] satisfies RegistrationState[]

function isRegistration(data: unknown): data is FoundRegistration {
  const state: unknown = ownField(data, 'state')
  return (
    states.some((each) => each === state) &&
    areTexts(data, 'event') &&
    areNumbers(data, 'seats', 'revision', 'free') &&
    ['invited', 'full', 'closed', 'withdrawn'].every((name) => typeof ownField(data, name) === 'boolean')
  )
}

export function isChanged(data: unknown): data is ChangedRegistration {
  const outcome: unknown = ownField(data, 'outcome')
  return isRegistration(data) && storedOutcomes.some((each) => each === outcome)
}
