import { bugOf, printLine, withReason, type Fault } from '../http/fault'
import { readBuilt } from '../storage/facts'
import { createDatabaseClient } from '../storage/call-database'
import type { DependenciesOf } from '../storage/dependencies'
import { readEnvironment } from '../storage/environment'
import { deliverMail, type MailDatabase } from './deliver-mail'
import { isMailSetUp, readMailEnvironment, type MailEnvironment } from './mail-environment'
import { readMailFacts, type MailFacts } from './mail-facts'
import { createMailClient, type Sender } from './send-mail'

/** What sending mail depends on. */
export type MailDependencies<Client> = DependenciesOf<Client> & {
  createSender?: (environment: MailEnvironment) => Sender
}

export type Dependencies = MailDependencies<MailDatabase>

export type Mailer = {
  /** Whether mail is set up. If not, no mail is queued. */
  isSetUp: () => boolean
  /**
   * Sends mails of the outbox until none is due, and logs what became of each, without personal data. Never rejects.
   * @param isOver whether to end, by the number of mails so far
   * @returns why the delivery ended early; undefined if it did not
   */
  deliver: (isOver: (count: number) => boolean) => Promise<Fault | undefined>
}

export function createMailer(dependencies: Dependencies): Mailer {
  const { variables, createClient = createDatabaseClient } = dependencies
  const { createSender = createMailClient, read = readBuilt, log = printLine } = dependencies
  let facts: MailFacts | undefined

  const deliver = async (isOver: (count: number) => boolean): Promise<Fault | undefined> => {
    const mail = readMailEnvironment(variables)
    if (!mail) return undefined
    const environment = readEnvironment(variables)
    if ('fault' in environment) return environment.fault
    facts ??= await readMailFacts(read)
    if (!facts) return 'no_mail_facts'
    const sender = createSender(mail)
    return deliverMail({
      client: createClient(environment),
      send: sender.send,
      facts: { ...facts, siteUrl: mail.siteUrl ?? facts.siteUrl },
      from: mail.from,
      isOver,
      onAttempt: (id, sent) => {
        const outcome = sent.fault ? withReason('mail not sent', sent) : 'mail sent'
        log(JSON.stringify({ outcome, mail: id, ...(sent.status && { status: sent.status }) }))
      },
    }).finally(sender.close)
  }

  const logFault = (result: { fault?: Fault; place?: string }): Fault | undefined => {
    if (result.fault) log(JSON.stringify({ outcome: withReason('mail not delivered', result) }))
    return result.fault
  }
  return {
    isSetUp: () => isMailSetUp(variables),
    deliver: (isOver) =>
      deliver(isOver)
        .then((fault) => ({ fault }))
        .catch(bugOf)
        .then(logFault),
  }
}
