import type { Localized } from '../../src/i18n/locales'
import type {
  DoorAnswer,
  EventSettings,
  FoundAnswer,
  GuestsAnswer,
  InvitationsAnswer,
  MailProgress,
  OverrideState,
  Overview,
  PersonData,
  SetNotice,
  Trouble,
} from '../../src/registration/organisers'
import type { EventRow } from './event-types'
import type { InvitedGuest } from '../../src/registration/invited-guest'
import type { CreatedPersonalInvitations, LinkedPersonalInvitation } from './personal-invitation-types'

/** What came of a call that asks guests to come; or why nobody is asked. */
export type AskedToCome<T> = T | { refusal: 'registration_closed' | 'no_mail' }

/** What came of a code. */
export type SignIn =
  | { outcome: 'signed_in'; organiser: string; session: string }
  | { outcome: 'code_wrong' | 'code_ended' }

export type AddedGuest =
  | { outcome: 'registered' | 'waiting' | 'called_off' | 'email_taken' }
  | { outcome: 'capacity_full'; may_wait: boolean }

export type EditOutcome =
  | 'changed'
  | 'gone'
  | 'changed_meanwhile'
  | 'arrived'
  | 'email_taken'
  | 'invited'
  | 'capacity_full'
  | 'called_off'
  | 'no_mail'

type OfEvent = { p_organiser: string; p_event: string }
type OfGuest = OfEvent & { p_id: string }

/** What came of a change of an invitation: with the token of a new link, if it is not mailed. */
export type EditedInvitation = {
  outcome: 'changed' | 'gone' | 'changed_meanwhile' | 'email_taken'
  token?: string | null
}

export type Written = { outcome: 'changed'; changed: number } | { outcome: 'gone' | 'no_mail' | 'message_repeated' }

/** The functions of supabase/schemas/8_organisers.sql and 8_organisers_mail.sql. */
export type OrganiserFunctions = {
  start_sign_in: {
    Args: { p_challenge: string; p_code: string; p_organiser: string | null; p_network: string | null }
    Returns: boolean
  }
  finish_sign_in: { Args: { p_challenge: string; p_code: string }; Returns: SignIn }
  open_session: { Args: { p_organiser: string }; Returns: string }
  organiser_of: { Args: { p_session: string }; Returns: string | null }
  end_sessions: { Args: { p_session: string; p_everywhere: boolean }; Returns: number }
  organiser_overview: { Args: { p_events: EventRow[]; p_time_zone: string }; Returns: Overview }
  organiser_guests: { Args: { p_event: string; p_since: number | null }; Returns: Omit<GuestsAnswer, 'now'> | null }
  person_data: { Args: { p_event: string; p_id: string }; Returns: PersonData | null }
  find_person: { Args: { p_email: string }; Returns: PersonData }
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
  erase_person: { Args: { p_organiser: string; p_email: string }; Returns: number }
  erase_guests: { Args: OfEvent & { p_ids: string[] }; Returns: number }
  erase_event: { Args: OfEvent; Returns: number }
  find_guests: {
    Args: { p_from: string | null; p_until: string | null; p_domain: string | null }
    Returns: FoundAnswer
  }
  change_door: {
    Args: OfEvent & {
      p_action: 'open_door' | 'open_guide' | 'close_door' | 'end_device'
      p_facts: EventRow | null
      p_times: string[] | null
      p_device: string | null
    }
    Returns: string
  }
  organiser_invitations: { Args: { p_event: string }; Returns: InvitationsAnswer | null }
  organiser_invite: {
    Args: { p_organiser: string; p_facts: EventRow; p_guests: InvitedGuest[]; p_send: boolean; p_mail: boolean }
    Returns: AskedToCome<CreatedPersonalInvitations>
  }
  organiser_remind: {
    Args: { p_organiser: string; p_facts: EventRow; p_send: boolean; p_mail: boolean }
    Returns: AskedToCome<{ created: LinkedPersonalInvitation[] }>
  }
  edit_invitation: {
    Args: OfGuest & { p_seen: InvitedGuest; p_changed: InvitedGuest; p_send: boolean; p_mail: boolean }
    Returns: EditedInvitation
  }
  link_of_invitation: { Args: OfGuest; Returns: string | null }
  revoke_invitation: { Args: OfGuest & { p_mail: boolean }; Returns: number }
  write_to_guests: {
    Args: OfEvent & {
      p_ids: string[] | null
      p_silent: boolean
      p_subject: Record<string, string>
      p_text: Record<string, string>
      p_again: boolean
      p_mail: boolean
    }
    Returns: Written
  }
  send_test: {
    Args: {
      p_event: string
      p_kind: 'message' | 'invitation' | 'reminder'
      p_subject: Record<string, string> | null
      p_text: Record<string, string> | null
      p_full_name: string
      p_email: string
      p_locale: string
      p_mail: boolean
    }
    Returns: number
  }
  mail_progress: { Args: { p_event: string }; Returns: MailProgress }
  retry_mail: { Args: OfEvent; Returns: number }
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

/** The functions of supabase/schemas/8_trouble.sql. */
export type TroubleFunctions = {
  /** Answers null if there is none, or if the organisers have been told. */
  claim_trouble: { Args: Record<string, never>; Returns: Trouble | null }
  record_trouble: { Args: { p_sent: boolean; p_full: string[] }; Returns: undefined }
}

export type OrganiserFunction = keyof OrganiserFunctions
