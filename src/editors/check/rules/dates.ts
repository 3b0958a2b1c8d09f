import { instantOf, localTimeOf } from '../../../model/phase'
import type { Exhibition } from '../../../model/exhibition'
import { at, type Content, type ContentRecord } from '../content-folder'
import { addDays, daysBetween, hoursBetween, longestEvent } from '../days'
import { isInVenue } from '../places'
import type { Finding } from '../rule'
import { dateRules as say } from './date-wording'

export { rules } from './date-wording'

/** How long before the exhibition guests may be invited to an event, in days. */
const invitationLead = 31
/** Held while the palace is closed to the public, and meant to be. */
const outOfHours: readonly string[] = ['morningMeditation', 'closedSociety']

/** Days and hours that cannot be. */
export function check(content: Content): Finding[] {
  const exhibition = content.records('Exhibition')[0]
  return [
    ...content.records('Event').flatMap((event) => eventDates(content, event, exhibition?.data)),
    ...(exhibition ? [...exhibitionDates(exhibition), ...demoDate(exhibition)] : []),
  ]
}

/** Whether the clocks of a time zone show a local time; in spring they leave out an hour. */
const isShown = (time: string, timeZone: string) => localTimeOf(new Date(instantOf(time, timeZone)), timeZone) === time

function eventDates(content: Content, record: ContentRecord<'Event'>, exhibition: Exhibition | undefined): Finding[] {
  const { start, end, invitation } = record.data
  const closes = invitation?.registrationCloses
  const late =
    closes !== undefined && closes > end
      ? [say.closesLate.at(at(record, ['invitation', 'registrationCloses']), { closes, end })]
      : []
  if (end <= start) return [say.endBeforeStart.at(at(record, ['end']), { start, end }), ...late]
  if (!exhibition || exhibition.endDate < exhibition.startDate) return late

  const { startDate, endDate, timeZone } = exhibition
  // An event by invitation has a place and hours of its own, and may be before the exhibition opens.
  const from = invitation ? addDays(startDate, -invitationLead) : startDate
  const day = start.slice(0, 10)
  if (day < from || day > endDate) return [say.outside.at(at(record, ['start']), { day, startDate, endDate }), ...late]
  const hours = hoursBetween(start, end)
  if (hours > longestEvent) return [say.long.at(at(record, ['end']), { hours: Math.round(hours) }), ...late]
  const skipped = (['start', 'end'] as const).filter((key) => !isShown(record.data[key], timeZone))
  return [
    ...late,
    ...skipped.map((key) => say.noSuchHour.at(at(record, [key]), { time: record.data[key], timeZone })),
    ...outsideHours(content, record, exhibition),
  ]
}

/** Events in the palace take place while it is open. */
function outsideHours(
  content: Content,
  record: ContentRecord<'Event'>,
  { venue, openingHours }: Exhibition,
): Finding[] {
  const { start, end, place, type, invitation } = record.data
  if (invitation || outOfHours.includes(type) || !isInVenue(content, place, venue)) return []
  const hours = openingHours.find(({ date }) => date === start.slice(0, 10))
  // A day without opening hours is told once, in exhibition.yaml.
  if (!hours) return []
  const facts = { opens: hours.opens, closes: hours.closes }
  if (start.slice(11) < hours.opens) return [say.outsideHours.at(at(record, ['start']), facts)]
  const isLate = end.slice(0, 10) > start.slice(0, 10) || end.slice(11) > hours.closes
  return isLate ? [say.outsideHours.at(at(record, ['end']), facts)] : []
}

function exhibitionDates(record: ContentRecord<'Exhibition'>): Finding[] {
  const { startDate, endDate, openingHours } = record.data
  if (endDate < startDate) return [say.endBeforeStart.at(at(record, ['endDate']), { start: startDate, end: endDate })]
  const dates = openingHours.map(({ date }) => date)
  const wrong = openingHours.flatMap(({ date, opens, closes }, index) => {
    const place = (key: string) => at(record, ['openingHours', index, key])
    if (date < startDate || date > endDate) return [say.outside.at(place('date'), { day: date, startDate, endDate })]
    if (dates.indexOf(date) < index) return [say.twice.at(place('date'), { day: date })]
    return closes <= opens ? [say.endBeforeStart.at(place('closes'), { start: opens, end: closes })] : []
  })
  if (wrong.length > 0) return wrong
  const closed = daysBetween(startDate, endDate).filter((day) => !dates.includes(day))
  return closed.map((day) => say.noHours.at(at(record, ['openingHours']), { day }))
}

function demoDate(record: ContentRecord<'Exhibition'>): Finding[] {
  const { demoDate: time, timeZone } = record.data
  return time && !isShown(time, timeZone) ? [say.noSuchHour.at(at(record, ['demoDate']), { time, timeZone })] : []
}
