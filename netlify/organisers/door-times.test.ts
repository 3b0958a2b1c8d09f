/** @jest-environment node */
import type { EventFacts } from '../storage/facts'
import { workshop } from '../testing/testing'
import { doorTimes, guideTimes } from './door-times'

const event = { startsAt: '2044-05-21T15:00:00.000Z', endsAt: '2044-05-21T19:00:00.000Z' } as EventFacts
const at = (now: string, isHere = false) => doorTimes(event, isHere, Date.parse(now))

test('the link admits devices from two hours before the event begins to two hours after, and they see the guests until four hours after its end', () => {
  expect(at('2044-05-01T00:00:00Z')).toEqual([
    '2044-05-21T13:00:00.000Z',
    '2044-05-21T17:00:00.000Z',
    '2044-05-21T23:00:00.000Z',
  ])
})

test.each([
  ['2044-05-21T17:30:00Z', '2044-05-21T19:30:00.000Z'],
  ['2044-05-21T22:30:00Z', '2044-05-21T23:00:00.000Z'],
])('a link that is made at %s still admits a phone that replaces another one', (now, admitsUntil) => {
  expect(at(now)?.slice(1)).toEqual([admitsUntil, '2044-05-21T23:00:00.000Z'])
})

test('an event whose door would have closed gets no link', () => {
  expect(at('2044-05-21T23:00:00Z')).toBeUndefined()
})

test('on this machine the door is open at once, for eight hours', () => {
  const eight = '2026-01-01T08:00:00.000Z'
  expect(at('2026-01-01T00:00:00Z', true)).toEqual(['2026-01-01T00:00:00.000Z', eight, eight])
})

const before = Date.parse('2031-08-01T12:00:00Z')

test('the link of a guide is valid from now until the end of the event', () => {
  const end = '2031-09-04T16:00:00.000Z'
  expect(guideTimes(workshop, false, before)).toEqual(['2031-08-01T12:00:00.000Z', end, end])
  expect(guideTimes(workshop, false, Date.parse(end))).toBeUndefined()
  expect(guideTimes(workshop, true, before)?.[2]).toBe('2031-08-01T20:00:00.000Z')
})
