import { availabilityOf, type AvailabilityState } from '../../../registration/availability'
import type { EventSettings } from '../../../registration/organisers'

/**
 * The state of an event as visitors see it, for the texts `organisers:settings.now.<state>` and
 * `organisers:overview.state.<state>`.
 */
export function stateNow(settings: EventSettings): Exclude<AvailabilityState, 'few'> {
  const { availability, opens_at: opensAt, closes_at: closesAt, capacity, taken, waiting_list: waitingList } = settings
  const now = settings.as_of ? Date.parse(settings.as_of) : Date.now()
  const facts = { availability, opensAt, closesAt, capacity, taken, waitingList, showPlaces: false }
  const { state } = availabilityOf(facts, now)
  return state === 'few' ? 'open' : state
}
