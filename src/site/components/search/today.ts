import type { SearchEntry, SearchIndex } from './search-index'

/**
 * The date in a time zone, "2031-09-04": that of the moment that the page stands at, or of the clock. Not `siteTime`,
 * whose value of the build this script is itself a part of.
 */
export function today(timeZone: string): string {
  const { asOf } = document.documentElement.dataset
  // Swedish dates are in ISO 8601.
  return (asOf ? new Date(asOf) : new Date()).toLocaleDateString('sv', { timeZone })
}

/** Writes the hours of each day into the lines of entries: today's first, then those to come, then those that are over. */
export function withToday(index: SearchIndex, date: string): SearchIndex {
  const lineOf = ({ days = [] }: SearchEntry) => {
    const inOrder = [...days.filter((day) => day.date >= date), ...days.filter((day) => day.date < date)]
    return inOrder.map((day) => (day.date === date ? index.texts.today.replace('#', day.hours) : day.hours)).join(', ')
  }
  const groups = index.groups.map((group) => ({
    ...group,
    entries: group.entries.map((entry) => (entry.days ? { ...entry, line: lineOf(entry) } : entry)),
  }))
  return { ...index, groups }
}
