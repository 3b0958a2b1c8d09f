/** @jest-environment node */
import { planErasure, refusalToErase, type StoredEvent } from './erasure'

const anEvent = (event: string, ends_at: string | null, registrations = 1): StoredEvent => ({
  event,
  ends_at,
  retention_days: 30,
  registrations,
})
const now = new Date('2031-09-05T12:00:00Z')
const plan = (...stored: StoredEvent[]) => planErasure(stored, now, 'Europe/Prague')

test('the guests of every event that is over may be erased, also of one that nobody knows the end of', () => {
  const over = [
    anEvent('vecer', '2031-09-04T20:00:00+00:00'),
    anEvent('poledne', '2031-09-05T12:00:00+00:00'),
    anEvent('prejmenovany', null),
    anEvent('prazdny', '2031-09-04T20:00:00+00:00', 0),
  ]
  expect(plan(...over)).toEqual({ events: ['vecer', 'poledne', 'prejmenovany'], kept: [] })
})

test('nobody erases the guests of an event that is not over', () => {
  const erasure = plan(anEvent('vecer', '2031-09-05T12:00:01+00:00'))
  const reason = 'vecer ends on 2031-09-05: its guests are kept, and erased by 2031-10-05 at the latest.'
  expect(erasure).toEqual({ events: [], kept: [reason] })
  expect(refusalToErase(erasure, true)).toBe(`Nothing was erased.\n${reason}`)
})

test('all guests are erased only where that was confirmed, and the events are named', () => {
  const erasure = plan(anEvent('vecer', null), anEvent('poledne', null))
  expect(refusalToErase(erasure, false)).toBe(
    'This erases all guests of vecer, poledne for good; add --yes if you mean it.',
  )
  expect(refusalToErase(erasure, true)).toBe('')
})
