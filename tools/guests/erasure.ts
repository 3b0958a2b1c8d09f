import { instantOf, localTimeOf } from '../../src/model/phase'
import type { StoredEvent } from '../../netlify/storage/list-types'
import type { readRegisteredEvents } from '../content/registered-events'

type Erasure = {
  /** The events whose guests may be erased. */
  events: string[]
  /** For each other event, why its guests are kept. */
  kept: string[]
}

/**
 * The events with the end that the content says, where the database does not have it.
 * @param stored the events in the database
 */
export function withKnownEnds(
  stored: StoredEvent[],
  { events, exhibition }: ReturnType<typeof readRegisteredEvents>,
): StoredEvent[] {
  return stored.map((each) => {
    const end = events.find(({ slug }) => slug === each.event)?.end
    return { ...each, ends_at: each.ends_at ?? (end === undefined ? null : instantOf(end, exhibition.timeZone)) }
  })
}

/** Whether names and addresses are stored for an event. */
export const hasGuests = ({ registrations, waiting, invitations, unsent }: StoredEvent) =>
  registrations + waiting + invitations + unsent > 0

/**
 * Decides which guests `--erase-all` erases: those of every event that is over.
 * @param now the real time, not the `demoDate`
 * @param timeZone the time zone of the dates in the messages
 */
export function planErasure(stored: StoredEvent[], now: Date, timeZone: string): Erasure {
  const day = (instant: number) => localTimeOf(new Date(instant), timeZone).slice(0, 10)
  const plan: Erasure = { events: [], kept: [] }
  for (const { event, ends_at, retention_days } of stored.filter(hasGuests)) {
    const end = ends_at === null ? -Infinity : Date.parse(ends_at)
    if (now.getTime() >= end) plan.events.push(event)
    else {
      const due = day(end + retention_days * 24 * 60 * 60 * 1000)
      plan.kept.push(`${event} ends on ${day(end)}: its guests are kept, and are erased automatically by ${due}.`)
    }
  }
  return plan
}

/** @returns why no guest is erased; an empty text if the plan can be carried out */
export function refusalToErase({ events, kept }: Erasure, confirmed: boolean): string {
  if (events.length === 0) return ['Nothing was erased.', ...kept].join('\n')
  if (!confirmed) return `This erases all guests of ${events.join(', ')} permanently. To confirm, add --yes.`
  return ''
}

/** What was erased of events besides their registrations: sentences with a space before each. */
export function erasedToo(events: StoredEvent[]): string {
  return [
    ...(events.some(({ invitations }) => invitations > 0) ? [' The invitations are erased, too.'] : []),
    ...(events.some(({ unsent }) => unsent > 0) ? [' The names and addresses in unsent mails are erased, too.'] : []),
  ].join('')
}
