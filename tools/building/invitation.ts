import { contentFolder } from '../../src/model/content-folder'
import type { Event } from '../../src/model/event'
import type { Exhibition } from '../../src/model/exhibition'
import { readExhibition, readRecords } from '../../src/model/read-records'

export type Invitation = {
  exhibition: Exhibition
  /** The event with an `invitation`; undefined if there is none. */
  event: (Event & Required<Pick<Event, 'invitation'>>) | undefined
}

/**
 * The event of the content that guests are invited to and register for.
 * @param content the folder of content that has passed the check
 */
export function readInvitation(content = contentFolder()): Invitation {
  const event = readRecords(content, 'Event').find(isInvited)
  return { exhibition: readExhibition(content), event }
}

const isInvited = (event: Event): event is NonNullable<Invitation['event']> => event.invitation !== undefined
