import type { Answer, Code } from '../http/answer'
import type { Handler } from '../http/handler'
import { readBody } from '../http/read-body'
import { jsonOf, jsonResponse } from '../http/response'
import { createEndpoint, type Dependencies } from '../endpoint/endpoint'
import { replyToPersonalInvitation, type ReplyFunctions } from './handle-personal-invitation'
import { tokenOfLink } from '../http/link'
import { outOfTime } from '../endpoint/time-budget'

/** The types of a body that RFC 8058 allows. */
const formTypes = /^\s*(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i

/**
 * What the provider need not try again. The code says what holds: a guest who has accepted keeps the seat, and an
 * unknown link has nothing to end.
 */
const heard: Code[] = ['declined', 'cancelled', 'already_accepted', 'unknown_token']

/**
 * `POST /pozvanka?t=…`: a mail program declines for a guest who has not answered (RFC 8058). The provider of the mailbox
 * sends the request; it knows only the address and the body. An answer of the guest stays as it is. It never throws and
 * never answers 500.
 */
export function createUnsubscribe(dependencies: Dependencies<ReplyFunctions>): Handler {
  return createEndpoint(dependencies, {
    async decide(request, { signal, within }, setup) {
      const refusal = await within(refusalOf(request, signal))
      if (refusal) return refusal
      const decline = { token: tokenOfLink(request.url), persons: 0, state: 'silent' }
      return within(replyToPersonalInvitation(decline, signal, setup))
    },
    respond: async (_request, answer) =>
      heard.includes(answer.code) ? jsonOf({ code: answer.code }, 200, {}) : jsonResponse(answer),
  })
}

/** Why a request is none to unsubscribe; undefined if it is one. */
async function refusalOf(request: Request, signal: AbortSignal): Promise<Answer | undefined> {
  const type = request.headers.get('content-type') ?? ''
  if (!formTypes.test(type)) return { code: 'unsupported_media_type' }
  const body = await readBody(request, signal)
  if (body === 'aborted') return outOfTime
  if (typeof body === 'string') return { code: body }
  const form = await new Response(body.text, { headers: { 'Content-Type': type } }).formData().catch(() => undefined)
  return form?.get('List-Unsubscribe') === 'One-Click' ? undefined : { code: 'malformed' }
}
