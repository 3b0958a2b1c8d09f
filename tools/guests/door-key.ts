import { styleText } from 'node:util'
import { renderUnicodeCompact } from 'uqr'
import { rowOf, type EventFacts } from '../../netlify/registration/facts'
import type { Locale } from '../../src/i18n/locales'
import { pathTo } from '../../src/i18n/routes'
import { localTimeOf } from '../../src/model/phase'
import type { GuestDatabase } from './guest-database'
import type { GuestLookup } from './guest-lookup'
import { linkOrigin } from './link-origin'
import { count } from './table'

const hour = 60 * 60 * 1000

/** When a key is valid, by the real clock. Nobody plans an event on the local server, so there it is valid at once. */
function validity({ startsAt, endsAt }: EventFacts, isPublished: boolean): { from: number; until: number } {
  const now = Date.now()
  if (!isPublished) return { from: now, until: now + 8 * hour }
  return { from: Date.parse(startsAt) - 2 * hour, until: Date.parse(endsAt) + 4 * hour }
}

/**
 * Makes a key to the guests of an event at the door.
 * @param slug by default the event by invitation
 * @param timeZone the time zone of the times in the answer
 * @returns the link with the key, also as a QR code
 * @throws Error if the event is over, so that no key would be valid
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
  const { from, until } = validity(event, isPublished)
  const time = (instant: number) => localTimeOf(new Date(instant), timeZone).replace('T', ' ')
  if (until <= Date.now()) throw new Error(`${slug} is over. A key would have been valid until ${time(until)}.`)

  const key = await database.openDoor(rowOf(facts, event), new Date(from), new Date(until))
  // In the fragment, which browsers send to no server.
  const link = `${origin}${pathTo('door', locale)}#k=${key}`
  return [
    `The door of ${slug}, from ${time(from)} to ${time(until)} (${timeZone}):`,
    '',
    link,
    '',
    ...qrCode(link),
    '',
    'Anyone with the link can see the names of all guests. To end it earlier, use --door-close.',
  ].join('\n')
}

/**
 * Ends all keys of an event at once.
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
    ? `Closed: ${count(closed, 'link')} to the door of ${slug}.`
    : `No link to the door of ${slug} was open.`
}

/** The lines of a QR code. On a terminal it is black on white, whatever its colours are; cameras want that. */
const qrCode = (text: string): string[] =>
  // The characters are the light parts of the code.
  renderUnicodeCompact(text, { border: 2 })
    .split('\n')
    .map((line) => styleText(['whiteBright', 'bgBlack'], line))
