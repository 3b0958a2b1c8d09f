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
      erase_ended_registrations: { Args: Record<string, never>; Returns: number }
      health: { Args: Record<string, never>; Returns: boolean }
    }
  }
}
