import type { Localized } from '../../src/i18n/locales'
import type { Columns } from '../../src/registration/fields'
import type { InvitedGuest } from '../../src/registration/invited-guest'
import type { OverrideState } from '../../src/registration/organisers'
import type { Arrival } from './door-types'
import type { EventRow } from './event-types'

/** The parameters of the functions of the database. One with the same name is the same in each. */
type Parameters = {
  p_action: 'open_door' | 'open_guide' | 'close_door' | 'end_device'
  p_actions: Arrival[]
  p_again: boolean
  p_attempt: number
  p_attendance: Columns['attendance']
  p_capacity: number
  p_challenge: string
  p_changed: InvitedGuest
  p_code: string
  p_device: string
  p_domain: string
  p_email: string
  p_ends_at: string
  p_event: string
  p_events: EventRow[]
  p_everywhere: boolean
  p_fact: 'state' | 'capacity'
  p_facts: EventRow
  p_fault: string
  p_final: boolean
  p_from: string
  p_full: string[]
  p_full_name: string
  p_guests: InvitedGuest[]
  p_id: string
  p_ids: string[]
  p_key: string
  p_kind: 'message' | 'invitation' | 'reminder'
  p_link: string
  p_locale: string
  /** Whether mail is set up; null: as the functions of the published site said last. */
  p_mail: boolean | null
  /** The hash of the guest's network today; null: not limited. */
  p_network: string | null
  /** The hash of the guest's network on the day before. */
  p_network_before: string | null
  p_notice_version: string
  p_organiser: string
  p_over: boolean
  p_persons: number
  /** The revision of the registration that was shown. */
  p_revision: number
  p_seats: number
  /** The secret of the browser, which may correct the address. */
  p_secret: string
  p_seen: InvitedGuest
  p_send: boolean
  p_sent: boolean
  p_session: string
  p_silent: boolean
  p_since: number
  p_state: OverrideState
  p_status: number
  p_subject: Record<string, string>
  p_submission_id: string
  p_text: Record<string, string>
  p_texts: Localized<string>
  p_time_zone: string
  p_times: string[]
  p_token: string
  p_until: string
  p_upcoming: string[]
  /** Whether the guest wants to wait if no seat is left. */
  p_waiting: boolean
}

type Name = keyof Parameters

/** A function of the database, by its parameters. @typeParam OrNull the parameters that may be null */
export type DatabaseFunction<Names extends Name, Returns, OrNull extends Name = never> = {
  Args: [Names | OrNull] extends [never]
    ? Record<string, never>
    : Pick<Parameters, Names> & { [Each in OrNull]: Parameters[Each] | null }
  Returns: Returns
}
