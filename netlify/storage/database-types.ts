import type { Columns } from '../../src/registration/fields'
import { changeOutcomes, type ShownRegistration } from '../../src/registration/guest-pages'
import type { MailKind } from '../../src/registration/mail-kinds'
import type {
  AdmittedDevice,
  Arrival,
  DoorList,
  SavedArrivals,
  SentMessage,
  WalkIn,
  WalkInArguments,
} from './door-types'
import type { EventRow, EventSeats } from './event-types'
import type { AnsweredPersonalInvitation, FoundPersonalInvitation } from './personal-invitation-types'
import type { OrganiserFunctions, TroubleFunctions } from './organiser-types'

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

export type RegisterArguments = FieldArguments & {
  p_facts: EventRow
  p_submission_id: string
  p_locale: string
  p_notice_version: string
  /** Whether mail is set up; null: as the functions of the published site said last. */
  p_mail: boolean | null
  /** Whether the visitor wants to wait if no seat is left; null: the caller knows no waiting lists. */
  p_waiting: boolean | null
  /** The hash of the guest's network today; null: not limited. */
  p_network: string | null
  /** The hash of the guest's network on the day before. */
  p_network_before: string | null
  /** The secret of the browser, which may correct the address; null: none. */
  p_secret: string | null
}

/** What an invited guest answers. */
type AnswerArguments = {
  p_facts: EventRow
  p_token: string
  /** Null if `p_persons` is 0. */
  p_full_name: string | null
  /** 0 declines, or cancels. */
  p_persons: number
  p_locale: string
  p_submission_id: string
  p_notice_version: string
  /** Whether mail is set up; null: as the functions of the published site said last. */
  p_mail: boolean | null
  /**
   * The state that the form showed. `silent`: 0 persons cancel nothing that was accepted since. `accepted`: nothing is
   * accepted again. Null: in any state.
   */
  p_state: 'silent' | 'accepted' | null
}

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

/** What became of an attempt to send a mail. */
type RecordedMail = {
  p_id: string
  p_attempt: number
  p_fault: string | null
  p_status: number | null
  p_final: boolean
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
    Functions: OrganiserFunctions &
      TroubleFunctions & {
        register: { Args: RegisterArguments; Returns: RegisterOutcome }
        update_events: { Args: { p_events: EventRow[]; p_mail?: boolean | null }; Returns: number }
        list_seats: { Args: { p_events: EventRow[] }; Returns: EventSeats[] }
        find_registration: { Args: { p_token: string }; Returns: FoundRegistration | null }
        change_registration: {
          Args: {
            p_token: string
            p_persons: number
            p_mail: boolean | null
            /** Null: there can only be fewer persons. */
            p_facts: EventRow | null
            p_revision: number | null
            p_network: string | null
            p_network_before: string | null
          }
          Returns: ChangedRegistration | null
        }
        restore_registration: {
          Args: {
            p_token: string
            p_facts: EventRow
            p_waiting: boolean
            p_revision: number | null
            p_mail: boolean | null
          }
          Returns: ChangedRegistration | null
        }
        change_guest: {
          Args: {
            p_token: string
            p_full_name: string
            p_email: string | null
            p_mail: boolean | null
            p_revision: number | null
          }
          Returns: ChangedRegistration | null
        }
        confirm_address: { Args: { p_token: string }; Returns: ChangedRegistration | null }
        correct_address: {
          Args: {
            p_secret: string
            p_event: string
            p_submission_id: string
            /** Null: only says what is registered. */
            p_email: string | null
            p_mail: boolean | null
          }
          Returns: CorrectedRegistration | null
        }
        ask_for_links: {
          Args: {
            p_email: string
            p_locale: string
            p_network: string | null
            p_network_before: string | null
            p_mail: boolean
          }
          Returns: 'link_sent' | 'too_many_from_network' | 'no_mail'
        }
        find_personal_invitation: { Args: { p_token: string }; Returns: FoundPersonalInvitation | null }
        answer_personal_invitation: { Args: AnswerArguments; Returns: AnsweredPersonalInvitation | null }
        /** Answers null if the link is refused. */
        admit_device: { Args: { p_link: string; p_device: string }; Returns: AdmittedDevice | null }
        /** Answers null if the key is refused. */
        door_guests: { Args: { p_key: string; p_since: number | null }; Returns: DoorList | null }
        /** Answers null if the key is refused. */
        door_arrivals: { Args: { p_key: string; p_actions: Arrival[] }; Returns: SavedArrivals | null }
        /** Answers null if the key is refused. */
        door_walk_in: { Args: WalkInArguments; Returns: WalkIn | null }
        /** Answers null if the key is refused. */
        door_message: {
          Args: { p_key: string; p_subject: Record<string, string>; p_text: Record<string, string>; p_mail: boolean }
          Returns: SentMessage | null
        }
        claim_mail: { Args: Record<string, never>; Returns: ClaimedMail[] }
        /** `p_upcoming`: the events whose guests are to be reminded now; null if the facts of the build are missing. */
        run_schedule: { Args: { p_upcoming: string[] | null }; Returns: number }
        record_mail: { Args: RecordedMail; Returns: undefined }
        erase_ended_registrations: { Args: Record<string, never>; Returns: ErasedRegistrations }
        health: { Args: Record<string, never>; Returns: Health }
      }
  }
}
