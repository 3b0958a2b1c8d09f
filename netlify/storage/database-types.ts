/** What a build says of an event. Instants in ISO 8601. */
export type EventFacts = {
  p_event: string
  p_built_at: string
  p_as_of: string | null
  p_capacity: number
  p_closes_at: string
  p_ends_at: string
  p_retention_days: number
}

export type RegisterArguments = EventFacts & {
  p_submission_id: string
  p_full_name: string
  p_email: string
  p_attendance: string
  p_locale: string
  p_notice_version: string
}

/** What PostgREST offers to the functions' key (supabase/migrations), in the form that supabase-js wants. */
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
