import { faults, type Fault } from '../../netlify/http/fault'
import { count } from './table'

/** Confirmations of an event that have not been sent for the same reason. */
export type UnsentMail = {
  event: string
  state: 'waiting' | 'refused'
  /** Why the last attempt failed; null before the first. */
  fault: Fault | null
  /** The reply code of the mail server. */
  status: number | null
  mails: number
}

/** A line for each reason why confirmations have not been sent. */
export function unsentLines(unsent: UnsentMail[]): string[] {
  return unsent.map(({ event, state, fault, status, mails }) => {
    const reason = fault ? `: ${faults[fault] ?? fault}${status ? ` (${status})` : ''}` : ''
    const what = state === 'refused' ? 'not sent, and not tried again' : 'waiting to be sent'
    return `${event}: ${count(mails, 'confirmation')} ${what}${reason}.`
  })
}
