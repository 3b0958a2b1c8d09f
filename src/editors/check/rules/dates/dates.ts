import { addDays } from '../../../../i18n/add-days'
import { closingTime } from '../../../../model/closing-time'
import { propertiesOf } from '../../../../model/choices'
import type { Exhibition } from '../../../../model/exhibition'
import { instantOf, localTimeOf } from '../../../../model/phase'
import { listed } from '../../base/message-values'
import type { Finding } from '../../base/rule'
import { at, type Content, type ContentFile, type ContentRecord, hasGap, type Known } from '../../read/content'
import { isPlaceWithin } from '../../read/places'
import { daysBetween, hoursBetween, maxEventDays } from './days'
import { isOpenOn, registrationSpan } from './far-events'
import { movedEvent } from './moved-event'
import { report } from './words'

/** How many days a message names. */
const maxDays = 8

/** Days and hours that are impossible, or outside the exhibition. */
export function check(content: Content): Finding[] {
  const exhibition = content.records('Exhibition')[0]
  return [
    ...content.records('Event').flatMap((event) => eventDates(content, event, exhibition?.data ?? {})),
    ...(exhibition ? exhibitionDates(exhibition) : []),
  ]
}

type EventRecord = ContentRecord<'Event'>

function eventDates(content: Content, record: EventRecord, exhibition: Known<Exhibition>): Finding[] {
  const { start, end, updated, invitation, registration } = record.data
  const wrong = reversed(record)
  if (wrong.length > 0) return wrong
  return [
    // An event may only seem long because its start is wrong.
    ...[...outside(record, exhibition), ...long(record)].slice(0, 1),
    ...skippedHours(record, { start, end, updated }, exhibition.timeZone),
    ...skippedHours(record, { registrationCloses: invitation?.registrationCloses }, exhibition.timeZone, [
      'invitation',
    ]),
    ...skippedHours(record, { opens: registration?.opens, closes: registration?.closes }, exhibition.timeZone, [
      'registration',
    ]),
    ...outsideHours(content, record, exhibition),
  ]
}

function reversed(record: EventRecord): Finding[] {
  const { start, end } = record.data
  if (start === undefined || end === undefined || start < end) return []
  return [report('date/end-before-start', at(record, ['end']), { start, end })]
}

/** Events on other days than those of the exhibition. The site shows them on their own days. */
function outside(record: EventRecord, { startDate, endDate, openingHours }: Known<Exhibition>): Finding[] {
  const { start, invitation } = record.data
  if (start === undefined || startDate === undefined || endDate === undefined || endDate < startDate) return []
  // An event by invitation often takes place before the exhibition opens.
  const from = invitation || hasGap(record, ['invitation']) ? addDays(startDate, -registrationSpan) : startDate
  const day = start.slice(0, 10)
  if ((day >= from && day <= endDate) || isOpenOn(day, openingHours)) return []
  const lines = movedEvent(record.data, { startDate, endDate })
  return [report('date/outside', at(record, ['start']), { day, startDate, endDate, lines }, { cause: 'events' })]
}

function long(record: EventRecord): Finding[] {
  const { start, end } = record.data
  const hours = start === undefined || end === undefined ? 0 : hoursBetween(start, end)
  return hours > maxEventDays ? [report('date/long', at(record, ['end']), { hours: Math.round(hours) })] : []
}

/** Local times that do not exist in a time zone: in spring the clocks skip an hour. */
function skippedHours(
  file: ContentFile,
  times: Record<string, string | undefined>,
  timeZone?: string,
  group: string[] = [],
): Finding[] {
  if (timeZone === undefined) return []
  return Object.entries(times).flatMap(([key, time]) =>
    time === undefined || localTimeOf(new Date(instantOf(time, timeZone)), timeZone) === time
      ? []
      : [report('date/no-such-hour', at(file, [...group, key]), { time, timeZone })],
  )
}

/** Events at the venue take place while it is open. */
function outsideHours(content: Content, record: EventRecord, { venue, openingHours }: Known<Exhibition>): Finding[] {
  const { start, end, place, type, invitation } = record.data
  const isClosed = invitation || (type && propertiesOf(type).isOutsideHours)
  const isUnsure = hasGap(record, ['invitation']) || hasGap(record, ['type'])
  if (isClosed || isUnsure || start === undefined || end === undefined || !isPlaceWithin(content, place, venue))
    return []
  const openings = (openingHours ?? []).flatMap(knownOpening)
  const isOpen = openings.some((each) => `${each.date}T${each.opens}` <= start && end <= closingTime(each))
  const opening = openings.find(({ date }) => date === start.slice(0, 10))
  // A day whose opening hours are missing or wrong is reported once, in exhibition.yaml.
  if (isOpen || !opening || opening.opens === opening.closes) return []
  const { date, opens, closes } = opening
  const key = start.slice(11) < opens ? 'start' : 'end'
  return [report('date/outside-opening-hours', at(record, [key]), { opens, closes }, { cause: date })]
}

type Opening = Exhibition['openingHours'][number]

function knownOpening({ date, opens, closes }: Partial<Opening> = {}): Opening[] {
  return date === undefined || opens === undefined || closes === undefined ? [] : [{ date, opens, closes }]
}

function exhibitionDates(record: ContentRecord<'Exhibition'>): Finding[] {
  const { demoDate, timeZone } = record.data
  return [...days(record), ...reversedHours(record), ...skippedHours(record, { demoDate }, timeZone)]
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
  const dates = openingHours.map((hours) => hours?.date)
  const wrong = dates.flatMap((day, index) => {
    if (day === undefined) return []
    const place = at(record, ['openingHours', index, 'date'])
    if (day < startDate || day > endDate) return [report('date/hours-outside', place, { day, startDate, endDate })]
    return dates.indexOf(day) < index ? [report('date/twice', place, { day })] : []
  })
  // A day without opening hours may be one whose date is wrong.
  const isUnsure = wrong.length > 0 || hasGap(record, ['openingHours'])
  const closed = isUnsure ? [] : daysBetween(startDate, endDate).filter((day) => !dates.includes(day))
  if (closed.length === 0) return wrong
  return [report('date/no-hours', at(record, ['openingHours']), { days: listed(closed, maxDays) })]
}

/** Hours that end when they start, or after midnight when the next day is open again, and hours of a day and a night. */
function reversedHours(record: ContentRecord<'Exhibition'>): Finding[] {
  const all = record.data.openingHours ?? []
  const openings = all.flatMap(knownOpening)
  return all.flatMap((each, index) => {
    const [opening] = knownOpening(each)
    if (!opening) return []
    const { date, opens, closes } = opening
    const end = closingTime(opening)
    const place = at(record, ['openingHours', index, 'closes'])
    const isOpenAgain = openings.some((other) => other.date > date && `${other.date}T${other.opens}` < end)
    if (opens === closes || isOpenAgain) return [report('date/end-before-start', place, { start: opens, end: closes })]
    const hours = hoursBetween(`${date}T${opens}`, end)
    const isAfterMidnight = closes < opens
    return isAfterMidnight && hours > maxEventDays
      ? [report('date/long-hours', place, { opens, closes, hours: Math.round(hours) })]
      : []
  })
}
