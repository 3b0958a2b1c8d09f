import { defaultLocale } from '../../../../i18n/locales'
import type { Finding } from '../../base/rule'
import { at, type Content, type ContentRecord } from '../../read/content'
import { originalsFirst } from '../../read/originals'
import { hoursBetween, maxEventDays } from '../dates/days'
import { report } from './words'

type Event = ContentRecord<'Event'>

/** An event whose time is known. */
type Timed = { event: Event; start: string; end: string }

/** Events that need the same place or person at the same time. One that was called off needs neither. */
export function check(content: Content): Finding[] {
  const events = originalsFirst(content.records('Event'), content.folder.published)
    .flatMap((event): Timed | [] => {
      const { start, end, cancelled } = event.data
      return start !== undefined && end !== undefined && !cancelled ? { event, start, end } : []
    })
    .filter(({ start, end }) => start < end && hoursBetween(start, end) <= maxEventDays)
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))
  return [
    ...clashes(events, ({ data }) => [{ key: data.place, path: ['place'] }], 'overlap/place'),
    ...clashes(events, leaders, 'overlap/person'),
  ]
}

type Claim = { key: string | undefined; path: (string | number)[] }

const leaders = ({ data }: Event): Claim[] =>
  (data.ledBy ?? []).map(({ artist, name } = {}, index) => ({
    key: artist ?? name,
    path: ['ledBy', index, artist === undefined ? 'name' : 'artist'],
  }))

/** Compares each event with the earlier one that ends last, for each place or person that both need. */
function clashes(
  events: readonly Timed[],
  claims: (event: Event) => Claim[],
  rule: 'overlap/place' | 'overlap/person',
): Finding[] {
  const last = new Map<string, Timed>()
  return events.flatMap((timed) =>
    claims(timed.event).flatMap(({ key, path }) => {
      if (key === undefined) return []
      const other = last.get(key)
      if (!other || other.end < timed.end) last.set(key, timed)
      if (!other || other === timed || other.end <= timed.start || isCopy(timed, other)) return []
      const values = { name: key, other: other.event.file, start: other.start.slice(11), end: other.end.slice(11) }
      return report(rule, at(timed.event, path), values, { cause: other.event.file })
    }),
  )
}

/** duplicates.ts reports an event that is there twice. */
const isCopy = ({ event: { data: a }, start }: Timed, { event: { data: b }, start: otherStart }: Timed) =>
  a.slug === b.slug || (start === otherStart && a.title?.[defaultLocale] === b.title?.[defaultLocale])
