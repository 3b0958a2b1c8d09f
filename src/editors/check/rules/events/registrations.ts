import { addDays } from '../../../../i18n/add-days'
import { propertiesOf } from '../../../../model/choices'
import type { Finding } from '../../base/rule'
import { at, type Content, type ContentRecord, hasGap } from '../../read/content'
import { farDate, registrationSpan } from '../dates/far-events'
import { report } from './words'

type Event = ContentRecord<'Event'>

/** Registrations that nobody could use, and those that editors hardly want. */
export function* check(content: Content): Iterable<Finding> {
  for (const event of content.records('Event')) {
    // Registration may only seem late because the event has a wrong year.
    if (!farDate(content, event)) yield* [...closingTime(event), ...opensLate(event)].slice(0, 1)
    yield* unusable(event)
  }
  yield* unused(content)
}

/** A registration that closes after the event, or so long before it that the time may be that of another event. */
function* closingTime(event: Event): Iterable<Finding> {
  const { start, end, invitation, registration } = event.data
  const closes = invitation ? invitation.registrationCloses : registration?.closes
  if (closes === undefined || start === undefined || end === undefined) return
  const place = at(event, invitation ? ['invitation', 'registrationCloses'] : ['registration', 'closes'])
  if (closes > end) yield report('date/registration-closes-late', place, { closes, end })
  else if (addDays(closes.slice(0, 10), registrationSpan) < start.slice(0, 10))
    yield report('date/registration-closes-early', place, { closes, start, days: registrationSpan })
}

function* opensLate(event: Event): Iterable<Finding> {
  const { start, registration: { opens, closes: written } = {} } = event.data
  const closes = written ?? (hasGap(event, ['registration', 'closes']) ? undefined : start)
  if (opens !== undefined && closes !== undefined && opens >= closes)
    yield report('date/registration-opens-late', at(event, ['registration', 'opens']), { opens, closes })
}

/** A registration that visitors cannot use, and a reminder of an event that nobody registers for. */
function* unusable(event: Event): Iterable<Finding> {
  const { availability, registration, invitation, reminder, type } = event.data
  if (registration && availability === 'closed') yield report('registration/closed', at(event, ['availability']))
  if (registration && type && propertiesOf(type).isClosed)
    yield report('registration/closed-society', at(event, ['registration']))
  if (registration?.waitingList && availability === 'full')
    yield report('registration/waiting-list-full', at(event, ['registration', 'waitingList']))
  const mayRegister = invitation ?? registration ?? ['invitation', 'registration'].some((key) => hasGap(event, [key]))
  if (reminder && !mayRegister) yield report('registration/reminder', at(event, ['reminder']))
}

/** Reported once, however many events have a registration. */
function* unused(content: Content): Iterable<Finding> {
  const event = content.records('Event').find(({ data }) => data.registration)
  const path = ['programme', 'registration']
  for (const exhibition of content.records('Exhibition'))
    if (event && exhibition.data.programme?.registration && !hasGap(exhibition, path))
      yield report('registration/external', at(exhibition, path), { event: event.file })
}
