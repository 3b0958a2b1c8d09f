/** @jest-environment node */
import { workshop } from '../testing/testing'
import { doorTimes, guideTimes } from './door-times'

const before = Date.parse('2031-08-01T12:00:00Z')

test('the link of a guide is valid from now until the end of the event', () => {
  const end = '2031-09-04T16:00:00.000Z'
  expect(guideTimes(workshop, false, before)).toEqual(['2031-08-01T12:00:00.000Z', end, end])
  expect(guideTimes(workshop, false, Date.parse(end))).toBeUndefined()
})

test('the link to the door is valid from two hours before', () => {
  expect(doorTimes(workshop, false, before)?.[0]).toBe('2031-09-04T12:00:00.000Z')
})

test('on this machine both are valid for eight hours', () => {
  const until = '2031-08-01T20:00:00.000Z'
  expect(guideTimes(workshop, true, before)?.[2]).toBe(until)
  expect(doorTimes(workshop, true, before)?.[2]).toBe(until)
})
