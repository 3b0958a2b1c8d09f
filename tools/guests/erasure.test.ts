/** @jest-environment node */
import type { readRegisteredEvents } from '../content/registered-events'
import type { StoredEvent } from '../../netlify/storage/list-types'
import { planErasure, refusalToErase, withKnownEnds } from './erasure'

const anEvent = (event: string, ends_at: string | null, registrations = 1, waiting = 0): StoredEvent => ({
  event,
  ends_at,
  retention_days: 30,
  capacity: 10,
  taken: registrations,
  registrations,
  waiting,
  invitations: 0,
  unsent: 0,
})
const now = new Date('2031-09-05T12:00:00Z')
const plan = (...stored: StoredEvent[]) => planErasure(stored, now, 'Europe/Prague')

test('the guests of every event that is over may be erased, also if they wait, were only invited or have cancelled, or if its end is unknown', () => {
  const over = [
    anEvent('vecer', '2031-09-04T20:00:00+00:00'),
    anEvent('poledne', '2031-09-05T12:00:00+00:00'),
    anEvent('prejmenovany', null),
    anEvent('cekaji', '2031-09-04T20:00:00+00:00', 0, 1),
    { ...anEvent('zvani', '2031-09-04T20:00:00+00:00', 0), invitations: 1 },
    { ...anEvent('zruseny', '2031-09-04T20:00:00+00:00', 0), unsent: 1 },
    anEvent('prazdny', '2031-09-04T20:00:00+00:00', 0),
  ]
  expect(plan(...over)).toEqual({
    events: ['vecer', 'poledne', 'prejmenovany', 'cekaji', 'zvani', 'zruseny'],
    kept: [],
  })
})

test('the guests of an event that is not over are kept', () => {
  const erasure = plan(anEvent('vecer', '2031-09-05T12:00:01+00:00'))
  const reason = 'vecer ends on 2031-09-05: its guests are kept, and are erased automatically by 2031-10-05.'
  expect(erasure).toEqual({ events: [], kept: [reason] })
  expect(refusalToErase(erasure, true)).toBe(`Nothing was erased.\n${reason}`)
})

test('all guests are erased only with a confirmation, and the message names the events', () => {
  const erasure = plan(anEvent('vecer', null), anEvent('poledne', null))
  expect(refusalToErase(erasure, false)).toBe(
    'This erases all guests of vecer, poledne permanently. To confirm, add --yes.',
  )
  expect(refusalToErase(erasure, true)).toBe('')
})

test('the end of an event comes from the content where the database does not have it', () => {
  const events = [{ slug: 'vecer', end: '2031-09-04T22:00' }]
  const content = { events, exhibition: { timeZone: 'Europe/Prague' } } as ReturnType<typeof readRegisteredEvents>
  const stored = [anEvent('vecer', null), anEvent('poledne', null)]
  const ends = withKnownEnds(stored, content).map(({ ends_at }) => ends_at && Date.parse(ends_at))
  expect(ends).toEqual([Date.parse('2031-09-04T20:00:00Z'), null])
  const [known] = withKnownEnds([anEvent('vecer', '2031-09-05T20:00:00Z')], content)
  expect(known?.ends_at).toBe('2031-09-05T20:00:00Z')
})
