import type { Added, Saved } from './door-api'
import type { Problem } from './door-problems'
import { addTick, changeList, isTakenOff, saveTicks, unsaved, withTicks, type GuestList, type Tick } from './guest-list'

/** What the page shows. */
export type DoorState = {
  /** Whether this tab has a key that the server has not refused. */
  access: 'unknown' | 'none' | 'granted' | 'refused'
  /** Whether a link was opened, with which this tab can be admitted. */
  hasLink: boolean
  /** Undefined until the server has answered for the first time. */
  list: GuestList | undefined
  /** The ticks of this device that the list does not have yet. */
  ticks: readonly Tick[]
  /** Why the list is not up to date or ticks are not sent. */
  problem: Problem | undefined
  /**
   * The guest of the last tick, with what it was before; undefined if the tick cannot be undone (any more). `takenOff` is
   * the name of a guest whom it has taken off the list: somebody else may have the seats, so there is no way back.
   */
  last: { guest: string; before?: number; takenOff?: string } | undefined
  /** The names of guests whose ticks were refused, because their registration has changed. */
  refusedTicks: readonly string[]
  /** The ids of such guests whose names are unknown: the tick is from before a reload, and the list does not have them. */
  refusedTicksWithoutName: readonly string[]
}

export const initialState: DoorState = {
  access: 'unknown',
  hasLink: false,
  list: undefined,
  ticks: [],
  problem: undefined,
  last: undefined,
  refusedTicks: [],
  refusedTicksWithoutName: [],
}

/** The ticks that wait for another key, without the names of the guests. */
export const ticksForNextKey = ({ ticks }: DoorState): Tick[] => unsaved(ticks).map(({ name: _, ...tick }) => tick)

/** What a tick changes; undefined if it changes nothing, or the list has no such guest or seat. */
export function tickGuest({ list, ticks }: DoorState, tick: Tick): Partial<DoorState> | undefined {
  const { guest, arrived } = tick
  const known = list && withTicks(list, ticks)(guest)
  if (!known || known.waiting || known.arrived === arrived || arrived < 0 || arrived > known.seats) return undefined
  const last = isTakenOff(known, arrived) ? { guest, takenOff: known.name } : { guest, before: known.arrived }
  return { ticks: addTick(ticks, { ...tick, before: known.arrived, name: known.name }), last }
}

/** What the answer to a request with ticks changes. */
export function saveBatch(state: DoorState, batch: readonly Tick[], saved: Saved): Partial<DoorState> {
  const { list } = state
  const refused = batch.filter(({ id }) => saved.refused.includes(id))
  const nameOf = ({ guest, name = list?.guests.get(guest)?.name }: Tick) => name
  const names = refused.flatMap((tick) => nameOf(tick) ?? [])
  const withoutName = refused.filter((tick) => nameOf(tick) === undefined).map(({ guest }) => guest)
  return {
    ticks: saveTicks(state.ticks, new Set(batch.map(({ id }) => id)), saved),
    refusedTicks: [...new Set([...state.refusedTicks, ...names])],
    refusedTicksWithoutName: [...new Set([...state.refusedTicksWithoutName, ...withoutName])],
  }
}

/** What the answer to a request to add a guest, or to let one in who waits, changes. */
export function addToList({ list }: DoorState, { cursor, guest }: Added): Partial<DoorState> {
  const last = { guest: guest.id, before: 0 }
  // A later list has the guest, and may know more.
  if (!list || cursor <= list.cursor) return { last }
  const known = list.guests.get(guest.id)
  const free = known && !known.waiting ? list.free : list.free - guest.seats
  return { last, list: changeList(list, { ...list, free, guests: [guest], removed: [] }) }
}
