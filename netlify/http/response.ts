import { STATUS_CODES } from 'node:http'
import { securityHeaders } from '../../src/http/security-headers'
import type { Shell } from '../../src/registration/guest-pages'
import { statuses, type Answer } from './answer'

/** Seconds after which a guest can try again. */
const retryAfter = '10'

/** The headers of every response of a function. */
export const commonHeaders = { 'Cache-Control': 'no-store', ...securityHeaders({}) }

/** @param methods the methods that the function allows */
function headersOf({ code, reason }: Answer, methods = 'POST'): Record<string, string> {
  return {
    ...(code === 'method_not_allowed' && { Allow: methods }),
    ...(code === 'door_key_refused' && { 'WWW-Authenticate': 'Bearer' }),
    ...(code === 'unavailable' && !reason && { 'Retry-After': retryAfter }),
    ...((code === 'too_many_registrations' || code === 'too_many_from_network') && { 'Retry-After': '3600' }),
  }
}

/** For the API client: `{"code":"registered","mail":true}`, or a problem document (RFC 9457). */
export function jsonResponse(answer: Answer, methods?: string): Response {
  const { code, content, reason, errors } = answer
  const status = statuses[code]
  const body =
    status < 300
      ? { code, ...content }
      : problemDocument(status, code, { ...content, ...(reason && { reason }), ...(errors && { errors }) })
  return jsonOf(body, status, headersOf(answer, methods))
}

/** The content of a problem document (RFC 9457). */
export function problemDocument(status: number, code: string, details: object = {}) {
  return { title: STATUS_CODES[status], status, code, ...details }
}

/**
 * A response in JSON, with the headers of every response. Its content is a problem document if the status is an error.
 * @param method of the request: the response to HEAD has no body
 */
export function jsonOf(content: object, status: number, headers: Record<string, string>, method = 'GET'): Response {
  const type = status < 300 ? 'application/json' : 'application/problem+json'
  const body = method === 'HEAD' ? null : JSON.stringify(content)
  return new Response(body, { status, headers: { ...commonHeaders, ...headers, 'Content-Type': type } })
}

/** A page. */
export function pageResponse(answer: Answer, { html, hashes }: Shell): Response {
  return new Response(html, {
    status: statuses[answer.code],
    headers: {
      ...commonHeaders,
      ...headersOf(answer),
      ...securityHeaders(hashes),
      'Content-Type': 'text/html; charset=utf-8',
    },
  })
}

/**
 * A redirect to a page of the site.
 * @param status 303 after a form: the browser gets the page, and no reload sends the form again (RFC 9110, 15.4.4)
 */
export function redirectTo(path: string, status: 302 | 303 = 302): Response {
  return new Response(null, { status, headers: { ...commonHeaders, Location: path } })
}
