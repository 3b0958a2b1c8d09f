import { defaultLocale, localeOf, type Locale } from '../../src/i18n/locales'
import type { Answer } from '../http/answer'
import { jsonResponse, pageResponse } from '../http/response'
import { registrationPageFile, type ReadBuilt } from './facts'
import { wantsPage } from './parse-request'
import { fillRegistrationPage, type RegistrationPage } from './registration-page'

/** The response to `POST /api/change`: JSON, or the page of the registration for a form. */
export async function respondToChange(request: Request, answer: Answer, read: ReadBuilt): Promise<Response> {
  return wantsPage(request, answer) ? asPage(answer, answer.sent?.locale ?? defaultLocale, read) : jsonResponse(answer)
}

/** The response to a visit of the page, in the language of its address. */
export async function respondToVisit({ method, url }: Request, answer: Answer, read: ReadBuilt): Promise<Response> {
  if (answer.code === 'method_not_allowed') return jsonResponse(answer, 'GET, HEAD')
  const response = await asPage(answer, localeOf(new URL(url).pathname), read)
  return method === 'HEAD' ? new Response(null, response) : response
}

/** The page. It is for the owner of the link only: no address that it leads to learns of it, and no search engine. */
async function asPage(answer: Answer, locale: Locale, read: ReadBuilt): Promise<Response> {
  const response = await fill(answer, locale, read).catch(() => jsonResponse(answer))
  response.headers.set('Referrer-Policy', 'no-referrer')
  response.headers.set('X-Robots-Tag', 'noindex')
  return response
}

/** @throws if the build has written no page */
async function fill(answer: Answer, locale: Locale, read: ReadBuilt): Promise<Response> {
  const page = JSON.parse(await read(registrationPageFile(locale))) as RegistrationPage
  return pageResponse(answer, fillRegistrationPage(page, answer, locale), page.hashes)
}
