import { availabilityOf, type Availability } from '../../src/registration/availability'
import type { FormName } from '../../src/registration/fields'
import type { Fault } from '../http/fault'
import { callDatabase, callTimeout, type DatabaseClient } from '../storage/call-database'
import type { EventSeats } from '../storage/database-types'
import { rowOf, type Facts } from '../storage/facts'

/**
 * The state of every event with a form now. The event by invitation is private: who asks for the programme does not learn of it.
 * @param mail whether mail is set up: without it nobody can wait
 */
export async function readAvailability(
  client: DatabaseClient<'list_seats'>,
  facts: Facts,
  asked: FormName,
  mail: boolean,
): Promise<Availability | { fault: Fault }> {
  const events = facts.events.filter(({ form }) => form === asked)
  const rows = events.map((event) => rowOf(facts, event))
  const called = await callDatabase(() => client.rpc('list_seats', { p_events: rows }), callTimeout)
  if ('fault' in called) return { fault: called.fault }

  const states: Availability['events'] = {}
  for (const { event, showPlaces } of events) {
    const seats = findSeats(called.data, event)
    if (!seats) return { fault: 'unexpected_answer' }
    const { availability, opens_at: opensAt, closes_at: closesAt, capacity, taken } = seats
    const waitingList = seats.waiting_list && mail
    const now = seats.as_of ? Date.parse(seats.as_of) : Date.now()
    states[event] = availabilityOf({ availability, opensAt, closesAt, capacity, taken, showPlaces, waitingList }, now)
  }
  return { events: states }
}

function findSeats(data: unknown, event: string): EventSeats | undefined {
  const rows = Array.isArray(data) ? (data as (Partial<EventSeats> | null)[]) : []
  const row = rows.find((each) => each?.event === event)
  return Number.isInteger(row?.capacity) && Number.isInteger(row?.taken) ? (row as EventSeats) : undefined
}
