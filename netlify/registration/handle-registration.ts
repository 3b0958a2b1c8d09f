import type { Answer, FieldErrors } from '../http/answer'
import { allowedOrigin, allowReading, answerPreflight, isCrossSite, isPreflight } from '../http/cross-site'
import { placeOf, printLine, withReason } from '../http/fault'
import type { Handler } from '../http/handler'
import { readBody } from '../http/read-body'
import { createDatabaseClient, type DatabaseClient } from '../storage/call-database'
import { whyNotPublished, type Deploy } from '../storage/deploy'
import { readEnvironment, type Environment, type Variables } from '../storage/environment'
import { cacheFiles, readBuilt, readInvitation, type InvitationFacts, type ReadBuilt } from './invitation'
import { bodyTypeOf, parseBody, parseSubmission, sentFields, type Submission } from './parse-request'
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
}

/** `POST /api/register`: registers a guest. It never throws and never answers 500. */
export function createHandler(dependencies: Dependencies = {}): Handler {
  const { variables = process.env, createClient = createDatabaseClient, read = readBuilt } = dependencies
  const { log = printLine } = dependencies
  const readCached = cacheFiles(read)
  let invitation: InvitationFacts | null | undefined
  // If the facts cannot be read, the next request reads them again.
  const readFacts = async () => (invitation ??= await readInvitation(read))

  return async (request, context) => {
    const start = performance.now()
    const allowed = allowedOrigin(variables)
    if (allowed && isPreflight(request, allowed)) return answerPreflight(allowed)

    const budget = startBudget()
    const setup = { variables, createClient, readFacts, deploy: context?.deploy }
    const answer = await decide(request, budget, setup).finally(budget.end)
    const response = await respond(request, answer, readCached)
    log(JSON.stringify(logEntry(answer, context?.requestId, Math.round(performance.now() - start))))
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
  readFacts: () => Promise<InvitationFacts | null | undefined>
  deploy: Deploy | undefined
}

type Received = { submission: Submission; sent: Answer['sent'] }

async function decide(request: Request, { signal, within }: Budget, setup: Setup): Promise<Answer> {
  const received = await within(receive(request, signal, setup))
  if ('code' in received) return received
  const { submission, sent } = received
  const answer = await within(register(submission, signal, setup))
  // The registration may have been saved: the guest's next attempt must use the same submission id.
  const { submissionId } = submission
  const keepsId = answer.code === 'unavailable' && submissionId !== undefined
  return { ...answer, ...(sent && { sent: { ...sent, ...(keepsId && { submissionId }) } }) }
}

/** The submission in a request, or the answer that rejects the request. */
async function receive(request: Request, signal: AbortSignal, setup: Setup): Promise<Received | Answer> {
  if (request.method !== 'POST') return { code: 'method_not_allowed' }
  if (isCrossSite(request, allowedOrigin(setup.variables))) return { code: 'cross_site' }
  const type = bodyTypeOf(request)
  if (!type) return { code: 'unsupported_media_type' }
  const body = await readBody(request, signal)
  if (body === 'aborted') return outOfTime
  if (typeof body === 'string') return { code: body }
  const parsed = parseBody(body.text, type)
  if (!parsed) return { code: 'malformed' }

  const sent = type === 'form' ? sentFields(parsed.value) : undefined
  const submission = parseSubmission(parsed.value)
  return 'errors' in submission ? { ...submission, ...(sent && { sent }) } : { submission, sent }
}

async function register(submission: Submission, signal: AbortSignal, setup: Setup): Promise<Answer> {
  const invitation = await setup.readFacts()
  // A site without an invitation needs no database.
  if (invitation === null) return { code: 'registration_closed' }
  const refusal = whyNotPublished(setup.deploy)
  if (refusal === 'not_published') return { code: 'unavailable', reason: refusal, fault: refusal }
  if (refusal) return { code: 'unavailable', fault: refusal }
  const environment = readEnvironment(setup.variables)
  if ('fault' in environment) return { code: 'unavailable', fault: environment.fault }
  if (!invitation) return { code: 'unavailable', fault: 'no_facts' }

  const { registration, locale } = submission
  const [current] = invitation.noticeVersions
  const noticeVersion = invitation.noticeVersions.find((each) => each === (submission.noticeVersion ?? current))
  if (noticeVersion === undefined) return invalid('noticeVersion')

  const submissionId = submission.submissionId ?? submissionIdOf(invitation.event, registration)
  const saved = await saveRegistration(
    setup.createClient(environment),
    registerArguments(invitation, { registration, locale, submissionId, noticeVersion }),
    signal,
  )
  if ('fault' in saved) return { code: 'unavailable', fault: saved.fault }
  if (saved.outcome === 'submission_conflict') return invalid('submissionId')
  return saved.outcome === 'registered' ? { code: saved.outcome, path: invitation.path } : { code: saved.outcome }
}

const invalid = (field: keyof FieldErrors): Answer => ({ code: 'invalid_data', errors: { [field]: 'invalid' } })
