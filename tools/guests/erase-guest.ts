import { looksLikeEmail, normaliseEmail } from '../../src/registration/email'
import { normaliseName } from '../../src/registration/name'
import { freedSeats, movedUp } from './freed-seats'
import type { GuestDatabase } from './guest-database'
import type { Guest } from './guest-list'
import { hasAddress, nobodyFound, type GuestLookup } from './guest-lookup'

/**
 * Erases a person, with their invitations.
 * @param who an e-mail address, or with `slug` the name of a guest who was added at the door
 * @param slug by default every event
 * @returns from which events, and how many seats that frees
 * @throws Error if nothing is stored of the person
 */
export async function eraseGuest(
  database: GuestDatabase,
  lookup: GuestLookup,
  who: string,
  slug?: string,
): Promise<string> {
  const before = await lookup.list(slug)
  const key = looksLikeEmail(who) ? normaliseEmail(who) : normaliseName(who)
  const from: string[] = []
  let wasInvited = false
  // In each event: the list has no cancelled registration, whose mail with the address may still be queued.
  for (const { event } of await lookup.stored(slug)) {
    wasInvited ||= (await database.listPersonalInvitations(event)).some((guest) => hasAddress(guest, who))
    if ((await database.eraseGuest(event, key)) > 0) from.push(event)
  }
  if (from.length === 0) {
    throw new Error(
      looksLikeEmail(who) ? nobodyFound(slug) : `No guest with this name was added at the door of ${slug}.`,
    )
  }
  const isErased = (guest: Guest) =>
    looksLikeEmail(who) ? hasAddress(guest, who) : guest.walk_in && guest.full_name === key
  const invitation = wasInvited ? ' The invitation is erased, too.' : ''
  const moved = movedUp(before, await lookup.list(slug))
  return `Erased from ${from.join(', ')}${freedSeats(before.filter(isErased))}.${invitation}${moved}`
}
