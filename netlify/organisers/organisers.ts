import { isEmail, normaliseEmail } from '../../src/registration/email'
import type { Answer } from '../http/answer'
import { jsonResponse } from '../http/response'
import { askDatabase, isText, type DatabaseClient } from '../storage/call-database'
import type { Variables } from '../http/handler'
import { cookieFor, cookieOf } from '../http/cookies'

/** The addresses of the organisers: those in ORGANISERS, separated by commas. */
export const organisersIn = ({ ORGANISERS = '' }: Variables): string[] =>
  ORGANISERS.split(/[,;\s]+/)
    .map((address) => normaliseEmail(address).toLowerCase())
    .filter(isEmail)

/** What the functions for organisers answer. */
export type OrganiserAnswer = Answer & {
  /** Values for the header `Set-Cookie`. */
  cookies?: string[]
}

/** The response, in JSON. @param methods the methods that the function allows */
export function organiserResponse(answer: OrganiserAnswer, methods?: string): Response {
  const response = jsonResponse(answer, methods)
  answer.cookies?.forEach((cookie) => response.headers.append('Set-Cookie', cookie))
  return response
}

/** The answer to a request without a session. */
export const signInRequired: Answer = { code: 'sign_in_required' }

/**
 * The address of the organiser whose session a request has; or the answer if there is none. Whoever is no longer in
 * ORGANISERS has none.
 */
export async function organiserOf(
  request: Request,
  client: DatabaseClient<'organiser_of'>,
  variables: Variables,
  signal: AbortSignal,
): Promise<{ organiser: string } | OrganiserAnswer> {
  const session = cookieOf(request, 'organiser')
  if (!session) return signInRequired
  const asked = await askDatabase(() => client.rpc('organiser_of', { p_session: session }), isText, signal)
  if ('fault' in asked) return { code: 'unavailable', fault: asked.fault }
  const { data: organiser } = asked
  if (organiser !== null && organisersIn(variables).includes(organiser)) return { organiser }
  return { ...signInRequired, cookies: [cookieFor(request, 'organiser', '', 0)] }
}
