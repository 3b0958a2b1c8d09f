import type { Event } from '../../src/model/event'
import type { StoredEvent } from '../../netlify/storage/list-types'
import { hasGuests } from './erasure'
import { count, toLines } from './table'

const headings = ['Event', 'Starts', 'Registrations', 'Persons', 'Waiting', 'Capacity', 'Free']

/**
 * A table of the events for the terminal. Below it are the events for which more persons are registered than the
 * content has room for, and those whose waiting list does not work.
 * @param events the events of the content that take registrations
 * @param stored the events in the database, also those that are no longer in the content
 * @param hasMail whether mail is set up
 */
export function toOverview(events: Event[], stored: StoredEvent[], hasMail: boolean): string {
  const inContent = events
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))
    .map(({ slug, start, capacity }) => {
      const { taken = 0, registrations = 0, waiting = 0 } = stored.find(({ event }) => event === slug) ?? {}
      return { slug, starts: start.replace('T', ' '), capacity, taken, registrations, waiting }
    })
  const gone = stored
    .filter((each) => hasGuests(each) && !events.some(({ slug }) => slug === each.event))
    .map(({ event, ...counts }) => ({ slug: event, starts: 'not in the content', ...counts }))
  const all = [...inContent, ...gone]
  if (all.length === 0) return 'No event takes registrations.'

  const rows = all.map(({ slug, starts, registrations, taken, waiting, capacity }) =>
    [slug, starts, registrations, taken, waiting, capacity, Math.max(capacity - taken, 0)].map(String),
  )
  const overbooked = inContent
    .filter(({ taken, capacity }) => taken > capacity)
    .map(
      ({ slug, taken, capacity }) =>
        `${slug}: ${count(taken, 'person')} registered, but its capacity is now ${capacity}. Nobody loses a place by that.`,
    )
  const hasList = ({ slug, waiting }: (typeof all)[number]) =>
    waiting > 0 || events.some((event) => event.slug === slug && event.registration?.waitingList)
  const unused = hasMail ? [] : all.filter(hasList).map(({ slug }) => slug)
  const warnings = [...overbooked, ...(unused.length > 0 ? [noMail(unused)] : [])]
  return [...toLines([headings, ...rows]), ...(warnings.length > 0 ? ['', ...warnings] : [])].join('\n')
}

const noMail = (slugs: string[]) =>
  `Mail is not set up, so nobody joins or moves up the waiting list of: ${slugs.join(', ')}.`
