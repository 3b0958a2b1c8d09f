import type { Columns } from '../../src/registration/fields'
import { changeOutcomes, type ShownRegistration } from '../../src/registration/guest-pages'
import type { MailKind } from '../../src/registration/mail-kinds'
import type { DoorFunctions } from './door-types'
import type { EventSeats } from './event-types'
import type { AnsweredPersonalInvitation, FoundPersonalInvitation } from './personal-invitation-types'
import type { OrganiserFunctions, TroubleFunctions } from './organiser-types'
import type { DatabaseFunction } from './parameter-types'

/** What `public.register` answers. */
export const registerOutcomes = [
  'registered',
  'waiting',
  'may_wait',
  'email_taken',
  'capacity_full',
  'registration_not_open',
  'registration_closed',
  'too_many_registrations',
  'too_many_from_network',
  'submission_conflict',
] as const

export type RegisterOutcome = (typeof registerOutcomes)[number]

export type FieldArguments = { [Column in keyof Columns as `p_${Column}`]: Columns[Column] }

export type RegistrationState = 'registered' | 'waiting' | 'cancelled'

/** A registration or an invitation in a mail with links. */
export type LinkedEvent = Pick<ClaimedMail, 'event' | 'seats' | 'link' | 'full_name'> & {
  /** Null for an invitation that has not been accepted. */
  state: 'registered' | 'waiting' | null
  token: string
}

/** A mail of the outbox, with the registration or the invitation that it is about. */
export type ClaimedMail = {
  id: string
  /** How often the mail has been claimed; the first time is 1. */
  attempt: number
  kind: MailKind
  /** The slug of the event; '' for `links`. */
  event: string
  /** Null for `invitation` and `reminder`, and for a `message` to an invited guest who has not answered. */
  state: RegistrationState | null
  locale: string
  full_name: string
  email: string
  /** The seats of the registration, or the most that the invitation allows. */
  seats: number
  /** The secret of the link, 32 hexadecimal digits; null if the mail has no link. */
  token: string | null
  /** What the link leads to. A mail without a link has `personalInvitation` if the guest was invited, also if that is revoked. */
  link: 'registration' | 'personalInvitation'
  /** The subject of a `message` in the language of the guest; otherwise null. */
  subject: string | null
  /** The text of a `message` in the language of the guest; otherwise null. */
  message: string | null
  /** The slugs of the other events for which the address is registered. */
  others: string[]
  /** Whether it is a test that an organiser sends to themself. It is about no guest, and has no link. */
  is_test: boolean
  /** Of a mail of the kind `links`. */
  links?: LinkedEvent[] | null
}

/** The registration that a link opens. */
export type FoundRegistration = ShownRegistration & { event: string }

/** What the database answers to a change that a guest asked for with a link. */
export const storedOutcomes = [...changeOutcomes, 'too_many', 'arrived'] as const

export type ChangeOutcome = (typeof storedOutcomes)[number]

/** The registration that a browser may correct. */
export type CorrectedRegistration = {
  outcome: 'found' | 'corrected' | 'email_taken' | 'too_many_registrations'
  state: 'registered' | 'waiting'
  full_name: string
  seats: number
  /** As it is after the correction. */
  email: string
}

/** The registration after the change. */
export type ChangedRegistration = FoundRegistration & { outcome: ChangeOutcome }

/** What the eraser did. */
export type ErasedRegistrations = {
  /** How many guests were erased. */
  erased: number
  /** The slugs of events whose guests are kept longer than their end says, because a build moved the end earlier. */
  held_back: string[]
}

/** `held_back` as in `ErasedRegistrations`. */
export type Health = Pick<ErasedRegistrations, 'held_back'>

/** The functions of the database that the site calls (supabase/schemas), in the type that supabase-js expects. */
export type Database = {
  public: {
    Tables: Record<never, never>
    Views: Record<never, never>
    Functions: OrganiserFunctions & DoorFunctions & TroubleFunctions & GuestFunctions & ScheduledFunctions
  }
}

type GuestFunctions = {
  /** `p_waiting`: null if the caller knows no waiting lists. `p_secret`: null if the browser has none. */
  register: DatabaseFunction<
    'p_facts' | 'p_submission_id' | 'p_locale' | 'p_notice_version' | 'p_mail' | 'p_network' | 'p_network_before',
    RegisterOutcome,
    'p_waiting' | 'p_secret'
  > & { Args: FieldArguments }
  list_seats: DatabaseFunction<'p_events', EventSeats[]>
  find_registration: DatabaseFunction<'p_token', FoundRegistration | null>
  /** Without facts, there can only be fewer persons. */
  change_registration: DatabaseFunction<
    'p_token' | 'p_persons' | 'p_mail' | 'p_network' | 'p_network_before',
    ChangedRegistration | null,
    'p_facts' | 'p_revision'
  >
  restore_registration: DatabaseFunction<
    'p_token' | 'p_facts' | 'p_waiting' | 'p_mail',
    ChangedRegistration | null,
    'p_revision'
  >
  change_guest: DatabaseFunction<
    'p_token' | 'p_full_name' | 'p_mail',
    ChangedRegistration | null,
    'p_email' | 'p_revision'
  >
  confirm_address: DatabaseFunction<'p_token', ChangedRegistration | null>
  /** Without an address, it only says what is registered. */
  correct_address: DatabaseFunction<
    'p_secret' | 'p_event' | 'p_submission_id' | 'p_mail',
    CorrectedRegistration | null,
    'p_email'
  >
  ask_for_links: DatabaseFunction<
    'p_email' | 'p_locale' | 'p_network' | 'p_network_before' | 'p_mail',
    'link_sent' | 'too_many_from_network' | 'no_mail'
  >
  find_personal_invitation: DatabaseFunction<'p_token', FoundPersonalInvitation | null>
  /**
   * `p_full_name`: null with 0 persons, which decline, or cancel. `p_state`: what the form showed. With `silent`, 0 persons
   * cancel nothing that was accepted since; with `accepted`, nothing is accepted again; null: in any state.
   */
  answer_personal_invitation: DatabaseFunction<
    'p_facts' | 'p_token' | 'p_persons' | 'p_locale' | 'p_submission_id' | 'p_notice_version' | 'p_mail',
    AnsweredPersonalInvitation | null,
    'p_full_name'
  > & { Args: { p_state: 'silent' | 'accepted' | null } }
}

type ScheduledFunctions = {
  update_events: DatabaseFunction<'p_events' | 'p_mail', number>
  claim_mail: DatabaseFunction<never, ClaimedMail[]>
  /** `p_upcoming`: the events whose guests are to be reminded now; null if the facts of the build are missing. */
  run_schedule: DatabaseFunction<never, number, 'p_upcoming'>
  /** Without a fault, the mail was sent. */
  record_mail: DatabaseFunction<'p_id' | 'p_attempt' | 'p_final', undefined, 'p_fault' | 'p_status'>
  erase_ended_registrations: DatabaseFunction<never, ErasedRegistrations>
  health: DatabaseFunction<never, Health>
}
