import type { Handler } from '../http/handler'
import type { Dependencies } from '../endpoint/endpoint'
import type { ReplyFunctions } from './handle-personal-invitation'
import { personalInvitationLink } from './personal-invitation-page'
import { createLinkPage } from './link-endpoint'
import { findPersonalInvitation } from './linked-personal-invitation'
import { createUnsubscribe } from './unsubscribe'

/** `/pozvanka?t=…`: GET and HEAD get the page of the invitation of a link. POST is for mail programs, and declines. */
export function createPersonalInvitationPage(dependencies: Dependencies<ReplyFunctions>): Handler {
  const show = createLinkPage(
    dependencies,
    personalInvitationLink,
    async (token, opened, signal, { mail }) => ({ ...(await findPersonalInvitation(token, opened, signal)), mail }),
    'GET, HEAD, POST',
  )
  const unsubscribe = createUnsubscribe(dependencies)
  return (request, context) => (request.method === 'POST' ? unsubscribe : show)(request, context)
}
