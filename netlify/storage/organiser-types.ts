import type { Localized } from '../../src/i18n/locales'
import type {
  DoorAnswer,
  EventSettings,
  GuestsAnswer,
  OverrideState,
  Overview,
  PersonData,
  SetNotice,
} from '../../src/registration/organisers'
import type { EventRow } from './database-types'

/** What came of a code. */
export type SignIn =
  { outcome: 'signed_in'; organiser: string; session: string } | { outcome: 'code_wrong' | 'code_ended' }

export type AddedGuest =
  { outcome: 'registered' | 'waiting' | 'email_taken' } | { outcome: 'capacity_full'; may_wait: boolean }

export type EditOutcome =
  'changed' | 'gone' | 'changed_meanwhile' | 'arrived' | 'email_taken' | 'invited' | 'capacity_full' | 'no_mail'

type OfEvent = { p_organiser: string; p_event: string }
type OfGuest = OfEvent & { p_id: string }

/** The functions of supabase/schemas/8_organisers.sql. */
export type OrganiserFunctions = {
  start_sign_in: { Args: { p_challenge: string; p_code: string; p_organiser: string | null }; Returns: boolean }
  finish_sign_in: { Args: { p_challenge: string; p_code: string }; Returns: SignIn }
  open_session: { Args: { p_organiser: string }; Returns: string }
  organiser_of: { Args: { p_session: string }; Returns: string | null }
  end_sessions: { Args: { p_session: string; p_everywhere: boolean }; Returns: number }
  organiser_overview: { Args: { p_events: EventRow[] }; Returns: Overview }
  organiser_guests: { Args: { p_event: string; p_since: number | null }; Returns: GuestsAnswer | null }
  person_data: { Args: { p_event: string; p_id: string }; Returns: PersonData | null }
  organiser_door: { Args: { p_event: string }; Returns: DoorAnswer }
  add_guest: {
    Args: {
      p_organiser: string
      p_facts: EventRow
      p_submission_id: string
      p_full_name: string
      p_email: string
      p_attendance: string | null
      p_persons: number | null
      p_locale: string
      p_over: boolean
      p_waiting: boolean
      p_mail: boolean
    }
    Returns: AddedGuest
  }
  edit_guest: {
    Args: OfGuest & {
      p_revision: number
      p_full_name: string
      p_email: string | null
      p_seats: number
      p_locale: string
      p_over: boolean
      p_mail: boolean
    }
    Returns: EditOutcome
  }
  cancel_guests: { Args: OfEvent & { p_ids: string[]; p_send: boolean }; Returns: number }
  keep_guests: { Args: OfEvent & { p_ids: string[] }; Returns: number }
  resend_to_guest: { Args: OfGuest & { p_mail: boolean }; Returns: EditOutcome }
  move_up_guest: { Args: OfGuest & { p_over: boolean; p_mail: boolean }; Returns: EditOutcome }
  erase_guest: { Args: OfGuest; Returns: number }
  change_door: {
    Args: OfEvent & {
      p_action: 'open_door' | 'close_door' | 'end_device'
      p_facts: EventRow | null
      p_times: string[] | null
      p_device: string | null
    }
    Returns: string
  }
  override_event: {
    Args: {
      p_organiser: string
      p_facts: EventRow
      p_fact: 'state' | 'capacity'
      p_state: OverrideState | null
      p_capacity: number | null
      p_mail: boolean
    }
    Returns: 'changed' | 'over' | 'called_off'
  }
  event_settings: { Args: { p_event: string }; Returns: EventSettings | null }
  set_notice: {
    Args: { p_organiser: string; p_texts: Localized<string> | null; p_ends_at: string | null }
    Returns: number
  }
  current_notice: { Args: Record<string, never>; Returns: SetNotice | null }
}

export type OrganiserFunction = keyof OrganiserFunctions
