import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { Database } from '../../netlify/storage/database-types.ts'
import type { EventRow } from '../../netlify/storage/event-types.ts'
import type { AdmittedDevice } from '../../netlify/storage/door-types.ts'
import type { DoorAnswer } from '../../src/registration/organisers.ts'
import { callDatabase } from './call-database.ts'
import { newAddress } from './mails.ts'
import type { Locale } from './pages.ts'
import { expect } from './test.ts'

export const doorPaths = { cs: '/dvere', en: '/en/door' } as const

type Guests = readonly (readonly [name: string, seats: number, email?: string])[]
type Arrivals = Record<string, number>

const hour = 60 * 60 * 1000
const fromNow = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

/** An event that no other test uses, with these guests and a link to its door. The content does not have it. */
export async function openDoor(guests: Guests, { capacity = 50 } = {}) {
  const event: EventRow = {
    id: `vecer-${randomUUID()}`,
    built_at: '2044-01-01T00:00:00Z',
    as_of: null,
    capacity,
    opens_at: null,
    closes_at: '2099-01-01T00:00:00Z',
    starts_at: '2099-01-01T00:00:00Z',
    ends_at: '2099-01-01T00:00:00Z',
    place: 'sal',
    availability: null,
    waiting_list: false,
    retention_days: 30,
    called_off: false,
  }
  const addresses = new Map<string, string>()
  const devices = async () => (await callDatabase<DoorAnswer>('organiser_door', { p_event: event.id })).devices
  const change = (action: string, how: object = {}) =>
    callDatabase<string>('change_door', {
      ...{ p_organiser: 'test', p_event: event.id, p_action: action },
      ...{ p_facts: null, p_times: null, p_device: null, ...how },
    })
  const door = {
    event: event.id,
    /** Registers a guest. */
    async register(name: string, seats: number, email = newAddress()): Promise<void> {
      addresses.set(name, email)
      const args: Database['public']['Functions']['register']['Args'] = {
        p_facts: event,
        p_full_name: name,
        p_email: email,
        p_attendance: null,
        p_persons: seats,
        p_submission_id: randomUUID(),
        p_locale: 'cs',
        p_notice_version: '1',
        // Unchanged: without mail, other tests that run meanwhile would miss theirs.
        p_mail: null,
        p_waiting: false,
        p_network: null,
        p_network_before: null,
        p_secret: null,
      }
      expect(await callDatabase('register', args)).toBe('registered')
    },
    /** Erases a guest. */
    erase: (name: string) => callDatabase('erase_person', { p_organiser: 'test', p_email: addresses.get(name) }),
    close: () => change('close_door'),
    /** The link to the page. */
    link: (locale: Locale) => `${doorPaths[locale]}#k=${link}`,
    /** Admits a device, as the page does. @returns its key */
    admit: async (device: string) =>
      (await callDatabase<AdmittedDevice>('admit_device', { p_link: link, p_device: device })).key,
    /** The names of the devices that are there. */
    devices: async () => (await devices()).map(({ device }) => device),
    /** Ends a device by its name. */
    async end(name: string): Promise<void> {
      const { id } = (await devices()).find(({ device }) => device === name)!
      await change('end_device', { p_device: id })
    },
    /** Who has arrived, as the server says. */
    async arrivals(request: APIRequestContext): Promise<Arrivals> {
      key ??= await door.admit('Test')
      const response = await request.get('/api/door', { headers: { Authorization: `Bearer ${key}` } })
      const { guests } = (await response.json()) as { guests: { name: string; arrived: number }[] }
      return Object.fromEntries(guests.map(({ name, arrived }) => [name, arrived]))
    },
  }
  const link = await change('open_door', { p_facts: event, p_times: [fromNow(-1), fromNow(1), fromNow(1)] })
  let key: string | undefined
  for (const guest of guests) await door.register(...guest)
  return door
}
