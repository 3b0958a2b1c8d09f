import type {
  DoorAnswer,
  EventSettings,
  FoundAnswer,
  GuestsAnswer,
  InvitationsAnswer,
  MailProgress,
  Overview,
  PersonData,
  SetNotice,
  Trouble,
} from '../../src/registration/organisers'
import type { DatabaseFunction } from './parameter-types'
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
  | 'over'

/** What came of a change of an invitation: with the token of a new link, if it is not mailed. */
export type EditedInvitation = {
  outcome: 'changed' | 'gone' | 'changed_meanwhile' | 'email_taken'
  token?: string | null
}

export type Written = { outcome: 'changed'; changed: number } | { outcome: 'gone' | 'no_mail' | 'message_repeated' }

type OfEvent = 'p_organiser' | 'p_event'
type OfGuest = OfEvent | 'p_id'

/** The functions of supabase/schemas/8_organisers.sql, 8_organisers_mail.sql and 8_overrides.sql. */
export type OrganiserFunctions = {
  /** The organiser is null for an address of no organiser. */
  start_sign_in: DatabaseFunction<'p_challenge' | 'p_code' | 'p_network', boolean, 'p_organiser'>
  finish_sign_in: DatabaseFunction<'p_challenge' | 'p_code', SignIn>
  open_session: DatabaseFunction<'p_organiser', string>
  organiser_of: DatabaseFunction<'p_session', string | null>
  end_sessions: DatabaseFunction<'p_session' | 'p_everywhere', number>
  organiser_overview: DatabaseFunction<'p_events' | 'p_time_zone', Overview>
  organiser_guests: DatabaseFunction<'p_event', Omit<GuestsAnswer, 'now'> | null, 'p_since'>
  person_data: DatabaseFunction<'p_event' | 'p_id', PersonData | null>
  find_person: DatabaseFunction<'p_email', PersonData>
  organiser_door: DatabaseFunction<'p_event', DoorAnswer>
  add_guest: DatabaseFunction<
    | ('p_organiser' | 'p_facts' | 'p_submission_id' | 'p_full_name' | 'p_email' | 'p_locale')
    | ('p_over' | 'p_waiting' | 'p_mail'),
    AddedGuest,
    'p_attendance' | 'p_persons'
  >
  edit_guest: DatabaseFunction<
    OfGuest | 'p_revision' | 'p_full_name' | 'p_seats' | 'p_locale' | 'p_over' | 'p_mail',
    EditOutcome,
    'p_email'
  >
  cancel_guests: DatabaseFunction<OfEvent | 'p_ids' | 'p_send', number>
  keep_guests: DatabaseFunction<OfEvent | 'p_ids', number>
  resend_to_guest: DatabaseFunction<OfGuest | 'p_mail', EditOutcome>
  move_up_guest: DatabaseFunction<OfGuest | 'p_over' | 'p_mail', EditOutcome>
  erase_guest: DatabaseFunction<OfGuest, number>
  erase_person: DatabaseFunction<'p_organiser' | 'p_email', number>
  erase_guests: DatabaseFunction<OfEvent | 'p_ids', number>
  erase_event: DatabaseFunction<OfEvent, number>
  find_guests: DatabaseFunction<never, FoundAnswer, 'p_from' | 'p_until' | 'p_domain'>
  change_door: DatabaseFunction<OfEvent | 'p_action', string, 'p_facts' | 'p_times' | 'p_device'>
  organiser_invitations: DatabaseFunction<'p_event', InvitationsAnswer | null>
  organiser_invite: DatabaseFunction<
    'p_organiser' | 'p_facts' | 'p_guests' | 'p_send' | 'p_mail',
    AskedToCome<CreatedPersonalInvitations>
  >
  organiser_remind: DatabaseFunction<
    'p_organiser' | 'p_facts' | 'p_send' | 'p_mail',
    AskedToCome<{ created: LinkedPersonalInvitation[] }>
  >
  edit_invitation: DatabaseFunction<OfGuest | 'p_seen' | 'p_changed' | 'p_send' | 'p_mail', EditedInvitation>
  link_of_invitation: DatabaseFunction<OfGuest, string | null>
  revoke_invitation: DatabaseFunction<OfGuest | 'p_mail', number>
  /** Without ids, to all; or with `p_silent` to those who are invited and have not answered. */
  write_to_guests: DatabaseFunction<
    OfEvent | 'p_silent' | 'p_subject' | 'p_text' | 'p_again' | 'p_mail',
    Written,
    'p_ids'
  >
  /** The texts are those of a message, otherwise null. */
  send_test: DatabaseFunction<
    'p_event' | 'p_kind' | 'p_full_name' | 'p_email' | 'p_locale' | 'p_mail',
    number,
    'p_subject' | 'p_text'
  >
  mail_progress: DatabaseFunction<'p_event', MailProgress>
  retry_mail: DatabaseFunction<OfEvent, number>
  override_event: DatabaseFunction<
    'p_organiser' | 'p_facts' | 'p_fact' | 'p_mail',
    'changed' | 'over' | 'called_off',
    'p_state' | 'p_capacity'
  >
  event_settings: DatabaseFunction<'p_event', EventSettings | null>
  set_notice: DatabaseFunction<'p_organiser', number, 'p_texts' | 'p_ends_at'>
  current_notice: DatabaseFunction<never, SetNotice | null>
}

/** The functions of supabase/schemas/8_trouble.sql. */
export type TroubleFunctions = {
  /** Answers null if there is none, or if the organisers have been told. */
  claim_trouble: DatabaseFunction<never, Trouble | null>
  record_trouble: DatabaseFunction<'p_sent' | 'p_full', undefined>
}

export type OrganiserFunction = keyof OrganiserFunctions
