import { registrationEnd } from '../../../../model/registration-period'
import { at, type Content, type ContentRecord } from '../../engine/content-folder'
import { type Finding, reporter, type Rules } from '../../engine/rule'
import { externalRegistration } from './registered-events'

export const rules = {
  'date/registration-closes-late': 'error',
  'date/registration-opens-late': 'error',
  'registration/closed': 'warning',
  'registration/closed-society': 'warning',
  'registration/external': 'warning',
} as const satisfies Rules

const report = reporter(rules)

type Event = ContentRecord<'Event'>

/** Registrations that nobody could use, and those that editors hardly want. */
export function check(content: Content): Finding[] {
  return [
    ...content.records('Event').flatMap((event) => [...periods(event), ...contradictions(event)]),
    ...external(content),
  ]
}

function periods(event: Event): Finding[] {
  const { end, invitation, registration } = event.data
  const opens = registration?.opens
  const written = invitation ? invitation.registrationCloses : registration?.closes
  const path = invitation ? ['invitation', 'registrationCloses'] : ['registration', 'closes']
  const closes = registrationEnd(event.data)
  return [
    ...(written !== undefined && written > end
      ? [report('date/registration-closes-late', at(event, path), { closes: written, end })]
      : []),
    ...(opens !== undefined && opens >= closes
      ? [report('date/registration-opens-late', at(event, ['registration', 'opens']), { opens, closes })]
      : []),
  ]
}

/** Events that visitors cannot register for, although they have a registration. */
function contradictions(event: Event): Finding[] {
  const { availability, registration, type } = event.data
  if (!registration) return []
  return [
    ...(availability === 'closed' ? [report('registration/closed', at(event, ['availability']))] : []),
    ...(type === 'closedSociety' ? [report('registration/closed-society', at(event, ['registration']))] : []),
  ]
}

/** Reported once, however many events have a registration. */
function external(content: Content): Finding[] {
  const event = content.records('Event').find(({ data }) => data.registration)
  if (!event || externalRegistration(content) === undefined) return []
  return content
    .records('Exhibition')
    .map((exhibition) =>
      report('registration/external', at(exhibition, ['programme', 'registration']), { event: event.file }),
    )
}
