import { isEmail, normaliseEmail } from '../../src/registration/email'
import type { Answer } from '../http/answer'
import type { Setup } from '../registration/endpoint'
import { openDatabase } from '../registration/linked-registration'
import type { Budget } from '../registration/time-budget'
import { askDatabase, type DatabaseClient } from '../storage/call-database'
import type { Variables } from '../storage/environment'
import type { OrganiserFunction } from '../storage/organiser-types'
import { cookieFor, cookieOf } from './cookies'
import type { Work } from './work'

/** The addresses of the organisers: those in ORGANISERS, separated by commas. */
export const organisersIn = ({ ORGANISERS = '' }: Variables): string[] =>
  ORGANISERS.split(/[,;\s]+/)
    .map((address) => normaliseEmail(address).toLowerCase())
    .filter(isEmail)

/** The answer to a request without a session. */
export const signInRequired: Answer = { code: 'sign_in_required' }

const isText = (data: unknown): data is string => typeof data === 'string'

/**
 * The address of the organiser whose session a request has; or the answer if there is none. Whoever is no longer in
 * ORGANISERS has none.
 */
async function organiserOf(
  request: Request,
  client: DatabaseClient<'organiser_of'>,
  variables: Variables,
  signal: AbortSignal,
): Promise<string | Answer> {
  const session = cookieOf(request, 'organiser')
  if (!session) return signInRequired
  const asked = await askDatabase(() => client.rpc('organiser_of', { p_session: session }), isText, signal)
  if ('fault' in asked) return { code: 'unavailable', fault: asked.fault }
  const { data: organiser } = asked
  if (organiser !== null && organisersIn(variables).includes(organiser)) return organiser
  return { ...signInRequired, cookies: [cookieFor(request, 'organiser', '', 0)] }
}

/** What an organiser's request is answered with; or the answer, if it has no session or nothing can be asked. */
export async function startWork(
  request: Request,
  { signal, within }: Budget,
  setup: Setup<OrganiserFunction>,
): Promise<Work | Answer> {
  const opened = await openDatabase(setup, 'unknown_event')
  if ('code' in opened) return opened
  const { client, facts } = opened
  const organiser = await within(organiserOf(request, client, setup.variables, signal).then((of) => ({ of })))
  if ('code' in organiser) return organiser
  if (typeof organiser.of !== 'string') return organiser.of
  const isHere = /^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(setup.variables.SUPABASE_URL ?? '')
  const { mail, mailer } = setup
  return { organiser: organiser.of, facts, client, signal, mail, mailer, isHere }
}
