import { isEmail } from '../../src/registration/email'
import type {
  DoorAnswer,
  EventSettings,
  FoundAnswer,
  GuestsAnswer,
  InvitationsAnswer,
  MailProgress,
  Overview,
  PersonData,
  SetNotice,
} from '../../src/registration/organisers'
import type { Answer } from '../http/answer'
import { rowOf } from '../storage/facts'
import { askDatabase } from '../storage/call-database'
import { found, hasFields, isId, malformed, type Work } from './work'

/** All events, with what the content says about them. */
export async function readOverview({ organiser, facts, client, signal }: Work): Promise<Answer> {
  const rows = facts.events.map((event) => rowOf(facts, event))
  const asked = await askDatabase(
    () => client.rpc('organiser_overview', { p_events: rows }),
    hasFields<Overview>('events', 'mail', 'log'),
    signal,
  )
  return found(asked, (data) => ({
    ...data,
    organiser,
    builtAt: facts.builtAt,
    content: facts.events.map(({ event, startsAt, endsAt, capacity, form, pages, cancelled, maxSeats }) => ({
      ...{ event, startsAt, endsAt, capacity, form, pages, cancelled, maxSeats },
    })),
  }))
}

/** The guests of all events who registered in a time span, or with addresses of a domain. */
export async function readFound(query: URLSearchParams, { client, signal }: Work): Promise<Answer> {
  const [from, until, domain] = ['from', 'until', 'domain'].map((name) => query.get(name) || null) as Wanted
  if (from === null && until === null && domain === null) return malformed
  if (![from, until].every((each) => each === null || isInstant(each)) || (domain !== null && !isDomain(domain))) {
    return malformed
  }
  const ask = () => client.rpc('find_guests', { p_from: from, p_until: until, p_domain: domain })
  return found(await askDatabase(ask, hasFields<FoundAnswer>('guests'), signal), (data) => data)
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
  return 'fault' in asked
    ? { code: 'unavailable', fault: asked.fault }
    : { code: 'found', content: { notice: asked.data } }
}

/** What a query asks about an event: its guests, one guest, the door, its settings, who is invited, or unsent mails. */
export async function readEvent(query: URLSearchParams, slug: string, { client, signal }: Work): Promise<Answer> {
  const guest = query.get('guest')
  const since = query.get('since')
  if ((guest !== null && !isId(guest)) || (since !== null && !isId(since))) return malformed
  if (guest !== null) {
    const ask = () => client.rpc('person_data', { p_event: slug, p_id: guest })
    const asked = await askDatabase(ask, hasFields<PersonData>('registrations'), signal)
    return found(asked, (person) => ({ person }), 'gone')
  }
  if (query.has('door')) {
    const ask = () => client.rpc('organiser_door', { p_event: slug })
    const asked = await askDatabase(ask, hasFields<DoorAnswer>('links', 'devices'), signal)
    return found(asked, (door) => ({ door }))
  }
  if (query.has('invitations')) {
    const ask = () => client.rpc('organiser_invitations', { p_event: slug })
    return found(await askDatabase(ask, hasFields<InvitationsAnswer>('invitations'), signal), (data) => data)
  }
  if (query.has('mail')) {
    const ask = () => client.rpc('mail_progress', { p_event: slug })
    return found(await askDatabase(ask, hasFields<MailProgress>('faults'), signal), (progress) => ({ progress }))
  }
  if (query.has('settings')) {
    const ask = () => client.rpc('event_settings', { p_event: slug })
    const asked = await askDatabase(ask, hasFields<EventSettings>('overrides'), signal)
    return found(asked, (settings) => ({ settings }))
  }
  const ask = () => client.rpc('organiser_guests', { p_event: slug, p_since: since === null ? null : Number(since) })
  return found(await askDatabase(ask, hasFields<GuestsAnswer>('pending'), signal), (data) => data)
}
