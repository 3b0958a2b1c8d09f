import type { Event } from '../../src/model/event'
import type { StoredEvent } from './erasure'
import { count, toLines } from './table'

const headings = ['Event', 'Starts', 'Registrations', 'Persons', 'Capacity', 'Free']

/**
 * A table of the events for the terminal. Below it are the events for which more persons are registered than the
 * content has room for.
 * @param events the events of the content that take registrations
 * @param stored the events in the database, also those that are no longer in the content
 */
export function toOverview(events: Event[], stored: StoredEvent[]): string {
  const inContent = events
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))
    .map(({ slug, start, capacity }) => {
      const { taken = 0, registrations = 0 } = stored.find(({ event }) => event === slug) ?? {}
      return { slug, starts: start.replace('T', ' '), capacity, taken, registrations }
    })
  const gone = stored
    .filter(({ event, registrations }) => registrations > 0 && !events.some(({ slug }) => slug === event))
    .map(({ event, ...counts }) => ({ slug: event, starts: 'not in the content', ...counts }))
  const all = [...inContent, ...gone]
  if (all.length === 0) return 'No event takes registrations.'

  const rows = all.map(({ slug, starts, registrations, taken, capacity }) =>
    [slug, starts, registrations, taken, capacity, Math.max(capacity - taken, 0)].map(String),
  )
  const overbooked = inContent
    .filter(({ taken, capacity }) => taken > capacity)
    .map(
      ({ slug, taken, capacity }) =>
        `${slug}: ${count(taken, 'person')} registered, but its capacity is now ${capacity}. Nobody loses a place by that.`,
    )
  return [...toLines([headings, ...rows]), ...(overbooked.length > 0 ? ['', ...overbooked] : [])].join('\n')
}
