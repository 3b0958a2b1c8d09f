import type { DoorGuest } from '../../src/registration/door'

export type StoredGuest = DoorGuest & {
  /** Whether the guest was added at the door: with no person who has arrived, they are removed. */
  walk_in: boolean
}

/** The guests of an event who have a seat; or what has changed since a cursor. */
export type DoorList = {
  event: string
  /** A number that grows with each change. */
  cursor: number
  free: number
  guests: StoredGuest[]
  /** The ids of guests who no longer have a seat. */
  removed: string[]
  /** There if the key may also write to the guests. */
  may_write?: true
}

/**
 * How many persons of a guest have arrived. An action with the id of an earlier one changes nothing. Where `before` is not
 * what is stored, another device has changed it: then the greater number holds.
 */
export type Arrival = { id: string; guest: string; arrived: number; before?: number }

/** The ids of the actions whose guest no longer has a seat, or not as many. */
export type SavedArrivals = {
  cursor: number
  free: number
  refused: string[]
  /** The ids of guests who were added at the door and are removed again. */
  removed: string[]
}

/** What a device gets for the key in a link. */
export type AdmittedDevice = { event: string; key: string }

export type WalkInArguments = {
  p_key: string
  p_full_name: string
  p_persons: number
  p_submission_id: string
  p_locale: string
  p_notice_version: string
}

export type WalkIn =
  | { outcome: 'registered'; guest: StoredGuest; cursor: number; free: number }
  | { outcome: 'capacity_full' | 'submission_conflict' }

/** What came of a message of a guide. */
export type SentMessage =
  | { outcome: 'message_sent'; guests: number }
  | { outcome: 'may_not_write' | 'no_mail' | 'too_many_messages' | 'message_repeated' }
