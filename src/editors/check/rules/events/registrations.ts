import { addDays } from '../../../../i18n/add-days'
import { propertiesOf } from '../../../../model/choices'
import type { Finding } from '../../base/rule'
import { at, type Content, type ContentRecord, hasGap } from '../../read/content'
import { farDate, registrationSpan } from '../dates/far-events'
import { report } from './words'

type Event = ContentRecord<'Event'>

/** Registrations that nobody could use, and those that editors hardly want. */
export function check(content: Content): Finding[] {
  return [
    ...content.records('Event').flatMap((event) => [
      // Registration may only seem late because the event has a wrong year.
      ...(farDate(content, event) ? [] : [...closingTime(event), ...opensLate(event)].slice(0, 1)),
      ...contradictions(event),
      ...remindsNobody(event),
    ]),
    ...unused(content),
  ]
}

/** A registration that closes after the event, or so long before it that the time may be that of another event. */
function closingTime(event: Event): Finding[] {
  const { start, end, invitation, registration } = event.data
  const closes = invitation ? invitation.registrationCloses : registration?.closes
  const path = invitation ? ['invitation', 'registrationCloses'] : ['registration', 'closes']
  if (closes === undefined || start === undefined || end === undefined) return []
  if (closes > end) return [report('date/registration-closes-late', at(event, path), { closes, end })]
  return addDays(closes.slice(0, 10), registrationSpan) < start.slice(0, 10)
    ? [report('date/registration-closes-early', at(event, path), { closes, start, days: registrationSpan })]
    : []
}

function opensLate(event: Event): Finding[] {
  const { start, registration: { opens, closes: written } = {} } = event.data
  const closes = written ?? (hasGap(event, ['registration', 'closes']) ? undefined : start)
  if (opens === undefined || closes === undefined || opens < closes) return []
  return [report('date/registration-opens-late', at(event, ['registration', 'opens']), { opens, closes })]
}

/** Events that visitors cannot register for, although they have a registration. */
function contradictions(event: Event): Finding[] {
  const { availability, registration, type } = event.data
  if (!registration) return []
  return [
    ...(availability === 'closed' ? [report('registration/closed', at(event, ['availability']))] : []),
    ...(type && propertiesOf(type).isClosed
      ? [report('registration/closed-society', at(event, ['registration']))]
      : []),
    ...(availability === 'full' && registration.waitingList
      ? [report('registration/waiting-list-full', at(event, ['registration', 'waitingList']))]
      : []),
  ]
}

/** A reminder of an event that nobody registers for. */
function remindsNobody(event: Event): Finding[] {
  const { reminder, invitation, registration } = event.data
  if (!reminder || invitation || registration || hasGap(event, ['invitation']) || hasGap(event, ['registration']))
    return []
  return [report('registration/reminder', at(event, ['reminder']))]
}

/** Reported once, however many events have a registration. */
function unused(content: Content): Finding[] {
  const event = content.records('Event').find(({ data }) => data.registration)
  if (!event) return []
  return content
    .records('Exhibition')
    .filter((record) => record.data.programme?.registration && !hasGap(record, ['programme', 'registration']))
    .map((exhibition) =>
      report('registration/external', at(exhibition, ['programme', 'registration']), { event: event.file }),
    )
}
