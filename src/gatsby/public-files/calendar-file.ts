import ical, { ICalEventStatus } from 'ical-generator'
import { instantOf } from '../../model/time-zone'

export type CalendarEvent = {
  slug: string
  title: string
  /** Local time, '2031-09-04T17:00'. */
  start: string
  end: string
  description: string
  location: string
  /** Whether the event was called off. */
  cancelled: boolean | null
  /** When the event last changed, in local time. */
  updated: string | null
  /** When its file was last revised, which counts without `updated`. */
  revised: Date
  /** The address of the event's page, if it has a public one. */
  url?: string
}

type Site = {
  /** The name of the exhibition. */
  name: string
  timeZone: string
  /** The public origin of the site, 'https://sedm.example'. */
  url: string
}

/** How often calendar programs look for changes, in seconds. */
const interval = 60 * 60

/**
 * Events as an iCalendar file (RFC 5545). The same content gives the same bytes (decision 034).
 * @param title the name of the calendar; null for a single event, which Outlook would else open as a new calendar
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  title: string | null,
  { name, timeZone, url }: Site,
): string {
  const calendar = ical({ prodId: { company: name, product: 'programme' }, name: title, ttl: interval })
  const instant = (local: string) => new Date(instantOf(local, timeZone))
  for (const event of events) {
    const { cancelled, updated, revised } = event
    calendar.createEvent({
      id: `${event.slug}@${new URL(url).hostname}`,
      // Without METHOD: when the event was last revised in the calendar store, which is the content (RFC 5545, 3.8.7.2).
      stamp: updated ? instant(updated) : revised,
      lastModified: updated ? instant(updated) : null,
      start: instant(event.start),
      end: instant(event.end),
      summary: event.title,
      description: event.description.trim(),
      location: event.location,
      url: event.url,
      status: cancelled ? ICalEventStatus.CANCELLED : null,
    })
  }
  // The library always writes SEQUENCE, which only organisers of meetings count (RFC 5546, 2.1.4).
  return `${calendar.toString().replace(/^SEQUENCE:0\r\n/gm, '')}\r\n`
}
