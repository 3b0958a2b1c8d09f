import type { Answer } from '../http/answer'
import type { Handler } from '../http/handler'
import type { Dependencies, Setup } from './endpoint'
import { invitationPageFile } from './facts'
import { fillInvitationPage } from './invitation-page'
import { createLinkPage } from './link-endpoint'
import { findInvitation, withInvitation } from './linked-invitation'
import { openDatabase } from './linked-registration'

/** `GET /pozvanka?t=…`: the page of the invitation of a link. */
export function createInvitationPage(dependencies: Dependencies<'find_invitation'>): Handler {
  return createLinkPage(dependencies, { file: invitationPageFile, fill: fillInvitationPage }, find)
}

async function find(token: string, signal: AbortSignal, setup: Setup<'find_invitation'>): Promise<Answer> {
  const opened = await openDatabase(setup)
  if ('code' in opened) return opened

  const answer = await findInvitation(opened.client, token, signal)
  if ('fault' in answer) return { code: 'unavailable', fault: answer.fault }
  const found = answer.data && withInvitation(answer.data, opened.facts)
  return found ? { code: 'found', ...found } : { code: 'unknown_token' }
}
