import { localeOf, type Locale } from '../../src/i18n/locales'
import type { Answer } from '../http/answer'
import { wantsPage } from '../http/parse-body'
import { jsonResponse, pageResponse } from '../http/response'
import { fillAnswerPage, type AnswerPage } from './answer-page'
import { answerPageFile, readFacts, type AnswerPageName, type EventFacts, type ReadBuilt } from './facts'

/** The response: JSON, or a page for a form that was sent without JavaScript. */
export async function respond(request: Request, answer: Answer, read: ReadBuilt): Promise<Response> {
  if (!wantsPage(request, answer)) return jsonResponse(answer)
  // If the page cannot be read, the guest gets the answer as JSON.
  return asPage(answer, request, read).catch(() => jsonResponse(answer))
}

/** For a form without JavaScript: the filled-in page. */
async function asPage(given: Answer, request: Request, read: ReadBuilt): Promise<Response> {
  const referer = pathOfReferer(request)
  const answer = { ...given, event: given.event ?? (await eventOfPage(referer, read)) }
  const { code, event, sent } = answer
  const locale = sent?.locale ?? localeOf(referer)
  const isAdmitted = code === 'registered' && event?.form === 'invitation'
  const page = await readPage(isAdmitted ? 'admission' : event?.form, locale, read)
  return pageResponse(answer, fillAnswerPage(page, answer, locale), page.hashes)
}

/** Without a form, the page of the programme, which can do without an event; if there is none, that of the invitation. */
async function readPage(name: AnswerPageName | undefined, locale: Locale, read: ReadBuilt): Promise<AnswerPage> {
  const readFor = (each: AnswerPageName) => read(answerPageFile(each, locale))
  const text = name ? readFor(name) : readFor('programme').catch(() => readFor('invitation'))
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
