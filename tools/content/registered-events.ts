import { contentFolder } from '../../src/model/content-folder'
import type { Event } from '../../src/model/event'
import type { Exhibition } from '../../src/model/exhibition'
import { readExhibition, readRecords } from '../../src/model/read-records'
import { registersHere } from '../../src/model/registers-here'

type RegisteredEvents = { exhibition: Exhibition; events: Event[] }

/**
 * The events of the content that take registrations on this site, in the order of their files: the event by invitation,
 * and those of the programme, unless people register for the programme elsewhere.
 * @param content the folder of content that has passed the check
 */
export function readRegisteredEvents(content = contentFolder()): RegisteredEvents {
  const exhibition = readExhibition(content)
  const events = readRecords(content, 'Event').filter((event) => registersHere(event, exhibition))
  return { exhibition, events }
}
