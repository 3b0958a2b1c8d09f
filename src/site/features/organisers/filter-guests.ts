import { languageOf, type Locale } from '../../../i18n/locales'
import type { ListedGuest } from '../../../registration/organisers'

export const stateFilters = ['all', 'registered', 'waiting', 'arrived', 'expected', 'unsent'] as const
export type StateFilter = (typeof stateFilters)[number]

export const sortings = ['newest', 'oldest', 'name'] as const
export type Sorting = (typeof sortings)[number]

/** What an organiser wants to see, as the query of the address has it. */
export type Filter = { state: StateFilter; locale: string; sorting: Sorting }

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
  return {
    state: stateFilters.find((each) => each === query.get('state')) ?? 'all',
    locale: query.get('language') ?? '',
    sorting: sortings.find((each) => each === query.get('sort')) ?? 'newest',
  }
}

/** The query of an address with a filter. What is not filtered is not in it. */
export function withFilter(search: string, { state, locale, sorting }: Filter): string {
  const query = new URLSearchParams(search)
  const set = (name: string, value: string, usual: string) =>
    value === usual ? query.delete(name) : query.set(name, value)
  set('state', state, 'all')
  set('language', locale, '')
  set('sort', sorting, 'newest')
  return `?${query.toString()}`
}

/**
 * @param guests in the order of registration
 * @param language by whose alphabet names are sorted
 */
export function filterGuests(
  guests: readonly ListedGuest[],
  { state, locale, sorting }: Filter,
  language: Locale,
): ListedGuest[] {
  const found = guests.filter((guest) => matches[state](guest) && (!locale || guest.locale === locale))
  if (sorting === 'oldest') return found
  if (sorting === 'newest') return found.reverse()
  const collator = new Intl.Collator(languageOf(language).tag)
  return found.sort((a, b) => collator.compare(a.name, b.name))
}
