import { findInvisible, trimInvisible } from './invisible'

/** The longest e-mail address, in characters (RFC 5321, 4.5.3.1). */
export const maxEmailLength = 254

/**
 * Removes spaces and invisible characters at the ends, and writes the domain in lower case and in Punycode. The part
 * before the @ keeps its case.
 * Does not normalise to NFC: that would turn the Kelvin sign into a K, and make two addresses one.
 */
export function normaliseEmail(text: string): string {
  const address = trimInvisible(text)
  const at = address.lastIndexOf('@')
  return at < 0 ? address : `${address.slice(0, at)}@${asciiDomain(address.slice(at + 1))}`
}

/** The domain of an address, in lower case and in Punycode. */
export function domainOf(address: string): string {
  const normalised = normaliseEmail(address)
  return normalised.slice(normalised.lastIndexOf('@') + 1)
}

function asciiDomain(domain: string): string {
  // Letters, digits, hyphens and dots only: with other characters, `URL` would read something else than a domain. It
  // leaves out invisible ones.
  if (findInvisible(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

// RFC 5321, 4.1.2: a Dot-string, and subdomains. A top-level domain has no digits unless it is in Punycode.
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/

/** Whether a normalised text is an ASCII address within the lengths of RFC 5321: 64 before the @, 254 in all. */
export function isEmail(address: string): boolean {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, Math.max(at, 0))
  return (
    address.length <= maxEmailLength &&
    local.length <= 64 &&
    localPart.test(local) &&
    hostName.test(address.slice(at + 1))
  )
}
