import { STATUS_CODES } from 'node:http'
import { securityHeaders } from '../../src/http/security-headers'
import { languageOf, localeOf, type Locale } from '../../src/i18n/locales'
import { pathWords } from '../../src/i18n/languages'
import type { FormName } from '../../src/registration/fields'
import { mailAnchor } from '../../src/registration/mail-anchor'
import { statuses, type Answer } from '../http/answer'
import { fillAnswerPage, type AnswerPage } from './answer-page'
import { answerPageFile, readFacts, type EventFacts, type ReadBuilt } from './facts'
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

/** For the API client: `{"code":"registered","mail":true}`, the same with `waiting`, or a problem document (RFC 9457). */
function asJson(answer: Answer): Response {
  const { code, mail, waiting, reason, errors } = answer
  const status = statuses[code]
  if (status < 300) return Response.json({ code, mail }, { status, headers: headersOf(answer) })
  const details = { ...(waiting && { waiting }), ...(reason && { reason }), ...(errors && { errors }) }
  const problem = { title: STATUS_CODES[status], status, code, ...details }
  return Response.json(problem, {
    status,
    headers: { ...headersOf(answer), 'Content-Type': 'application/problem+json' },
  })
}

/**
 * For a form without JavaScript: the filled-in page. A guest of the invitation who is registered is redirected to its
 * success page.
 */
async function asPage(given: Answer, request: Request, read: ReadBuilt): Promise<Response> {
  const referer = pathOfReferer(request)
  const answer = { ...given, event: given.event ?? (await eventOfPage(referer, read)) }
  const { code, event, mail, sent } = answer
  const locale = sent?.locale ?? localeOf(referer)
  if (code === 'registered' && event?.form === 'invitation') {
    const page = `${event.pages[locale].path}/${pathWords(languageOf(locale)).registered}`
    const Location = mail ? `${page}#${mailAnchor}` : page
    return new Response(null, { status: 303, headers: { ...commonHeaders, Location } })
  }
  const page = await readPage(event?.form, locale, read)
  return new Response(fillAnswerPage(page, answer, locale), {
    status: statuses[code],
    headers: {
      ...headersOf(answer),
      ...securityHeaders(page.hashes),
      'Content-Type': 'text/html; charset=utf-8',
    },
  })
}

/** Without a form, the page of the programme, which can do without an event; if there is none, that of the invitation. */
async function readPage(form: FormName | undefined, locale: Locale, read: ReadBuilt): Promise<AnswerPage> {
  const readFor = (each: FormName) => read(answerPageFile(each, locale))
  const text = form ? readFor(form) : readFor('programme').catch(() => readFor('invitation'))
  return JSON.parse(await text) as AnswerPage
}

/** The path of the page that sent the form, from the `Referer` header; that of the home page without one. */
function pathOfReferer({ headers }: Request): string {
  const page = headers.get('referer') ?? ''
  return URL.canParse(page) ? new URL(page).pathname : '/'
}

/** The event at a path: of a form that could not be read, the page that sent it is known. */
async function eventOfPage(path: string, read: ReadBuilt): Promise<EventFacts | undefined> {
  const facts = await readFacts(read)
  return facts?.events.find(({ pages }) => Object.values(pages).some((page) => page.path === path))
}
