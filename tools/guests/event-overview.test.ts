/** @jest-environment node */
import type { Event } from '../../src/model/event'
import type { StoredEvent } from '../../netlify/storage/list-types'
import { toOverview } from './event-overview'

const anEvent = (slug: string, start: string, capacity: number) => ({ slug, start, capacity }) as Event
const inDatabase = (event: string, taken: number, capacity = 25, waiting = 0): StoredEvent => ({
  event,
  ends_at: null,
  retention_days: 30,
  capacity,
  taken,
  registrations: Math.ceil(taken / 2),
  waiting,
  invitations: 0,
  unsent: 0,
})

const workshop = anEvent('dilna', '2031-09-05T16:00', 14)
const invitation = anEvent('vecer', '2031-09-04T17:00', 200)

test('the events of the content are listed by their start, with their guests and the free seats', () => {
  expect(toOverview([workshop, invitation], [inDatabase('dilna', 14, 14, 3)], true)).toBe(
    [
      'Event  Starts            Registrations  Persons  Waiting  Capacity  Free',
      'vecer  2031-09-04 17:00  0              0        0        200       200',
      'dilna  2031-09-05 16:00  7              14       3        14        0',
    ].join('\n'),
  )
})

test('an event that is no longer in the content is listed while it has guests', () => {
  expect(toOverview([], [inDatabase('lonsky-vecer', 3), inDatabase('prazdny', 0)], true)).toBe(
    [
      'Event         Starts              Registrations  Persons  Waiting  Capacity  Free',
      'lonsky-vecer  not in the content  2              3        0        25        22',
    ].join('\n'),
  )
})

test('an event whose capacity was lowered below its guests is named below the table', () => {
  // The database keeps at least the seats that are taken.
  const [, row, , warning] = toOverview([workshop], [inDatabase('dilna', 18, 18)], true).split('\n')
  expect(row).toBe('dilna  2031-09-05 16:00  9              18       0        14        0')
  expect(warning).toBe('dilna: 18 persons registered, but its capacity is now 14. Nobody loses a place by that.')
})

test('without mail, the waiting lists that do not work are named', () => {
  const withList = { ...anEvent('prohlidka', '2031-09-05T10:00', 20), registration: { waitingList: true } }
  const inContent = [workshop, invitation, withList]
  const stored = [inDatabase('dilna', 14, 14, 1), inDatabase('vecer', 3)]
  expect(toOverview(inContent, stored, false)).toMatch(
    /\n\nMail is not set up, so nobody joins or moves up the waiting list of: prohlidka, dilna\.$/,
  )
  expect(toOverview(inContent, stored, true)).not.toContain('Mail')
  expect(toOverview([workshop, invitation], [], false)).not.toContain('Mail')
})

test('without events there is a sentence', () => {
  expect(toOverview([], [], false)).toBe('No event takes registrations.')
})
