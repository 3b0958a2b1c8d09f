import { availabilityOf, type AvailabilityState } from '../../../registration/availability'
import type { EventNumbers, EventSettings } from '../../../registration/organisers'

/**
 * The state of an event as visitors see it, for the texts `organisers:settings.now.<state>` and
 * `organisers:overview.state.<state>`.
 */
export function stateNow(settings: EventSettings): Exclude<AvailabilityState, 'few'> {
  const { availability, opens_at: opensAt, closes_at: closesAt, capacity, taken, waiting_list: waitingList } = settings
  const now = momentOf(settings, Date.now())
  const facts = { availability, opensAt, closesAt, capacity, taken, waitingList, showPlaces: false }
  const { state } = availabilityOf(facts, now)
  return state === 'few' ? 'open' : state
}

/** Whether an event has ended. One that is no longer in the content, and has no end, has not. @param now an instant */
export function isOver({ ends_at: endsAt, settings }: Pick<EventNumbers, 'ends_at' | 'settings'>, now: Date): boolean {
  return endsAt !== null && Date.parse(endsAt) <= momentOf(settings, now.getTime())
}

/** The moment that the site shows an event as of: `demoDate` of the content, or now. In milliseconds since 1970. */
const momentOf = (settings: EventSettings | undefined, now: number) =>
  settings?.as_of ? Date.parse(settings.as_of) : now
