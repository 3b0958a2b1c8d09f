import type { Handler } from '../http/handler'
import type { Dependencies, Setup } from '../endpoint/endpoint'
import type { RegistrationAnswer } from './answer'
import { createLinkPage } from './link-endpoint'
import { openDatabase } from '../endpoint/open-database'
import { findRegistration, withEvent } from './linked-registration'
import { registrationPage } from './registration-page'

/** `GET /registrace?t=…`: the page of the registration of a link. */
export function createRegistrationPage(dependencies: Dependencies<'find_registration'>): Handler {
  return createLinkPage(dependencies, registrationPage, find)
}

async function find(
  token: string,
  signal: AbortSignal,
  setup: Setup<'find_registration'>,
): Promise<RegistrationAnswer> {
  const opened = await openDatabase(setup)
  if ('code' in opened) return opened

  const answer = await findRegistration(opened.client, token, signal)
  if ('fault' in answer) return { code: 'unavailable', fault: answer.fault }
  return answer.data ? { code: 'found', ...withEvent(answer.data, opened.facts) } : { code: 'unknown_token' }
}
