import { areNumbers, areTexts, askDatabase, callOnce, type DatabaseClient } from '../storage/call-database'
import type {
  AdmittedDevice,
  Arrival,
  DoorGuest,
  DoorList,
  SavedArrivals,
  SentMessage,
  WalkIn,
  WalkInArguments,
} from '../storage/door-types'
import { ownField } from '../http/own-field'
import type { Message } from '../../src/registration/message'

export type DoorFunction = 'admit_device' | 'door_guests' | 'door_arrivals' | 'door_walk_in' | 'door_message'

type Client = DatabaseClient<DoorFunction>

// Each answers null if the database refuses the key.

/**
 * Gives a device a key of its own. It is called once, because a second call would admit a second device.
 * @param link the key in the link
 */
export const admitDevice = (client: Client, link: string, device: string, signal: AbortSignal) =>
  askDatabase(() => client.rpc('admit_device', { p_link: link, p_device: device }), isAdmitted, signal, callOnce)

/** @param since the cursor of an earlier list, for what has changed since; null for everything */
export const listGuests = (client: Client, key: string, since: number | null, signal: AbortSignal) =>
  askDatabase(() => client.rpc('door_guests', { p_key: key, p_since: since }), isDoorList, signal)

/** Stores who has arrived. The ids of the actions make two calls one. */
export const saveArrivals = (client: Client, key: string, actions: Arrival[], signal: AbortSignal) =>
  askDatabase(() => client.rpc('door_arrivals', { p_key: key, p_actions: actions }), isSavedArrivals, signal)

/** Registers a guest at the door. The submission id makes two calls one registration. */
export const addWalkIn = (client: Client, walkIn: WalkInArguments, signal: AbortSignal) =>
  askDatabase(() => client.rpc('door_walk_in', walkIn), isWalkIn, signal)

/**
 * Writes to all guests. It is called once: a second call would say that the message was sent before.
 * @param mail whether the functions can send mail
 */
export const writeToGuests = (
  client: Client,
  key: string,
  { subject, text }: Message,
  mail: boolean,
  signal: AbortSignal,
) =>
  askDatabase(
    () => client.rpc('door_message', { p_key: key, p_subject: subject, p_text: text, p_mail: mail }),
    isSentMessage,
    signal,
    callOnce,
  )

const isListOf = (list: unknown, isItem: (item: unknown) => boolean) => Array.isArray(list) && list.every(isItem)
const isText = (item: unknown) => typeof item === 'string'

const isAdmitted = (data: unknown): data is AdmittedDevice => areTexts(data, 'event', 'key')

const isGuest = (data: unknown): data is DoorGuest =>
  areTexts(data, 'id', 'name') && areNumbers(data, 'seats', 'arrived') && typeof ownField(data, 'walk_in') === 'boolean'

const isDoorList = (data: unknown): data is DoorList =>
  areTexts(data, 'event') &&
  areNumbers(data, 'cursor', 'free') &&
  isListOf(ownField(data, 'guests'), isGuest) &&
  isListOf(ownField(data, 'removed'), isText)

const isSavedArrivals = (data: unknown): data is SavedArrivals =>
  areNumbers(data, 'cursor', 'free') &&
  isListOf(ownField(data, 'refused'), isText) &&
  isListOf(ownField(data, 'removed'), isText)

const isSentMessage = (data: unknown): data is SentMessage =>
  areTexts(data, 'outcome') && (ownField(data, 'outcome') !== 'message_sent' || areNumbers(data, 'guests'))

function isWalkIn(data: unknown): data is WalkIn {
  const outcome = ownField(data, 'outcome')
  if (outcome === 'registered') return areNumbers(data, 'cursor', 'free') && isGuest(ownField(data, 'guest'))
  return outcome === 'capacity_full' || outcome === 'submission_conflict'
}
