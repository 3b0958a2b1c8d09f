import type { Setup } from '../endpoint/endpoint'
import { openDatabase } from '../endpoint/open-database'
import type { Budget } from '../endpoint/time-budget'
import type { OrganiserFunction } from '../storage/organiser-types'
import { organiserOf, type OrganiserAnswer } from './organisers'
import type { Work } from './work'

/** What an organiser's request is answered with; or the answer, if it has no session or nothing can be asked. */
export async function startWork(
  request: Request,
  { signal, within }: Budget,
  setup: Setup<OrganiserFunction>,
): Promise<Work | OrganiserAnswer> {
  const opened = await openDatabase(setup, 'unknown_event')
  if ('code' in opened) return opened
  const { client, facts } = opened
  const signedIn = await within(organiserOf(request, client, setup.variables, signal))
  if ('code' in signedIn) return signedIn
  const isHere = /^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(setup.variables.SUPABASE_URL ?? '')
  const { mail, mailer } = setup
  return { ...signedIn, facts, client, signal, mail, mailer, isHere }
}
