/** @jest-environment node */
import type { ListedGuest } from '../../../registration/organisers'
import { filterGuests, filterIn, withFilter } from './filter-guests'

const guest = (id: string, changes: Partial<ListedGuest> = {}): ListedGuest => ({
  ...{ id, revision: Number(id), name: `Host ${id}`, email: `host${id}@guest.example`, state: 'registered', seats: 2 },
  ...{ arrived: 0, locale: 'cs', created_at: '2031-08-01T10:00:00Z', walk_in: false, unsent: false },
  ...changes,
})

const guests = [
  guest('1', { name: 'Žofie' }),
  guest('2', { state: 'waiting', name: 'Adam' }),
  guest('3', { arrived: 1, locale: 'en', name: 'Čeněk' }),
  guest('4', { unsent: true, name: 'Cyril' }),
]
const idsOf = (search: string) => filterGuests(guests, filterIn(search), 'cs').map(({ id }) => id)

test.each([
  ['', ['4', '3', '2', '1']],
  ['?sort=oldest', ['1', '2', '3', '4']],
  ['?sort=name', ['2', '4', '3', '1']],
  ['?state=registered', ['4', '3', '1']],
  ['?state=waiting', ['2']],
  ['?state=arrived', ['3']],
  ['?state=expected', ['4', '1']],
  ['?state=unsent', ['4']],
  ['?language=en', ['3']],
  ['?state=nonsense&sort=nonsense', ['4', '3', '2', '1']],
])('the address %s lists the guests %j', (search, ids) => {
  expect(idsOf(search)).toEqual(ids)
})

test('the address has only what is filtered, and keeps the rest of its query', () => {
  const filter = { state: 'waiting', locale: 'cs', sorting: 'name' } as const
  const search = withFilter('?event=vecer', filter)
  expect(search).toBe('?event=vecer&state=waiting&language=cs&sort=name')
  expect(filterIn(search)).toEqual(filter)
  expect(withFilter(search, { state: 'all', locale: '', sorting: 'newest' })).toBe('?event=vecer')
})
