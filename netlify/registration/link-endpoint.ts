import { localeOf, type Locale } from '../../src/i18n/locales'
import type { Answer } from '../http/answer'
import type { Handler } from '../http/handler'
import { isVisit, wantsPage } from '../http/parse-body'
import { jsonResponse, pageResponse } from '../http/response'
import { visitorLocale } from '../http/visitor-locale'
import type { FunctionName } from '../storage/call-database'
import { createEndpoint, receive, type Dependencies, type Setup } from './endpoint'
import type { GuestPage } from '../../src/registration/guest-pages'
import type { Render } from './guest-page'
import { tokenOfLink } from './link'
import { answerVisit, toHome } from './respond'

/** The page that shows an answer to somebody who has a link. */
export type PageOf = (answer: Answer, locale: Locale) => GuestPage

/**
 * A function that opens a link: GET and HEAD. It changes nothing. It never throws and never answers 500.
 * @param find what the token leads to
 * @param methods what the function allows, if it answers more
 */
export function createLinkPage<Name extends FunctionName>(
  dependencies: Dependencies<Name>,
  pageOf: PageOf,
  find: (token: string, signal: AbortSignal, setup: Setup<Name>) => Promise<Answer>,
  methods = 'GET, HEAD',
): Handler {
  return createEndpoint(dependencies, {
    async decide({ method, url }, { signal, within }, setup) {
      if (method !== 'GET' && method !== 'HEAD') return { code: 'method_not_allowed' }
      const token = tokenOfLink(url)
      if (!token) return { code: 'unknown_token' }
      return { ...(await within(find(token, signal, setup))), sent: { values: { token } } }
    },
    // In the language of the address.
    async respond({ method, url }, answer, { render }) {
      if (answer.code === 'method_not_allowed') return jsonResponse(answer, methods)
      const locale = localeOf(new URL(url).pathname)
      const response = await asPage(answer, locale, pageOf, render).catch(() => toHome(locale))
      return method === 'HEAD' ? new Response(null, response) : response
    },
  })
}

/**
 * A function that takes the forms of such a page, or the same values as JSON: POST. The token in the request is all that
 * gives the right to change something, and no browser adds it by itself, so that a request from another site is no
 * danger (docs/decisions/049). It never throws and never answers 500.
 * @param change what is done with the values of a request
 */
export function createLinkForm<Name extends FunctionName>(
  dependencies: Dependencies<Name>,
  pageOf: PageOf,
  change: (value: unknown, signal: AbortSignal, setup: Setup<Name>) => Promise<Answer>,
): Handler {
  return createEndpoint(dependencies, {
    async decide(request, { signal, within }, setup) {
      if (request.method !== 'POST') return { code: 'method_not_allowed' }
      const received = await within(receive(request, signal))
      if ('code' in received) return received
      const { value, sent } = received
      return { ...(await within(change(value, signal, setup))), sent }
    },
    async respond(request, answer, built) {
      if (isVisit(request)) return answerVisit(request, answer, built)
      if (!wantsPage(request, answer)) return jsonResponse(answer)
      // If the build has written no page, the guest gets the answer as JSON.
      const locale = answer.sent?.locale ?? visitorLocale(request)
      return asPage(answer, locale, pageOf, built.render).catch(() => jsonResponse(answer))
    },
  })
}

/** The page. The address holds the token: it is sent in no Referer header, and search engines must not index it. */
async function asPage(answer: Answer, locale: Locale, pageOf: PageOf, render: Render): Promise<Response> {
  const response = pageResponse(answer, await render(locale, pageOf(answer, locale)))
  response.headers.set('Referrer-Policy', 'no-referrer')
  response.headers.set('X-Robots-Tag', 'noindex')
  return response
}
