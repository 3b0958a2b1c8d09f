/** @jest-environment node */
import { ApiError } from '../../api/api-client'
import { failureOf, type Guest } from './door-api'
import { changeList, saveTicks, ticksAfter, withTicks } from './guest-list'

const changes = (cursor: number, ...guests: Guest[]) => ({
  event: 'vecer',
  cursor,
  free: 0,
  guests,
  removed: [],
})
const novak = { id: '1', name: 'Jiří Novák', seats: 2, arrived: 0 }
const list = changeList(undefined, changes(5, novak))

test('guests are in the order of the default language, whatever the language of the device', () => {
  const names = ['Hana Malá', 'Chrudoš Malý', 'Cyril Malý']
  const { entries } = changeList(
    undefined,
    changes(1, ...names.map((name, index) => ({ ...novak, id: String(index), name }))),
  )
  expect(entries.map(({ name }) => name)).toEqual(['Cyril Malý', 'Hana Malá', 'Chrudoš Malý'])
})

test('a guest whose name has changed is found by the new one', () => {
  const { entries } = changeList(list, changes(6, { ...novak, name: 'Jiří Nový' }))
  expect(entries.map(({ words }) => words.slice(0, 2))).toEqual([['jiri', 'novy']])
})

test('a change of arrivals leaves the entries of the search as they are', () => {
  expect(changeList(list, changes(6, { ...novak, arrived: 1 })).entries).toBe(list.entries)
})

test('a saved tick stays until the list has it, and one that is not saved stays', () => {
  const [waiting, early, now, later] = [{}, { saved: 4 }, { saved: 5 }, { saved: 6 }].map((tick, index) => ({
    id: String(index),
    guest: '1',
    arrived: 1,
    ...tick,
  }))
  expect(ticksAfter([waiting!, early!, now!, later!], list)).toEqual([waiting, later])
})

test('a refused tick is no longer shown', () => {
  const ticks = ['a', 'b', 'c'].map((id) => ({ id, guest: '1', arrived: 1 }))
  const saved = saveTicks(ticks, new Set(['a', 'b']), { cursor: 7, refused: ['a'] })
  expect(saved).toEqual([{ ...ticks[1], saved: 7 }, ticks[2]])
})

test('no more persons of a guest have come than there are seats, whatever was ticked', () => {
  const { guests } = changeList(list, changes(6, { ...novak, seats: 1 }))
  expect(withTicks({ ...list, guests }, [{ id: 'a', guest: '1', arrived: 2 }])('1')?.arrived).toBe(1)
})

test('only the server can refuse a key, not a network that asks for a login', () => {
  expect(failureOf(new ApiError('', 401, { code: 'door_key_refused' }))).toBe('key_refused')
  expect(failureOf(new ApiError('', 401))).toBe('busy')
})

test('a preview of the site is told apart from a busy server', () => {
  expect(failureOf(new ApiError('', 503, { code: 'unavailable', reason: 'not_published' }))).toBe('not_published')
  expect(failureOf(new ApiError('', 503, { code: 'unavailable' }))).toBe('busy')
})

test('an error that is not of a request is not hidden', () => {
  expect(() => failureOf(new TypeError('a mistake'))).toThrow('a mistake')
})
