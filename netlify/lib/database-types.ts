/** What PostgREST offers to the function's key (supabase/migrations), in the form that supabase-js wants. */
export type Database = {
  public: {
    Tables: Record<never, never>
    Views: Record<never, never>
    Functions: {
      register: {
        Args: {
          p_event: string
          /** Instants in ISO 8601. */
          p_built_at: string
          p_as_of: string | null
          p_capacity: number
          p_closes_at: string
          p_ends_at: string
          p_retention_days: number
          p_submission_id: string
          p_full_name: string
          p_email: string
          p_attendance: string
          p_locale: string
          p_notice_version: string
        }
        Returns: string
      }
    }
  }
}

export type RegisterArguments = Database['public']['Functions']['register']['Args']
