// Names are Czech whichever language the page is in, so one order serves both: Č after C, Ch after H.
const collator = new Intl.Collator('cs')

/** Compares two artists, partners … by the form of the name that is sorted by. */
export function bySortName(a: { sortName: string }, b: { sortName: string }): number {
  return collator.compare(a.sortName, b.sortName)
}

/** The letter under which Czech files a name: 'CH' for Chvojanová, 'Č' for Čeřovin, 'U' for Úhlová. */
export function initialOf(sortName: string): string {
  const upper = sortName.toLocaleUpperCase('cs')
  if (upper.startsWith('CH')) return 'CH'
  const first = upper.charAt(0)
  // Only č, ř, š and ž are letters of their own in the Czech alphabet's first-level order; á, ď, é … file with their base.
  return 'ČŘŠŽ'.includes(first) ? first : first.normalize('NFD').charAt(0)
}
