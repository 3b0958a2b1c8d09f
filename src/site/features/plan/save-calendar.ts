import type { Mark } from '../../components/marks/marks'
import { calendarOf } from './calendar-of'

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
