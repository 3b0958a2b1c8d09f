import { ownField } from '../http/own-field'
import { areNumbers, areTexts, askDatabase, type Asked, type DatabaseClient } from '../storage/call-database'
import type {
  ChangedRegistration,
  ChangeOutcome,
  FoundRegistration,
  RegistrationState,
} from '../storage/database-types'
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

/** @returns null if no registration has this token, or if its event is over */
export function findRegistration(
  client: DatabaseClient<'find_registration'>,
  token: string,
  signal: AbortSignal,
): Promise<Asked<FoundRegistration>> {
  return askDatabase(() => client.rpc('find_registration', { p_token: token }), isRegistration, signal)
}

/**
 * Changes a registration to fewer persons; 0 cancels it. Two calls have the effect of one.
 * @param mail whether mail is set up
 * @returns null if no registration has this token, or if its event is over
 */
export function changeRegistration(
  client: DatabaseClient<'change_registration'>,
  { token, persons, mail }: { token: string; persons: number; mail: boolean },
  signal: AbortSignal,
): Promise<Asked<ChangedRegistration>> {
  const change = { p_token: token, p_persons: persons, p_mail: mail }
  return askDatabase(() => client.rpc('change_registration', change), isChanged, signal)
}

const states = ['registered', 'waiting', 'cancelled'] satisfies RegistrationState[]
const outcomes = ['changed', 'cancelled', 'too_many', 'arrived'] satisfies ChangeOutcome[]

function isRegistration(data: unknown): data is FoundRegistration {
  const state: unknown = ownField(data, 'state')
  return (
    states.some((each) => each === state) &&
    areTexts(data, 'event') &&
    areNumbers(data, 'seats', 'arrived') &&
    typeof ownField(data, 'invited') === 'boolean'
  )
}

function isChanged(data: unknown): data is ChangedRegistration {
  const outcome: unknown = ownField(data, 'outcome')
  return isRegistration(data) && outcomes.some((each) => each === outcome)
}
