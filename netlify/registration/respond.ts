import { STATUS_CODES } from 'node:http'
import { inlineHashes, securityHeaders } from '../../src/http/security-headers'
import { defaultLocale, localeOf, type Locale } from '../../src/i18n/locales'
import { pathTo } from '../../src/i18n/routes'
import { statuses, type Answer } from '../http/answer'
import { fillPage } from './fill-page'
import { answerPageFile, type ReadBuilt } from './invitation'
import { bodyTypeOf } from './parse-request'

/** Seconds after which a guest may try again. */
const retryAfter = '10'

const always = { 'Cache-Control': 'no-store', ...securityHeaders({}) }

/** The answer in the form in which the request was: JSON, or a page for a form without JavaScript. */
export async function respond(request: Request, answer: Answer, read: ReadBuilt): Promise<Response> {
  const page = bodyTypeOf(request) === 'form' && answer.code !== 'method_not_allowed'
  // A page that cannot be filled must not hide the answer.
  return page ? asPage(answer, request, read).catch(() => asJson(answer)) : asJson(answer)
}

function headersOf({ code, reason }: Answer): Record<string, string> {
  return {
    ...always,
    ...(code === 'method_not_allowed' && { Allow: 'POST' }),
    ...(code === 'unavailable' && !reason && { 'Retry-After': retryAfter }),
  }
}

/** For the client: `{"code":"registered"}`, or a problem document (RFC 9457). */
function asJson(answer: Answer): Response {
  const { code, reason, errors } = answer
  const status = statuses[code]
  if (status === 201) return Response.json({ code }, { status, headers: headersOf(answer) })
  const problem = { title: STATUS_CODES[status], status, code, ...(reason && { reason }), ...(errors && { errors }) }
  return Response.json(problem, {
    status,
    headers: { ...headersOf(answer), 'Content-Type': 'application/problem+json' },
  })
}

/** For a form without JavaScript: on to the page of success, or back to the form, filled in, with the same status. */
async function asPage(answer: Answer, request: Request, read: ReadBuilt): Promise<Response> {
  const locale = answer.sent?.locale ?? localeOfPage(request)
  if (answer.code === 'registered') {
    const Location = pathTo('registered', locale, answer.path)
    return new Response(null, { status: 303, headers: { ...always, Location } })
  }
  const page = fillPage(await read(answerPageFile(locale)), answer)
  return new Response(page, {
    status: statuses[answer.code],
    headers: {
      ...headersOf(answer),
      ...securityHeaders(inlineHashes(page)),
      'Content-Type': 'text/html; charset=utf-8',
    },
  })
}

/** The language of the page that the form stood on, as far as it is known. */
function localeOfPage({ headers }: Request): Locale {
  const page = headers.get('referer') ?? ''
  return URL.canParse(page) ? localeOf(new URL(page).pathname) : defaultLocale
}
