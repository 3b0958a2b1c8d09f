import type { IncomingMessage, ServerResponse } from 'node:http'

/** What a request asks for, or the status of its refusal. */
export type RequestTarget = { url: URL; refusal?: never } | { url?: never; refusal: 400 | 405 }

/** The methods that no Request of fetch has (https://fetch.spec.whatwg.org/#forbidden-method). */
const forbidden = /^(connect|trace|track)$/i

/**
 * Reads the target and the Host of a request, which anybody may write by hand. Only the origin form is a target
 * (RFC 9112, section 3.2.1): the absolute form is for proxies.
 * @returns the address, whose path never begins with two slashes, so that no redirect made of it leaves the site;
 * or 400 for what is no path or no host, 405 for a method that is not allowed
 */
export function requestTarget({ method = 'GET', url = '', headers }: IncomingMessage): RequestTarget {
  if (forbidden.test(method)) return { refusal: 405 }
  const site = siteOf(headers.host ?? 'localhost')
  // A URL's path may be written with backslashes too: `/\` would begin with another host.
  if (!site || !/^\/(?![/\\])/.test(url) || !URL.canParse(url, site)) return { refusal: 400 }
  const target = new URL(url, site)
  // Leaving out `.` and `..` may bring two slashes to the front.
  return target.pathname.startsWith('//') || isNoFile(target.pathname) ? { refusal: 400 } : { url: target }
}

/** Answers a request that is refused. @param methods those that are allowed, which 405 must say (RFC 9110, 15.5.6) */
export function refuse(response: ServerResponse, status: number, methods = 'GET, HEAD, POST, OPTIONS'): void {
  response.writeHead(status, status === 405 ? { Allow: methods } : {}).end()
}

/** The origin that a Host header names; nothing for what is more or less than a host and a port. */
function siteOf(host: string): string | undefined {
  if (!/^[^\s/?#@\\]+$/.test(host) || !URL.canParse(`http://${host}`)) return undefined
  return new URL(`http://${host}`).origin
}

/** Whether a path, decoded, could not name a file: by a NUL, or by a parent folder behind encoded slashes. */
function isNoFile(pathname: string): boolean {
  const path = decoded(pathname)
  return path !== undefined && (path.includes('\0') || path.split(/[/\\]/).includes('..'))
}

/** The text that a path is written for; undefined where it is none, as in `/%zz`. */
export function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
