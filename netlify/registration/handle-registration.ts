import { createHmac, randomBytes } from 'node:crypto'
import { columnsOf, seatsOf } from '../../src/registration/fields'
import type { Answer } from '../http/answer'
import { cookieFor, cookieOf } from '../http/cookies'
import type { Handler } from '../http/handler'
import {
  createEndpoint,
  databaseOf,
  receiveForm,
  withoutFacts,
  type Dependencies,
  type Setup,
} from '../endpoint/endpoint'
import { askDatabase } from '../storage/call-database'
import { registerOutcomes, type FieldArguments, type RegisterOutcome } from '../storage/database-types'
import { readEnvironment } from '../storage/environment'
import { rowOf, type EventFacts, type Facts } from '../storage/facts'
import type { FormAnswer } from './answer'
import { networkOf } from './network'
import { eventOf, parseSubmission, sentIn, type Submission } from './parse-request'
import { respond } from './respond'
import { submissionIdOf } from './submission-id'
import type { Budget } from '../endpoint/time-budget'

/** `POST /api/register`: registers a guest for an event. It never throws and never answers 500. */
export function createHandler(dependencies: Dependencies<'register'>): Handler {
  return createEndpoint(dependencies, { decide, respond })
}

/** The event that a request is for, and the facts of the build about it. */
type Found = { facts: Facts; event: EventFacts }

async function decide(request: Request, budget: Budget, setup: Setup<'register'>): Promise<FormAnswer> {
  const { signal, within } = budget
  const received = await receiveForm(request, budget, setup)
  if ('code' in received) return received
  const { value } = received
  const sent = sentIn(received)
  const found = await within(findEvent(value, setup))
  if ('code' in found) return { ...found, sent }
  const { event } = found
  if (event.personal) return { code: 'invitation_required', event, sent }
  // The database would still confirm a registration that it already has.
  if (event.cancelled) return { code: 'registration_closed', reason: 'called_off', event, sent }
  const submission = parseSubmission(event, found.facts, value)
  if ('code' in submission) return { ...submission, event, sent }

  // The same for every registration of the browser within an hour: each is corrected with its own submission id.
  const secret = cookieOf(request, 'guest') ?? newSecret(submission, setup)
  const answer = await within(register(submission, found, secret, signal, setup))
  const cookie = 'guest' in answer && cookieFor(request, 'guest', secret, correctionTime)
  // The registration may have been saved: the guest's next attempt must use the same submission id.
  const { submissionId } = submission
  const keepsId = answer.code === 'unavailable' && submissionId !== undefined
  return { ...answer, event, sent: sent && { ...sent, ...(keepsId && { submissionId }) }, ...(cookie && { cookie }) }
}

/** Seconds for which a browser can correct the address that it has sent. The database says the same. */
const correctionTime = 3600

/**
 * 128 bits in lower-case hexadecimal that nobody can guess. For the id that a browser has made, they are always the same:
 * when the answer is lost, so is its cookie, and the form is sent again.
 */
function newSecret({ submissionId }: Submission, { variables }: Setup<'register'>): string {
  const environment = readEnvironment(variables)
  if (submissionId === undefined || 'fault' in environment) return randomBytes(16).toString('hex')
  return createHmac('sha256', environment.key).update(`guest ${submissionId}`).digest('hex').slice(0, 32)
}

/** The event that is named in a request, by default the one by invitation; or the answer if there is none. */
async function findEvent(value: unknown, setup: Setup<'register'>): Promise<Found | Answer> {
  const named = eventOf(value)
  const facts = await setup.factsOfBuild()
  if (facts === undefined) return withoutFacts(setup)
  // Without an event, no database is needed.
  if (facts === null) return { code: 'registration_closed' }
  const isWanted = ({ event, form }: EventFacts) => (named === undefined ? form === 'invitation' : event === named)
  const event = facts.events.find(isWanted)
  if (!event) return { code: named === undefined ? 'registration_closed' : 'unknown_event' }
  return { facts, event }
}

async function register(
  submission: Submission,
  { facts, event }: Found,
  secret: string,
  signal: AbortSignal,
  setup: Setup<'register'>,
): Promise<FormAnswer> {
  const environment = databaseOf(setup)
  if ('code' in environment) return environment

  const { registration, locale, noticeVersion, waiting } = submission
  const fields = Object.entries(columnsOf(registration)).map(([column, value]) => [`p_${column}`, value])
  const submissionId = submission.submissionId ?? submissionIdOf(event, registration)
  const args = {
    p_facts: rowOf(facts, event),
    ...(Object.fromEntries(fields) as FieldArguments),
    p_submission_id: submissionId,
    p_locale: locale,
    p_notice_version: noticeVersion,
    p_mail: setup.mail,
    p_waiting: waiting,
    ...networkOf(setup.ip, environment.key, Date.now()),
    p_secret: secret,
  }
  const client = setup.createClient(environment)
  // The submission id makes two calls one registration.
  const asked = await askDatabase(() => client.rpc('register', args), isOutcome, signal)
  if ('code' in asked) return asked
  const outcome = asked.data
  if (outcome === null) return { code: 'unavailable', fault: 'unexpected_answer' }
  if (outcome === 'submission_conflict') return { code: 'invalid_data', errors: { submissionId: 'invalid' } }
  if (outcome === 'may_wait') return { code: 'capacity_full', waiting: true }
  if (outcome !== 'registered' && outcome !== 'waiting') return { code: outcome }
  const { fullName, email } = registration
  const guest = { name: fullName, seats: seatsOf(registration), email, submissionId }
  return { code: outcome, guest, mail: setup.mail }
}

const isOutcome = (data: unknown): data is RegisterOutcome => registerOutcomes.some((each) => each === data)
