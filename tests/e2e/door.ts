import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { EventRow, RegisterArguments } from '../../netlify/storage/database-types.ts'
import { callDatabase } from './call-database.ts'
import { newAddress } from './mails.ts'
import type { Locale } from './pages.ts'
import { expect } from './test.ts'

export const doorPaths = { cs: '/dvere', en: '/en/door' } as const

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
        p_network: null,
        p_network_before: null,
      }
      expect(await callDatabase('register', args)).toBe('registered')
    },
    cancel: (name: string) => callDatabase('cancel_registration', { p_event: event.id, p_email: addresses.get(name) }),
    close: () => callDatabase('close_door', { p_event: event.id }),
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
  const period = { p_from: fromNow(from), p_until: fromNow(until) }
  const key = await callDatabase<string>('open_door', { p_facts: event, ...period })
  for (const [name, places] of guests) await door.register(name, places)
  return door
}
