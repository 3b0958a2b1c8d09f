import type { Answer, FieldErrors } from '../http/answer'
import { createDatabaseClient, type DatabaseClient } from '../storage/call-database'
import { allowAsking, allowedOrigin, allowReading, isCrossSite, isPreflight } from '../http/cross-site'
import { whyNotPublished, type Deploy } from '../storage/deploy'
import { readEnvironment, type Environment, type Variables } from '../storage/environment'
import { placeOf, printLine, withReason } from '../http/fault'
import {
  factsForDatabase,
  readBuilt,
  readInvitation,
  remember,
  type InvitationFacts,
  type ReadBuilt,
} from './invitation'
import { bodyTypeOf, parseBody, parseSubmission, sentFields, type Submission } from './parse-request'
import { readBody } from '../http/read-body'
import { respond } from './respond'
import { submissionIdOf } from './submission-id'
import { saveRegistration } from './save-registration'

/** Milliseconds after which the function answers, whatever it waits for. */
export const timeBudget = 9000

type CreateClient = (environment: Environment) => DatabaseClient<'register'>

/** What the function needs of the world; each has a default. */
export type World = {
  variables?: Variables
  createClient?: CreateClient
  read?: ReadBuilt
  log?: (line: string) => void
}

/** What Netlify tells a function besides the request, as far as it is used. */
export type FunctionContext = { requestId?: string; deploy?: Deploy }

export type Handler = (request: Request, context?: FunctionContext) => Promise<Response>

/** `POST /api/register`: takes a guest's registration. It never throws and never answers 500. */
export function createHandler(world: World = {}): Handler {
  const { variables = process.env, createClient = createDatabaseClient, log = printLine } = world
  const read = remember(world.read ?? readBuilt)
  let invitation: InvitationFacts | null | undefined
  const given = {
    variables,
    createClient,
    invitation: async () => (invitation ??= await readInvitation(world.read ?? readBuilt)),
  }

  return async (request, context) => {
    const start = performance.now()
    const allowed = allowedOrigin(variables)
    if (allowed && isPreflight(request, allowed)) return allowAsking(allowed)

    const budget = startBudget()
    const answer = await decide(request, budget, { ...given, deploy: context?.deploy }).finally(budget.end)
    const response = await respond(request, answer, read)
    log(JSON.stringify(logEntry(answer, context?.requestId, Math.round(performance.now() - start))))
    return allowed && request.headers.get('origin') === allowed ? allowReading(response, allowed) : response
  }
}

/** All that is logged of a request. Nothing of it comes from the guest. */
function logEntry(answer: Answer, requestId: string = crypto.randomUUID(), durationMs: number) {
  return { outcome: withReason(answer.code, answer), requestId, durationMs }
}

type Budget = {
  /** Aborted when the time is over. */
  signal: AbortSignal
  /** The answer of some work, or within the budget the one that there is none. */
  within: <T>(work: Promise<T>) => Promise<T | Answer>
  end: () => void
}

function startBudget(): Budget {
  const controller = new AbortController()
  const { signal } = controller
  const timer = setTimeout(() => controller.abort(), timeBudget)
  const late = new Promise<Answer>((resolve) => {
    signal.addEventListener('abort', () => resolve(outOfTime))
  })
  return {
    signal,
    within: (work) => Promise.race([work.catch(bug), late]),
    end: () => clearTimeout(timer),
  }
}

const outOfTime: Answer = { code: 'unavailable', fault: 'out_of_time' }

const bug = (error: unknown): Answer => ({ code: 'unavailable', fault: 'bug', place: placeOf(error) })

type Given = {
  variables: Variables
  createClient: CreateClient
  invitation: () => Promise<InvitationFacts | null | undefined>
  deploy: Deploy | undefined
}

type Received = { submission: Submission; sent: Answer['sent'] }

async function decide(request: Request, { signal, within }: Budget, given: Given): Promise<Answer> {
  const received = await within(receive(request, signal, given))
  if ('code' in received) return received
  const { submission, sent } = received
  const answer = await within(register(submission, signal, given))
  // Whether it was saved is not known: the guest's next attempt must be the same submission.
  const { submissionId } = submission
  const keepsId = answer.code === 'unavailable' && submissionId !== undefined
  return { ...answer, ...(sent && { sent: { ...sent, ...(keepsId && { submissionId }) } }) }
}

/** What a guest has sent, or why it cannot be taken. */
async function receive(request: Request, signal: AbortSignal, given: Given): Promise<Received | Answer> {
  if (request.method !== 'POST') return { code: 'method_not_allowed' }
  if (isCrossSite(request, allowedOrigin(given.variables))) return { code: 'cross_site' }
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

async function register(submission: Submission, signal: AbortSignal, given: Given): Promise<Answer> {
  const invitation = await given.invitation()
  // Content without an invitation needs no database.
  if (invitation === null) return { code: 'registration_closed' }
  const refusal = whyNotPublished(given.deploy)
  if (refusal === 'not_published') return { code: 'unavailable', reason: refusal, fault: refusal }
  if (refusal) return { code: 'unavailable', fault: refusal }
  const environment = readEnvironment(given.variables)
  if ('fault' in environment) return { code: 'unavailable', fault: environment.fault }
  if (!invitation) return { code: 'unavailable', fault: 'no_facts' }

  const { registration, locale } = submission
  const [current] = invitation.noticeVersions
  const noticeVersion = invitation.noticeVersions.find((each) => each === (submission.noticeVersion ?? current))
  if (noticeVersion === undefined) return invalid('noticeVersion')

  const saved = await saveRegistration(
    given.createClient(environment),
    {
      ...factsForDatabase(invitation),
      p_submission_id: submission.submissionId ?? submissionIdOf(invitation.event, registration),
      p_full_name: registration.fullName,
      p_email: registration.email,
      p_attendance: registration.attendance,
      p_locale: locale,
      p_notice_version: noticeVersion,
    },
    signal,
  )
  if ('fault' in saved) return { code: 'unavailable', fault: saved.fault }
  if (saved.outcome === 'submission_conflict') return invalid('submissionId')
  return saved.outcome === 'registered' ? { code: saved.outcome, path: invitation.path } : { code: saved.outcome }
}

const invalid = (field: keyof FieldErrors): Answer => ({
  code: 'invalid_data',
  errors: { [field]: 'registration:error.invalid' },
})
