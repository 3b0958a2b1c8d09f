import type { Content, ContentRecord } from '../../engine/content-folder'

/** The address where visitors register for the programme elsewhere; then no event of the programme registers here. */
export const externalRegistration = (content: Content) => content.records('Exhibition')[0]?.data.programme?.registration

/** The events that people register for on this site. */
export function registeredEvents(content: Content): ContentRecord<'Event'>[] {
  const isExternal = externalRegistration(content) !== undefined
  return content.records('Event').filter(({ data }) => data.invitation || (data.registration && !isExternal))
}
