import { instantOf } from './phase'

type Opening = { readonly date: string; readonly opens: string; readonly closes: string }

type OpeningState = {
  /** `opensToday`, `opensTomorrow` and `opensLater`: the exhibition is closed, and this is when it opens. */
  state: 'before' | 'open' | 'opensToday' | 'opensTomorrow' | 'opensLater' | 'after'
  /** From which instant until which it is so, in ISO 8601. The first state has no start, the last one no end. */
  from?: string
  until?: string
  /** The opening that is on, or else the next one, or else the last one. */
  opening: Opening
}

/**
 * The states of an exhibition in the order of time: before the first opening, open or closed, after the last closing. A
 * night has two states, because the next opening is tomorrow until midnight, and then today.
 * @param openingHours one opening for each day
 */
export function openingStates(openingHours: readonly Opening[], timeZone: string): OpeningState[] {
  const instant = (date: string, time: string) => instantOf(`${date}T${time}`, timeZone)
  const openings = openingHours.toSorted((a, b) => a.date.localeCompare(b.date))
  const states = openings.flatMap((opening, index): OpeningState[] => {
    const { date, opens, closes } = opening
    const from = instant(date, opens)
    const open = { state: 'open' as const, from, until: instant(date, closes), opening }
    const last = openings[index - 1]
    if (!last) return [{ state: 'before', until: from, opening }, open]

    const closed = instant(last.date, last.closes)
    const eve = instant(dayBefore(date), '00:00')
    const midnight = instant(date, '00:00')
    const isNextDay = eve < closed
    return [
      ...(isNextDay ? [] : [{ state: 'opensLater' as const, from: closed, until: eve, opening }]),
      { state: 'opensTomorrow', from: isNextDay ? closed : eve, until: midnight, opening },
      { state: 'opensToday', from: midnight, until: from, opening },
      open,
    ]
  })
  return states.concat(states.slice(-1).map(({ until = '', opening }) => ({ state: 'after', from: until, opening })))
}

/** '2031-09-01' → '2031-08-31' */
const dayBefore = (date: string) => new Date(Date.parse(date) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
