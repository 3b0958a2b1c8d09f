import type { DoorGuest } from '../../src/registration/door'
import type { DatabaseFunction } from './parameter-types'

export type StoredGuest = DoorGuest & {
  /** Whether the guest was added at the door: with no person who has arrived, they are removed. */
  walk_in: boolean
  /** There if the guest waits for a seat. */
  waiting?: true
}

/** The guests of an event who have a seat or wait for one; or what has changed since a cursor. */
export type DoorList = {
  event: string
  /** A number that grows with each change. */
  cursor: number
  free: number
  guests: StoredGuest[]
  /** The ids of guests who have cancelled. */
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

/** What came of adding a guest at the door, or of letting in one who waits. */
export type WalkIn =
  | { outcome: 'registered'; guest: StoredGuest; cursor: number; free: number }
  | { outcome: 'capacity_full' | 'submission_conflict' | 'gone' }

/** What came of a message of a guide. */
export type SentMessage =
  | { outcome: 'message_sent'; guests: number }
  | { outcome: 'may_not_write' | 'no_mail' | 'too_many_messages' | 'message_repeated' }

/** The functions of supabase/schemas/6_door.sql. They answer null if the link or the key is refused. */
export type DoorFunctions = {
  admit_device: DatabaseFunction<'p_link' | 'p_device', AdmittedDevice | null>
  door_guests: DatabaseFunction<'p_key', DoorList | null, 'p_since'>
  door_arrivals: DatabaseFunction<'p_key' | 'p_actions', SavedArrivals | null>
  door_walk_in: DatabaseFunction<
    'p_key' | 'p_full_name' | 'p_persons' | 'p_submission_id' | 'p_locale' | 'p_notice_version',
    WalkIn | null
  >
  door_let_in: DatabaseFunction<'p_key' | 'p_id', WalkIn | null>
  door_message: DatabaseFunction<'p_key' | 'p_subject' | 'p_text' | 'p_mail', SentMessage | null>
}
