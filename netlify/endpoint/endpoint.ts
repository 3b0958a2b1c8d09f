import type { Answer, Code } from '../http/answer'
import { allowedOrigin, allowReading, answerPreflight, isCrossSite, isPreflight } from '../http/cross-site'
import { printLine, withReason } from '../http/fault'
import type { Handler, Variables } from '../http/handler'
import { bodyTypeOf, parseBody, type BodyType } from '../http/parse-body'
import { readBody } from '../http/read-body'
import { createMailer, type Mailer } from '../mail/mailer'
import { createDatabaseClient, type DatabaseClient, type FunctionName } from '../storage/call-database'
import { whyNotPublished, type Deploy } from '../http/deploy'
import type { DependenciesOf } from '../storage/dependencies'
import { readEnvironment, type Environment } from '../storage/environment'
import { cacheFiles, readBuilt, readFacts, type Facts } from '../storage/facts'
import { loadRenderer, renderWith, type LoadRenderer, type Render } from './render'
import { outOfTime, startBudget, type Budget } from './time-budget'

export type Dependencies<Name extends FunctionName> = DependenciesOf<DatabaseClient<Name>> & {
  loadRenderer?: LoadRenderer
  mailer?: Mailer
}

/** What a function has for one request. */
export type Setup<Name extends FunctionName> = {
  variables: Variables
  createClient: (environment: Environment) => DatabaseClient<Name>
  factsOfBuild: () => Promise<Facts | null | undefined>
  /** Whether mail is set up. */
  mail: boolean
  mailer: Mailer
  deploy: Deploy | undefined
  /** The IP address of the guest, if it is known. */
  ip: string | undefined
}

/** What a response is made with. */
export type Built = {
  factsOfBuild: () => Promise<Facts | null | undefined>
  render: Render
}

/** An answer after which the function does something, such as to send a mail. */
type WithAfter = Answer & { after?: () => Promise<unknown> }

type Endpoint<Name extends FunctionName, OwnAnswer extends WithAfter> = {
  decide: (request: Request, budget: Budget, setup: Setup<Name>) => Promise<OwnAnswer>
  respond: (request: Request, answer: OwnAnswer, built: Built) => Promise<Response>
}

/**
 * How many mails a function sends after its answer: about as many as it has queued. A change can free seats for others,
 * who get a mail, too. The schedule sends what remains.
 */
const mailsAfter: Partial<Record<Code, number>> = {
  registered: 1,
  waiting: 1,
  changed: 5,
  cancelled: 5,
  restored: 1,
  corrected: 1,
  message_sent: 5,
  link_sent: 1,
  address_sent: 1,
  confirmed: 1,
}

/** A function that answers guests. It never throws and never answers 500. */
export function createEndpoint<Name extends FunctionName, OwnAnswer extends WithAfter = Answer>(
  dependencies: Dependencies<Name>,
  { decide, respond }: Endpoint<Name, OwnAnswer>,
): Handler {
  const { variables, createClient = createDatabaseClient, read = readBuilt } = dependencies
  const { log = printLine, mailer = createMailer({ variables, read, log }), tell } = dependencies
  const render = renderWith(dependencies.loadRenderer ?? loadRenderer, cacheFiles(read))
  let facts: Facts | null | undefined
  // If the facts cannot be read, the next request reads them again.
  const factsOfBuild = async () => (facts ??= await readFacts(read))

  return async (request, context) => {
    const start = performance.now()
    const allowed = allowedOrigin(variables)
    if (allowed && isPreflight(request, allowed)) return answerPreflight(allowed)

    const budget = startBudget()
    const mail = mailer.isSetUp()
    const { deploy, ip } = context ?? {}
    const setup = { variables, createClient, factsOfBuild, mail, mailer, deploy, ip }
    const answer = await decide(request, budget, setup).finally(budget.end)
    const response = await respond(request, answer, { factsOfBuild, render })
    log(JSON.stringify(logEntry(answer, context?.requestId, Math.round(performance.now() - start))))
    // The answer does not wait for the mails.
    const mails = mailsAfter[answer.code]
    if (mail && mails) context?.waitUntil?.(mailer.deliver((count) => count === mails).then(tell))
    if (answer.after)
      context?.waitUntil?.(
        answer.after().catch(() => log(JSON.stringify({ outcome: withReason('not done', { fault: 'bug' }) }))),
      )
    return allowed && request.headers.get('origin') === allowed ? allowReading(response, allowed) : response
  }
}

/** The log entry of a request. It contains nothing that the guest sent. */
function logEntry(answer: Answer, requestId: string = crypto.randomUUID(), durationMs: number) {
  return { outcome: withReason(answer.code, answer), requestId, durationMs }
}

export type Received = { value: unknown; type: BodyType }

/**
 * The value in the body of a POST request, or the answer that rejects the request.
 * @param limit of the body, in bytes; by default that of a form
 */
export async function receive(request: Request, signal: AbortSignal, limit?: number): Promise<Received | Answer> {
  const type = bodyTypeOf(request)
  if (!type) return { code: 'unsupported_media_type' }
  const body = await readBody(request, signal, limit)
  if (body === 'aborted') return outOfTime
  if (typeof body === 'string') return { code: body }
  const parsed = parseBody(body.text, type)
  if (!parsed) return { code: 'malformed' }
  return { value: parsed.value, type }
}

/**
 * The value in the body of a form that only pages of the site may send, or the answer that rejects the request.
 * @param type the only type that the body may have; by default any that `receive` reads
 * @param limit as of `receive`
 */
export async function receiveForm<Name extends FunctionName>(
  request: Request,
  { signal, within }: Budget,
  { variables }: Setup<Name>,
  { type, limit }: { type?: BodyType; limit?: number } = {},
): Promise<Received | Answer> {
  if (request.method !== 'POST') return { code: 'method_not_allowed' }
  if (isCrossSite(request, allowedOrigin(variables))) return { code: 'cross_site' }
  if (type && bodyTypeOf(request) !== type) return { code: 'unsupported_media_type' }
  return within(receive(request, signal, limit))
}

/** Why the database cannot be asked when the facts of the build cannot be read. */
export function withoutFacts<Name extends FunctionName>(setup: Setup<Name>): Answer {
  const environment = databaseOf(setup)
  return 'code' in environment ? environment : { code: 'unavailable', fault: 'no_facts' }
}

/** The database that this deploy may write to, or the answer if there is none. */
export function databaseOf<Name extends FunctionName>({ deploy, variables }: Setup<Name>): Environment | Answer {
  const refusal = whyNotPublished(deploy)
  if (refusal === 'not_published') return { code: 'unavailable', reason: refusal, fault: refusal }
  if (refusal) return { code: 'unavailable', fault: refusal }
  const environment = readEnvironment(variables)
  return 'fault' in environment ? { code: 'unavailable', fault: environment.fault } : environment
}
