import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { contentFolder } from '../../src/model/content-folder'
import type { Event } from '../../src/model/event'
import type { Exhibition } from '../../src/model/exhibition'

export type Invitation = {
  exhibition: Exhibition
  /** The event with an `invitation`, as an editor wrote it; undefined where there is none. */
  event: (Event & Required<Pick<Event, 'invitation'>>) | undefined
}

/**
 * The event of the content that guests are invited to and register for.
 * @param content the folder of content that has passed the check
 */
export async function readInvitation(content = contentFolder()): Promise<Invitation> {
  const read = async <T>(file: string) => parse(await readFile(path.join(content, file), 'utf8')) as T
  const exhibition = await read<Exhibition>('exhibition.yaml')
  // Git keeps no empty folder: content without events has none.
  const files = await readdir(path.join(content, 'events')).catch(() => [])
  for (const file of files) {
    if (!file.endsWith('.yaml')) continue
    const event = await read<Event>(`events/${file}`)
    if (event.invitation) return { exhibition, event: { ...event, invitation: event.invitation } }
  }
  return { exhibition, event: undefined }
}
