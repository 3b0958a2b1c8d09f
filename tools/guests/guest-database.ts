import { createClient } from '@supabase/supabase-js'
import type { Outcome } from '../../netlify/registration/save-registration'
import type { RegisterArguments } from '../../netlify/storage/database-types'
import type { StoredEvent } from './erasure'
import type { Guest } from './guest-list'
import type { UnsentMail } from './unsent-mail'

/** The registrations of all events, for the people who run the exhibition. Each method throws an Error in one line. */
export type GuestDatabase = {
  listEvents: () => Promise<StoredEvent[]>
  listGuests: (event: string) => Promise<Guest[]>
  /** The confirmations that have not been sent. */
  listMail: () => Promise<UnsentMail[]>
  /** @returns what `public.register` answers: 'registered', or why not */
  register: (registration: RegisterArguments) => Promise<Outcome>
  /** @param email normalised as the form does it @returns how many registrations were erased */
  eraseGuest: (event: string, email: string) => Promise<number>
  /** @returns how many registrations were erased */
  eraseGuests: (event: string) => Promise<number>
}

/** Supabase returns at most this many rows for each call. */
const pageSize = 1000

/**
 * The registrations in a Supabase project.
 * @param key its secret key
 */
export function guestDatabaseAt(url: string, key: string): GuestDatabase {
  const client = createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } })

  return {
    listEvents: async () => resultOf<StoredEvent[]>(await client.rpc('list_events')),
    async listGuests(event) {
      const guests: Guest[] = []
      for (;;) {
        const page = client
          .rpc('list_registrations', { p_event: event })
          .range(guests.length, guests.length + pageSize - 1)
        const rows = resultOf<Omit<Guest, 'event'>[]>(await page)
        if (rows.length === 0) return guests
        guests.push(...rows.map((row) => ({ ...row, event })))
      }
    },
    listMail: async () => resultOf<UnsentMail[]>(await client.rpc('list_mail')),
    register: async (registration) => resultOf<Outcome>(await client.rpc('register', registration)),
    eraseGuest: async (event, email) =>
      resultOf<number>(await client.rpc('erase_registration', { p_event: event, p_email: email })),
    eraseGuests: async (event) => resultOf<number>(await client.rpc('erase_registrations', { p_event: event })),
  }
}

type RpcResponse<T> = { data: T | null; error: { code?: string } | null; status: number }

/** @throws Error without the database's own message, which could contain a guest's data */
function resultOf<T>({ data, error, status }: RpcResponse<T>): T {
  if (!error) return data as T
  if (status === 0)
    throw new Error('The database does not answer. Check SUPABASE_URL, and whether the project is paused.')
  if (error.code === 'PGRST202') throw new Error('The database lacks the migrations. Apply them: npx supabase db push')
  if (status === 401 || status === 403) {
    throw new Error('The database refuses the key. SUPABASE_SECRET_KEY must be the secret key of the project.')
  }
  throw new Error(`The database answered with the status ${status}${error.code ? ` (${error.code})` : ''}.`)
}
