import { availabilityOf, invitationQuery, type Availability } from '../../src/registration/availability'
import type { FormName } from '../../src/registration/fields'
import type { Handler } from '../http/handler'
import { createPublicRead, type Failure } from '../endpoint/public-read'
import { isMailSetUp } from '../mail/mail-environment'
import { callDatabase, callTimeout, createDatabaseClient, type DatabaseClient } from '../storage/call-database'
import type { EventSeats } from '../storage/event-types'
import { whyNotPublished } from '../http/deploy'
import type { DependenciesOf } from '../storage/dependencies'
import { readEnvironment } from '../storage/environment'
import { remember } from '../storage/remember'
import { readBuilt, readFacts, rowOf, type Facts } from '../storage/facts'

export type Dependencies = DependenciesOf<DatabaseClient<'list_seats'>>

/**
 * `GET /api/availability`: whether the events of the programme take registrations. With the parameter `invitation`: whether
 * the event by invitation does, which is named to nobody else. It never throws.
 */
export function createAvailabilityHandler(dependencies: Dependencies): Handler {
  const { variables, createClient = createDatabaseClient, read = readBuilt } = dependencies
  let facts: Facts | null | undefined

  const asking = (form: FormName) =>
    remember(async (): Promise<Availability | Failure> => {
      const environment = readEnvironment(variables)
      if ('fault' in environment) return environment
      const mail = isMailSetUp(variables)
      return facts ? readAvailability(createClient(environment), facts, form, mail) : { fault: 'no_facts' }
    })
  const askDatabase = { programme: asking('programme'), invitation: asking('invitation') }

  return createPublicRead<Availability>(dependencies, {
    async decide({ searchParams }, deploy) {
      const asked = searchParams.has(invitationQuery) ? 'invitation' : 'programme'
      // If the facts cannot be read, the next request reads them again.
      facts ??= await readFacts(read)
      // Without such an event, no database is needed.
      if (facts === null || facts?.events.every(({ form }) => form !== asked)) return { events: {} }
      const refusal = whyNotPublished(deploy)
      return refusal ? { fault: refusal } : askDatabase[asked]()
    },
    cached: () => 15,
    query: invitationQuery,
  })
}

/**
 * The state of every event with a form now. The event by invitation is private: who asks for the programme does not learn of it.
 * @param mail whether mail is set up: without it nobody can wait
 */
async function readAvailability(
  client: DatabaseClient<'list_seats'>,
  facts: Facts,
  asked: FormName,
  mail: boolean,
): Promise<Availability | Failure> {
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
    states[event] = {
      ...availabilityOf({ availability, opensAt, closesAt, capacity, taken, showPlaces, waitingList }, now),
      ...(asked === 'programme' && { capacity }),
    }
  }
  return { events: states }
}

function findSeats(data: unknown, event: string): EventSeats | undefined {
  const rows = Array.isArray(data) ? (data as (Partial<EventSeats> | null)[]) : []
  const row = rows.find((each) => each?.event === event)
  return Number.isInteger(row?.capacity) && Number.isInteger(row?.taken) ? (row as EventSeats) : undefined
}
