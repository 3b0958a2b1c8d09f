import { instantOf } from '../../src/model/phase'
import type { GuestDatabase } from './guest-database'
import { localTime } from './guest-list'
import type { GuestLookup } from './guest-lookup'
import { count, toLines } from './table'

/** What is done with the registrations that are found. */
export const cleanUps = ['cancel', 'cancel-without-mail', 'erase'] as const

export type CleanUp = (typeof cleanUps)[number]

/** Which registrations: of an event, from a moment on, until another one, with addresses of a domain. */
export type Wanted = {
  slug?: string
  /** '2025-09-01 10:00', in the time zone of the exhibition. */
  from?: string
  until?: string
  domain?: string
}

/** How many registrations the database takes in one call. */
const maxAtOnce = 100

/**
 * Cancels or erases many registrations at once, such as false ones.
 * @returns how many, and how many seats became free
 * @throws Error without `confirmed`, with the list of the registrations
 */
export async function cleanUp(
  database: GuestDatabase,
  lookup: GuestLookup,
  timeZone: string,
  how: CleanUp,
  { slug, from, until, domain }: Wanted,
  confirmed: boolean,
): Promise<string> {
  // Throws if the slug is unknown.
  if (slug !== undefined) await lookup.stored(slug)
  const found = await database.findRegistrations({
    p_event: slug ?? null,
    p_from: from === undefined ? null : instantIn(from, timeZone, '--from'),
    p_until: until === undefined ? null : instantIn(until, timeZone, '--until'),
    p_domain: domain ?? null,
  })
  if (found.length === 0) throw new Error('No registration was found.')
  const seats = found.reduce((sum, guest) => sum + guest.seats, 0)
  const sum = `${count(found.length, 'registration')}, ${count(seats, 'place')}`
  if (!confirmed) {
    const rows = found.map(({ full_name, email, event, state, seats, created_at }) =>
      [full_name, email ?? '', event, state, seats, localTime(created_at, timeZone)].map(String),
    )
    const headings = ['Name', 'E-mail', 'Event', 'State', 'Places', 'Registered']
    const ends = {
      cancel: 'cancels them, with a mail to each',
      'cancel-without-mail': 'cancels them',
      erase: 'erases them',
    }
    throw new Error(
      [...toLines([headings, ...rows]), '', `${sum}. To confirm that this ${ends[how]}, add --yes.`].join('\n'),
    )
  }
  let done = 0
  for (let first = 0; first < found.length; first += maxAtOnce) {
    const ids = found.slice(first, first + maxAtOnce).map(({ id }) => id)
    done += how === 'erase' ? await database.eraseSelected(ids) : await database.cancelSelected(ids, how === 'cancel')
  }
  return `${how === 'erase' ? 'Erased' : 'Cancelled'}: ${done} of ${sum}.`
}

/** @throws Error if a text is no date, or no date and time */
function instantIn(text: string, timeZone: string, option: string): string {
  const [, date = '', time = '00:00'] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d))?$/.exec(text.trim()) ?? []
  const local = `${date}T${time}`
  if (Number.isNaN(Date.parse(`${local}Z`))) {
    throw new Error(`${option}: write a date and a time, such as "2025-09-01 10:00".`)
  }
  return instantOf(local, timeZone)
}
