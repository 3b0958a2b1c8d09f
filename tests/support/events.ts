import { aRoom } from './places'

type Event = Queries.ProgrammeEventsFragment['nodes'][number]

/** A workshop of the programme, as its queries give it. @param facts fields that differ */
export const anEvent = (facts: Partial<Event> = {}): Event => ({
  slug: 'dilna',
  formerSlugs: null,
  registration: null,
  type: 'workshop',
  title: 'Paper Folding',
  start: '2031-09-05T16:00',
  end: '2031-09-05T18:30',
  spoken: [
    { tag: 'cs', name: 'Czech' },
    { tag: 'de', name: 'German' },
  ],
  capacity: 14,
  availability: null,
  cancelled: null,
  description: 'No cranes.\n\nClean hands.',
  place: aRoom(),
  ledBy: [],
  ...facts,
})

/** What an event says that takes registrations on this site, at any time before it starts. */
export const onThisSite = { opens: null, closes: null, persons: 2 }
