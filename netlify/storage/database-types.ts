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

/** The functions of the database that the secret key may call (supabase/migrations), in the type that supabase-js expects. */
export type Database = {
  public: {
    Tables: Record<never, never>
    Views: Record<never, never>
    Functions: {
      register: { Args: RegisterArguments; Returns: string }
      update_event: { Args: EventFacts; Returns: undefined }
      erase_ended_registrations: { Args: Record<string, never>; Returns: number }
      health: { Args: Record<string, never>; Returns: boolean }
    }
  }
}
