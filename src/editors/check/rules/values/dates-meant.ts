import { addDays } from '../../../../i18n/add-days'
import { partThatDoesNotExist } from './impossible-date'

/** The day that an editor meant by another notation: '21. 5. 2044' and '2044-5-21' are '2044-05-21'. */
export function dayMeant(text: string): string | undefined {
  const [day] = text.split('T')
  const [, d, m, y] = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/.exec(day ?? '') ?? []
  const [, year = y, month = m, date = d] = /^(\d{4})[-./ ](\d{1,2})[-./ ](\d{1,2})$/.exec(day ?? '') ?? []
  return year && month && date ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : undefined
}

/** The time that an editor meant by another notation: '9:00', '9.00', '9 h' and '9 am' are '09:00'. */
export function timeMeant(text: string): string | undefined {
  const pattern = /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})? ?(h|hod\.?|am|pm)?$/i
  const [, hour, minute = '00', unit = ''] = pattern.exec(text.trim()) ?? []
  if (hour === undefined) return undefined
  // 12 am is midnight, which few people know.
  if (Number(hour) === 12 && /am|pm/i.test(unit)) return undefined
  const isAfternoon = /pm/i.test(unit) && Number(hour) < 12
  return `${String(Number(hour) + (isAfternoon ? 12 : 0)).padStart(2, '0')}:${minute}`
}

/** The start and the end that an editor wrote into one field: '10:00–19:00', '2044-05-21T10:00-12:00'. */
export function spanMeant(text: string): [start: string, end: string] | undefined {
  const [, first = '', last = ''] = /^(.*\S) ?[-–—] ?(.+)$/.exec(text) ?? []
  const [start, end] = [dateTimeMeant(first) ?? timeMeant(first), timeMeant(last)]
  return start && end ? [start, start.replace(/\d\d:\d\d$/, end)] : undefined
}

/** The moment that an editor meant by another notation; midnight at the end of a day is the start of the next. */
export function dateTimeMeant(text: string): string | undefined {
  const [, first = '', second = ''] = /^(.*?)(?:T|,? +(?:v |at )?)([^ ]+(?: ?[ap]m| ?h)?)$/i.exec(text.trim()) ?? []
  const day = dayMeant(first)
  const time = timeMeant(second)
  if (!day || !time || partThatDoesNotExist(day)) return undefined
  return time === '24:00' ? `${addDays(day, 1)}T00:00` : `${day}T${time}`
}
