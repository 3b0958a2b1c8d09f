import type { UrgentNotice } from '../../src/registration/organisers'
import { allowedOrigin, allowReading } from '../http/cross-site'
import { bugOf, printLine, withReason, type Fault } from '../http/fault'
import type { Handler, Variables } from '../http/handler'
import { ownField } from '../http/own-field'
import { jsonOf, problemDocument } from '../http/response'
import { callDatabase, callTimeout, createDatabaseClient, type DatabaseClient } from '../storage/call-database'
import { whyNotPublished, type Deploy } from '../http/deploy'
import { readEnvironment, type Environment } from '../storage/environment'
import { remember } from '../storage/remember'

/** Milliseconds for which an answer of the database is used again. */
const memory = 2000

/** Seconds for which Netlify's edge keeps an answer. */
const cached = 20

/** What the function depends on; all but the variables for tests to replace. */
export type Dependencies = {
  variables: Variables
  createClient?: (environment: Environment) => DatabaseClient<'current_notice'>
  log?: (line: string) => void
}

type Outcome = Partial<UrgentNotice> | { fault: Fault; place?: string }

/**
 * `GET /api/notice`: the urgent notice in each language, with the seconds until its end; `{}` if there is none, as on a site
 * without a database. Who has set it is told to organisers only. It never throws.
 */
export function createNoticeHandler(dependencies: Dependencies): Handler {
  const { variables, createClient = createDatabaseClient, log = printLine } = dependencies

  const askDatabase = remember(memory, async (): Promise<Outcome> => {
    const environment = readEnvironment(variables)
    // Such a site has no organisers. Neither has a preview.
    if ('fault' in environment) return {}
    const called = await callDatabase(() => createClient(environment).rpc('current_notice', {}), callTimeout)
    if ('fault' in called) return { fault: called.fault }
    const { data } = called
    if (data === null) return {}
    const [id, texts, seconds] = ['id', 'texts', 'seconds'].map((name) => ownField(data, name))
    if (typeof id !== 'string' || typeof texts !== 'object' || !Number.isInteger(seconds)) {
      return { fault: 'unexpected_answer' }
    }
    return { id, texts, seconds } as UrgentNotice
  })

  const decide = async (deploy: Deploy | undefined): Promise<Outcome> => (whyNotPublished(deploy) ? {} : askDatabase())

  return async ({ method }, context) => {
    const respond = (status: 200 | 405 | 503, body: Outcome | string) => {
      const allowed = allowedOrigin(variables)
      return allowed ? allowReading(answer(method, status, body), allowed) : answer(method, status, body)
    }
    if (method !== 'GET' && method !== 'HEAD') return respond(405, 'method_not_allowed')
    const outcome = await decide(context?.deploy).catch(bugOf)
    if (!('fault' in outcome)) return respond(200, outcome)
    log(JSON.stringify({ outcome: withReason('unavailable', outcome), requestId: context?.requestId }))
    return respond(503, 'unavailable')
  }
}

/** The response. Netlify's edge keeps it, whatever its query, but not longer than the notice holds; browsers keep none. */
function answer(method: string, status: 200 | 405 | 503, body: Outcome | string): Response {
  const content = typeof body === 'string' ? problemDocument(status, body) : body
  const age = Math.min(cached, Number(ownField(body, 'seconds') ?? cached))
  const headers = {
    // No parameter has this name, so that the cache ignores all of them.
    ...(status === 200 && {
      'Netlify-CDN-Cache-Control': `public, durable, max-age=${age}`,
      'Netlify-Vary': 'query=none',
    }),
    ...(status === 405 && { Allow: 'GET, HEAD' }),
    ...(status === 503 && { 'Retry-After': '10' }),
  }
  return jsonOf(content, status, headers, method)
}
