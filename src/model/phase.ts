import { closingTime, type Opening } from './closing-time'
import { instantOf } from './time-zone'

/** Where an exhibition is in time. The site first announces it, then guides visitors, then is its archive. */
export type Phase = 'before' | 'during' | 'after'

type Dates = {
  readonly timeZone: string
  readonly openingHours: readonly Opening[]
  /** When the last public event ends, in local time; null without one. */
  readonly programmeEnds: string | null
}

/**
 * The first opening, and the last closing or the end of the last public event, whichever is later, as instants in ISO 8601
 * (UTC). An archive offers no registration, so the site is not an archive while an event is still to come.
 */
export function openingSpan({ openingHours, programmeEnds, timeZone }: Dates): { opens: string; closes: string } {
  const opens = openingHours.map(({ date, opens }) => `${date}T${opens}`)
  const closes = openingHours.map(closingTime)
  const instants = (times: string[]) => times.map((time) => instantOf(time, timeZone)).sort()
  return {
    opens: instants(opens)[0] ?? '',
    closes: instants(programmeEnds ? [...closes, programmeEnds] : closes).at(-1) ?? '',
  }
}

/** The phase at an instant, from the instants of `openingSpan`. */
export function phaseAt(now: Date, { opens, closes }: { opens: string; closes: string }): Phase {
  if (now < new Date(opens)) return 'before'
  return now < new Date(closes) ? 'during' : 'after'
}
