import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { contentFolder } from '../src/model/content-folder'
import type { Event } from '../src/model/event'
import type { Exhibition } from '../src/model/exhibition'
import { instantOf } from '../src/model/phase'

export type InvitedEvent = {
  /** The event as an editor wrote it; it has an `invitation`. */
  event: Event & Required<Pick<Event, 'invitation'>>
  /** The exhibition's, in which the event's times are written. */
  timeZone: string
  notice: Exhibition['notice']
}

/**
 * The event of the content that guests register for: the one with an `invitation`.
 * @param content the folder of content that has passed the check
 * @throws Error if no event has one
 */
export async function readInvitedEvent(content = contentFolder()): Promise<InvitedEvent> {
  const read = async <T>(file: string) => parse(await readFile(path.join(content, file), 'utf8')) as T
  const { timeZone, notice } = await read<Exhibition>('exhibition.yaml')
  for (const file of await readdir(path.join(content, 'events'))) {
    if (!file.endsWith('.yaml')) continue
    const event = await read<Event>(`events/${file}`)
    if (event.invitation) return { event: { ...event, invitation: event.invitation }, timeZone, notice }
  }
  throw new Error(`No event in ${content}/events has an invitation, so nobody can register.`)
}

/** How long the guests' data are kept after the event (specification, part C 6). */
const retentionDays = 30

/** Why all guests of an event are not to be erased yet; nothing if they may be. */
export function refusalToEraseAll({ event, timeZone }: InvitedEvent, now: Date, confirmed: boolean): string {
  const end = new Date(instantOf(event.end, timeZone))
  const day = (date: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(date)
  const due = new Date(end.getTime() + retentionDays * 24 * 60 * 60 * 1000)
  const rule = `Guests are kept until ${retentionDays} days after the event: erase them by ${day(due)}.`
  if (now < end) return `The event ends on ${day(end)}; nothing was erased. ${rule}`
  if (!confirmed) return `This erases all guests of ${event.slug} for good; add --yes if you mean it. ${rule}`
  return ''
}
