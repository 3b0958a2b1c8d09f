import { createHmac } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'

/** The hashes of a network, in hexadecimal: today's, and that of the day before. Null if the address is unknown. */
type NetworkArguments = { p_network: string | null; p_network_before: string | null }

const day = 24 * 60 * 60 * 1000

/**
 * Hashes the network of a guest, so that one network cannot book out the programme: an IPv4 address, or the /64 of an
 * IPv6 address, which one household or office has. An HMAC with a key that nobody outside has, because all IPv4 addresses
 * could be tried; with the date, so that nothing links the days.
 * @param ip from Netlify's context
 * @param secret of the functions
 * @param now milliseconds since 1970
 */
export function networkOf(ip: string | undefined, secret: string, now: number): NetworkArguments {
  const network = ip === undefined ? undefined : prefixOf(ip)
  if (network === undefined) return { p_network: null, p_network_before: null }
  const hash = (time: number) => {
    const date = new Date(time).toISOString().slice(0, 10)
    return createHmac('sha256', secret).update(`${date} ${network}`).digest('hex')
  }
  return { p_network: hash(now), p_network_before: hash(now - day) }
}

/** The network that an IP address belongs to; undefined if it is none. */
function prefixOf(ip: string): string | undefined {
  // An IPv4 address in the form of IPv6 (RFC 4291, 2.5.5.2).
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return undefined
  const groups = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const [head = '', tail] = groups.split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0')
  return [...first, ...zeros, ...last].slice(0, 4).join(':')
}
