import { ownField } from '../http/own-field'
import { areNumbers, areTexts, askDatabase, type Asked, type DatabaseClient } from '../storage/call-database'
import { changeOutcomes, type ChangedRegistration } from '../storage/database-types'
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

/** @returns null if no registration has this token, or if its event is over */
export function findRegistration(
  client: DatabaseClient<'find_registration'>,
  token: string,
  signal: AbortSignal,
): Promise<Asked<FoundRegistration>> {
  return askDatabase(() => client.rpc('find_registration', { p_token: token }), isRegistration, signal)
}

/** The functions of the database that change a registration. */
export type ChangeFunctions =
  'find_registration' | 'change_registration' | 'restore_registration' | 'change_guest' | 'confirm_address'

/**
 * Changes a registration. Two calls have the effect of one.
 * @param call of a function that changes
 * @returns null if no registration has this token, or if its event is over
 */
export const askForChange = (
  call: () => ReturnType<DatabaseClient<ChangeFunctions>['rpc']>,
  signal: AbortSignal,
): Promise<Asked<ChangedRegistration>> => askDatabase(call, isChanged, signal)

const states = ['registered', 'waiting', 'cancelled'] satisfies RegistrationState[]

function isRegistration(data: unknown): data is FoundRegistration {
  const state: unknown = ownField(data, 'state')
  return (
    states.some((each) => each === state) &&
    areTexts(data, 'event') &&
    areNumbers(data, 'seats', 'arrived', 'revision', 'free') &&
    ['invited', 'full', 'withdrawn'].every((name) => typeof ownField(data, name) === 'boolean')
  )
}

function isChanged(data: unknown): data is ChangedRegistration {
  const outcome: unknown = ownField(data, 'outcome')
  return isRegistration(data) && changeOutcomes.some((each) => each === outcome)
}
