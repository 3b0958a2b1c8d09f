import { isEmail } from '../../src/registration/email'
import type { SetNotice } from '../../src/registration/organisers'
import type { Answer } from '../http/answer'
import { rowOf } from '../storage/facts'
import { askDatabase } from '../storage/call-database'
import { hasFields, isId, malformed, read, type Work } from './work'

/** All events, with what the content says about them. */
export function readOverview(work: Work): Promise<Answer> {
  const { organiser, facts } = work
  const rows = facts.events.map((event) => rowOf(facts, event))
  const args = { p_events: rows, p_time_zone: facts.timeZone }
  return read(work, 'organiser_overview', args, ['events', 'mail', 'log'], (data) => ({
    ...data,
    organiser,
    builtAt: facts.builtAt,
    content: facts.events.map(({ event, startsAt, endsAt, capacity, form, pages, cancelled, maxSeats }) => ({
      ...{ event, startsAt, endsAt, capacity, form, pages, cancelled, maxSeats },
    })),
  }))
}

/** The guests of all events who registered in a time span, or with addresses of a domain. */
export async function readFound(query: URLSearchParams, work: Work): Promise<Answer> {
  const [from, until, domain] = ['from', 'until', 'domain'].map((name) => query.get(name) || null) as Wanted
  if (from === null && until === null && domain === null) return malformed
  if (![from, until].every((each) => each === null || isInstant(each)) || (domain !== null && !isDomain(domain))) {
    return malformed
  }
  return read(work, 'find_guests', { p_from: from, p_until: until, p_domain: domain }, ['guests'])
}

type Wanted = [from: string | null, until: string | null, domain: string | null]

/** Whether a text is an instant as `Date.toISOString` writes it, of a year with four digits. */
const isInstant = (text: string) => {
  const time = /^\d{4}-.*Z$/.test(text) ? Date.parse(text) : NaN
  return !Number.isNaN(time) && new Date(time).toISOString() === text
}

const isDomain = (text: string) => isEmail(`any@${text}`)

/** The urgent notice; null if there is none. */
export async function readNotice({ client, signal }: Work): Promise<Answer> {
  const asked = await askDatabase(() => client.rpc('current_notice', {}), hasFields<SetNotice>('texts'), signal)
  return 'code' in asked ? asked : { code: 'found', content: { notice: asked.data } }
}

/** What a query asks about an event: its guests, one guest, the door, its settings, who is invited, or unsent mails. */
export async function readEvent(query: URLSearchParams, slug: string, work: Work): Promise<Answer> {
  const ofEvent = { p_event: slug }
  const guest = query.get('guest')
  const since = query.get('since')
  if ((guest !== null && !isId(guest)) || (since !== null && !isId(since))) return malformed
  if (guest !== null) {
    const ofGuest = { ...ofEvent, p_id: guest }
    return read(work, 'person_data', ofGuest, ['registrations'], (person) => ({ person }), 'gone')
  }
  if (query.has('door')) return read(work, 'organiser_door', ofEvent, ['links', 'devices'], (door) => ({ door }))
  if (query.has('invitations')) return read(work, 'organiser_invitations', ofEvent, ['invitations'])
  if (query.has('mail')) return read(work, 'mail_progress', ofEvent, ['faults'], (progress) => ({ progress }))
  if (query.has('settings')) {
    return read(work, 'event_settings', ofEvent, ['overrides'], (settings) => ({ settings }))
  }
  const now = new Date().toISOString()
  const wanted = { ...ofEvent, p_since: since === null ? null : Number(since) }
  return read(work, 'organiser_guests', wanted, ['pending'], (list) => ({ now, ...list }))
}
