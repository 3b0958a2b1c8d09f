import { addDays } from '../i18n/add-days'
import { closingTime, type Opening } from './closing-time'
import { instantOf } from './time-zone'

type OpeningState = {
  /**
   * `before…`: it has not opened yet, and opens on a later day, tomorrow or today. `opens…`: the same on the other days,
   * when it is closed.
   */
  state: 'before' | 'beforeTomorrow' | 'beforeToday' | 'open' | 'opensLater' | 'opensTomorrow' | 'opensToday' | 'after'
  /** From which instant until which it is so, in ISO 8601. The first state has no start, the last one no end. */
  from?: string
  until?: string | undefined
  /** The opening that is on, or else the next one, or else the last one. */
  opening: Opening
}

/**
 * The states of an exhibition in the order of time: before the first opening, open or closed, after the last closing. Where
 * the next opening is tomorrow, it is today after midnight. What is open past midnight is open until it closes.
 * @param openingHours one opening for each day
 */
export function openingStates(openingHours: readonly Opening[], timeZone: string): OpeningState[] {
  const instant = (date: string, time: string) => instantOf(`${date}T${time}`, timeZone)
  const closingOf = (opening: Opening) => instantOf(closingTime(opening), timeZone)
  const openings = [...openingHours].sort((a, b) => a.date.localeCompare(b.date))
  const states = openings.flatMap((opening, index): Omit<OpeningState, 'until'>[] => {
    const { date, opens } = opening
    const last = openings[index - 1]
    const closed = last && closingOf(last)
    const eve = instant(addDays(date, -1), '00:00')
    const midnight = instant(date, '00:00')
    return [
      ...(closed
        ? [
            { state: 'opensLater' as const, from: closed, opening },
            { state: 'opensTomorrow' as const, from: closed > eve ? closed : eve, opening },
            { state: 'opensToday' as const, from: closed > midnight ? closed : midnight, opening },
          ]
        : [
            { state: 'before' as const, opening },
            { state: 'beforeTomorrow' as const, from: eve, opening },
            { state: 'beforeToday' as const, from: midnight, opening },
          ]),
      { state: 'open', from: instant(date, opens), opening },
      ...(openings[index + 1] ? [] : [{ state: 'after' as const, from: closingOf(opening), opening }]),
    ]
  })
  return states
    .map((state, index) => ({ ...state, until: states[index + 1]?.from }))
    .filter(({ from, until }) => from !== until)
}
