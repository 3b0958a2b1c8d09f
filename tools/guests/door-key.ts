import { styleText } from 'node:util'
import { renderUnicodeCompact } from 'uqr'
import { rowOf, type EventFacts } from '../../netlify/registration/facts'
import type { Locale } from '../../src/i18n/locales'
import { pathTo } from '../../src/i18n/routes'
import { localTimeOf } from '../../src/model/phase'
import type { DoorTimes, GuestDatabase } from './guest-database'
import type { GuestLookup } from './guest-lookup'
import { linkOrigin } from './link-origin'
import { count } from './table'

const hour = 60 * 60 * 1000

/** When the door is open, by the real clock. Nobody plans an event on the local server, so there it is open at once. */
function timesOf({ startsAt, endsAt }: EventFacts, isPublished: boolean): DoorTimes {
  const now = Date.now()
  const times = (from: number, admitsUntil: number, until: number) => ({
    from: new Date(from),
    admitsUntil: new Date(Math.min(admitsUntil, until)),
    until: new Date(until),
  })
  if (!isPublished) return times(now, now + 8 * hour, now + 8 * hour)
  const start = Date.parse(startsAt)
  // A link that is made during the event is for a phone that replaces another one.
  return times(start - 2 * hour, Math.max(start, now) + 2 * hour, Date.parse(endsAt) + 4 * hour)
}

/**
 * Makes a link with which devices come to the door of an event.
 * @param slug by default the event by invitation
 * @param timeZone the time zone of the times in the answer
 * @returns the link, also as a QR code
 * @throws Error if the event is over, so that no device would see a guest
 */
export async function openDoor(
  database: GuestDatabase,
  lookup: GuestLookup,
  locale: Locale,
  timeZone: string,
  slug = lookup.eventByInvitation(),
): Promise<string> {
  const { isPublished } = database
  const { facts, event } = await lookup.factsToPass(slug)
  const origin = linkOrigin(isPublished)
  const times = timesOf(event, isPublished)
  const time = (instant: Date) => localTimeOf(instant, timeZone).replace('T', ' ')
  const until = time(times.until)
  if (times.until.getTime() <= Date.now()) throw new Error(`${slug} is over. The door was open until ${until}.`)

  const key = await database.openDoor(rowOf(facts, event), times)
  // In the fragment, which browsers send to no server.
  const link = `${origin}${pathTo('door', locale)}#k=${key}`
  return [
    `The door of ${slug} (${timeZone}). The link admits devices from ${time(times.from)} to ${time(times.admitsUntil)};`,
    `they see the guests until ${until}:`,
    '',
    link,
    '',
    ...qrCode(link),
    '',
    'While it admits devices, anyone with the link can see the names of all guests. --devices lists the devices,',
    '--end-device ends one, and --door-close ends the link and all of them.',
  ].join('\n')
}

/**
 * Ends all links to the door of an event, and all devices there, at once.
 * @param slug by default the event by invitation
 */
export async function closeDoor(
  database: GuestDatabase,
  lookup: GuestLookup,
  slug = lookup.eventByInvitation(),
): Promise<string> {
  // Throws if the slug is unknown.
  await lookup.stored(slug)
  const closed = await database.closeDoor(slug)
  return closed > 0
    ? `Closed: ${count(closed, 'link')} to the door of ${slug}, and all devices there.`
    : `No link to the door of ${slug} was open.`
}

/** The lines of a QR code. On a terminal it is black on white, whatever its colours are; cameras want that. */
const qrCode = (text: string): string[] =>
  // The characters are the light parts of the code.
  renderUnicodeCompact(text, { border: 2 })
    .split('\n')
    .map((line) => styleText(['whiteBright', 'bgBlack'], line))
