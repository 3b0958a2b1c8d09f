import { defaultPersons } from '../../../../model/registration-period'
import { seatsWithCompanion } from '../../../../registration/fields'
import type { Finding } from '../../base/rule'
import { at, type Content, type ContentRecord, hasGap } from '../../read/content'
import { registeredEvents } from '../../read/registered-events'
import { report } from './words'

type Event = ContentRecord<'Event'>

/** Events for more people than their place holds, or for fewer than one registration is for. */
export function check(content: Content): Finding[] {
  const registered = registeredEvents(content)
  return content
    .records('Event')
    .flatMap((event) => [
      ...persons(event),
      ...publicInvitation(event),
      ...overPlace(
        content,
        event,
        registered.includes(event) ? 'capacity/registration-over-place' : 'capacity/over-place',
      ),
    ])
}

function persons(event: Event): Finding[] {
  const { capacity, invitation, registration } = event.data
  if (capacity === undefined || hasGap(event, ['registration', 'persons'])) return []
  const persons = invitation?.persons ?? (registration ? (registration.persons ?? defaultPersons) : 0)
  const rule = invitation ? 'capacity/invitation' : 'capacity/registration'
  return persons > capacity ? [report(rule, at(event, ['capacity']), { capacity, persons })] : []
}

/** The public form offers a companion. */
function publicInvitation(event: Event): Finding[] {
  const { invitation } = event.data
  if (invitation?.persons === undefined || invitation.personal || invitation.persons >= seatsWithCompanion) return []
  return [report('capacity/public-invitation', at(event, ['invitation', 'persons']))]
}

function overPlace(
  content: Content,
  event: Event,
  rule: 'capacity/over-place' | 'capacity/registration-over-place',
): Finding[] {
  const { capacity, place } = event.data
  if (capacity === undefined || place === undefined) return []
  const room = content.records('Place').find(({ data }) => data.slug === place)?.data.capacity
  return room !== undefined && capacity > room
    ? [report(rule, at(event, ['capacity']), { capacity, room, place }, { cause: place })]
    : []
}
