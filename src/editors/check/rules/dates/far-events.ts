import { addDays } from '../../../../i18n/add-days'
import { closingTime, type Opening } from '../../../../model/closing-time'
import type { Exhibition } from '../../../../model/exhibition'
import type { Finding } from '../../base/rule'
import { at, type Content, type ContentRecord, type Known, registeredEvents } from '../../read/content'
import { movedEnd, movedEvent } from './moved-event'
import { report } from './words'

/**
 * In days: how far from the exhibition an event may be that takes registrations. The data of its guests are erased by its
 * end, so with a wrong year they would be erased at once, or a year too late.
 */
export const registrationSpan = 31

/** Events that take registrations long before the exhibition, or long after it. */
export function check(content: Content): Finding[] {
  const { startDate = '', endDate = '' } = content.records('Exhibition')[0]?.data ?? {}
  return registeredEvents(content).flatMap((event) => {
    const far = farDate(content, event)
    if (!far) return []
    const { start = '', end = '' } = event.data
    const lines = far.key === 'end' ? movedEnd(start, end) : movedEvent(event.data, { startDate, endDate })
    const values = { day: far.day, startDate, endDate, days: registrationSpan, lines }
    return [report('date/registration-outside', at(event, [far.key]), values, { cause: 'events' })]
  })
}

type Date = { key: 'start' | 'end'; day: string }

/** The start or the end of an event, whichever is too far from the exhibition; undefined if neither is. */
export function farDate(content: Content, { data }: ContentRecord<'Event'>): Date | undefined {
  const { startDate, endDate, openingHours }: Known<Exhibition> = content.records('Exhibition')[0]?.data ?? {}
  if (startDate === undefined || endDate === undefined || endDate < startDate) return undefined
  const first = addDays(startDate, -registrationSpan)
  const last = addDays(endDate, registrationSpan)
  return (['start', 'end'] as const)
    .flatMap((key): Date[] => {
      const time = data[key]
      return time === undefined || isOpenOnDayOf(time, openingHours) ? [] : [{ key, day: time.slice(0, 10) }]
    })
    .find(({ day }) => day < first || day > last)
}

type Hours = Known<Exhibition>['openingHours']

/**
 * Whether the day of a time has opening hours, or those of the day before end later than that time. A day outside the
 * exhibition that has hours is reported once, in exhibition.yaml.
 */
export const isOpenOnDayOf = (time: string, openingHours: Hours = []) =>
  openingHours.some((hours) => hours?.date === time.slice(0, 10)) || isOpenAt(time, openingHours)

/** Whether the exhibition is open at a time. */
export const isOpenAt = (time: string, openingHours: Hours = []) =>
  openingHours.flatMap(knownOpening).some((each) => `${each.date}T${each.opens}` <= time && time < closingTime(each))

/** Opening hours of which the day and both times are known. */
export function knownOpening({ date, opens, closes }: Partial<Opening> = {}): Opening[] {
  return date === undefined || opens === undefined || closes === undefined ? [] : [{ date, opens, closes }]
}
