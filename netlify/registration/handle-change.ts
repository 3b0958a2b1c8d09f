import { rowOf, type EventFacts } from '../storage/facts'
import { askDatabase } from '../storage/call-database'
import type { ChangeOutcome } from '../storage/database-types'
import type { Dependencies, Setup } from '../endpoint/endpoint'
import { openDatabase, type Opened } from '../endpoint/open-database'
import type { Answer, Code } from '../http/answer'
import type { Handler } from '../http/handler'
import { tokenIn } from '../http/link'
import { ownField } from '../http/own-field'
import type { RegistrationAnswer } from './answer'
import { createLinkForm } from './link-endpoint'
import { findRegistration, isChanged, withEvent, type ChangeFunctions } from './linked-registration'
import { networkOf } from './network'
import { emailIn, errorsOf, eventOf, isInvalid, nameIn, personsIn, type Invalid } from './parse-request'
import { registrationLink } from './registration-page'

/**
 * `POST /api/change`: what a guest does with the link of a registration. By the field `action`: `restore` takes a
 * cancellation back, `guest` changes the name and the address, `confirm` confirms a new address; without it the number of
 * persons changes, and 0 cancels.
 */
export function createChangeHandler(dependencies: Dependencies<ChangeFunctions>): Handler {
  return createLinkForm(dependencies, registrationLink, change)
}

async function change(value: unknown, signal: AbortSignal, setup: Setup<ChangeFunctions>): Promise<RegistrationAnswer> {
  const token = tokenIn(ownField(value, 'token'))
  if (!token) return { code: 'unknown_token' }
  const opened = await openDatabase(setup)
  if ('code' in opened) return opened
  const call = callOf(value, token, opened, setup)
  if (isInvalid(call)) {
    const refused: RegistrationAnswer = { code: 'invalid_data', ...call }
    if (ownField(value, 'action') !== 'guest') return refused
    // The page of the registration shows what is wrong with the name or the address.
    const found = await findRegistration(token, opened, signal)
    return found.code === 'found' ? { ...found, ...refused } : found
  }
  // Two calls have the effect of one.
  const asked = await askDatabase(call, isChanged, signal)
  if ('code' in asked) return asked
  if (!asked.data) return { code: 'unknown_token' }
  const { outcome, ...registration } = asked.data
  return { ...answerOf(outcome), ...withEvent(registration, opened.facts) }
}

/** The call of the database that a request asks for; or what is wrong with the request. */
function callOf(
  value: unknown,
  token: string,
  { facts, environment, client }: Opened<ChangeFunctions>,
  setup: Setup<ChangeFunctions>,
) {
  const action = ownField(value, 'action')
  const event = facts.events.find((each) => each.event === eventOf(value))
  const revision = revisionIn(value)
  const common = { p_token: token, p_mail: setup.mail }
  if (action === 'confirm') return () => client.rpc('confirm_address', { p_token: token })
  if (action === 'restore') {
    if (!event) return { errors: { event: 'invalid' } } satisfies Invalid
    const waiting = ownField(value, 'waiting') === 'true' || ownField(value, 'waiting') === true
    const args = { ...common, p_facts: rowOf(facts, event), p_waiting: waiting, p_revision: revision }
    return () => client.rpc('restore_registration', args)
  }
  if (action === 'guest') {
    const name = nameIn(value)
    // Who leaves it empty keeps the address.
    const email = ownField(value, 'email') ? emailIn(value) : null
    if (isInvalid(name) || isInvalid(email)) return { errors: errorsOf(name, email) }
    return () => client.rpc('change_guest', { ...common, p_full_name: name, p_email: email, p_revision: revision })
  }
  const persons = personsIn(value)
  if (isInvalid(persons)) return persons
  const args = {
    ...common,
    p_persons: persons,
    p_facts: event && mayAdd(event, persons) ? rowOf(facts, event) : null,
    p_revision: revision,
    ...networkOf(setup.ip, environment.key, Date.now()),
  }
  return () => client.rpc('change_registration', args)
}

/** Without the facts of its event, a registration cannot have more persons. */
const mayAdd = ({ cancelled, personal, maxSeats }: EventFacts, persons: number) =>
  !cancelled && !personal && persons <= maxSeats

/** The revision of the registration that a form showed; null if it said none. */
function revisionIn(value: unknown): number | null {
  const sent = Number(ownField(value, 'revision') || NaN)
  return Number.isSafeInteger(sent) ? sent : null
}

const codes: Partial<Record<ChangeOutcome, Code>> = { arrived: 'already_arrived', may_wait: 'capacity_full' }

function answerOf(outcome: ChangeOutcome): Answer & { waiting?: boolean } {
  if (outcome === 'too_many') return { code: 'invalid_data', errors: { persons: 'invalid' } }
  return { code: codes[outcome] ?? (outcome as Code), ...(outcome === 'may_wait' && { waiting: true }) }
}
