import { type Content, type ContentRecord, hasGap } from '../../engine/content-folder'

/** The events that people register for on this site: those of the programme only if no external address is used. */
export function registeredEvents(content: Content): ContentRecord<'Event'>[] {
  const isExternal = content
    .records('Exhibition')
    .some((record) => record.data.programme?.registration || hasGap(record, ['programme', 'registration']))
  return content.records('Event').filter(({ data }) => data.invitation || (data.registration && !isExternal))
}
