import type { Mark } from '../../components/marks/marks'

/**
 * A calendar file (RFC 5545) with some events of another. The events are copied as they are, so a calendar program that
 * has them already changes them and adds none. The file has no name: Outlook would open it as a new calendar
 * (decision 034).
 * @param programme a calendar file of the build
 * @param slugs the slugs of the events
 * @param site the name of this site’s host, for PRODID
 */
export function calendarOf(programme: string, slugs: readonly string[], site: string): string {
  const events = programme.match(/^BEGIN:VEVENT\r\n[\s\S]*?^END:VEVENT\r\n/gm) ?? []
  const chosen = events.filter((event) => slugs.includes(slugOf(event)))
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//${site}//plan//EN\r\n${chosen.join('')}END:VCALENDAR\r\n`
}

/** The UID of an event is its slug at the host of the site; a long line is folded. */
const slugOf = (event: string) => /^UID:(.*)@/m.exec(event.replace(/\r\n[ \t]/g, ''))?.[1] ?? ''

/**
 * Offers the marked events as a calendar file.
 * @param programme the address of the calendar file of the whole programme
 * @returns false if the programme could not be loaded
 */
export async function saveCalendar(programme: string, marks: readonly Mark[]): Promise<boolean> {
  try {
    const answer = await fetch(programme)
    if (!answer.ok) return false
    const text = calendarOf(await answer.text(), marks, location.hostname)
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
    link.download = `${location.pathname.split('/').pop()}.ics`
    link.click()
    return true
  } catch {
    return false
  }
}
