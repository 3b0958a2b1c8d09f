import { InUseError, runningSupabase, startSupabase } from '../database/supabase.mts'
import { guestDatabaseAt, type GuestDatabase } from './guest-database'
import { guestsIn, type Guests } from './guests'

/**
 * Passes the guests to `act`, and prints whose they are to the standard error.
 * @param isPublished those of the published site, whose database SUPABASE_URL and SUPABASE_SECRET_KEY name; otherwise those
 * in the embedded database of this machine, which is started until `act` has ended, unless it is running
 */
export async function withGuests(act: (guests: Guests) => Promise<void>, isPublished = false): Promise<void> {
  const { database, close } = isPublished ? publishedDatabase() : await embeddedDatabase()
  try {
    await act(guestsIn(database))
  } finally {
    await close?.()
  }
}

type Connection = { database: GuestDatabase; close?: () => Promise<void> }

function publishedDatabase(): Connection {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = process.env
  if (!url || !key) {
    throw new Error(
      '--published needs SUPABASE_URL and SUPABASE_SECRET_KEY, the address and the secret key of a project.',
    )
  }
  if (!URL.canParse(url)) throw new Error('SUPABASE_URL is not an address like https://….supabase.co.')
  console.error(`The guests of the published site, in the database at ${new URL(url).host}.`)
  return { database: guestDatabaseAt(url, key, true) }
}

async function embeddedDatabase(): Promise<Connection> {
  if (process.env.SUPABASE_URL) {
    console.error(
      'The guests on this machine. SUPABASE_URL is set: for the guests of the published site, add --published.',
    )
  }
  try {
    const { url, secretKey, stop } = await startSupabase()
    return { database: guestDatabaseAt(url, secretKey), close: stop }
  } catch (error) {
    if (!(error instanceof InUseError)) throw error
    const { url, secretKey } = await runningSupabase()
    return { database: guestDatabaseAt(url, secretKey) }
  }
}
