import { defaultPersons } from '../../../../model/registration-period'
import { seatsWithCompanion } from '../../../../registration/fields'
import type { Finding } from '../../base/rule'
import { at, type Content, hasGap, registeredEvents } from '../../read/content'
import { report } from './words'

/** Events for more people than their place holds, or for fewer than one registration is for. */
export function* check(content: Content): Iterable<Finding> {
  const registered = registeredEvents(content)
  for (const event of content.records('Event')) {
    const { capacity, place, invitation, registration } = event.data
    const capacityPlace = at(event, ['capacity'])
    if (capacity !== undefined && !hasGap(event, ['registration', 'persons'])) {
      const persons = invitation?.persons ?? (registration ? (registration.persons ?? defaultPersons) : 0)
      const rule = invitation ? 'capacity/invitation' : 'capacity/registration'
      if (persons > capacity) yield report(rule, capacityPlace, { capacity, persons })
    }
    // The public form offers a companion.
    const { persons = seatsWithCompanion, personal } = invitation ?? {}
    if (persons < seatsWithCompanion && !personal)
      yield report('capacity/public-invitation', at(event, ['invitation', 'persons']))
    const room = content.records('Place').find(({ data }) => data.slug === place)?.data.capacity
    if (capacity !== undefined && place !== undefined && room !== undefined && capacity > room) {
      const rule = registered.includes(event) ? 'capacity/registration-over-place' : 'capacity/over-place'
      yield report(rule, capacityPlace, { capacity, room, place }, { cause: place })
    }
  }
}
