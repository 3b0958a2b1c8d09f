import { instantOf } from './phase'

type Opening = { readonly date: string; readonly opens: string; readonly closes: string }

type OpeningState = {
  /** `opensToday`, `opensTomorrow` and `opensLater`: the exhibition is closed, and this is when it opens. */
  state: 'before' | 'open' | 'opensToday' | 'opensTomorrow' | 'opensLater' | 'after'
  /** From which instant until which it is so, in ISO 8601. The first state has no start, the last one no end. */
  from?: string
  until?: string | undefined
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
  const openings = [...openingHours].sort((a, b) => a.date.localeCompare(b.date))
  const states = openings.flatMap((opening, index): Omit<OpeningState, 'until'>[] => {
    const { date, opens, closes } = opening
    const last = openings[index - 1]
    const closed = last && instant(last.date, last.closes)
    const eve = instant(dayBefore(date), '00:00')
    return [
      ...(closed
        ? [
            { state: 'opensLater' as const, from: closed, opening },
            { state: 'opensTomorrow' as const, from: closed > eve ? closed : eve, opening },
            { state: 'opensToday' as const, from: instant(date, '00:00'), opening },
          ]
        : [{ state: 'before' as const, opening }]),
      { state: 'open', from: instant(date, opens), opening },
      ...(openings[index + 1] ? [] : [{ state: 'after' as const, from: instant(date, closes), opening }]),
    ]
  })
  return states
    .map((state, index) => ({ ...state, until: states[index + 1]?.from }))
    .filter(({ from, until }) => from !== until)
}

/** '2031-09-01' → '2031-08-31' */
const dayBefore = (date: string) => new Date(Date.parse(date) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
