import { addDays } from '../i18n/add-days'
import type { Event } from './event'
import { instantOf } from './time-zone'

/** From when until when, in ISO 8601. */
export type TimeSpan = [from: string, until: string]

/** No reminder is sent at night: the hours of the day in which they are. */
const [firstHour, latestStart, lastHour] = ['09:00', '20:00', '21:00']

/**
 * When the guests of an event may be reminded of it: from 24 hours before its beginning, in daytime, on the day before.
 * What could not be sent then follows on the day itself, before it begins.
 * @returns nothing without a reminder, or if the event was called off
 */
export function reminderTimes(
  { start, reminder, cancelled }: Pick<Event, 'start' | 'reminder' | 'cancelled'>,
  timeZone: string,
): TimeSpan[] {
  if (!reminder || cancelled) return []
  const [day = '', time = ''] = start.split('T')
  const dayBefore = addDays(day, -1)
  const first = time < firstHour! ? firstHour! : time > latestStart! ? latestStart! : time
  return [
    [`${dayBefore}T${first}`, `${dayBefore}T${lastHour}`] as const,
    ...(time > firstHour! ? [[`${day}T${firstHour}`, start] as const] : []),
  ].map(([from, until]) => [instantOf(from, timeZone), instantOf(until, timeZone)])
}

/** Whether the guests may be reminded at a moment. */
export const isTimeToRemind = (times: readonly TimeSpan[], now: Date) =>
  times.some(([from, until]) => new Date(from) <= now && now < new Date(until))
