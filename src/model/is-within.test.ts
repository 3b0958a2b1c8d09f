/** @jest-environment node */
import { isWithin } from './is-within'

const within = new Map([
  ['salon', 'floor'],
  ['floor', 'palace'],
  ['here', 'there'],
  ['there', 'here'],
])

test.each([
  ['a building', 'palace', true],
  ['a room in it', 'floor', true],
  ['a room in a room in it', 'salon', true],
  ['another building', 'studio', false],
  ['a room in a circle of rooms', 'here', false],
  ['no place', undefined, false],
])('%s is within the building: %s → %s', (_, place, expected) => {
  expect(isWithin(place, 'palace', (slug) => within.get(slug))).toBe(expected)
})

test('no place is within a building that is unknown', () => {
  expect(isWithin('salon', undefined, (slug) => within.get(slug))).toBe(false)
})
