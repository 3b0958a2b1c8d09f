import type {
  DoorAnswer,
  EventSettings,
  GuestsAnswer,
  Overview,
  PersonData,
  SetNotice,
} from '../../src/registration/organisers'
import type { Answer } from '../http/answer'
import { rowOf } from '../registration/facts'
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

/** The urgent notice; null if there is none. */
export async function readNotice({ client, signal }: Work): Promise<Answer> {
  const asked = await askDatabase(() => client.rpc('current_notice', {}), hasFields<SetNotice>('texts'), signal)
  return 'fault' in asked
    ? { code: 'unavailable', fault: asked.fault }
    : { code: 'found', content: { notice: asked.data } }
}

/** What a query asks about an event: its guests, one guest, the door, or its settings. */
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
  if (query.has('settings')) {
    const ask = () => client.rpc('event_settings', { p_event: slug })
    const asked = await askDatabase(ask, hasFields<EventSettings>('overrides'), signal)
    return found(asked, (settings) => ({ settings }))
  }
  const ask = () => client.rpc('organiser_guests', { p_event: slug, p_since: since === null ? null : Number(since) })
  return found(await askDatabase(ask, hasFields<GuestsAnswer>('pending'), signal), (data) => data)
}
