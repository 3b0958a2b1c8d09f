import type { Fault } from '../http/fault'
import { callDatabase, type DatabaseClient } from '../storage/call-database'
import { composeMail, type QueuedMail } from './compose-mail'
import type { MailFacts } from './mail-facts'
import type { SendMail, Sent } from './send-mail'

/** Timeout of one call to the database, in milliseconds. */
const callTimeout = 4000

export type MailDatabase = DatabaseClient<'claim_mail'> & DatabaseClient<'record_mail'>

type Delivery = {
  client: MailDatabase
  send: SendMail
  facts: MailFacts
  from: string
  /** How many mails are sent at most. */
  limit: number
  /** Ends the delivery after the current mail. */
  isOver?: () => boolean
  /** Is told what became of each mail. */
  onAttempt: (id: string, sent: Sent) => void
}

/**
 * Sends mails of the outbox, one after the other, until none is due. The database gives each mail to one worker at a time
 * (supabase/migrations).
 * @returns why it ended early; undefined if nothing more was due
 */
export async function deliverMail(delivery: Delivery): Promise<Fault | undefined> {
  const { client, limit, isOver = () => false } = delivery
  for (let count = 0; count < limit && !isOver(); count++) {
    const called = await callDatabase(() => client.rpc('claim_mail', {}), callTimeout)
    if ('fault' in called) return called.fault
    const [row] = called.data as ClaimedRow[]
    if (!row) return undefined
    const sent = await attempt(row, delivery)
    delivery.onAttempt(row.id, sent)
    const fault = await record(client, row, sent)
    if (fault) return fault
  }
  return undefined
}

type ClaimedRow = Omit<QueuedMail, 'fullName'> & { full_name: string }

async function attempt({ full_name, ...row }: ClaimedRow, { send, facts, from }: Delivery): Promise<Sent> {
  const mail = composeMail({ ...row, fullName: full_name }, facts, from)
  return mail ? send(mail) : { fault: 'no_mail_event' }
}

/** Records what became of an attempt. A mail whose success cannot be recorded is sent again when its lease ends. */
async function record(client: MailDatabase, { id, attempt }: ClaimedRow, sent: Sent): Promise<Fault | undefined> {
  const outcome = {
    p_id: id,
    p_attempt: attempt,
    p_fault: sent.fault ?? null,
    p_status: (sent.fault && sent.status) ?? null,
    p_final: (sent.fault && sent.final) ?? false,
  }
  const call = () => callDatabase(() => client.rpc('record_mail', outcome), callTimeout)
  let called = await call()
  if ('fault' in called && called.again) called = await call()
  return 'fault' in called ? called.fault : undefined
}
