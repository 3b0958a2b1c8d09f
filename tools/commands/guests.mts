import { parseArgs } from 'node:util'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { normaliseEmail } from '../../src/registration/registration-schema'
import { instantOf } from '../../src/model/phase'
import { planErasure, refusalToErase, type StoredEvent } from '../guests/erasure'
import { toCsv, toTable, type Guest } from '../guests/guest-list'
import { readInvitation, type Invitation } from '../building/invitation'
import { writePrivateFile } from '../guests/private-file'
import { InUseError, runningSupabase, startSupabase } from '../database/supabase.mts'

const usage = `npm run guests                     lists who is registered
npm run guests -- --csv            prints the list as CSV (--csv=FILE writes it into a file)
npm run guests -- --erase EMAIL    erases one guest; their seats are free again
npm run guests -- --erase-all      erases all guests of every event that is over`

type Database = { url: string; key: string; close?: () => Promise<void> }

/** Hosted Supabase where the environment names one; else the embedded one, started for the moment unless it runs. */
async function openDatabase(): Promise<Database> {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = process.env
  if (url) {
    if (!key) throw new Error('SUPABASE_URL is set, but SUPABASE_SECRET_KEY is not.')
    if (!URL.canParse(url)) throw new Error('SUPABASE_URL is no address (https://….supabase.co).')
    return { url, key }
  }
  try {
    const { url, secretKey, stop } = await startSupabase()
    return { url, key: secretKey, close: stop }
  } catch (error) {
    if (!(error instanceof InUseError)) throw error
    const { url, secretKey } = await runningSupabase()
    return { url, key: secretKey }
  }
}

type Answer<T> = { data: T | null; error: { code?: string } | null; status: number }

/** What the database answered, or in one line why not. The database's own words could hold a guest's data. */
function resultOf<T>({ data, error, status }: Answer<T>): T {
  if (!error) return data as T
  if (status === 0) throw new Error('The database does not answer. Is SUPABASE_URL right, and is the project paused?')
  if (error.code === 'PGRST202') throw new Error('The database lacks the migrations. Apply them: npx supabase db push')
  if (status === 401 || status === 403) throw new Error('The database refuses the key. Is it the secret one?')
  throw new Error(`The database answered with the status ${status}${error.code ? ` (${error.code})` : ''}.`)
}

/** Every event of the database, with its end as far as it is known: an earlier deploy may not have said so. */
async function listEvents(client: SupabaseClient, { event, exhibition }: Invitation) {
  const events = resultOf<StoredEvent[]>(await client.rpc('list_events'))
  if (!event) return events
  const known = instantOf(event.end, exhibition.timeZone)
  return events.map((each) => (each.event === event.slug ? { ...each, ends_at: each.ends_at ?? known } : each))
}

async function listGuests(client: SupabaseClient, events: StoredEvent[]): Promise<Guest[]> {
  const guests: Guest[] = []
  for (const { event } of events) {
    // Supabase answers with 1000 rows at most.
    for (let from = 0, more = true; more; from += 1000) {
      const page = client.rpc('list_registrations', { p_event: event }).range(from, from + 999)
      const rows = resultOf<Omit<Guest, 'event'>[]>(await page)
      guests.push(...rows.map((row) => ({ ...row, event })))
      more = rows.length > 0
    }
  }
  return guests
}

/** Erases a guest from every event. @param typed the address as the guest wrote it */
async function eraseGuest(client: SupabaseClient, events: StoredEvent[], typed: string): Promise<void> {
  let erased = 0
  for (const { event } of events) {
    const parameters = { p_event: event, p_email: normaliseEmail(typed) }
    erased += resultOf<number>(await client.rpc('erase_registration', parameters))
  }
  if (erased === 0) throw new Error('Nobody is registered with this e-mail.')
  console.log('Erased. The seats are free again.')
}

async function eraseAll(
  client: SupabaseClient,
  stored: StoredEvent[],
  timeZone: string,
  confirmed: boolean,
): Promise<void> {
  const plan = planErasure(stored, new Date(), timeZone)
  const refusal = refusalToErase(plan, confirmed)
  if (refusal) throw new Error(refusal)
  let erased = 0
  for (const event of plan.events) {
    erased += resultOf<number>(await client.rpc('erase_registrations', { p_event: event }))
  }
  console.log([`Erased: ${erased}.`, ...plan.kept].join('\n'))
}

async function main(): Promise<void> {
  // `--csv` alone prints; parseArgs knows options with a value always or never.
  const args = process.argv.slice(2).map((arg) => (arg === '--csv' ? '--csv=-' : arg))
  const { values } = parseArgs({
    args,
    options: {
      csv: { type: 'string' },
      erase: { type: 'string' },
      'erase-all': { type: 'boolean' },
      yes: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    console.log(usage)
    return
  }

  const invitation = readInvitation()
  const { timeZone } = invitation.exhibition
  const { url, key, close } = await openDatabase()
  const client = createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } })
  try {
    const events = await listEvents(client, invitation)
    if (values.erase !== undefined) await eraseGuest(client, events, values.erase)
    else if (values['erase-all']) await eraseAll(client, events, timeZone, values.yes ?? false)
    else {
      const guests = await listGuests(client, events)
      if (values.csv === undefined) console.log(toTable(guests, timeZone))
      else if (values.csv === '-') process.stdout.write(toCsv(guests, timeZone))
      else await writePrivateFile(values.csv, toCsv(guests, timeZone))
    }
  } finally {
    await close?.()
  }
}

main().catch((error: Error & { code?: string }) => {
  console.error(error.code?.startsWith('ERR_PARSE_ARGS') ? `${error.message}\n\n${usage}` : error.message)
  process.exitCode = 1
})
