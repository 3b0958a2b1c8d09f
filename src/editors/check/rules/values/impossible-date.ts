import type { MessageLanguage } from '../../../words/message-language'
import { phrase, type Wording, write } from '../../base/message'
import type { FilePosition } from '../../base/problem'
import type { Finding } from '../../base/rule'
import { impossibleDates, report } from './words'

/** The finding of a date with a day, a month, an hour or a minute that does not exist: 31 September. */
export function impossibleDate(place: FilePosition, field: Wording, text: string): Finding | undefined {
  const part = partThatDoesNotExist(text)
  if (!part) return undefined
  const { what, number, last, month } = part
  const words = impossibleDates[what]
  const values = { number, last, month: (language: MessageLanguage) => (month ? monthIn(month, language) : '') }
  const [reason, range] = [phrase(words.reason, values), phrase(words.range, values)]
  // The end of a day, which some clocks call 24:00.
  const fix = text === '24:00' ? write('"00:00"') : undefined
  return report('date/impossible', place, { field, reason, range }, { fix })
}

/** '2044-09' is 'September 2044'. */
const monthIn = (month: string, language: MessageLanguage) =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

/** What a calendar or a clock does not have. */
type NoSuch = { what: 'day' | 'month' | 'hour' | 'minute'; number: number; last: number; month?: string }

/** The part of a date with or without a time that does not exist; undefined where the notation is wrong. */
export function partThatDoesNotExist(text: string): NoSuch | undefined {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)(?:T(.*))?$/.exec(text) ?? []
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(time ?? text) ?? []
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  if (Number(month) > 12) return { what: 'month', number: Number(month), last: 12 }
  if (Number(day) > last) return { what: 'day', number: Number(day), last, month: `${year}-${month}` }
  if (Number(hour) > 23) return { what: 'hour', number: Number(hour), last: 23 }
  return Number(minute) > 59 ? { what: 'minute', number: Number(minute), last: 59 } : undefined
}
