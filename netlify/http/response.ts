import { STATUS_CODES } from 'node:http'
import { securityHeaders, type InlineHashes } from '../../src/http/security-headers'
import { statuses, type Answer } from './answer'

/** Seconds after which a guest can try again. */
const retryAfter = '10'

/** The headers of every response of a function. */
export const commonHeaders = { 'Cache-Control': 'no-store', ...securityHeaders({}) }

/** @param methods the methods that the function allows */
function headersOf({ code, reason }: Answer, methods: string): Record<string, string> {
  return {
    ...commonHeaders,
    ...(code === 'method_not_allowed' && { Allow: methods }),
    ...(code === 'unavailable' && !reason && { 'Retry-After': retryAfter }),
    ...(code === 'too_many_registrations' && { 'Retry-After': '3600' }),
  }
}

/** For the API client: `{"code":"registered","mail":true}`, or a problem document (RFC 9457). */
export function jsonResponse(answer: Answer, methods = 'POST'): Response {
  const { code, mail, waiting, reason, errors } = answer
  const status = statuses[code]
  if (status < 300) return Response.json({ code, mail }, { status, headers: headersOf(answer, methods) })
  const details = { ...(waiting && { waiting }), ...(reason && { reason }), ...(errors && { errors }) }
  const problem = { title: STATUS_CODES[status], status, code, ...details }
  return Response.json(problem, {
    status,
    headers: { ...headersOf(answer, methods), 'Content-Type': 'application/problem+json' },
  })
}

/** A filled-in page. */
export function pageResponse(answer: Answer, html: string, hashes: InlineHashes): Response {
  return new Response(html, {
    status: statuses[answer.code],
    headers: {
      ...headersOf(answer, 'POST'),
      ...securityHeaders(hashes),
      'Content-Type': 'text/html; charset=utf-8',
    },
  })
}
