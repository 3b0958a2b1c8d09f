import { isLocale } from '../../src/i18n/locales'
import type { Handler } from '../http/handler'
import { ownField } from '../http/own-field'
import { commonHeaders } from '../http/response'
import { composeMail } from '../mail/compose-mail'
import { readMailFacts, type MailFacts } from '../mail/mail-facts'
import { createEndpoint, receiveForm, type Dependencies, type Setup } from '../endpoint/endpoint'
import { readBuilt } from '../storage/facts'
import type { Budget } from '../endpoint/time-budget'
import type { OrganiserFunction } from '../storage/organiser-types'
import { testKinds } from './message-actions'
import { organiserResponse, type OrganiserAnswer } from './organisers'
import { startWork } from './start-work'
import { malformed } from './work'

/**
 * Only what stands in the mail: no script runs, nothing is loaded, and only the organisers' page shows it. Mails have
 * their styles in attributes.
 */
const previewHeaders = {
  ...commonHeaders,
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
}

/** The answer: the mail as a page. */
type PreviewAnswer = OrganiserAnswer & { html?: string }

/** The largest body, in bytes: a text of 5,000 characters, encoded. */
const bodyLimit = 64 * 1024

/**
 * The mail that a message, an invitation or a reminder becomes, as a page for the frame on the organisers' page. The body
 * is that of a form: `event`, `kind`, `locale`, and for a message `subject`, `text`, and `to`, whom it is to. Nothing is
 * stored or sent.
 */
export function createPreviewHandler(dependencies: Dependencies<OrganiserFunction>): Handler {
  const { read = readBuilt } = dependencies
  return createEndpoint<OrganiserFunction, PreviewAnswer>(dependencies, {
    decide: (request, budget, setup) => decide(request, budget, setup, () => readMailFacts(read)),
    respond: async (_request, answer) =>
      answer.html === undefined ? organiserResponse(answer) : new Response(answer.html, { headers: previewHeaders }),
  })
}

async function decide(
  request: Request,
  budget: Budget,
  setup: Setup<OrganiserFunction>,
  readFacts: () => Promise<MailFacts | undefined>,
): Promise<PreviewAnswer> {
  const received = await receiveForm(request, budget, setup, { type: 'form', limit: bodyLimit })
  if ('code' in received) return received
  const work = await startWork(request, budget, setup)
  if ('code' in work) return work
  const sent = (name: string) => ownField(received.value, name)
  const [event, locale, subject, text] = [sent('event'), sent('locale'), sent('subject') ?? '', sent('text') ?? '']
  const kind = testKinds.find((each) => each === sent('kind'))
  if (!kind || !isLocale(locale) || typeof subject !== 'string' || typeof text !== 'string') return malformed
  const facts = await readFacts()
  if (!facts) return { code: 'unavailable', fault: 'no_mail_facts' }
  const isToSilent = kind !== 'message' || sent('to') === 'silent'
  const { maxSeats = 1, endsAt } = work.facts.events.find((each) => each.event === event) ?? {}
  const now = work.facts.asOf ?? new Date().toISOString()
  const isOver = endsAt !== undefined && Date.parse(endsAt) <= Date.parse(now)
  const mail = composeMail(
    {
      ...{ id: 'preview', attempt: 1, kind, event: String(event), locale, subject, message: text, others: [] },
      ...{ full_name: work.organiser, email: work.organiser, seats: isToSilent ? maxSeats : 1, is_test: false },
      state: isToSilent ? null : sent('to') === 'waiting' ? 'waiting' : 'registered',
      link: isToSilent ? 'personalInvitation' : 'registration',
      // As claim_mail() does it: after the event, no link is valid.
      token: isOver ? null : '0'.repeat(32),
    },
    facts,
    work.organiser,
  )
  return mail ? { code: 'found', html: mail.html } : { code: 'unknown_event' }
}
