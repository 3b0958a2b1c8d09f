import { compareIn } from '../../../i18n/collation'
import { defaultLocale } from '../../../i18n/locales'
import { maxActions } from '../../../registration/door'
import type { Action, Changes, Guest, Saved } from './door-api'
import { entryOf, type Entry } from '../../../registration/find-guests'

/** The guests of an event, as the server has them. */
export type GuestList = {
  event: string
  cursor: number
  /** How many seats are free, without what this device has changed since the cursor. */
  free: number
  guests: ReadonlyMap<string, Guest>
  /** The guests for the search, in the order of their names. */
  entries: readonly Entry[]
  /** Whether this device may write to the guests. */
  mayWrite?: true
}

/** An action of this device. It is shown instead of the server's value until the list includes it. */
export type Tick = Action & {
  /** The name of the guest; unknown after a reload. */
  name?: string
  /** It may have reached the server. */
  sent?: boolean
  /** The cursor from which on the list has it; undefined until the server has answered. */
  saved?: number
}

const compare = compareIn(defaultLocale)

/** The list with what has changed. @param list undefined for the first answer, which is the whole list */
export function changeList(list: GuestList | undefined, changes: Changes): GuestList {
  const guests = new Map(list?.guests)
  for (const guest of changes.guests) guests.set(guest.id, guest)
  for (const id of changes.removed) guests.delete(id)
  const { event, cursor, free, mayWrite } = changes
  return { event, cursor, free, guests, entries: entriesOf(guests, list), ...(mayWrite && { mayWrite }) }
}

/** Makes only the entries of names that are new. */
function entriesOf(guests: ReadonlyMap<string, Guest>, list: GuestList | undefined): readonly Entry[] {
  const kept = (list?.entries ?? []).filter(({ id, name }) => guests.get(id)?.name === name)
  const known = new Set(kept.map(({ id }) => id))
  const added = [...guests.values()].filter(({ id }) => !known.has(id)).map(entryOf)
  if (list && added.length === 0 && kept.length === list.entries.length) return list.entries
  return [...kept, ...added].sort((a, b) => compare(a.name, b.name))
}

/** The ticks that the list does not have yet. */
export const ticksAfter = (ticks: readonly Tick[], { cursor }: GuestList): Tick[] =>
  ticks.filter(({ saved }) => saved === undefined || saved > cursor)

/**
 * Adds a tick. It replaces earlier ones of the same guest that were not sent. One that was sent stays: sent again before
 * this one, it cannot arrive after it.
 */
export function addTick(ticks: readonly Tick[], tick: Tick): Tick[] {
  const isReplaced = ({ guest, sent }: Tick) => guest === tick.guest && !sent
  // The server knows nothing of those in between.
  const { before } = ticks.find(isReplaced) ?? tick
  return [...ticks.filter((each) => !isReplaced(each)), { ...tick, before }]
}

/** The ticks that the server has not answered, in their order. */
export const unsaved = (ticks: readonly Tick[]) => ticks.filter(({ saved }) => saved === undefined)

/** How many guests have ticks that the server has not answered. */
export const countUnsavedGuests = (ticks: readonly Tick[]) => new Set(unsaved(ticks).map(({ guest }) => guest)).size

/** The ticks of the next request. */
export const nextTicks = (ticks: readonly Tick[]) => unsaved(ticks).slice(0, maxActions)

/** The ticks after a request with some of them begins. */
export const sendTicks = (ticks: readonly Tick[], batch: readonly Tick[]): Tick[] =>
  ticks.map((tick) => (batch.includes(tick) ? { ...tick, sent: true } : tick))

/** The ticks after the server has answered a request with the ids. */
export const saveTicks = (ticks: readonly Tick[], ids: ReadonlySet<string>, { cursor, refused }: Saved): Tick[] =>
  ticks
    .filter(({ id }) => !ids.has(id) || !refused.includes(id))
    .map((tick) => (ids.has(tick.id) ? { ...tick, saved: cursor } : tick))

/** Whether a guest is no longer on the list when so many have come: nobody of those who were added at the door. */
export const isTakenOff = ({ walkIn }: Guest, arrived: number): boolean => walkIn === true && arrived === 0

/** The guests as the device shows them: with its own ticks, and without those whom these have taken off the list. */
export function withTicks({ guests }: GuestList, ticks: readonly Tick[]): (id: string) => Guest | undefined {
  const ticked = new Map(ticks.map((tick) => [tick.guest, tick.arrived]))
  return (id) => {
    const guest = guests.get(id)
    const arrived = ticked.get(id)
    if (!guest || arrived === undefined) return guest
    return isTakenOff(guest, arrived) ? undefined : { ...guest, arrived: Math.min(arrived, guest.seats) }
  }
}

/** The guests who wait, in their order. */
export const waitingIn = ({ guests }: GuestList): Guest[] =>
  [...guests.values()].filter(({ waiting }) => waiting).sort((a, b) => Number(a.id) - Number(b.id))

/** How many have arrived, how many seats are taken, and how many are free. */
export function countGuests(list: GuestList, ticks: readonly Tick[]) {
  const guestOf = withTicks(list, ticks)
  let [arrived, expected, free] = [0, 0, list.free]
  for (const [id, { seats, waiting }] of list.guests) {
    if (waiting) continue
    const guest = guestOf(id)
    arrived += guest?.arrived ?? 0
    expected += guest?.seats ?? 0
    if (!guest) free += seats
  }
  // Fewer than none, if the capacity was lowered later.
  return { arrived, expected, free: Math.max(0, free) }
}
