import { marksChange } from '../../dom/contract'

/** A marked event, by its slug, or a marked work, by the slugs of its artist and itself: 'skladani', 'jana-nova/more'. */
export type Mark = string

const key = 'plan'

/** Sent to `window` when the marks may have changed: here, in another tab, or on another page of the history. */
export const marksEvents = [marksChange, 'storage', 'pageshow']

/** The marks that this browser keeps, in the order in which they were made; none if it keeps nothing. */
export function readMarks(): Mark[] {
  try {
    return parseMarks(localStorage.getItem(key)!)
  } catch {
    return []
  }
}

/** Reads marks that are separated by commas. No slug has a comma. */
export const parseMarks = (text: string): Mark[] => text.split(',').filter(Boolean)

/** Keeps marks in this browser in the place of the former ones. @returns false if the browser keeps nothing */
export function saveMarks(marks: readonly Mark[]): boolean {
  try {
    localStorage.setItem(key, marks.join())
  } catch {
    return false
  }
  dispatchEvent(new Event(marksChange))
  return true
}
