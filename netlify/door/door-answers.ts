import { areNumbers, areTexts, isText } from '../storage/call-database'
import type { AdmittedDevice, StoredGuest, DoorList, SavedArrivals, SentMessage, WalkIn } from '../storage/door-types'
import { ownField } from '../http/own-field'

// Whether an answer of the database has the type that it should have.

const isListOf = (list: unknown, isItem: (item: unknown) => boolean) => Array.isArray(list) && list.every(isItem)

export const isAdmitted = (data: unknown): data is AdmittedDevice => areTexts(data, 'event', 'key')

const isGuest = (data: unknown): data is StoredGuest =>
  areTexts(data, 'id', 'name') && areNumbers(data, 'seats', 'arrived') && typeof ownField(data, 'walk_in') === 'boolean'

export const isDoorList = (data: unknown): data is DoorList =>
  areTexts(data, 'event') &&
  areNumbers(data, 'cursor', 'free') &&
  isListOf(ownField(data, 'guests'), isGuest) &&
  isListOf(ownField(data, 'removed'), isText)

export const isSavedArrivals = (data: unknown): data is SavedArrivals =>
  areNumbers(data, 'cursor', 'free') &&
  isListOf(ownField(data, 'refused'), isText) &&
  isListOf(ownField(data, 'removed'), isText)

export const isSentMessage = (data: unknown): data is SentMessage =>
  areTexts(data, 'outcome') && (ownField(data, 'outcome') !== 'message_sent' || areNumbers(data, 'guests'))

export function isWalkIn(data: unknown): data is WalkIn {
  const outcome = ownField(data, 'outcome')
  if (outcome === 'registered') return areNumbers(data, 'cursor', 'free') && isGuest(ownField(data, 'guest'))
  return outcome === 'capacity_full' || outcome === 'submission_conflict' || outcome === 'gone'
}
