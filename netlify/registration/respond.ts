import { STATUS_CODES } from 'node:http'
import { securityHeaders } from '../../src/http/security-headers'
import { defaultLocale, languageOf, localeOf, type Locale } from '../../src/i18n/locales'
import { pathWords } from '../../src/i18n/languages'
import { statuses, type Answer } from '../http/answer'
import { fillAnswerPage, type AnswerPage } from './answer-page'
import { answerPageFile, type EventFacts, type ReadBuilt } from './facts'
import { bodyTypeOf } from './parse-request'

/** Seconds after which a guest can try again. */
const retryAfter = '10'

const commonHeaders = { 'Cache-Control': 'no-store', ...securityHeaders({}) }

/** The response: JSON, or a page for a form that was sent without JavaScript. */
export async function respond(request: Request, answer: Answer, read: ReadBuilt): Promise<Response> {
  const page = bodyTypeOf(request) === 'form' && answer.code !== 'method_not_allowed'
  // If the page cannot be read, the guest gets the answer as JSON.
  return page ? asPage(answer, request, read).catch(() => asJson(answer)) : asJson(answer)
}

function headersOf({ code, reason }: Answer): Record<string, string> {
  return {
    ...commonHeaders,
    ...(code === 'method_not_allowed' && { Allow: 'POST' }),
    ...(code === 'unavailable' && !reason && { 'Retry-After': retryAfter }),
    ...(code === 'too_many_registrations' && { 'Retry-After': '3600' }),
  }
}

/** For the API client: `{"code":"registered"}`, or a problem document (RFC 9457). */
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

/** For a form without JavaScript: a redirect to the success page, or the filled-in form with an error status. */
async function asPage(answer: Answer, request: Request, read: ReadBuilt): Promise<Response> {
  const locale = answer.sent?.locale ?? localeOfPage(request)
  if (answer.code === 'registered' && answer.event) {
    const Location = pathAfter(answer.event, locale)
    return new Response(null, { status: 303, headers: { ...commonHeaders, Location } })
  }
  const page = JSON.parse(await read(answerPageFile(locale))) as AnswerPage
  return new Response(fillAnswerPage(page, answer), {
    status: statuses[answer.code],
    headers: {
      ...headersOf(answer),
      ...securityHeaders(page.hashes),
      'Content-Type': 'text/html; charset=utf-8',
    },
  })
}

/** Where a registered guest is led: the success page of the invitation, or the page of the event. */
function pathAfter({ form, pages }: EventFacts, locale: Locale): string {
  const { path } = pages[locale]
  return form === 'invitation' ? `${path}/${pathWords(languageOf(locale)).registered}` : path
}

/** The language of the page that sent the form, from the `Referer` header; the default language without one. */
function localeOfPage({ headers }: Request): Locale {
  const page = headers.get('referer') ?? ''
  return URL.canParse(page) ? localeOf(new URL(page).pathname) : defaultLocale
}
