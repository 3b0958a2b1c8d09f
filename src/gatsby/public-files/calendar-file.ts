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
  /** The address of the event's page, if it has a public one. */
  url?: string
}

type Site = {
  /** The name of the exhibition. */
  name: string
  timeZone: string
  /** The public origin of the site, 'https://sedm.example'. */
  url: string
  builtAt: Date
}

/**
 * An event as an iCalendar file (RFC 5545). Times are in UTC, because Outlook misreads both floating times and time
 * zones that are not defined in the file.
 *
 * The UID does not depend on the content of the event, and DTSTAMP is the time of the build: opening the file of a later
 * build updates an event that was moved, and adds no second one (RFC 5546, 2.1.5).
 */
export function calendarFile(event: CalendarEvent, { name, timeZone, url, builtAt }: Site): string {
  const calendar = ical({ prodId: { company: name, product: 'programme' } })
  calendar.createEvent({
    id: `${event.slug}@${new URL(url).hostname}`,
    stamp: builtAt,
    start: new Date(instantOf(event.start, timeZone)),
    end: new Date(instantOf(event.end, timeZone)),
    summary: event.title,
    description: event.description.trim(),
    location: placeLines(event.place).join(', '),
    url: event.url,
  })
  return `${calendar.toString()}\r\n`
}
