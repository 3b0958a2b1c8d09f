import type { Locale } from '../../src/i18n/locales'
import { hrefOf, pathTo } from '../../src/i18n/routes'
import type { Answer } from '../http/answer'
import { isVisit, wantsPage } from '../http/parse-body'
import { jsonResponse, pageResponse, redirectTo } from '../http/response'
import { visitorLocale } from '../http/visitor-locale'
import type { Built } from '../endpoint/endpoint'
import type { EventFacts } from '../storage/facts'
import type { FormAnswer } from './answer'
import { formAnswerPage } from './guest-page'

/** The response: JSON, or a page for a form that was sent without JavaScript and for a visit. */
export async function respond(request: Request, answer: FormAnswer, built: Built): Promise<Response> {
  if (isVisit(request)) return answerVisit(request, answer, built)
  const response = !wantsPage(request, answer)
    ? formResponse(answer)
    : // If the page cannot be rendered, the guest gets the answer as JSON.
      await asPage(answer, request, built).catch(() => formResponse(answer))
  if (answer.cookie) response.headers.append('Set-Cookie', answer.cookie)
  return response
}

/** The response to the API client. */
export const formResponse = (answer: Pick<FormAnswer, keyof Answer | 'mail' | 'waiting'>) =>
  jsonResponse({ ...answer, content: { mail: answer.mail, waiting: answer.waiting } })

/**
 * For a tab at the address of a form, as when a phone restores the tab in which the form was answered: a page that leads
 * back, with the form if the page of it is known; else a redirect to the home page. It shows nobody the invitation.
 */
export async function answerVisit(request: Request, answer: FormAnswer, built: Built): Promise<Response> {
  const event = answer.event ?? (await eventOfReferer(request, built))
  const isKnown = event ?? (await hasProgramme(built))
  const home = () => toHome(visitorLocale(request))
  const response = isKnown ? await asPage({ ...answer, ...(event && { event }) }, request, built).catch(home) : home()
  return request.method === 'HEAD' ? new Response(null, response) : response
}

/** The home page, for a visitor whom the build has written no page for. */
export const toHome = (locale: Locale) => redirectTo(hrefOf(pathTo('home', locale)))

async function asPage(given: FormAnswer, request: Request, built: Built): Promise<Response> {
  const event = given.event ?? (await eventOfReferer(request, built)) ?? (await onlyEvent(built))
  const answer = { ...given, ...(event && { event }) }
  const locale = answer.sent?.locale ?? visitorLocale(request)
  return pageResponse(answer, await built.render(locale, formAnswerPage(answer, locale)))
}

const eventsOf = async ({ factsOfBuild }: Built) => (await factsOfBuild())?.events ?? []

const hasProgramme = async (built: Built) => (await eventsOf(built)).some(({ form }) => form === 'programme')

/** Without a programme a form can only be that of the invitation. */
const onlyEvent = async (built: Built) => ((await hasProgramme(built)) ? undefined : (await eventsOf(built))[0])

/** Of a form that could not be read, the page that sent it is known from the `Referer` header. */
async function eventOfReferer({ headers }: Request, built: Built): Promise<EventFacts | undefined> {
  const page = headers.get('referer') ?? ''
  const path = URL.canParse(page) ? new URL(page).pathname : '/'
  return (await eventsOf(built)).find(({ pages }) => Object.values(pages).some((each) => each.path === path))
}
