import type { Columns } from '../../src/registration/fields'

/** The facts of a build about an event. Times are in ISO 8601. */
export type EventFacts = {
  p_event: string
  p_built_at: string
  p_as_of: string | null
  p_capacity: number
  p_closes_at: string
  p_ends_at: string
  p_retention_days: number
}

type FieldArguments = { [Column in Exclude<keyof Columns, 'persons'> as `p_${Column}`]: Columns[Column] }

export type RegisterArguments = EventFacts &
  FieldArguments & { p_submission_id: string; p_locale: string; p_notice_version: string }

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
      update_event: { Args: EventFacts; Returns: undefined }
      claim_mail: { Args: Record<string, never>; Returns: ClaimedMail[] }
      record_mail: { Args: RecordedMail; Returns: undefined }
      erase_ended_registrations: { Args: Record<string, never>; Returns: number }
      health: { Args: Record<string, never>; Returns: boolean }
    }
  }
}
