import type { Answer } from '../http/answer'
import type { Handler } from '../http/handler'
import { createEndpoint, type Dependencies, type Setup } from './endpoint'
import { tokenOfLink } from './link'
import { findRegistration, openDatabase, withEvent } from './linked-registration'
import { respondToVisit } from './respond-to-link'
import type { Budget } from './time-budget'

/** `GET /registrace?t=…`: the page of the registration of a link. It changes nothing. It never throws and never answers 500. */
export function createRegistrationPage(dependencies: Dependencies<'find_registration'> = {}): Handler {
  return createEndpoint(dependencies, { decide, respond: respondToVisit })
}

async function decide(
  { method, url }: Request,
  { signal, within }: Budget,
  setup: Setup<'find_registration'>,
): Promise<Answer> {
  if (method !== 'GET' && method !== 'HEAD') return { code: 'method_not_allowed' }
  const token = tokenOfLink(url)
  if (!token) return { code: 'unknown_token' }
  return { ...(await within(find(token, signal, setup))), sent: { values: { token } } }
}

async function find(token: string, signal: AbortSignal, setup: Setup<'find_registration'>): Promise<Answer> {
  const opened = await openDatabase(setup)
  if ('code' in opened) return opened

  const answer = await findRegistration(opened.client, token, signal)
  if ('fault' in answer) return { code: 'unavailable', fault: answer.fault }
  return answer.found ? { code: 'found', ...withEvent(answer.found, opened.facts) } : { code: 'unknown_token' }
}
