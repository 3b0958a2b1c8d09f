import { localeOf, type Locale } from '../../src/i18n/locales'
import { statuses, type Code } from '../http/answer'
import type { Handler } from '../http/handler'
import { isVisit, wantsPage } from '../http/parse-body'
import { jsonResponse, pageResponse, redirectTo } from '../http/response'
import { visitorLocale } from '../http/visitor-locale'
import type { FunctionName } from '../storage/call-database'
import { createEndpoint, receive, type Dependencies, type Setup } from '../endpoint/endpoint'
import { openDatabase, type Opened } from '../endpoint/open-database'
import type { GuestPage } from '../../src/registration/guest-pages'
import type { Render } from '../endpoint/render'
import { doneOfLink, isLink, linkPath, tokenIn, tokenOfLink, type LinkRoute } from '../http/link'
import type { SentForm } from './answer'
import { sentIn } from './parse-request'
import { answerVisit, formResponse, toHome } from './respond'

/** The page of a link. */
export type LinkedPage<OwnAnswer extends SentForm> = {
  route: LinkRoute
  /** The page that shows an answer to somebody who has a link. What its type has beyond that of every form is optional. */
  pageOf: (answer: OwnAnswer, locale: Locale) => GuestPage
  /** The state of what the link has found, as a word of an address; undefined if it has found nothing. */
  stateOf: (answer: OwnAnswer) => string | undefined
  /** Whether the page helps those who come without a link. */
  isForAnyone?: true
}

/**
 * A function that opens a link: GET and HEAD. It changes nothing. It never throws and never answers 500.
 * @param find what the token leads to in the database
 * @param methods what the function allows, if it answers more
 */
export function createLinkPage<Name extends FunctionName, OwnAnswer extends SentForm>(
  dependencies: Dependencies<Name>,
  page: LinkedPage<OwnAnswer>,
  find: (token: string, opened: Opened<Name>, signal: AbortSignal, setup: Setup<Name>) => Promise<OwnAnswer>,
  methods = 'GET, HEAD',
): Handler {
  const open = async (token: string, signal: AbortSignal, setup: Setup<Name>) => {
    const opened = await openDatabase(setup)
    return 'code' in opened ? opened : find(token, opened, signal, setup)
  }
  return createEndpoint<Name, OwnAnswer | SentForm>(dependencies, {
    async decide({ method, url }, { signal, within }, setup) {
      if (method !== 'GET' && method !== 'HEAD') return { code: 'method_not_allowed' }
      const token = tokenOfLink(url)
      if (!token) return { code: page.isForAnyone && !isLink(url) ? 'no_token' : 'unknown_token' }
      const found = await within(open(token, signal, setup))
      return { ...found, done: doneIn(url, page.stateOf(found as OwnAnswer)), sent: { values: { token } } }
    },
    // In the language of the address.
    async respond({ method, url }, answer, { render }) {
      if (answer.code === 'method_not_allowed') return jsonResponse(answer, methods)
      const locale = localeOf(new URL(url).pathname)
      const response = await asPage(answer, locale, page, render).catch(() => toHome(locale))
      return method === 'HEAD' ? new Response(null, response) : response
    },
  })
}

/**
 * A function that takes the forms of such a page, or the same values as JSON: POST. The token in the request is all that
 * gives the right to change something, and no browser adds it by itself, so that a request from another site is no
 * danger (docs/decisions/049). What was done leads back to the link, so that Back, a reload and a tab that a phone restores
 * show what holds now. It never throws and never answers 500.
 * @param change what is done with the values of a request
 */
export function createLinkForm<Name extends FunctionName, OwnAnswer extends SentForm>(
  dependencies: Dependencies<Name>,
  page: LinkedPage<OwnAnswer>,
  change: (value: unknown, signal: AbortSignal, setup: Setup<Name>) => Promise<OwnAnswer>,
): Handler {
  return createEndpoint<Name, OwnAnswer | SentForm>(dependencies, {
    async decide(request, { signal, within }, setup) {
      if (request.method !== 'POST') return { code: 'method_not_allowed' }
      const received = await within(receive(request, signal))
      if ('code' in received) return received
      return { ...(await within(change(received.value, signal, setup))), sent: sentIn(received) }
    },
    async respond(request, answer, built) {
      if (isVisit(request)) return answerVisit(request, answer, built)
      if (!wantsPage(request, answer)) return formResponse(answer)
      const locale = answer.sent?.locale ?? visitorLocale(request)
      const token = tokenIn(answer.sent?.values.token)
      const state = isDone(answer.code) ? page.stateOf(answer as OwnAnswer) : undefined
      if (token && state) return redirectTo(linkPath(page.route, locale, token, doneWord(answer.code, state)), 303)
      // If the build has written no page, the guest gets the answer as JSON.
      return asPage(answer, locale, page, built.render).catch(() => formResponse(answer))
    },
  })
}

const isDone = (code: Code) => statuses[code] < 300 && code !== 'found'

/** What a form has done, as the address of its page says it. */
const doneWord = (code: Code, state: string) => `${code}.${state}`

/** What a form has done that led to a page; undefined if something has changed since. */
function doneIn(url: string, state: string | undefined): Code | undefined {
  const done = doneOfLink(url)
  if (state === undefined || done === null) return undefined
  return (Object.keys(statuses) as Code[]).find((code) => isDone(code) && done === doneWord(code, state))
}

/** The page. The address holds the token: it is sent in no Referer header, and search engines must not index it. */
async function asPage<OwnAnswer extends SentForm>(
  answer: OwnAnswer | SentForm,
  locale: Locale,
  { pageOf }: LinkedPage<OwnAnswer>,
  render: Render,
): Promise<Response> {
  const response = pageResponse(answer, await render(locale, pageOf(answer as OwnAnswer, locale)))
  response.headers.set('Referrer-Policy', 'no-referrer')
  response.headers.set('X-Robots-Tag', 'noindex')
  return response
}
