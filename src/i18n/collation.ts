import { defaultLocale, languageOf } from './locales'

// A name has one place whichever language the page is in: Č after C and Ch after H where the default is Czech.
const { tag, digraphs = [] } = languageOf(defaultLocale)
const collator = new Intl.Collator(tag)
const letters = new Intl.Collator(tag, { sensitivity: 'base' })

/** Compares two artists, partners … by the form of the name that is sorted by. */
export function bySortName(a: { sortName: string }, b: { sortName: string }): number {
  return collator.compare(a.sortName, b.sortName)
}

/** The letter under which a name is filed; in Czech 'CH' for Chvojanová, 'Č' for Čeřovin, 'U' for Úhlová. */
export function initialOf(sortName: string): string {
  const upper = sortName.toLocaleUpperCase(tag)
  const digraph = digraphs.find((each) => upper.startsWith(each))
  if (digraph) return digraph
  const first = upper.normalize('NFC').charAt(0)
  const base = first.normalize('NFD').charAt(0)
  // Č is a letter of the Czech alphabet; Ú is a U.
  return letters.compare(first, base) === 0 ? base : first
}
