import { defaultLocale } from '../../../../i18n/locales'
import { at, type Content, type ContentRecord } from '../../engine/content-folder'
import { type Finding, reporter, type Rules } from '../../engine/rule'
import { hoursBetween, longestEvent } from '../dates/days'
import { originalsFirst } from '../records/originals'

export const rules = {
  'overlap/place': 'warning',
  'overlap/person': 'warning',
  'capacity/over-place': 'warning',
  'capacity/invitation': 'error',
} as const satisfies Rules

const report = reporter(rules)

type Event = ContentRecord<'Event'>

/** Events that need the same place or person at the same time, and more guests than seats. */
export function check(content: Content): Finding[] {
  const events = originalsFirst(content.records('Event'), content.folder.published)
    .filter(({ data }) => data.start < data.end && hoursBetween(data.start, data.end) <= longestEvent)
    .toSorted((a, b) => (a.data.start < b.data.start ? -1 : 1))
  return [
    ...clashes(events, ({ data }) => [{ key: data.place, path: ['place'] }], 'overlap/place'),
    ...clashes(events, leaders, 'overlap/person'),
    ...content.records('Event').flatMap((event) => capacities(content, event)),
  ]
}

type Claim = { key: string; path: (string | number)[] }

const leaders = ({ data }: Event): Claim[] =>
  data.ledBy.map(({ artist, name }, index) => ({
    key: artist ?? name ?? '',
    path: ['ledBy', index, artist === undefined ? 'name' : 'artist'],
  }))

/** Compares each event with the earlier one that ends last, for each place or person that both need. */
function clashes(
  events: readonly Event[],
  claims: (event: Event) => Claim[],
  rule: 'overlap/place' | 'overlap/person',
): Finding[] {
  const last = new Map<string, Event>()
  return events.flatMap((event) =>
    claims(event).flatMap(({ key, path }) => {
      const other = last.get(key)
      if (!other || other.data.end < event.data.end) last.set(key, event)
      if (!other || other === event || other.data.end <= event.data.start) return []
      if (isCopy(event, other)) return []
      const values = { name: key, other: other.file, start: other.data.start.slice(11), end: other.data.end.slice(11) }
      return [report(rule, at(event, path), values)]
    }),
  )
}

/** duplicates.ts reports an event that is there twice. */
const isCopy = ({ data: a }: Event, { data: b }: Event) =>
  a.slug === b.slug || (a.start === b.start && a.title[defaultLocale] === b.title[defaultLocale])

function capacities(content: Content, event: Event): Finding[] {
  const { capacity, invitation, place: slug } = event.data
  const persons = invitation?.persons ?? 0
  const room = content.records('Place').find(({ data }) => data.slug === slug)?.data.capacity
  return [
    ...(persons > capacity ? [report('capacity/invitation', at(event, ['capacity']), { capacity, persons })] : []),
    ...(room !== undefined && capacity > room
      ? [report('capacity/over-place', at(event, ['capacity']), { capacity, room, place: slug })]
      : []),
  ]
}
