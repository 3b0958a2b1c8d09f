import type { Columns } from '../../src/registration/fields'

/** The facts of a build about an event: columns of private.events. Times are in ISO 8601. */
export type EventRow = {
  id: string
  built_at: string
  as_of: string | null
  capacity: number
  opens_at: string | null
  closes_at: string
  ends_at: string
  availability: 'full' | 'closed' | null
  retention_days: number
}

/** The seats of an event, and what else decides whether it takes registrations. */
export type EventSeats = Pick<EventRow, 'as_of' | 'opens_at' | 'closes_at' | 'availability' | 'capacity'> & {
  event: string
  taken: number
}

export type FieldArguments = { [Column in keyof Columns as `p_${Column}`]: Columns[Column] }

export type RegisterArguments = FieldArguments & {
  p_facts: EventRow
  p_submission_id: string
  p_locale: string
  p_notice_version: string
  p_mail: boolean
}

/** A confirmation in the outbox, with the registration that it confirms. */
export type ClaimedMail = {
  id: string
  /** How often the mail has been claimed; the first time is 1. */
  attempt: number
  event: string
  locale: string
  full_name: string
  email: string
  seats: number
}

/** The registration of a link. A cancelled one has no name and no e-mail. */
export type LinkedRegistration = {
  event: string
  state: 'registered' | 'waiting' | 'cancelled'
  seats: number
  attendance: string | null
  full_name: string | null
  email: string | null
  locale: string
  ends_at: string
}

/** The registration of a link after a change. `too_many`: nothing changed, because fewer places were booked. */
export type ChangedRegistration = LinkedRegistration & { outcome: 'changed' | 'cancelled' | 'too_many' }

/** What became of an attempt to send a mail. */
export type RecordedMail = {
  p_id: string
  p_attempt: number
  p_fault: string | null
  p_status: number | null
  p_final: boolean
}

/** The functions of the database that the secret key may call (supabase/migrations), in the type that supabase-js expects. */
export type Database = {
  public: {
    Tables: Record<never, never>
    Views: Record<never, never>
    Functions: {
      register: { Args: RegisterArguments; Returns: string }
      update_events: { Args: { p_events: EventRow[] }; Returns: undefined }
      list_seats: { Args: { p_events: EventRow[] }; Returns: EventSeats[] }
      find_registration: { Args: { p_token: string }; Returns: LinkedRegistration | null }
      change_registration: {
        Args: { p_token: string; p_persons: number; p_mail: boolean }
        Returns: ChangedRegistration | null
      }
      claim_mail: { Args: Record<string, never>; Returns: ClaimedMail[] }
      record_mail: { Args: RecordedMail; Returns: undefined }
      erase_ended_registrations: { Args: Record<string, never>; Returns: number }
      health: { Args: Record<string, never>; Returns: boolean }
    }
  }
}
