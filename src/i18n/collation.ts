import { defaultLocale, languageOf, type Locale } from './locales'

// The order of names does not depend on the language of the page. It is that of the default language: in Czech, Č comes
// after C, and Ch after H.
const { tag, digraphs = [] } = languageOf(defaultLocale)
const collator = new Intl.Collator(tag)
const letters = new Intl.Collator(tag, { sensitivity: 'base' })

/** A function that compares two texts in the order of a language, for `Array.sort`. */
export const compareIn = (locale: Locale) => new Intl.Collator(languageOf(locale).tag).compare

/** Compares two records by `sortName`, for `Array.sort`. */
export function bySortName(a: { sortName: string }, b: { sortName: string }): number {
  return collator.compare(a.sortName, b.sortName)
}

/** The letter of the index that a name belongs to: in Czech 'CH' for Chalupová, 'Č' for Čapek, 'U' for Úlehla. */
export function initialOf(sortName: string): string {
  const upper = sortName.toLocaleUpperCase(tag)
  const digraph = digraphs.find((each) => upper.startsWith(each))
  if (digraph) return digraph
  const first = upper.normalize('NFC').charAt(0)
  const base = first.normalize('NFD').charAt(0)
  // Č is a letter of the Czech alphabet. Ú is an accented U.
  return letters.compare(first, base) === 0 ? base : first
}
