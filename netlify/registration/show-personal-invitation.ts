import type { Handler } from '../http/handler'
import type { Dependencies, Setup } from '../endpoint/endpoint'
import type { PersonalInvitationAnswer } from './answer'
import type { ReplyFunctions } from './handle-personal-invitation'
import { personalInvitationLink } from './personal-invitation-page'
import { createLinkPage } from './link-endpoint'
import { findPersonalInvitation } from './linked-personal-invitation'
import { openDatabase } from '../endpoint/open-database'
import { createUnsubscribe } from './unsubscribe'

/** `/pozvanka?t=…`: GET and HEAD get the page of the invitation of a link. POST is for mail programs, and declines. */
export function createPersonalInvitationPage(dependencies: Dependencies<ReplyFunctions>): Handler {
  const show = createLinkPage(dependencies, personalInvitationLink, find, 'GET, HEAD, POST')
  const unsubscribe = createUnsubscribe(dependencies)
  return (request, context) => (request.method === 'POST' ? unsubscribe : show)(request, context)
}

async function find(
  token: string,
  signal: AbortSignal,
  setup: Setup<'find_personal_invitation'>,
): Promise<PersonalInvitationAnswer> {
  const opened = await openDatabase(setup)
  return 'code' in opened ? opened : { ...(await findPersonalInvitation(token, opened, signal)), mail: setup.mail }
}
