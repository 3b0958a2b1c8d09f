import ical from 'ical-generator'
import { placeLines } from '../../i18n/address'
import { instantOf } from '../../model/phase'

export type CalendarEvent = {
  slug: string
  title: string
  /** Local time, '2031-09-04T17:00'. */
  start: string
  end: string
  description: string
  place: Parameters<typeof placeLines>[0]
}

type Exhibition = { name: string; timeZone: string }

/**
 * An event as an iCalendar file (RFC 5545). Times are in UTC, because Outlook misreads both floating times and time
 * zones that are not defined in the file.
 */
export function calendarFile(event: CalendarEvent, { name, timeZone }: Exhibition): string {
  const calendar = ical({ prodId: { company: name, product: 'programme' } })
  calendar.createEvent({
    id: `${event.slug}@${event.start.slice(0, 10)}`,
    // Not the current time, so that two builds of the same content write the same file.
    stamp: new Date(instantOf(event.start, timeZone)),
    start: new Date(instantOf(event.start, timeZone)),
    end: new Date(instantOf(event.end, timeZone)),
    summary: event.title,
    description: event.description.trim(),
    location: placeLines(event.place).join(', '),
  })
  return calendar.toString()
}
