import { stringify } from 'yaml'
import { addDays } from '../../../../i18n/add-days'
import type { Event } from '../../../../model/event'
import type { Known } from '../../read/content'
import { daysBetween } from './days'

type Days = { startDate: string; endDate: string }

/**
 * The lines of an event on a day of the exhibition, at the same time of day. An event that was copied from another
 * exhibition keeps its day of the month or else its weekday, and its registration opens and closes as long before.
 */
export function movedEvent({ start = '', end, invitation, registration }: Known<Event>, days: Days): string {
  const known = end === undefined ? undefined : startBefore(end, start.slice(10))
  // Only the start of an event is wrong whose end is on a day of the exhibition.
  if (known !== undefined && known >= days.startDate && dayOf(known) <= days.endDate) return lines({ start: known })
  const from = dayOf(start)
  const shift = (Date.parse(dayMeant(from, days)) - Date.parse(from)) / 86_400_000
  const moved = (time: string | undefined) => time && addDays(dayOf(time), shift) + time.slice(10)
  // A time after the event was not copied with it.
  const movedAlong = (times: Record<string, string | undefined>) => {
    const known = Object.entries(times).filter(([, time]) => time && (end === undefined || time <= end))
    return known.length > 0 ? Object.fromEntries(known.map(([key, time]) => [key, moved(time)])) : undefined
  }
  return lines({
    start: moved(start),
    end: moved(end),
    invitation: movedAlong({ registrationCloses: invitation?.registrationCloses }),
    registration: movedAlong({ opens: registration?.opens, closes: registration?.closes }),
  })
}

/** The start of an event soon before its end, at a time of day. */
function startBefore(end: string, time: string): string {
  const sameDay = dayOf(end) + time
  return sameDay < end ? sameDay : addDays(dayOf(end), -1) + time
}

/** The end of an event soon after its start, at the same time of day. */
export function movedEnd(start: string, end: string): string {
  const sameDay = dayOf(start) + end.slice(10)
  return lines({ end: sameDay > start ? sameDay : addDays(dayOf(start), 1) + end.slice(10) })
}

const dayOf = (time: string) => time.slice(0, 10)
const weekdayOf = (day: string) => new Date(day).getUTCDay()

function dayMeant(day: string, { startDate, endDate }: Days): string {
  const days = daysBetween(startDate, endDate)
  return (
    days.find((each) => each.slice(5) === day.slice(5)) ??
    days.find((each) => weekdayOf(each) === weekdayOf(day)) ??
    (day < startDate ? startDate : endDate)
  )
}

const lines = (fields: object) =>
  stringify(fields, { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' }).trimEnd().replaceAll(/^/gm, '  ')
