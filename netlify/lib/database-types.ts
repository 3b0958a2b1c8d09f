/** What PostgREST offers to the function's key (supabase/migrations), in the form that supabase-js wants. */
export type Database = {
  public: {
    Tables: Record<never, never>
    Views: Record<never, never>
    Functions: {
      register: {
        Args: {
          p_event: string
          p_capacity: number
          /** An instant, or null for an event whose registration does not close. */
          p_closes_at: string | null
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
