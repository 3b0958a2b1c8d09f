import type { Locale } from '../../src/i18n/locales'
import { hrefOf, pathTo } from '../../src/i18n/routes'
import type { Answer } from '../http/answer'
import { isVisit, wantsPage } from '../http/parse-body'
import { jsonResponse, pageResponse, redirectTo } from '../http/response'
import { visitorLocale } from '../http/visitor-locale'
import { fillAnswerPage, type AnswerPage } from './answer-page'
import { answerPageFile, readFacts, type AnswerPageName, type EventFacts, type ReadBuilt } from './facts'

/** The response: JSON, or a page for a form that was sent without JavaScript and for a visit. */
export async function respond(request: Request, answer: Answer, read: ReadBuilt): Promise<Response> {
  if (isVisit(request)) return answerVisit(request, answer, read)
  if (!wantsPage(request, answer)) return jsonResponse(answer)
  // If the page cannot be read, the guest gets the answer as JSON.
  return asPage(answer, request, read).catch(() => jsonResponse(answer))
}

/**
 * For a tab at the address of a form, as when a phone restores the tab in which the form was answered: a page that leads
 * back, with the form if the page of it is known; else a redirect to the home page.
 */
export async function answerVisit(request: Request, answer: Answer, read: ReadBuilt): Promise<Response> {
  const response = await asPage(answer, request, read, 'programme').catch(() => toHome(visitorLocale(request)))
  return request.method === 'HEAD' ? new Response(null, response) : response
}

/** The home page, for a visitor whom the build has written no page for. */
export const toHome = (locale: Locale) => redirectTo(hrefOf(pathTo('home', locale)))

/**
 * The filled-in page.
 * @param withoutEvent the page to fill in if the event is not known
 */
async function asPage(
  given: Answer,
  request: Request,
  read: ReadBuilt,
  withoutEvent?: AnswerPageName,
): Promise<Response> {
  const answer = { ...given, event: given.event ?? (await eventOfPage(pathOfReferer(request), read)) }
  const { code, event, sent } = answer
  const locale = sent?.locale ?? visitorLocale(request)
  const isAdmitted = code === 'registered' && event?.form === 'invitation'
  const page = await readPage(isAdmitted ? 'admission' : (event?.form ?? withoutEvent), locale, read)
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
