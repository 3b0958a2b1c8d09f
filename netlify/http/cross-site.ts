import type { Variables } from './handler'

/**
 * The one other origin whose pages may send requests: ALLOWED_ORIGIN, if it has the form of the header `Origin`.
 * Any other value allows none: `null`, for example, would allow every sandboxed frame.
 */
export function allowedOrigin({ ALLOWED_ORIGIN }: Variables): string | undefined {
  const allowed = ALLOWED_ORIGIN?.trim() ?? ''
  return URL.canParse(allowed) && new URL(allowed).origin === allowed ? allowed : undefined
}

/**
 * Whether a page of another site sent the request. Such a page could use up the seats.
 * Browsers send `Sec-Fetch-Site`, older ones only `Origin`. Programs send neither, and are not cross-site
 * (OWASP, Cross-Site Request Forgery Prevention, "Fetch Metadata").
 * @param allowed the one other origin that may send requests
 */
export function isCrossSite({ url, headers }: Request, allowed?: string): boolean {
  const origin = headers.get('origin')
  if (allowed && origin === allowed) return false
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  // Compares hosts, not origins: a proxy may have ended TLS, which changes the scheme.
  return origin !== null && (!URL.canParse(origin) || new URL(origin).host !== new URL(url).host)
}

/** Whether the request is a CORS preflight from the allowed origin. */
export function isPreflight({ method, headers }: Request, allowed: string): boolean {
  return method === 'OPTIONS' && headers.get('origin') === allowed
}

/** Answers a preflight (Fetch Standard, 3.3: CORS protocol). */
export function answerPreflight(origin: string): Response {
  const headers = {
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Allow-Headers': 'authorization, content-type, x-xsrf-token',
    'Access-Control-Max-Age': '600',
  }
  return allowReading(new Response(null, { status: 204, headers }), origin)
}

/** Lets pages of an origin read the response. */
export function allowReading(response: Response, origin: string): Response {
  response.headers.set('Access-Control-Allow-Origin', origin)
  response.headers.append('Vary', 'Origin')
  return response
}
