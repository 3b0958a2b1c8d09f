import { invitationQuery, type Availability } from '../../src/registration/availability'
import type { FormName } from '../../src/registration/fields'
import { allowedOrigin, allowReading } from '../http/cross-site'
import { bugOf, printLine, withReason, type Fault } from '../http/fault'
import type { Handler, Variables } from '../http/handler'
import { jsonOf, problemDocument } from '../http/response'
import { isMailSetUp } from '../mail/mail-environment'
import { createDatabaseClient, type DatabaseClient } from '../storage/call-database'
import { whyNotPublished, type Deploy } from '../http/deploy'
import { readEnvironment, type Environment } from '../storage/environment'
import { remember } from '../storage/remember'
import { readBuilt, readFacts, type Facts, type ReadBuilt } from '../storage/facts'
import { readAvailability } from './read-availability'

/** Milliseconds for which an answer of the database is used again. */
const memory = 2000

/** What the function depends on; all but the variables for tests to replace. */
export type Dependencies = {
  variables: Variables
  createClient?: (environment: Environment) => DatabaseClient<'list_seats'>
  read?: ReadBuilt
  log?: (line: string) => void
}

type Outcome = Availability | { fault: Fault; place?: string }

/**
 * `GET /api/availability`: whether the events of the programme take registrations. With the parameter `invitation`: whether
 * the event by invitation does, which is named to nobody else. It never throws.
 */
export function createAvailabilityHandler(dependencies: Dependencies): Handler {
  const { variables, createClient = createDatabaseClient, read = readBuilt } = dependencies
  const { log = printLine } = dependencies
  let facts: Facts | null | undefined

  const asking = (form: FormName) =>
    remember(memory, async (): Promise<Outcome> => {
      const environment = readEnvironment(variables)
      if ('fault' in environment) return environment
      const mail = isMailSetUp(variables)
      return facts ? readAvailability(createClient(environment), facts, form, mail) : { fault: 'no_facts' }
    })
  const askDatabase = { programme: asking('programme'), invitation: asking('invitation') }

  const decide = async (asked: FormName, deploy: Deploy | undefined): Promise<Outcome> => {
    // If the facts cannot be read, the next request reads them again.
    facts ??= await readFacts(read)
    // Without such an event, no database is needed.
    if (facts === null || facts?.events.every(({ form }) => form !== asked)) return { events: {} }
    const refusal = whyNotPublished(deploy)
    return refusal ? { fault: refusal } : askDatabase[asked]()
  }

  return async ({ method, url }, context) => {
    const respond = (status: 200 | 405 | 503, body: Availability | string) => {
      const allowed = allowedOrigin(variables)
      return allowed ? allowReading(answer(method, status, body), allowed) : answer(method, status, body)
    }
    if (method !== 'GET' && method !== 'HEAD') return respond(405, 'method_not_allowed')
    const asked = new URL(url).searchParams.has(invitationQuery) ? 'invitation' : 'programme'
    const outcome = await decide(asked, context?.deploy).catch(bugOf)
    if (!('fault' in outcome)) return respond(200, outcome)
    log(JSON.stringify({ outcome: withReason('unavailable', outcome), requestId: context?.requestId }))
    return respond(503, 'unavailable')
  }
}

/**
 * The response to a request. Netlify's edge keeps an answer for 15 s, and browsers keep none
 * (RFC 9213: the header for one cache counts there instead of Cache-Control).
 */
function answer(method: string, status: 200 | 405 | 503, body: Availability | string): Response {
  const content = typeof body === 'string' ? problemDocument(status, body) : body
  const headers = {
    // The cache ignores all other parameters.
    ...(status === 200 && {
      'Netlify-CDN-Cache-Control': 'public, durable, max-age=15',
      'Netlify-Vary': `query=${invitationQuery}`,
    }),
    ...(status === 405 && { Allow: 'GET, HEAD' }),
    ...(status === 503 && { 'Retry-After': '10' }),
  }
  return jsonOf(content, status, headers, method)
}
