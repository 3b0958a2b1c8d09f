import { isTimeToRemind } from '../../src/model/reminder-times'
import { bugOf, printLine, withReason, type Fault } from '../http/fault'
import type { Handler } from '../http/handler'
import { readBuilt, readFacts, type Facts } from '../storage/facts'
import { callDatabase, callTimeout, createDatabaseClient, type DatabaseClient } from '../storage/call-database'
import { whyNotPublished } from '../http/deploy'
import { readEnvironment } from '../storage/environment'
import { updateEvents } from '../storage/update-events'
import type { MailDatabase } from './deliver-mail'
import { whyNoMail } from './mail-environment'
import { createMailer, type MailDependencies } from './mailer'
import { sendTimeout } from './send-mail'

/** Netlify stops a scheduled function after this many milliseconds. */
const functionTimeout = 30_000
/** After this many milliseconds, no further mail is sent: the last one, and its record, need time. */
const runTime = functionTimeout - sendTimeout - 10_000
/**
 * How many mails are sent at once, so that a slow server or a slow mail does not delay all others. docs/guests.md says how
 * many mails an hour that makes.
 */
const workers = 3

type ScheduleDatabase = MailDatabase & DatabaseClient<'update_events'> & DatabaseClient<'run_schedule'>

export type Dependencies = MailDependencies<ScheduleDatabase> & {
  /** The time in milliseconds. */
  now?: () => number
}

type Outcome = { fault?: Fault; place?: string }

/**
 * Runs every five minutes. First updates the events with the facts of the build, and records whether mail is set up:
 * visitors may move up from a waiting list. Then queues reminders, sends the mails of the outbox that are
 * due, and tells the organisers of trouble.
 */
export function createMailSchedule({ now = Date.now, tell, ...dependencies }: Dependencies): Handler {
  const { variables, createClient = createDatabaseClient } = dependencies
  const { read = readBuilt, log = printLine } = dependencies
  const mailer = createMailer(dependencies)

  /** @param end the time after which no further call is made: the next run goes on */
  const update = async (facts: Facts | undefined, end: number): Promise<Outcome> => {
    const environment = readEnvironment(variables)
    if ('fault' in environment) return environment
    const client: ScheduleDatabase = createClient(environment)
    // A call moves up a limited number of visitors.
    for (;;) {
      const updated = await updateEvents(client, facts, mailer.isSetUp(), callTimeout)
      if ('fault' in updated) return updated
      if (updated.promoted === 0 || now() >= end) break
    }
    const called = await callDatabase(() => client.rpc('run_schedule', { p_upcoming: upcomingIn(facts) }), callTimeout)
    return 'fault' in called ? { fault: called.fault } : {}
  }
  /** The events whose guests are to be reminded now. */
  const upcomingIn = (facts: Facts | undefined): string[] | null => {
    if (!facts) return null
    const moment = new Date(facts.asOf ?? now())
    return facts.events.filter(({ reminderTimes }) => isTimeToRemind(reminderTimes, moment)).map(({ event }) => event)
  }
  const logFault = (what: string, outcome: Outcome) => {
    if (outcome.fault) log(JSON.stringify({ outcome: withReason(what, outcome) }))
    return outcome.fault
  }

  return async (_request, context) => {
    const refusal = logFault('mail not delivered', { fault: whyNotPublished(context?.deploy) })
    if (refusal) return new Response(null, { status: 503 })
    const facts = await readFacts(read)
    // A site without registrations needs neither a database nor mail.
    if (facts === null) return new Response(null, { status: 204 })
    const end = now() + runTime
    const updated = await update(facts, end).catch(bugOf)
    const notSetUp = logFault('mail not delivered', { fault: whyNoMail(variables) })
    const deliveries = Array.from({ length: workers }, () => mailer.deliver(() => now() >= end))
    const faults = [logFault('events not updated', updated), notSetUp, ...(await Promise.all(deliveries))]
    // Else there is no time: another function, or a later run, tells them.
    if (now() < end) await tell?.()
    return new Response(null, { status: faults.some(Boolean) ? 503 : 204 })
  }
}
