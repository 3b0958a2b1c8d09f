import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { contentFolder } from '../src/model/content-folder'
import type { Event } from '../src/model/event'
import type { Exhibition } from '../src/model/exhibition'

export type InvitedEvent = {
  /** The event as an editor wrote it; it has an `invitation`. */
  event: Event & Required<Pick<Event, 'invitation'>>
  exhibition: Exhibition
}

/**
 * The event of the content that guests register for: the one with an `invitation`.
 * @param content the folder of content that has passed the check
 * @throws Error if no event has one
 */
export async function readInvitedEvent(content = contentFolder()): Promise<InvitedEvent> {
  const read = async <T>(file: string) => parse(await readFile(path.join(content, file), 'utf8')) as T
  const exhibition = await read<Exhibition>('exhibition.yaml')
  for (const file of await readdir(path.join(content, 'events'))) {
    if (!file.endsWith('.yaml')) continue
    const event = await read<Event>(`events/${file}`)
    if (event.invitation) return { event: { ...event, invitation: event.invitation }, exhibition }
  }
  throw new Error(`No event in ${content}/events has an invitation, so nobody can register.`)
}
