import type { Answer } from '../http/answer'
import type { Handler } from '../http/handler'
import { createEndpoint, receive, type Dependencies, type Setup } from './endpoint'
import { tokenIn } from './link'
import { changeRegistration, openDatabase, personsIn, withEvent } from './linked-registration'
import { ownField } from './parse-request'
import { respondToChange } from './respond-to-link'
import type { Budget } from './time-budget'

/**
 * `POST /api/change`: changes or cancels the registration of a link. The token in the request is all that gives the right
 * to do so, and no browser adds it by itself, so that a request from another site is no danger (docs/decisions/049).
 * It never throws and never answers 500.
 */
export function createChangeHandler(dependencies: Dependencies<'change_registration'> = {}): Handler {
  return createEndpoint(dependencies, { decide, respond: respondToChange })
}

async function decide(
  request: Request,
  { signal, within }: Budget,
  setup: Setup<'change_registration'>,
): Promise<Answer> {
  if (request.method !== 'POST') return { code: 'method_not_allowed' }
  const received = await within(receive(request, signal))
  if ('code' in received) return received
  const { value, sent } = received
  return { ...(await within(change(value, signal, setup))), sent }
}

async function change(value: unknown, signal: AbortSignal, setup: Setup<'change_registration'>): Promise<Answer> {
  const token = tokenIn(ownField(value, 'token'))
  if (!token) return { code: 'unknown_token' }
  const persons = personsIn(value)
  if (typeof persons !== 'number') return { code: 'invalid_data', ...persons }
  const opened = await openDatabase(setup)
  if ('code' in opened) return opened

  const { facts, client } = opened
  const answer = await changeRegistration(client, { token, persons, mail: setup.mail }, signal)
  if ('fault' in answer) return { code: 'unavailable', fault: answer.fault }
  if (!answer.changed) return { code: 'unknown_token' }
  const { outcome, ...registration } = answer.changed
  const found = withEvent(registration, facts)
  if (outcome === 'too_many') return { code: 'invalid_data', errors: { persons: 'invalid' }, ...found }
  return { code: outcome, ...found }
}
