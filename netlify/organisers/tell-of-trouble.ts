import type { Trouble } from '../../src/registration/organisers'
import { bugOf, printLine, withReason, type Fault } from '../http/fault'
import { ownField } from '../http/own-field'
import { readMailEnvironment } from '../mail/mail-environment'
import { readMailFacts } from '../mail/mail-facts'
import { createMailClient, type Sent } from '../mail/send-mail'
import { readBuilt } from '../storage/facts'
import { callDatabase, callTimeout, createDatabaseClient, type DatabaseClient } from '../storage/call-database'
import type { DependenciesOf } from '../storage/dependencies'
import { readEnvironment } from '../storage/environment'
import { organisersIn } from './organisers'
import { composeTroubleMail } from './trouble-mail'

type Database = DatabaseClient<'claim_trouble'> & DatabaseClient<'record_trouble'>

type Dependencies = Pick<DependenciesOf<Database>, 'variables' | 'read' | 'log'>

type Told = { fault?: Fault; place?: string } | undefined

const isTrouble = (data: unknown): data is Trouble => Array.isArray(ownField(data, 'nearly_full'))

/**
 * Makes the function that tells the organisers of trouble, if there is some, and if they were not told within a day. The
 * mail goes directly, not through the outbox, which may be the trouble. Many functions call it: one of them may be what
 * has stopped. It never rejects.
 */
export function createTroubleTeller({
  variables,
  read = readBuilt,
  log = printLine,
}: Dependencies): () => Promise<void> {
  const tell = async (): Promise<Told> => {
    const mail = readMailEnvironment(variables)
    const environment = readEnvironment(variables)
    const organisers = organisersIn(variables)
    if (!mail || 'fault' in environment || organisers.length === 0) return undefined
    const built = await readMailFacts(read)
    if (!built) return { fault: 'no_mail_facts' }
    const client: Database = createDatabaseClient(environment)
    const called = await callDatabase(() => client.rpc('claim_trouble', {}), callTimeout)
    if ('fault' in called) return { fault: called.fault }
    const trouble = called.data
    if (trouble === null) return undefined
    if (!isTrouble(trouble)) return { fault: 'unexpected_answer' }

    const sender = createMailClient(mail)
    const facts = { ...built, siteUrl: mail.siteUrl ?? built.siteUrl }
    const sent: Sent[] = []
    for (const to of organisers) {
      sent.push(await sender.send(composeTroubleMail({ trouble, to, from: mail.from }, facts)))
    }
    sender.close()
    const recorded = await callDatabase(
      () =>
        client.rpc('record_trouble', {
          p_sent: sent.some(({ fault }) => !fault),
          p_full: trouble.nearly_full.map(({ event }) => event),
        }),
      callTimeout,
    )
    return sent.find(({ fault }) => fault) ?? ('fault' in recorded ? { fault: recorded.fault } : {})
  }

  return async () => {
    const told = await tell().catch(bugOf)
    if (told) log(JSON.stringify({ outcome: told.fault ? withReason('trouble not told', told) : 'trouble told' }))
  }
}
