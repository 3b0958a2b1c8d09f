import { addDays } from '../../../../i18n/add-days'
import { closingTime } from '../../../../model/closing-time'
import { propertiesOf } from '../../../../model/choices'
import type { Exhibition } from '../../../../model/exhibition'
import { instantOf, localTimeOf } from '../../../../model/time-zone'
import { listed, phrase } from '../../base/message'
import type { Finding } from '../../base/rule'
import {
  at,
  type Content,
  type ContentFile,
  type ContentRecord,
  hasGap,
  isPlaceWithin,
  type Known,
} from '../../read/content'
import { daysBetween, hoursBetween, maxEventDays, maxExhibitionDays } from './days'
import { isOpenAt, isOpenOnDayOf, knownOpening, registrationSpan } from './far-events'
import { movedEvent } from './moved-event'
import { datePhrases, report } from './words'

/** How many hours an event lasts at most that may end after midnight. */
const longestNight = 12

/** How many days a message names. */
const maxDays = 8

/** Days and hours that are impossible, or outside the exhibition. */
export function* check(content: Content): Iterable<Finding> {
  const [exhibition] = content.records('Exhibition')
  for (const event of content.records('Event')) yield* eventDates(content, event, exhibition?.data ?? {})
  if (!exhibition) return
  const { demoDate, timeZone } = exhibition.data
  yield* days(exhibition)
  yield* reversedHours(exhibition)
  if (demoDate && content.folder.isForProduction)
    yield report('date/demo-in-production', at(exhibition, ['demoDate']), { demoDate })
  else yield* skippedHours(exhibition, { demoDate }, timeZone)
}

type EventRecord = ContentRecord<'Event'>

function* eventDates(content: Content, record: EventRecord, exhibition: Known<Exhibition>): Iterable<Finding> {
  const { start, end, updated, invitation: { registrationCloses } = {}, registration } = record.data
  const { timeZone } = exhibition
  if (start !== undefined && end !== undefined && start >= end) {
    const next = `${addDays(end.slice(0, 10), 1)}${end.slice(10)}`
    const isNight = hoursBetween(start, next) > 0 && hoursBetween(start, next) <= longestNight
    const fix = isNight ? phrase(datePhrases.afterMidnight, { end: next }) : undefined
    yield report('date/end-before-start', at(record, ['end']), { start, end }, { fix })
    return
  }
  const found = [
    // An event may only seem long because its start is wrong.
    ...[...outside(record, exhibition), ...long(record)].slice(0, 1),
    ...updatedLate(record, exhibition),
    ...skippedHours(record, { start, end, updated }, timeZone),
    ...skippedHours(record, { registrationCloses }, timeZone, ['invitation']),
    ...skippedHours(record, { opens: registration?.opens, closes: registration?.closes }, timeZone, ['registration']),
    ...outsideHours(content, record, exhibition),
  ]
  yield* found
  const { line } = at(record, ['start'])
  if (!found.some((each) => each.line === line)) yield* atNight(record, exhibition)
}

/** Events on other days than those of the exhibition. The site shows them on their own days. */
function* outside(record: EventRecord, { startDate, endDate, openingHours }: Known<Exhibition>): Iterable<Finding> {
  const { start, invitation } = record.data
  if (start === undefined || startDate === undefined || endDate === undefined || endDate < startDate) return
  // An event by invitation often takes place before the exhibition opens.
  const from = invitation || hasGap(record, ['invitation']) ? addDays(startDate, -registrationSpan) : startDate
  const day = start.slice(0, 10)
  if ((day >= from && day <= endDate) || isOpenOnDayOf(start, openingHours)) return
  const lines = movedEvent(record.data, { startDate, endDate })
  yield report('date/outside', at(record, ['start']), { day, startDate, endDate, lines }, { cause: 'events' })
}

/** A last change after the event, which may take place after the exhibition. */
function* updatedLate(record: EventRecord, { startDate, endDate }: Known<Exhibition>): Iterable<Finding> {
  const { start, end = start, updated } = record.data
  if (updated === undefined || end === undefined || startDate === undefined || endDate === undefined) return
  if (endDate < startDate) return
  const day = updated.slice(0, 10)
  if (day > endDate && day > end.slice(0, 10))
    yield report('date/updated-late', at(record, ['updated']), { day, endDate }, { cause: 'events' })
}

function* long(record: EventRecord): Iterable<Finding> {
  const { start, end } = record.data
  const hours = start === undefined || end === undefined ? 0 : hoursBetween(start, end)
  if (hours > maxEventDays) yield report('date/long', at(record, ['end']), { hours: Math.round(hours) })
}

