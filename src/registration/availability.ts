/**
 * Whether an event takes registrations now. `few`: at most a fifth of the seats is left. `waiting`: none is left, and
 * visitors can join the waiting list.
 */
export const availabilityStates = ['soon', 'open', 'few', 'waiting', 'full', 'closed'] as const

export type AvailabilityState = (typeof availabilityStates)[number]

/** The parameter of `GET /api/availability` that asks for the event by invitation, in place of the programme. */
export const invitationQuery = 'invitation'

/** Whether visitors can register or wait now. @param state '' as long as it is not known */
export const isTaking = (state: AvailabilityState | ''): boolean => ['open', 'few', 'waiting'].includes(state)

/** What `GET /api/availability` answers, by the slug of the event. */
export type Availability = { events: Record<string, EventAvailability> }

export type EventAvailability = {
  state: AvailabilityState
  /** The number of seats that are free, while the event is open and if its content shows it. */
  free?: number
  /** How many seats an event of the programme has, which organisers may have set. */
  capacity?: number
}

/** What decides the state of an event. Times are in ISO 8601. */
type Event = {
  /** What the content says by hand. It counts before everything else. */
  availability: 'full' | 'closed' | null
  /** Null: registration is open from the beginning. */
  opensAt: string | null
  closesAt: string
  capacity: number
  taken: number
  showPlaces: boolean
  /** Whether visitors can wait for a seat when none is left. */
  waitingList: boolean
}

/**
 * The state of an event. The database decides in the same order (`public.register`).
 * @param now milliseconds since 1970
 */
export function availabilityOf(event: Event, now: number): EventAvailability {
  const free = Math.max(event.capacity - event.taken, 0)
  const state = stateOf(event, free, now)
  return { state, ...(event.showPlaces && (state === 'open' || state === 'few') && { free }) }
}

function stateOf(event: Event, free: number, now: number): AvailabilityState {
  const { availability, opensAt, closesAt, capacity, waitingList } = event
  if (availability) return availability
  if (opensAt !== null && now < Date.parse(opensAt)) return 'soon'
  if (now >= Date.parse(closesAt)) return 'closed'
  if (free === 0) return waitingList ? 'waiting' : 'full'
  return free * 5 <= capacity ? 'few' : 'open'
}
