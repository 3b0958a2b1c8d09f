import { faults } from '../../netlify/http/fault'
import type { MailKind } from '../../netlify/storage/database-types'
import type { UnsentMail } from '../../netlify/storage/list-types'
import { count } from './table'

/** What each kind of mail tells a guest. */
const kinds: Record<MailKind, string> = {
  registered: 'registered',
  waiting: 'on the waiting list',
  promoted: 'moved up from the waiting list',
  changed: 'changed',
  cancelled: 'cancelled',
  message: 'message of an organiser',
  invitation: 'invitation',
  reminder: 'reminder of an invitation',
  upcoming: 'reminder',
}

/** The kinds that `claim_mail` also gives out after the event. */
const sentAfterEnd: readonly MailKind[] = ['message', 'cancelled']

/**
 * A line for each kind of mail of an event, and each reason why it has not been sent.
 * @param ended the events that are over: only messages of organisers, and the mails of cancelled registrations, are still sent
 */
export function unsentLines(unsent: UnsentMail[], ended: ReadonlySet<string>): string[] {
  return unsent.map(({ event, kind, state, fault, status, mails }) => {
    const reason = fault ? `: ${faults[fault] ?? fault}${status ? ` (${status})` : ''}` : ''
    const isGivenUp = state === 'refused' || (!sentAfterEnd.includes(kind) && ended.has(event))
    const what = isGivenUp ? 'not sent, and not tried again' : 'waiting to be sent'
    return `${event}: ${count(mails, 'mail')} (${kinds[kind]}) ${what}${reason}.`
  })
}
