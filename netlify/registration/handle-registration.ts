import type { Answer, FieldErrors } from '../http/answer'
import { allowedOrigin, allowReading, answerPreflight, isCrossSite, isPreflight } from '../http/cross-site'
import { placeOf, printLine, withReason } from '../http/fault'
import type { Handler } from '../http/handler'
import { readBody } from '../http/read-body'
import { createMailer, type Mailer } from '../mail/mailer'
import { createDatabaseClient, type DatabaseClient } from '../storage/call-database'
import { whyNotPublished, type Deploy } from '../storage/deploy'
import { readEnvironment, type Environment, type Variables } from '../storage/environment'
import { cacheFiles, readBuilt, readFacts, type EventFacts, type Facts, type ReadBuilt } from './facts'
import { bodyTypeOf, eventOf, parseBody, parseSubmission, sentFields, type Submission } from './parse-request'
import { respond } from './respond'
import { registerArguments, saveRegistration } from './save-registration'
import { submissionIdOf } from './submission-id'

/** Milliseconds after which the function answers at the latest. */
export const timeBudget = 9000

type CreateClient = (environment: Environment) => DatabaseClient<'register'>

/** What the function depends on, for tests to replace. */
export type Dependencies = {
  variables?: Variables
  createClient?: CreateClient
  read?: ReadBuilt
  log?: (line: string) => void
  mailer?: Mailer
}

/** `POST /api/register`: registers a guest for an event. It never throws and never answers 500. */
export function createHandler(dependencies: Dependencies = {}): Handler {
  const { variables = process.env, createClient = createDatabaseClient, read = readBuilt } = dependencies
  const { log = printLine, mailer = createMailer({ variables, read, log }) } = dependencies
  const readCached = cacheFiles(read)
  let facts: Facts | null | undefined
  // If the facts cannot be read, the next request reads them again.
  const factsOfBuild = async () => (facts ??= await readFacts(read))

  return async (request, context) => {
    const start = performance.now()
    const allowed = allowedOrigin(variables)
    if (allowed && isPreflight(request, allowed)) return answerPreflight(allowed)

    const budget = startBudget()
    const mail = mailer.isSetUp()
    const setup = { variables, createClient, factsOfBuild, mail, deploy: context?.deploy }
    const answer = await decide(request, budget, setup).finally(budget.end)
    const response = await respond(request, answer, readCached)
    log(JSON.stringify(logEntry(answer, context?.requestId, Math.round(performance.now() - start))))
    // One mail for each registration; the schedule sends what remains. The answer does not wait for it.
    if (answer.mail) context?.waitUntil?.(mailer.deliver((count) => count === 1))
    return allowed && request.headers.get('origin') === allowed ? allowReading(response, allowed) : response
  }
}

/** The log entry of a request. It contains nothing that the guest sent. */
function logEntry(answer: Answer, requestId: string = crypto.randomUUID(), durationMs: number) {
  return { outcome: withReason(answer.code, answer), requestId, durationMs }
}

type Budget = {
  /** Aborts when the time budget is used up. */
  signal: AbortSignal
  /** The result of a promise; `unavailable` if it rejects or takes too long. */
  within: <T>(work: Promise<T>) => Promise<T | Answer>
  end: () => void
}

function startBudget(): Budget {
  const controller = new AbortController()
  const { signal } = controller
  const timer = setTimeout(() => controller.abort(), timeBudget)
  const timeout = new Promise<Answer>((resolve) => {
    signal.addEventListener('abort', () => resolve(outOfTime))
  })
  return {
    signal,
    within: (work) => Promise.race([work.catch(bug), timeout]),
    end: () => clearTimeout(timer),
  }
}

const outOfTime: Answer = { code: 'unavailable', fault: 'out_of_time' }

const bug = (error: unknown): Answer => ({ code: 'unavailable', fault: 'bug', place: placeOf(error) })

type Setup = {
  variables: Variables
  createClient: CreateClient
  factsOfBuild: () => Promise<Facts | null | undefined>
  /** Whether mail is set up. */
  mail: boolean
  deploy: Deploy | undefined
}

