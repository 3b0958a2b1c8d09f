/** @jest-environment node */
import { availabilityOf } from './availability'

const now = Date.parse('2031-09-01T12:00:00Z')
const event = {
  availability: null,
  opensAt: '2031-08-01T12:00:00Z',
  closesAt: '2031-09-05T12:00:00Z',
  capacity: 20,
  taken: 0,
  showPlaces: false,
  waitingList: false,
} as const

test.each([
  [0, 'open'],
  [15, 'open'],
  [16, 'few'],
  [19, 'few'],
  [20, 'full'],
  [21, 'full'],
])('with %i of 20 seats taken, an event is %s', (taken, state) => {
  expect(availabilityOf({ ...event, taken }, now)).toEqual({ state })
})

test('an event with few seats in all is open until few of them are left', () => {
  const states = [0, 1, 2, 3, 4].map((taken) => availabilityOf({ ...event, capacity: 4, taken }, now).state)
  expect(states).toEqual(['open', 'open', 'open', 'open', 'full'])
})

test('an event opens and closes at the moment that its content says', () => {
  const at = (time: string) => availabilityOf(event, Date.parse(time)).state
  expect(at('2031-08-01T11:59:59.999Z')).toBe('soon')
  expect(at('2031-08-01T12:00:00Z')).toBe('open')
  expect(at('2031-09-05T11:59:59.999Z')).toBe('open')
  expect(at('2031-09-05T12:00:00Z')).toBe('closed')
})

test('an event that does not say when it opens is open from the beginning', () => {
  expect(availabilityOf({ ...event, opensAt: null }, 0).state).toBe('open')
})

test('a full event whose time is over is closed', () => {
  expect(availabilityOf({ ...event, taken: 20 }, Date.parse(event.closesAt)).state).toBe('closed')
})

test('visitors can wait while an event with a waiting list is open and has no seat left', () => {
  const full = { ...event, capacity: 2, taken: 2, waitingList: true }
  expect(availabilityOf(full, now)).toEqual({ state: 'waiting' })
  expect(availabilityOf({ ...full, taken: 1 }, now).state).toBe('open')
  expect(availabilityOf(full, 0).state).toBe('soon')
  expect(availabilityOf(full, Date.parse(event.closesAt)).state).toBe('closed')
})

test.each(['full', 'closed'] as const)('what the content says by hand counts before everything else: %s', (said) => {
  for (const time of [0, now, Date.parse(event.closesAt)]) {
    expect(
      availabilityOf({ ...event, availability: said, showPlaces: true, waitingList: true, taken: 20 }, time),
    ).toEqual({ state: said })
  }
})

test('the number of seats is told only where the content says so, and while one can register', () => {
  const told = { ...event, showPlaces: true }
  expect(availabilityOf({ ...told, taken: 3 }, now)).toEqual({ state: 'open', free: 17 })
  expect(availabilityOf({ ...told, taken: 19 }, now)).toEqual({ state: 'few', free: 1 })
  expect(availabilityOf({ ...told, taken: 20 }, now)).toEqual({ state: 'full' })
  expect(availabilityOf(told, 0)).toEqual({ state: 'soon' })
})
