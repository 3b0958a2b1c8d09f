import { localTimeOf } from '../../src/model/phase'

/** An event as the database lists it. */
export type StoredEvent = {
  event: string
  /** ISO 8601, or null where nobody knows any more: the event came from a deploy that did not say so. */
  ends_at: string | null
  retention_days: number
  registrations: number
}

type Erasure = {
  /** The events whose guests may be erased. */
  events: string[]
  /** Of each other event, why its guests are kept. */
  kept: string[]
}

/**
 * Which guests `--erase-all` erases: those of every event that is over, by the real clock.
 * @param timeZone in which days are named
 */
export function planErasure(stored: StoredEvent[], now: Date, timeZone: string): Erasure {
  const day = (instant: number) => localTimeOf(new Date(instant), timeZone).slice(0, 10)
  const plan: Erasure = { events: [], kept: [] }
  for (const { event, ends_at, retention_days } of stored.filter(({ registrations }) => registrations > 0)) {
    const end = ends_at === null ? -Infinity : Date.parse(ends_at)
    if (now.getTime() >= end) plan.events.push(event)
    else {
      const due = day(end + retention_days * 24 * 60 * 60 * 1000)
      plan.kept.push(`${event} ends on ${day(end)}: its guests are kept, and erased by ${due} at the latest.`)
    }
  }
  return plan
}

/** Why nobody is to be erased; nothing if the plan may be carried out. */
export function refusalToErase({ events, kept }: Erasure, confirmed: boolean): string {
  if (events.length === 0) return ['Nothing was erased.', ...kept].join('\n')
  if (!confirmed) return `This erases all guests of ${events.join(', ')} for good; add --yes if you mean it.`
  return ''
}
