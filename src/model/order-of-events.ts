type Event = { start: string; end: string; slug: string }

const timeOf = ({ start, end, slug }: Event) => `${start} ${end} ${slug}`

/** Sorts events as queries do: by start, end and slug. */
export const inOrderOfTime = (a: Event, b: Event): number => (timeOf(a) < timeOf(b) ? -1 : 1)
