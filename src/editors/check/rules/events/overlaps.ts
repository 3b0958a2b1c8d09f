import { at, type Content, type ContentRecord } from '../../engine/content-folder'
import { hoursBetween, longestEvent } from '../dates/days'
import { defineRule, type Finding } from '../../engine/rule'

type Other = { name: string; other: string; start: string; end: string }

const overlap = (what: string, en: (f: Other) => string, cs: (f: Other) => string) =>
  defineRule<Other>(`overlap/${what}`, 'warning', {
    en: { what: en, why: 'Both are at the same time.', fix: 'Move one of the two.' },
    cs: { what: cs, why: 'Obojí je ve stejnou dobu.', fix: 'Jedno z toho přesuňte.' },
  })

const place = overlap(
  'place',
  (f) => `${f.name} is taken from ${f.start} to ${f.end} by ${f.other}.`,
  (f) => `V místě ${f.name} je od ${f.start} do ${f.end} už ${f.other}.`,
)
const person = overlap(
  'person',
  (f) => `${f.name} leads ${f.other} from ${f.start} to ${f.end}.`,
  (f) => `${f.name} od ${f.start} do ${f.end} vede ${f.other}.`,
)

const seats = defineRule<{ capacity: number; room: number; place: string }>('capacity/over-place', 'warning', {
  en: {
    what: ({ capacity, room, place }) => `${capacity} people do not fit into ${place}, which holds ${room}.`,
    why: 'Some of those who registered would have to be sent away.',
    fix: 'Lower the capacity, or choose a larger place.',
  },
  cs: {
    what: ({ capacity, room, place }) => `${capacity} lidí se do místa ${place} nevejde, má kapacitu ${room}.`,
    why: 'Někoho z registrovaných by bylo nutné poslat domů.',
    fix: 'Snižte kapacitu, nebo zvolte větší místo.',
  },
})

const party = defineRule<{ capacity: number; persons: number }>('capacity/invitation', 'error', {
  en: {
    what: ({ capacity, persons }) => `${capacity} seats, but an invitation is for ${persons} people.`,
    why: 'Not even one invitation could be used.',
    fix: 'Mend the capacity or the persons of the invitation.',
  },
  cs: {
    what: ({ capacity, persons }) => `Míst je ${capacity}, ale pozvánka je pro ${persons} osoby.`,
    why: 'Nevyužila by se ani jediná.',
    fix: 'Opravte kapacitu, nebo počet osob na pozvánce.',
  },
})

export const rules = [place, person, seats, party]

type Event = ContentRecord<'Event'>

/** Two events that want the same place or the same person, and more guests than seats. */
export function check(content: Content): Finding[] {
  const events = content
    .records('Event')
    .filter(({ data }) => data.start < data.end && hoursBetween(data.start, data.end) <= longestEvent)
    .toSorted((a, b) => (a.data.start < b.data.start ? -1 : 1))
  return [
    ...clashes(events, ({ data }) => [{ key: data.place, path: ['place'] }], place),
    ...clashes(events, leaders, person),
    ...content.records('Event').flatMap((event) => capacities(content, event)),
  ]
}

type Claim = { key: string; path: (string | number)[] }

const leaders = ({ data }: Event): Claim[] =>
  data.ledBy.map(({ artist, name }, index) => ({
    key: artist ?? name ?? '',
    path: ['ledBy', index, artist === undefined ? 'name' : 'artist'],
  }))

/** Each event against the one before it that lasts longest, for each place or person that both want. */
function clashes(events: readonly Event[], claims: (event: Event) => Claim[], rule: typeof place): Finding[] {
  const last = new Map<string, Event>()
  return events.flatMap((event) =>
    claims(event).flatMap(({ key, path }) => {
      const other = last.get(key)
      if (!other || other.data.end < event.data.end) last.set(key, event)
      if (!other || other === event || other.data.end <= event.data.start) return []
      const facts = { name: key, other: other.file, start: other.data.start.slice(11), end: other.data.end.slice(11) }
      return [rule.at(at(event, path), facts)]
    }),
  )
}

function capacities(content: Content, event: Event): Finding[] {
  const { capacity, invitation, place: slug } = event.data
  const persons = invitation?.persons ?? 0
  const room = content.records('Place').find(({ data }) => data.slug === slug)?.data.capacity
  return [
    ...(persons > capacity ? [party.at(at(event, ['capacity']), { capacity, persons })] : []),
    ...(room !== undefined && capacity > room
      ? [seats.at(at(event, ['capacity']), { capacity, room, place: slug })]
      : []),
  ]
}
