import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import type { EventRow, RegisterArguments } from '../../netlify/storage/database-types.ts'
import { newAddress } from './mails.ts'
import type { Locale } from './pages.ts'
import { expect } from './test.ts'

/** The folder of the database of these tests (serve.mts). */
const folder = 'test-results/supabase'

export const doorPaths = { cs: '/dvere', en: '/en/door' } as const

/** Calls a function of the database, as `npm run guests` does. */
async function call(name: string, args: object): Promise<unknown> {
  const read = (file: string) => JSON.parse(readFileSync(`${folder}/${file}.json`, 'utf8')) as Record<string, string>
  const { secretKey = '' } = read('keys')
  const response = await fetch(`${read('address').url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: secretKey, Authorization: `Bearer ${secretKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(args),
  })
  expect(response.ok, `${name}: ${response.status}`).toBe(true)
  return response.json()
}

type Guests = readonly (readonly [name: string, places: number])[]
type Arrivals = Record<string, number>

const hour = 60 * 60 * 1000
const fromNow = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

/**
 * An event that no other test uses, with these guests and a key to its door. The content does not have it.
 * @param hours from and until when the key is valid, from now
 */
export async function openDoor(guests: Guests, { capacity = 50, hours = [-1, 1] as [number, number] } = {}) {
  const event: EventRow = {
    id: `vecer-${randomUUID()}`,
    built_at: '2044-01-01T00:00:00Z',
    as_of: null,
    capacity,
    opens_at: null,
    closes_at: '2099-01-01T00:00:00Z',
    ends_at: '2099-01-01T00:00:00Z',
    availability: null,
    waiting_list: false,
    retention_days: 30,
  }
  const addresses = new Map<string, string>()
  const door = {
    /** Registers a guest. */
    async register(name: string, places: number): Promise<void> {
      const email = newAddress()
      addresses.set(name, email)
      const args: RegisterArguments = {
        p_facts: event,
        p_full_name: name,
        p_email: email,
        p_attendance: null,
        p_persons: places,
        p_submission_id: randomUUID(),
        p_locale: 'cs',
        p_notice_version: '1',
        p_mail: false,
        p_waiting: false,
      }
      expect(await call('register', args)).toBe('registered')
    },
    cancel: (name: string) => call('cancel_registration', { p_event: event.id, p_email: addresses.get(name) }),
    close: () => call('close_door', { p_event: event.id }),
    /** The link to the page. */
    link: (locale: Locale) => `${doorPaths[locale]}#k=${key}`,
    /** Who has arrived, as the server says. */
    async arrivals(request: APIRequestContext): Promise<Arrivals> {
      const response = await request.get('/api/door', { headers: { Authorization: `Bearer ${key}` } })
      const { guests } = (await response.json()) as { guests: { name: string; arrived: number }[] }
      return Object.fromEntries(guests.map(({ name, arrived }) => [name, arrived]))
    },
  }
  const [from, until] = hours
  const key = (await call('open_door', { p_facts: event, p_from: fromNow(from), p_until: fromNow(until) })) as string
  for (const [name, places] of guests) await door.register(name, places)
  return door
}