/** Local times that do not exist in a time zone: in spring the clocks skip an hour. */
function* skippedHours(
  file: ContentFile,
  times: Record<string, string | undefined>,
  timeZone: string | undefined,
  group: string[] = [],
): Iterable<Finding> {
  for (const [key, time] of Object.entries(times)) {
    if (time === undefined || timeZone === undefined) continue
    if (localTimeOf(new Date(instantOf(time, timeZone)), timeZone) !== time)
      yield report('date/no-such-hour', at(file, [...group, key]), { time, timeZone })
  }
}

/** Events at the venue take place while it is open. */
function* outsideHours(
  content: Content,
  record: EventRecord,
  { venue, openingHours }: Known<Exhibition>,
): Iterable<Finding> {
  const { start, end, place, type, invitation } = record.data
  const isClosed = invitation || (type && propertiesOf(type).isOutsideHours)
  const isUnsure = hasGap(record, ['invitation']) || hasGap(record, ['type'])
  if (isClosed || isUnsure || start === undefined || end === undefined || !isPlaceWithin(content, place, venue)) return
  const openings = (openingHours ?? []).flatMap(knownOpening)
  const isOpen = openings.some((each) => `${each.date}T${each.opens}` <= start && end <= closingTime(each))
  const opening = openings.find(({ date }) => date === start.slice(0, 10))
  // A day whose opening hours are missing or wrong is reported once, in exhibition.yaml.
  if (isOpen || !opening || opening.opens === opening.closes) return
  const { date, opens, closes } = opening
  const key = start.slice(11) < opens ? 'start' : 'end'
  yield report('date/outside-opening-hours', at(record, [key]), { opens, closes }, { cause: date })
}

/** Events in the small hours, while nothing is open: nearly always the afternoon is meant. */
function* atNight(record: EventRecord, { openingHours }: Known<Exhibition>): Iterable<Finding> {
  const { start, type } = record.data
  if (start === undefined || hasGap(record, ['type']) || isOpenAt(start, openingHours)) return
  const [day = '', time = ''] = start.split('T')
  // A meditation may begin before sunrise.
  if (time < '02:00' || time >= '06:00' || type === 'morningMeditation') return
  const afternoon = `${day}T${Number(time.slice(0, 2)) + 12}${time.slice(2)}`
  yield report('date/night', at(record, ['start']), { time, afternoon })
}

/**
 * Days that contradict each other. The site shows the first and the last day of the exhibition beside its opening hours,
 * so hours of another day would make one of the two false.
 */
function days(record: ContentRecord<'Exhibition'>): Finding[] {
  const { startDate, endDate, openingHours = [] } = record.data
  if (startDate === undefined || endDate === undefined) return []
  if (endDate < startDate)
    return [report('date/end-before-start', at(record, ['endDate']), { start: startDate, end: endDate })]
  if (endDate > addDays(startDate, maxExhibitionDays))
    return [report('date/too-long', at(record, ['endDate']), { startDate, endDate })]
  const dates = openingHours.map((hours) => hours?.date)
  const wrong = dates.flatMap((day, index) => {
    if (day === undefined) return []
    const place = at(record, ['openingHours', index, 'date'])
    if (day < startDate || day > endDate)
      return [report('date/hours-outside', place, { day, startDate, endDate }, { cause: 'days' })]
    return dates.indexOf(day) < index ? [report('date/twice', place, { day })] : []
  })
  // A day without opening hours may be one whose date is wrong.
  const isUnsure = wrong.length > 0 || hasGap(record, ['openingHours'])
  const closed = isUnsure ? [] : daysBetween(startDate, endDate).filter((day) => !dates.includes(day))
  if (closed.length === 0) return wrong
  return [report('date/no-hours', at(record, ['openingHours']), { days: listed(closed, maxDays) })]
}

/** Hours that end when they start, or after midnight when the next day is open again, and hours of a day and a night. */
function* reversedHours(record: ContentRecord<'Exhibition'>): Iterable<Finding> {
  const all = record.data.openingHours ?? []
  const openings = all.flatMap(knownOpening)
  for (const [index, each] of all.entries()) {
    const [opening] = knownOpening(each)
    if (!opening) continue
    const { date, opens, closes } = opening
    const end = closingTime(opening)
    const hours = hoursBetween(`${date}T${opens}`, end)
    const place = at(record, ['openingHours', index, 'closes'])
    const isOpenAgain = openings.some((other) => other.date > date && `${other.date}T${other.opens}` < end)
    if (opens === closes || isOpenAgain) yield report('date/end-before-start', place, { start: opens, end: closes })
    else if (closes < opens && hours > maxEventDays)
      yield report('date/long-hours', place, { opens, closes, hours: Math.round(hours) })
  }
}
