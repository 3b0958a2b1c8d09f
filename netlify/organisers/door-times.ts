import type { EventFacts } from '../storage/facts'

const hour = 60 * 60 * 1000

/**
 * From when a link to the door admits devices, until when, and until when these see the guests: as ISO 8601. A link that
 * is made during the event is for a phone that replaces another one.
 * @param isHere whether the database is on this machine: nobody plans an event there, so the door is open at once
 * @returns undefined if the event is over
 */
export function doorTimes({ startsAt, endsAt }: EventFacts, isHere: boolean, now = Date.now()): string[] | undefined {
  const start = Date.parse(startsAt)
  const [from, admitsUntil, until] = isHere
    ? ([now, now + 8 * hour, now + 8 * hour] as const)
    : ([start - 2 * hour, Math.max(start, now) + 2 * hour, Date.parse(endsAt) + 4 * hour] as const)
  if (until <= now) return undefined
  return [from, Math.min(admitsUntil, until), until].map((time) => new Date(time).toISOString())
}

/** The same for the link of a guide, who prepares, and writes to the guests before: from now until the end of the event. */
export function guideTimes({ endsAt }: EventFacts, isHere: boolean, now = Date.now()): string[] | undefined {
  const until = isHere ? now + 8 * hour : Date.parse(endsAt)
  return until <= now ? undefined : [now, until, until].map((time) => new Date(time).toISOString())
}
