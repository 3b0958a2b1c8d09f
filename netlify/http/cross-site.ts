import type { Variables } from '../storage/environment'

/**
 * The one other origin whose pages may ask: ALLOWED_ORIGIN, only if it is written as browsers send it in `Origin`.
 * Anything else allows nobody; `null` would allow every sandboxed frame.
 */
export function allowedOrigin({ ALLOWED_ORIGIN }: Variables): string | undefined {
  const allowed = ALLOWED_ORIGIN?.trim() ?? ''
  return URL.canParse(allowed) && new URL(allowed).origin === allowed ? allowed : undefined
}

/**
 * Whether another site's page sent the request; such a page could use up the seats.
 * The browser says so in `Sec-Fetch-Site`; older ones send only `Origin`; programs send neither and may pass
 * (OWASP, Cross-Site Request Forgery Prevention, "Fetch Metadata").
 * @param allowed the one other origin that may ask
 */
export function isCrossSite({ url, headers }: Request, allowed?: string): boolean {
  const origin = headers.get('origin')
  if (allowed && origin === allowed) return false
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  // The host only: what stands before the function may have ended TLS.
  return origin !== null && (!URL.canParse(origin) || new URL(origin).host !== new URL(url).host)
}

/** Whether a browser asks, before it sends a registration, if a page of the allowed origin may send one. */
export function isPreflight({ method, headers }: Request, allowed: string): boolean {
  return method === 'OPTIONS' && headers.get('origin') === allowed
}

/** The answer to that question (Fetch Standard, 3.3: CORS protocol). */
export function allowAsking(origin: string): Response {
  const headers = {
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': 'content-type, x-xsrf-token',
    'Access-Control-Max-Age': '600',
  }
  return allowReading(new Response(null, { status: 204, headers }), origin)
}

/** The same answer, which a page of the origin may read. */
export function allowReading(response: Response, origin: string): Response {
  response.headers.set('Access-Control-Allow-Origin', origin)
  response.headers.append('Vary', 'Origin')
  return response
}
