import { callAgain, type DatabaseClient } from '../storage/call-database'
import type { Arrival, DoorGuest, DoorList, SavedArrivals, WalkIn, WalkInArguments } from '../storage/database-types'
import type { Fault } from '../http/fault'
import { ownField } from '../registration/parse-request'

export type DoorFunction = 'door_guests' | 'door_arrivals' | 'door_walk_in'

type Client = DatabaseClient<DoorFunction>

/** What the database answers; null if it refuses the key. */
export type Answered<T> = { data: T | null } | { fault: Fault }

/** @param since the cursor of an earlier list, for what has changed since; null for everything */
export const listGuests = (client: Client, key: string, since: number | null, signal: AbortSignal) =>
  ask(() => client.rpc('door_guests', { p_key: key, p_since: since }), isDoorList, signal)

/** Stores who has arrived. The ids of the actions make two calls one. */
export const saveArrivals = (client: Client, key: string, actions: Arrival[], signal: AbortSignal) =>
  ask(() => client.rpc('door_arrivals', { p_key: key, p_actions: actions }), isSavedArrivals, signal)

/** Registers a guest at the door. The submission id makes two calls one registration. */
export const addWalkIn = (client: Client, walkIn: WalkInArguments, signal: AbortSignal) =>
  ask(() => client.rpc('door_walk_in', walkIn), isWalkIn, signal)

async function ask<T>(
  call: () => ReturnType<Client['rpc']>,
  isExpected: (data: unknown) => data is T,
  signal: AbortSignal,
): Promise<Answered<T>> {
  const called = await callAgain(call, signal)
  if ('fault' in called) return called
  const { data } = called
  return data === null || isExpected(data) ? { data } : { fault: 'unexpected_answer' }
}

const areNumbers = (data: unknown, ...names: string[]) => names.every((name) => Number.isInteger(ownField(data, name)))
const areTexts = (data: unknown, ...names: string[]) => names.every((name) => typeof ownField(data, name) === 'string')
const isListOf = (list: unknown, isItem: (item: unknown) => boolean) => Array.isArray(list) && list.every(isItem)
const isText = (item: unknown) => typeof item === 'string'

const isGuest = (data: unknown): data is DoorGuest =>
  areTexts(data, 'id', 'name') && areNumbers(data, 'places', 'arrived')

const isDoorList = (data: unknown): data is DoorList =>
  areTexts(data, 'event') &&
  areNumbers(data, 'cursor', 'free', 'capacity') &&
  isListOf(ownField(data, 'guests'), isGuest) &&
  isListOf(ownField(data, 'removed'), isText)

const isSavedArrivals = (data: unknown): data is SavedArrivals =>
  areNumbers(data, 'cursor', 'free') && isListOf(ownField(data, 'refused'), isText)

function isWalkIn(data: unknown): data is WalkIn {
  const outcome = ownField(data, 'outcome')
  if (outcome === 'registered') return areNumbers(data, 'cursor', 'free') && isGuest(ownField(data, 'guest'))
  return outcome === 'capacity_full' || outcome === 'submission_conflict'
}
