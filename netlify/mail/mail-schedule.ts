import { printLine, withReason } from '../http/fault'
import type { Handler } from '../http/handler'
import { whyNotPublished } from '../storage/deploy'
import { createMailer, type Dependencies as MailerDependencies } from './mailer'
import { sendTimeout } from './send-mail'

/** Netlify stops a scheduled function after this many milliseconds. */
const functionTimeout = 30_000
/** After this many milliseconds, no further mail is sent: the last one, and its record, need time. */
const runTime = functionTimeout - sendTimeout - 10_000
/** How many mails are sent at once, so that a slow server or a slow mail does not delay all others. */
const workers = 3

/** What the function depends on, for tests to replace. */
export type Dependencies = MailerDependencies & {
  /** The time in milliseconds. */
  now?: () => number
}

/** Runs every five minutes: sends the mails of the outbox that are due. */
export function createMailSchedule({ now = Date.now, ...dependencies }: Dependencies = {}): Handler {
  const mailer = createMailer(dependencies)
  const { log = printLine } = dependencies
  return async (_request, context) => {
    if (!mailer.isSetUp()) return new Response(null, { status: 204 })
    const fault = whyNotPublished(context?.deploy)
    if (fault) {
      log(JSON.stringify({ outcome: withReason('mail not delivered', { fault }) }))
      return new Response(null, { status: 503 })
    }
    const end = now() + runTime
    const deliveries = Array.from({ length: workers }, () => mailer.deliver(() => now() >= end))
    const faults = await Promise.all(deliveries)
    return new Response(null, { status: faults.some(Boolean) ? 503 : 204 })
  }
}
