import { compareIn } from '../../../i18n/collation'
import type { Locale } from '../../../i18n/locales'
import { instantOf, localTimeIn } from '../../../model/time-zone'
import { domainOf } from '../../../registration/email'
import { entryOf, findGuests, opensList, type Entry } from '../../../registration/find-guests'
import type { ListedGuest } from '../../../registration/organisers'

export const stateFilters = ['all', 'registered', 'waiting', 'arrived', 'expected', 'unsent'] as const
export type StateFilter = (typeof stateFilters)[number]

export const sortings = ['newest', 'oldest', 'name'] as const
export type Sorting = (typeof sortings)[number]

/** When guests registered, and the domain of their addresses; '' for any. */
export type Span = {
  /** From this minute on, and before this one: '2031-09-04T10:00' in the time zone of the exhibition. */
  from: string
  until: string
  domain: string
}

/** Which guests an organiser wants to see, as the query of the address has it. */
export type Filter = Span & { state: StateFilter; locale: string; sorting: Sorting; query: string }

/** The names of the fields in the query of the address, and what they are where it does not have them. */
const fields = {
  state: ['state', 'all'],
  locale: ['language', ''],
  sorting: ['sort', 'newest'],
  query: ['search', ''],
  from: ['from', ''],
  until: ['until', ''],
  domain: ['domain', ''],
} as const satisfies Record<keyof Filter, readonly [name: string, usual: string]>

const matches: Record<StateFilter, (guest: ListedGuest) => boolean> = {
  all: () => true,
  registered: ({ state }) => state === 'registered',
  waiting: ({ state }) => state === 'waiting',
  arrived: ({ arrived }) => arrived > 0,
  expected: ({ state, arrived }) => state === 'registered' && arrived === 0,
  unsent: ({ unsent }) => unsent,
}

/** Reads the filter from the query of an address. What it does not know is not filtered. */
export function filterIn(search: string): Filter {
  const query = new URLSearchParams(search)
  const textOf = (field: keyof Filter) => query.get(fields[field][0]) ?? ''
  return {
    state: stateFilters.find((each) => each === textOf('state')) ?? 'all',
    locale: textOf('locale'),
    sorting: sortings.find((each) => each === textOf('sorting')) ?? 'newest',
    query: textOf('query'),
    from: localTimeIn(textOf('from')),
    until: localTimeIn(textOf('until')),
    domain: textOf('domain'),
  }
}

/** The query of an address with a filter. What is not filtered is not in it. */
export function withFilter(search: string, filter: Partial<Filter>): string {
  const query = new URLSearchParams(search)
  for (const [field, [name, usual]] of Object.entries(fields)) {
    const value = filter[field as keyof Filter] ?? usual
    if (value === usual) query.delete(name)
    else query.set(name, value)
  }
  return `?${query.toString()}`
}

/** Whether a filter leaves guests out, or may do so. */
export const isFiltered = (filter: Filter) =>
  withFilter('', { ...filter, sorting: 'newest', query: filter.query.trim() }) !== '?'

/** The instants of a span, and its domain as addresses have it; null for any. */
export function boundsOf({ from, until, domain }: Span, timeZone: string) {
  return {
    from: from ? instantOf(from, timeZone) : null,
    until: until ? instantOf(until, timeZone) : null,
    domain: domain.trim() ? domainOf(`@${domain.trim().replace(/^@/, '')}`) : null,
  }
}

function isWithin(span: Span, timeZone: string): (guest: ListedGuest) => boolean {
  const { from, until, domain } = boundsOf(span, timeZone)
  const [first, end] = [from ? Date.parse(from) : -Infinity, until ? Date.parse(until) : Infinity]
  return ({ created_at, email }) => {
    const time = Date.parse(created_at)
    return first <= time && time < end && (domain === null || email?.toLowerCase().endsWith(`@${domain}`) === true)
  }
}

/** Who can be searched for. A revoked invitation has no name. */
type Searchable = { id: string; name: string | null; email: string | null }

/** Guests as the search knows them. Each is prepared once: at every letter it would take too long. */
const entries = new WeakMap<Searchable, Entry>()

function entryFor(guest: Searchable): Entry {
  const known = entries.get(guest)
  if (known) return known
  const entry = entryOf({ id: guest.id, name: `${guest.name ?? ''} ${(guest.email ?? '').replace('@', ' ')}` })
  entries.set(guest, entry)
  return entry
}

/** Prepares guests for the search, so that the first letter is as quick as the others. */
export const prepareSearch = (guests: readonly Searchable[]) => guests.forEach(entryFor)

/**
 * The guests whose names or addresses have what is typed: in parts, without accents, with one typing error.
 * @returns the best first; all guests for an empty query
 */
export function searchGuests<Guest extends Searchable>(guests: readonly Guest[], query: string): readonly Guest[] {
  const asked = query.trim()
  if (!asked) return guests
  const byEntry = new Map(guests.map((guest) => [entryFor(guest), guest]))
  const matching = opensList(asked) ? findGuests([...byEntry.keys()], asked) : []
  const found = new Set(matching.map((entry) => byEntry.get(entry)!))
  const part = asked.toLowerCase()
  for (const guest of guests) if (guest.email?.toLowerCase().includes(part)) found.add(guest)
  return [...found]
}

/**
 * The guests that an organiser has selected.
 * @param guests in the order of registration
 * @param language by whose alphabet names are sorted
 * @param timeZone of the exhibition
 */
export function filterGuests(
  guests: readonly ListedGuest[],
  filter: Filter,
  language: Locale,
  timeZone: string,
): readonly ListedGuest[] {
  const { state, locale, sorting, query } = filter
  const isInSpan = isWithin(filter, timeZone)
  const found = guests.filter(
    (guest) => matches[state](guest) && (!locale || guest.locale === locale) && isInSpan(guest),
  )
  if (sorting === 'newest') found.reverse()
  if (sorting === 'name') {
    const compare = compareIn(language)
    found.sort((a, b) => compare(a.name, b.name))
  }
  return searchGuests(found, query)
}
