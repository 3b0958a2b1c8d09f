/**
 * The instant of a local time. A local time that clocks skip is counted from midnight.
 * @param local '2031-09-04T10:00'
 * @param timeZone an IANA name, 'Europe/Prague'
 * @returns ISO 8601 in UTC, '2031-09-04T08:00:00.000Z'
 */
export function instantOf(local: string, timeZone: string): string {
  const asUtc = Date.parse(`${local}:00Z`)
  // The offset at the local time, read as UTC, is a first guess. The offset at the corrected instant differs from it
  // only within hours of a change of daylight saving time.
  const guess = asUtc - offsetAt(asUtc, timeZone)
  return new Date(asUtc - offsetAt(guess, timeZone)).toISOString()
}

/**
 * A local time with its offset from UTC (ISO 8601), by which other programs know the instant.
 * @param local '2031-09-04T10:00'
 * @param timeZone an IANA name, 'Europe/Prague'
 * @returns '2031-09-04T10:00+02:00'
 */
export function withOffset(local: string, timeZone: string): string {
  const minutes = (Date.parse(`${local}:00Z`) - Date.parse(instantOf(local, timeZone))) / 60_000
  const part = (count: number) => String(Math.floor(count)).padStart(2, '0')
  return `${local}${minutes < 0 ? '-' : '+'}${part(Math.abs(minutes) / 60)}:${part(Math.abs(minutes) % 60)}`
}

/**
 * The local time of an instant, in minutes: the inverse of `instantOf`.
 * @param timeZone an IANA name, 'Europe/Prague'
 * @returns '2031-09-04T10:00'
 */
export function localTimeOf(instant: Date, timeZone: string): string {
  return new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString().slice(0, 16)
}

/** The text if it is a local time in minutes ('2031-09-04T10:00'), otherwise ''. */
export const localTimeIn = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}Z`)) ? text : ''

const clocks: Record<string, Intl.DateTimeFormat> = {}

/** Kept, because making one is slow and a programme needs seventy instants; briefly, because pages contain this. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  return (clocks[timeZone] ??= new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }))
}

/** The offset of a time zone from UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - instant
}
