import type { Event } from '../../../../model/event'
import type { Exhibition } from '../../../../model/exhibition'
import { instantOf, localTimeOf } from '../../../../model/phase'
import { at, type Content, type ContentRecord } from '../../engine/content-folder'
import { type Finding, reporter, type Rules } from '../../engine/rule'
import { isInVenue } from '../events/places'
import { addDays, daysBetween, hoursBetween, longestEvent } from './days'

export const rules = {
  'date/end-before-start': 'error',
  'date/outside': 'error',
  'date/long': 'warning',
  'date/no-such-hour': 'error',
  'date/outside-opening-hours': 'warning',
  'date/twice': 'error',
  'date/no-hours': 'warning',
} as const satisfies Rules

const report = reporter(rules)

/** In days: how long before the exhibition an event by invitation may take place. */
const invitationLead = 31
/** Types of event that take place while the exhibition is closed to the public. */
const closedTypes: readonly string[] = ['morningMeditation', 'closedSociety']

/** Days and hours that are impossible, or outside the exhibition. */
export function check(content: Content): Finding[] {
  const exhibition = content.records('Exhibition')[0]
  return [
    ...content.records('Event').flatMap((event) => eventDates(content, event, exhibition?.data)),
    ...(exhibition ? [...exhibitionDates(exhibition), ...demoDate(exhibition)] : []),
  ]
}

/** Whether a local time exists in a time zone: in spring the clocks skip an hour. */
const exists = (time: string, timeZone: string) => localTimeOf(new Date(instantOf(time, timeZone)), timeZone) === time

/** The times of an event, with their fields. */
const timesOf = ({ start, end, invitation, registration }: Event): { path: string[]; time: string | undefined }[] => [
  { path: ['start'], time: start },
  { path: ['end'], time: end },
  { path: ['invitation', 'registrationCloses'], time: invitation?.registrationCloses },
  { path: ['registration', 'opens'], time: registration?.opens },
  { path: ['registration', 'closes'], time: registration?.closes },
]

function eventDates(content: Content, record: ContentRecord<'Event'>, exhibition: Exhibition | undefined): Finding[] {
  const { start, end, invitation } = record.data
  if (end <= start) return [report('date/end-before-start', at(record, ['end']), { start, end })]
  if (!exhibition || exhibition.endDate < exhibition.startDate) return []

  const { startDate, endDate, timeZone } = exhibition
  // An event by invitation may take place before the exhibition opens.
  const from = invitation ? addDays(startDate, -invitationLead) : startDate
  const day = start.slice(0, 10)
  if (day < from || day > endDate) return [report('date/outside', at(record, ['start']), { day, startDate, endDate })]
  const hours = hoursBetween(start, end)
  if (hours > longestEvent) return [report('date/long', at(record, ['end']), { hours: Math.round(hours) })]
  const skipped = timesOf(record.data).filter(({ time }) => time !== undefined && !exists(time, timeZone))
  return [
    ...skipped.map(({ path, time = '' }) => report('date/no-such-hour', at(record, path), { time, timeZone })),
    ...outsideHours(content, record, exhibition),
  ]
}

/** Events at the venue take place while it is open. */
function outsideHours(
  content: Content,
  record: ContentRecord<'Event'>,
  { venue, openingHours }: Exhibition,
): Finding[] {
  const { start, end, place, type, invitation } = record.data
  if (invitation || closedTypes.includes(type) || !isInVenue(content, place, venue)) return []
  const hours = openingHours.find(({ date }) => date === start.slice(0, 10))
  // A day without opening hours is reported once, in exhibition.yaml.
  if (!hours) return []
  const values = { opens: hours.opens, closes: hours.closes }
  if (start.slice(11) < hours.opens) return [report('date/outside-opening-hours', at(record, ['start']), values)]
  const isLate = end.slice(0, 10) > start.slice(0, 10) || end.slice(11) > hours.closes
  return isLate ? [report('date/outside-opening-hours', at(record, ['end']), values)] : []
}

function exhibitionDates(record: ContentRecord<'Exhibition'>): Finding[] {
  const { startDate, endDate, openingHours } = record.data
  if (endDate < startDate)
    return [report('date/end-before-start', at(record, ['endDate']), { start: startDate, end: endDate })]
  const dates = openingHours.map(({ date }) => date)
  const wrong = openingHours.flatMap(({ date, opens, closes }, index) => {
    const place = (key: string) => at(record, ['openingHours', index, key])
    if (date < startDate || date > endDate)
      return [report('date/outside', place('date'), { day: date, startDate, endDate })]
    if (dates.indexOf(date) < index) return [report('date/twice', place('date'), { day: date })]
    return closes <= opens ? [report('date/end-before-start', place('closes'), { start: opens, end: closes })] : []
  })
  if (wrong.length > 0) return wrong
  const closed = daysBetween(startDate, endDate).filter((day) => !dates.includes(day))
  return closed.map((day) => report('date/no-hours', at(record, ['openingHours']), { day }))
}

function demoDate(record: ContentRecord<'Exhibition'>): Finding[] {
  const { demoDate: time, timeZone } = record.data
  return time && !exists(time, timeZone)
    ? [report('date/no-such-hour', at(record, ['demoDate']), { time, timeZone })]
    : []
}
