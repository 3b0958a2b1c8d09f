import { normaliseEmail } from '../../src/registration/email'
import { normaliseName } from '../../src/registration/name'
import { freedPlaces, movedUp } from './freed-places'
import type { GuestDatabase } from './guest-database'
import type { Guest } from './guest-list'
import { hasAddress, nobodyFound, type GuestLookup } from './guest-lookup'

/** Whether a text means an address. No name has an @ (src/registration/name.ts). */
export const isAddress = (who: string) => who.includes('@')

/**
 * Erases a person, with their invitations.
 * @param who an address, or the name of a guest who was added at the door and has no address
 */
export async function eraseGuest(
  database: GuestDatabase,
  lookup: GuestLookup,
  who: string,
  slug?: string,
): Promise<string> {
  const before = await lookup.list(slug)
  const key = isAddress(who) ? normaliseEmail(who) : normaliseName(who)
  const from: string[] = []
  let wasInvited = false
  // In each event: the list has no cancelled registration, whose mail with the address may still be queued.
  for (const { event } of await lookup.stored(slug)) {
    wasInvited ||= (await database.listInvitations(event)).some((guest) => hasAddress(guest, who))
    if ((await database.eraseGuest(event, key)) > 0) from.push(event)
  }
  if (from.length === 0) {
    throw new Error(isAddress(who) ? nobodyFound(slug) : `Nobody of this name was added at the door of ${slug}.`)
  }
  const isErased = (guest: Guest) =>
    isAddress(who) ? hasAddress(guest, who) : guest.walk_in && guest.full_name === key
  const invitation = wasInvited ? ' The invitation is erased, too.' : ''
  const moved = movedUp(before, await lookup.list(slug))
  return `Erased from ${from.join(', ')}${freedPlaces(before.filter(isErased))}.${invitation}${moved}`
}
