/** @jest-environment node */
import { openingStates } from './opening-states'

const hours = (date: string, opens = '10:00', closes = '19:00') => ({ date, opens, closes })

/** The states as '2031-09-04T08:00 open 2031-09-04'. */
const statesOf = (openingHours: ReturnType<typeof hours>[], timeZone = 'Europe/Prague') =>
  openingStates(openingHours, timeZone).map(
    ({ state, from = '', opening }) => `${from.slice(0, 16)} ${state} ${opening.date}`,
  )

test('before the first day it opens on a later day, then tomorrow, then today', () => {
  expect(statesOf([hours('2031-09-04')]).slice(0, 4)).toEqual([
    ' before 2031-09-04',
    '2031-09-02T22:00 beforeTomorrow 2031-09-04',
    '2031-09-03T22:00 beforeToday 2031-09-04',
    '2031-09-04T08:00 open 2031-09-04',
  ])
})

test('between two days the next opening is tomorrow until midnight, and then today', () => {
  expect(statesOf([hours('2031-09-04'), hours('2031-09-05', '11:00', '21:30')]).slice(3)).toEqual([
    '2031-09-04T08:00 open 2031-09-04',
    '2031-09-04T17:00 opensTomorrow 2031-09-05',
    '2031-09-04T22:00 opensToday 2031-09-05',
    '2031-09-05T09:00 open 2031-09-05',
    '2031-09-05T19:30 after 2031-09-05',
  ])
})

test('before a day without opening hours the next opening is later', () => {
  expect(statesOf([hours('2031-09-04'), hours('2031-09-06')]).slice(4, 7)).toEqual([
    '2031-09-04T17:00 opensLater 2031-09-06',
    '2031-09-04T22:00 opensTomorrow 2031-09-06',
    '2031-09-05T22:00 opensToday 2031-09-06',
  ])
})

test('each state lasts until the next one', () => {
  const states = openingStates([hours('2031-09-06'), hours('2031-09-03'), hours('2031-09-04')], 'Europe/Prague')
  expect(states.slice(0, -1).map(({ until }) => until)).toEqual(states.slice(1).map(({ from }) => from))
  expect(states.at(-1)?.until).toBeUndefined()
})

test('an exhibition of one day is closed only before it and after it', () => {
  expect(statesOf([hours('2031-09-04')]).slice(3)).toEqual([
    '2031-09-04T08:00 open 2031-09-04',
    '2031-09-04T17:00 after 2031-09-04',
  ])
})

test('what closes after midnight is open until then, and the next opening is today', () => {
  expect(statesOf([hours('2031-09-04', '18:00', '01:00'), hours('2031-09-05')]).slice(3)).toEqual([
    '2031-09-04T16:00 open 2031-09-04',
    '2031-09-04T23:00 opensToday 2031-09-05',
    '2031-09-05T08:00 open 2031-09-05',
    '2031-09-05T17:00 after 2031-09-05',
  ])
  expect(statesOf([hours('2031-09-04', '18:00', '01:00'), hours('2031-09-06')]).slice(4, 7)).toEqual([
    '2031-09-04T23:00 opensTomorrow 2031-09-06',
    '2031-09-05T22:00 opensToday 2031-09-06',
    '2031-09-06T08:00 open 2031-09-06',
  ])
  expect(statesOf([hours('2031-09-04', '18:00', '01:00')]).at(-1)).toBe('2031-09-04T23:00 after 2031-09-04')
})

test('midnight is that of the exhibition, also in the night in which clocks change', () => {
  expect(statesOf([hours('2031-10-25'), hours('2031-10-26')], 'America/New_York')[5]).toBe(
    '2031-10-26T04:00 opensToday 2031-10-26',
  )
  // Prague leaves daylight saving time at 3:00 on 26 October 2031.
  expect(statesOf([hours('2031-10-25'), hours('2031-10-26')]).slice(5, 7)).toEqual([
    '2031-10-25T22:00 opensToday 2031-10-26',
    '2031-10-26T09:00 open 2031-10-26',
  ])
})