type Received = { value: unknown; sent: Answer['sent'] }

/** The event that a request is for, and the facts of the build about it. */
type Found = { facts: Facts; event: EventFacts }

async function decide(request: Request, { signal, within }: Budget, setup: Setup): Promise<Answer> {
  const received = await within(receive(request, signal, setup))
  if ('code' in received) return received
  const { value, sent } = received
  const found = await within(findEvent(value, setup))
  if ('code' in found) return { ...found, sent }
  const { event } = found
  const submission = parseSubmission(event, value)
  if ('code' in submission) return { ...submission, event, sent }

  const answer = await within(register(submission, found, signal, setup))
  // The registration may have been saved: the guest's next attempt must use the same submission id.
  const { submissionId } = submission
  const keepsId = answer.code === 'unavailable' && submissionId !== undefined
  return { ...answer, event, sent: sent && { ...sent, ...(keepsId && { submissionId }) } }
}

/** The value in a request, or the answer that rejects the request. */
async function receive(request: Request, signal: AbortSignal, { variables }: Setup): Promise<Received | Answer> {
  if (request.method !== 'POST') return { code: 'method_not_allowed' }
  if (isCrossSite(request, allowedOrigin(variables))) return { code: 'cross_site' }
  const type = bodyTypeOf(request)
  if (!type) return { code: 'unsupported_media_type' }
  const body = await readBody(request, signal)
  if (body === 'aborted') return outOfTime
  if (typeof body === 'string') return { code: body }
  const parsed = parseBody(body.text, type)
  if (!parsed) return { code: 'malformed' }
  return { value: parsed.value, sent: type === 'form' ? sentFields(parsed.value) : undefined }
}

/** The event that is named in a request, by default the one by invitation; or the answer if there is none. */
async function findEvent(value: unknown, setup: Setup): Promise<Found | Answer> {
  const named = eventOf(value)
  const facts = await setup.factsOfBuild()
  if (facts === undefined) {
    const environment = databaseOf(setup)
    return 'code' in environment ? environment : { code: 'unavailable', fault: 'no_facts' }
  }
  const isWanted = ({ event, form }: EventFacts) => (named === undefined ? form === 'invitation' : event === named)
  const event = facts?.events.find(isWanted)
  // Without an event, no database is needed.
  if (!facts || !event) return { code: named === undefined ? 'registration_closed' : 'unknown_event' }
  return { facts, event }
}

/** The database that this deploy may write to, or the answer if there is none. */
function databaseOf({ deploy, variables }: Setup): Environment | Answer {
  const refusal = whyNotPublished(deploy)
  if (refusal === 'not_published') return { code: 'unavailable', reason: refusal, fault: refusal }
  if (refusal) return { code: 'unavailable', fault: refusal }
  const environment = readEnvironment(variables)
  return 'fault' in environment ? { code: 'unavailable', fault: environment.fault } : environment
}

async function register(
  submission: Submission,
  { facts, event }: Found,
  signal: AbortSignal,
  setup: Setup,
): Promise<Answer> {
  const environment = databaseOf(setup)
  if ('code' in environment) return environment

  const { registration, locale } = submission
  const [current] = facts.noticeVersions
  const noticeVersion = facts.noticeVersions.find((each) => each === (submission.noticeVersion ?? current))
  if (noticeVersion === undefined) return invalid('noticeVersion')

  const submissionId = submission.submissionId ?? submissionIdOf(event, registration)
  const saved = await saveRegistration(
    setup.createClient(environment),
    registerArguments(facts, event, { registration, locale, submissionId, noticeVersion, mail: setup.mail }),
    signal,
  )
  if ('fault' in saved) return { code: 'unavailable', fault: saved.fault }
  if (saved.outcome === 'submission_conflict') return invalid('submissionId')
  return { code: saved.outcome, ...(saved.outcome === 'registered' && { mail: setup.mail }) }
}

const invalid = (field: keyof FieldErrors): Answer => ({ code: 'invalid_data', errors: { [field]: 'invalid' } })
