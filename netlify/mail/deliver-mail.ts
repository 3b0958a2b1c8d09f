import { bugOf, type Fault } from '../http/fault'
import { callAgain, callDatabase, callTimeout, type DatabaseClient } from '../storage/call-database'
import type { ClaimedMail } from '../storage/database-types'
import { composeMail } from './compose-mail'
import type { MailFacts } from './mail-facts'
import type { Sender, Sent } from './send-mail'

export type MailDatabase = DatabaseClient<'claim_mail'> & DatabaseClient<'record_mail'>

type Delivery = {
  client: MailDatabase
  send: Sender['send']
  facts: MailFacts
  /** The address that mail comes from. */
  from: string
  /** Whether to end before the next mail. */
  isOver: (count: number) => boolean
  /** Is told what became of each mail. */
  onAttempt: (id: string, sent: Sent) => void
}

/**
 * Sends mails of the outbox, one after the other, until none is due or a fault concerns all mail. The database gives each
 * mail to one worker at a time (claim_mail in supabase/migrations).
 * @returns why the delivery ended early; undefined if it did not
 */
export async function deliverMail(delivery: Delivery): Promise<Fault | undefined> {
  const { client, isOver, onAttempt } = delivery
  for (let count = 0; !isOver(count); count++) {
    const called = await callDatabase(() => client.rpc('claim_mail', {}), callTimeout)
    if ('fault' in called) return called.fault
    if (!Array.isArray(called.data)) return 'unexpected_answer'
    const [mail] = called.data as ClaimedMail[]
    if (!mail) return undefined
    const sent = await attempt(mail, delivery).catch(bugOf)
    onAttempt(mail.id, sent)
    const fault = await record(client, mail, sent)
    if (fault) return fault
    if (concernsAllMail(sent)) return sent.fault
  }
  return undefined
}

/**
 * Whether every other mail would fail, too. They keep their attempts and pauses, and a mail server that counts failed
 * sign-ins does not lock the account.
 */
const concernsAllMail = ({ fault }: Sent) =>
  fault !== undefined && ['mail_sign_in', 'mail_sender', 'mail_not_encrypted', 'mail_unreachable'].includes(fault)

async function attempt(claimed: ClaimedMail, { send, facts, from }: Delivery): Promise<Sent> {
  const mail = composeMail(claimed, facts, from)
  return mail ? send(mail) : { fault: 'no_mail_event' }
}

/** Records what became of an attempt. If that fails, the mail is sent again when its lease ends. */
async function record(client: MailDatabase, { id, attempt }: ClaimedMail, sent: Sent): Promise<Fault | undefined> {
  const { fault = null, status = null, final = false } = sent
  const outcome = { p_id: id, p_attempt: attempt, p_fault: fault, p_status: status, p_final: final }
  const called = await callAgain(() => client.rpc('record_mail', outcome))
  return 'fault' in called ? called.fault : undefined
}
