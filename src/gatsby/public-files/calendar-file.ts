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

const minute = 60_000

/**
 * An event as an iCalendar file (RFC 5545). Times are in UTC, because Outlook misreads both floating times and time
 * zones that are not defined in the file.
 *
 * Whoever opens the file again after the event was moved gets the new time instead of a second event: the UID does not
 * depend on the content of the event, and SEQUENCE and DTSTAMP increase with each build, because a static site does not
 * know what it said before (RFC 5546, 2.1.5). SEQUENCE is in minutes, because seconds exceed 32 bits in 2038.
 */
export function calendarFile(event: CalendarEvent, { name, timeZone, url, builtAt }: Site): string {
  const calendar = ical({ prodId: { company: name, product: 'programme' } })
  calendar.createEvent({
    id: `${event.slug}@${new URL(url).hostname}`,
    stamp: builtAt,
    sequence: Math.floor(builtAt.getTime() / minute),
    start: new Date(instantOf(event.start, timeZone)),
    end: new Date(instantOf(event.end, timeZone)),
    summary: event.title,
    description: event.description.trim(),
    location: placeLines(event.place).join(', '),
    url: event.url,
  })
  return calendar.toString()
}
