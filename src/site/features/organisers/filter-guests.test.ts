/** @jest-environment node */
import type { ListedGuest } from '../../../registration/organisers'
import { boundsOf, filterGuests, filterIn, isFiltered, withFilter, type Filter, searchGuests } from './filter-guests'

const guest = (id: string, changes: Partial<ListedGuest> = {}): ListedGuest => ({
  ...{ id, revision: Number(id), name: `Host ${id}`, email: `host${id}@guest.example`, state: 'registered', seats: 2 },
  ...{ arrived: 0, locale: 'cs', created_at: '2031-08-01T10:00:00Z', walk_in: false, unsent: false },
  ...changes,
})

const guests = [
  guest('1', { name: 'Žofie Nová', created_at: '2031-08-01T09:59:59.9+00:00' }),
  guest('2', { state: 'waiting', name: 'Adam Novák', created_at: '2031-08-01T10:00:00+00:00' }),
  guest('3', { arrived: 1, locale: 'en', name: 'Čeněk', email: 'Cenek@Spam.example' }),
  guest('4', { unsent: true, name: 'Cyril', email: null, created_at: '2031-08-01T10:05:00+00:00' }),
]
const idsOf = (search: string) => filterGuests(guests, filterIn(search), 'cs', 'Europe/Prague').map(({ id }) => id)

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
  // Prague is two hours ahead of UTC in August.
  ['?from=2031-08-01T12:00', ['4', '3', '2']],
  ['?until=2031-08-01T12:00', ['1']],
  ['?from=2031-08-01T12:00&until=2031-08-01T12:05', ['3', '2']],
  ['?domain=spam.example', ['3']],
  ['?domain=%20@SPAM.example', ['3']],
  ['?domain=guest.example&state=waiting', ['2']],
  ['?domain=example', []],
  ['?search=nov', ['2', '1']],
  ['?search=nov&sort=oldest', ['1', '2']],
  ['?search=zofie', ['1']],
  ['?search=adma', ['2']],
  ['?search=host2@', ['2', '1']],
  ['?search=cenek@spam', ['3']],
  ['?search=nov&state=waiting', ['2']],
  ['?search=%20', ['4', '3', '2', '1']],
  ['?search=nobody', []],
  ['?state=nonsense&sort=nonsense&from=nonsense&until=2031-99-99T99:99', ['4', '3', '2', '1']],
])('the address %s lists the guests %j', (search, ids) => {
  expect(idsOf(search)).toEqual(ids)
})

test('the address has only what is filtered, and keeps the rest of its query', () => {
  const filter: Filter = {
    ...{ state: 'waiting', locale: 'cs', sorting: 'name', query: 'nová & spol.' },
    ...{ from: '2031-08-01T12:00', until: '2031-08-01T12:30', domain: 'spam.example' },
  }
  const search = withFilter('?event=vecer', filter)
  expect(search).toBe(
    '?event=vecer&state=waiting&language=cs&sort=name&search=nov%C3%A1+%26+spol.' +
      '&from=2031-08-01T12%3A00&until=2031-08-01T12%3A30&domain=spam.example',
  )
  expect(filterIn(search)).toEqual(filter)
  expect(withFilter(search, filterIn(''))).toBe('?event=vecer')
})

test.each([
  ['?event=vecer', false],
  ['?sort=name', false],
  ['?search=%20', false],
  ['?search=a', true],
  ['?state=waiting', true],
  ['?domain=spam.example', true],
])('whether the address %s leaves guests out: %s', (search, isSet) => {
  expect(isFiltered(filterIn(search))).toBe(isSet)
})

test('a domain is compared as addresses have it, and a time is an instant', () => {
  const span = { from: '2031-01-01T00:00', until: '', domain: 'Příklad.CZ' }
  expect(boundsOf(span, 'Europe/Prague')).toEqual({
    from: '2030-12-31T23:00:00.000Z',
    until: null,
    domain: 'xn--pklad-zsa96e.cz',
  })
})

test('who has no name and no address, such as a revoked invitation, is not found by a word', () => {
  const revoked = { id: '1', name: null, email: null }
  expect(searchGuests([revoked], '')).toEqual([revoked])
  expect(searchGuests([revoked], 'null')).toEqual([])
})
