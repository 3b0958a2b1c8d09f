import type { Handler } from '../http/handler'
import { ownField } from '../http/own-field'
import type { Dependencies, Setup } from '../endpoint/endpoint'
import { tokenIn } from '../http/link'
import type { RegistrationAnswer } from './answer'
import { createLinkForm } from './link-endpoint'
import { openDatabase } from '../endpoint/open-database'
import { changeRegistration, withEvent } from './linked-registration'
import { personsIn } from './parse-request'
import { registrationPage } from './registration-page'

/** `POST /api/change`: changes or cancels the registration of a link. */
export function createChangeHandler(dependencies: Dependencies<'change_registration'>): Handler {
  return createLinkForm(dependencies, registrationPage, change)
}

async function change(
  value: unknown,
  signal: AbortSignal,
  setup: Setup<'change_registration'>,
): Promise<RegistrationAnswer> {
  const token = tokenIn(ownField(value, 'token'))
  if (!token) return { code: 'unknown_token' }
  const persons = personsIn(value)
  if (typeof persons !== 'number') return { code: 'invalid_data', ...persons }
  const opened = await openDatabase(setup)
  if ('code' in opened) return opened

  const { facts, client } = opened
  const answer = await changeRegistration(client, { token, persons, mail: setup.mail }, signal)
  if ('fault' in answer) return { code: 'unavailable', fault: answer.fault }
  if (!answer.data) return { code: 'unknown_token' }
  const { outcome, ...registration } = answer.data
  const found = withEvent(registration, facts)
  if (outcome === 'too_many') return { code: 'invalid_data', errors: { persons: 'invalid' }, ...found }
  return { code: outcome === 'arrived' ? 'already_arrived' : outcome, ...found }
}
