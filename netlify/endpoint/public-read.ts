import type { Code } from '../http/answer'
import { allowedOrigin, allowReading } from '../http/cross-site'
import type { Deploy } from '../http/deploy'
import { bugOf, printLine, withReason, type Fault } from '../http/fault'
import type { Handler, Variables } from '../http/handler'
import { jsonOf, jsonResponse } from '../http/response'

export type Failure = { fault: Fault; place?: string }

const isFailure = (outcome: object): outcome is Failure => 'fault' in outcome

type PublicRead<Content extends object> = {
  decide: (url: URL, deploy: Deploy | undefined) => Promise<Content | Failure>
  /** For how many seconds Netlify's edge keeps an answer. */
  cached: (content: Content) => number
  /** The parameter by which answers differ: the cache ignores all others. */
  query: string
}

/**
 * A function that anybody may ask: GET and HEAD. Netlify's edge keeps an answer, and browsers keep none (RFC 9213: the
 * header for one cache counts there instead of Cache-Control). It never throws.
 */
export function createPublicRead<Content extends object>(
  { variables, log = printLine }: { variables: Variables; log?: (line: string) => void },
  { decide, cached, query }: PublicRead<Content>,
): Handler {
  return async ({ method, url }, context) => {
    const respond = (response: Response) => {
      const allowed = allowedOrigin(variables)
      const readable = allowed ? allowReading(response, allowed) : response
      return method === 'HEAD' ? new Response(null, readable) : readable
    }
    const refuse = (code: Code) => respond(jsonResponse({ code }, 'GET, HEAD'))
    if (method !== 'GET' && method !== 'HEAD') return refuse('method_not_allowed')
    const outcome = await decide(new URL(url), context?.deploy).catch(bugOf)
    if (isFailure(outcome)) {
      log(JSON.stringify({ outcome: withReason('unavailable', outcome), requestId: context?.requestId }))
      return refuse('unavailable')
    }
    const cache = { 'Netlify-CDN-Cache-Control': `public, durable, max-age=${cached(outcome)}` }
    return respond(jsonOf(outcome, 200, { ...cache, 'Netlify-Vary': `query=${query}` }))
  }
}
