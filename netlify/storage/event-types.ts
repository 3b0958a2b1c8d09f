/** The facts of a build about an event: columns of private.events. Times are in ISO 8601. */
export type EventRow = {
  id: string
  built_at: string
  as_of: string | null
  capacity: number
  opens_at: string | null
  closes_at: string
  starts_at: string
  ends_at: string
  place: string
  availability: 'full' | 'closed' | null
  /** Whether visitors may wait when no seat is left. */
  waiting_list: boolean
  retention_days: number
  called_off: boolean
}

/** The seats of an event, and what else decides whether it takes registrations. */
export type EventSeats = Pick<
  EventRow,
  'as_of' | 'opens_at' | 'closes_at' | 'availability' | 'waiting_list' | 'capacity'
> & {
  event: string
  taken: number
}
