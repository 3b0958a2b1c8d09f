import { InUseError, runningSupabase, startSupabase } from '../database/supabase.mts'
import { guestDatabaseAt } from './guest-database'
import { guestsIn, type Guests } from './guests'

/**
 * Passes the registrations to `act`: those of the hosted database that SUPABASE_URL and SUPABASE_SECRET_KEY name;
 * without them those of the embedded one, which is started until `act` has ended, unless it is running.
 */
export async function withGuests(act: (guests: Guests) => Promise<void>): Promise<void> {
  const { url, key, close } = await connect()
  try {
    await act(guestsIn(guestDatabaseAt(url, key)))
  } finally {
    await close()
  }
}

type Connection = { url: string; key: string; close: () => Promise<void> }

async function connect(): Promise<Connection> {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = process.env
  if (url) {
    if (!key) throw new Error('SUPABASE_URL is set, but SUPABASE_SECRET_KEY is not. Set both, or neither.')
    if (!URL.canParse(url)) throw new Error('SUPABASE_URL is not an address like https://….supabase.co.')
    return { url, key, close: async () => undefined }
  }
  try {
    const { url, secretKey, stop } = await startSupabase()
    return { url, key: secretKey, close: stop }
  } catch (error) {
    if (!(error instanceof InUseError)) throw error
    const { url, secretKey } = await runningSupabase()
    return { url, key: secretKey, close: async () => undefined }
  }
}
