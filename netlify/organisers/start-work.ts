import type { Answer } from '../http/answer'
import { cookieFor, cookieOf } from '../http/cookies'
import { isThisMachine } from '../http/this-machine'
import type { Setup } from '../endpoint/endpoint'
import { openDatabase } from '../endpoint/open-database'
import type { Budget } from '../endpoint/time-budget'
import { askDatabase, isText } from '../storage/call-database'
import type { OrganiserFunction } from '../storage/organiser-types'
import { organisersIn, type OrganiserAnswer } from './organisers'
import type { Work } from './work'

const signInRequired: Answer = { code: 'sign_in_required' }

/**
 * What an organiser's request is answered with; or the answer, if it has no session or nothing can be asked. Whoever is
 * no longer in ORGANISERS has no session.
 */
export async function startWork(
  request: Request,
  { signal, within }: Budget,
  setup: Setup<OrganiserFunction>,
): Promise<Work | OrganiserAnswer> {
  const opened = await openDatabase(setup, 'unknown_event')
  if ('code' in opened) return opened
  const { client, environment, facts } = opened
  const { mail, mailer, variables } = setup
  const session = cookieOf(request, 'organiser')
  if (!session) return signInRequired
  const asked = await within(askDatabase(() => client.rpc('organiser_of', { p_session: session }), isText, signal))
  if ('code' in asked) return asked
  const { data: organiser } = asked
  if (organiser === null || !organisersIn(variables).includes(organiser)) {
    return { ...signInRequired, cookies: [cookieFor(request, 'organiser', '', 0)] }
  }
  return { organiser, facts, client, signal, mail, mailer, isHere: isThisMachine(environment.url) }
}
