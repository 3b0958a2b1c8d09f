/**
 * The cookies: of the organisers' page its session, and the secret of a browser that has asked for a code; of a guest the
 * secret of the browser in which they registered, which may correct their address.
 */
type CookieName = 'organiser' | 'sign-in' | 'guest'

/**
 * A cookie whose name begins with `__Host-` can be set by this host alone, with TLS (RFC 6265bis, 4.1.3.2). A server on
 * this machine has no TLS.
 */
const nameAt = (name: CookieName, url: string) => (new URL(url).protocol === 'http:' ? name : `__Host-${name}`)

/** The value of a cookie, if it is 128 bits in lower-case hexadecimal; else undefined. */
export function cookieOf({ headers, url }: Request, name: CookieName): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='))
  const [, value] = pairs.find(([each]) => each === nameAt(name, url)) ?? []
  return value !== undefined && /^[0-9a-f]{32}$/.test(value) ? value : undefined
}

/**
 * The header `Set-Cookie` for a cookie that no script and no other site can use.
 * @param seconds until it ends; 0 deletes it
 */
export function cookieFor({ url }: Request, name: CookieName, value: string, seconds: number): string {
  const fullName = nameAt(name, url)
  const secure = fullName === name ? '' : '; Secure'
  return `${fullName}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`
}
