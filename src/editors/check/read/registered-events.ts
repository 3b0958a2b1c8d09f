import { registersHere } from '../../../model/registers-here'
import { type Content, type ContentRecord, hasGap } from './content'

/** The events that people register for on this site: those of the programme only if no external address is used. */
export function registeredEvents(content: Content): ContentRecord<'Event'>[] {
  const [exhibition] = content.records('Exhibition')
  // An address that cannot be read is one, too.
  const registration = exhibition && hasGap(exhibition, ['programme', 'registration'])
  const programme = registration ? { registration } : exhibition?.data.programme
  return content.records('Event').filter(({ data }) => registersHere(data, { programme }))
}
