import type { IncomingMessage, ServerResponse } from 'node:http'

/** The URL of a request, or the status with which the request is refused. */
type RequestTarget = { url: URL; refusal?: never } | { url?: never; refusal: 400 | 405 }

/** Methods that a Request of fetch must not have (https://fetch.spec.whatwg.org/#forbidden-method). */
const forbidden = /^(connect|trace|track)$/i

/**
 * Validates the target and the Host of a request. Only the origin form of a target is accepted (RFC 9112, section 3.2.1);
 * the absolute form is for proxies.
 * @returns the URL, whose path never begins with two slashes, so that no redirect made from it leads to another site;
 * or 400 for an invalid path or host, and 405 for a method that is not allowed
 */
export function requestTarget({ method = 'GET', url = '', headers }: IncomingMessage): RequestTarget {
  if (forbidden.test(method)) return { refusal: 405 }
  const site = siteOf(headers.host ?? 'localhost')
  // URL parsers treat a backslash as a slash: after `/\` comes a host.
  if (!site || !/^\/(?![/\\])/.test(url) || !URL.canParse(url, site)) return { refusal: 400 }
  const target = new URL(url, site)
  // The path can begin with two slashes after `.` and `..` are removed.
  return target.pathname.startsWith('//') || cannotBeFile(target.pathname) ? { refusal: 400 } : { url: target }
}

/** Refuses a request. @param methods the allowed methods, which a 405 response must name (RFC 9110, section 15.5.6) */
export function refuse(response: ServerResponse, status: number, methods = 'GET, HEAD, POST, OPTIONS'): void {
  response.writeHead(status, status === 405 ? { Allow: methods } : {}).end()
}

/** The origin of a Host header; undefined unless the header is a host with an optional port. */
function siteOf(host: string): string | undefined {
  if (!/^[^\s/?#@\\]+$/.test(host) || !URL.canParse(`http://${host}`)) return undefined
  return new URL(`http://${host}`).origin
}

/** Whether the decoded path contains a NUL character, or a `..` between encoded slashes. */
function cannotBeFile(pathname: string): boolean {
  const path = decoded(pathname)
  return path !== undefined && (path.includes('\0') || path.split(/[/\\]/).includes('..'))
}

/** Decodes a path. @returns undefined if it has an invalid escape, as in `/%zz` */
export function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
