import { domainOf, normaliseEmail } from './email'

/** The domains that most guests of the region have, and those of the large providers. */
const domains = [
  'seznam.cz',
  'email.cz',
  'post.cz',
  'centrum.cz',
  'volny.cz',
  'atlas.cz',
  'tiscali.cz',
  'quick.cz',
  'azet.sk',
  'zoznam.sk',
  'centrum.sk',
  'wp.pl',
  'onet.pl',
  'interia.pl',
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'outlook.cz',
  'hotmail.com',
  'live.com',
  'yahoo.com',
  'icloud.com',
  'me.com',
  'gmx.de',
  'gmx.at',
  'gmx.net',
  'web.de',
  't-online.de',
  'protonmail.com',
  'proton.me',
  'orange.fr',
  'free.fr',
  'libero.it',
]

/** Ends of domains that hardly anybody has: .com was meant. */
const slipOfCom = /\.(?:con|cpm|xom|vom|comm|cmo|ocm)$/

/**
 * The address that was probably meant: its domain is one letter away from one that many guests have, or has an ending of a
 * slip. Never a reason to refuse an address.
 * @returns undefined if the address may be right
 */
export function suggestEmail(address: string): string | undefined {
  const email = normaliseEmail(address)
  const domain = domainOf(email)
  if (!email.includes('@') || domains.includes(domain)) return undefined
  const ended = domain.replace(slipOfCom, '.com')
  const meant = domains.find((each) => each === ended || isOneSlipAway(ended, each)) ?? ended
  return meant === domain ? undefined : email.slice(0, email.lastIndexOf('@') + 1) + meant
}

/** Whether one letter is missing, too many or another, or two neighbours have changed places. */
function isOneSlipAway(typed: string, meant: string): boolean {
  // Short domains have too many neighbours that exist, and nearly nobody mistypes the first letter: mail.com is not gmail.com.
  if (meant.length < 8 || typed[0] !== meant[0] || Math.abs(typed.length - meant.length) > 1) return false
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start++
  const [restTyped, restMeant] = [typed.slice(start), meant.slice(start)]
  return (
    restTyped.slice(1) === restMeant.slice(1) ||
    restTyped.slice(1) === restMeant ||
    restTyped === restMeant.slice(1) ||
    (restTyped.slice(2) === restMeant.slice(2) && restTyped[0] === restMeant[1] && restTyped[1] === restMeant[0])
  )
}
