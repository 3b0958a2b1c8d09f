import { defaultLocale, inEachLanguage, languageOf, type Locale } from './locales'

type Named = { sortName: string }

// A collator takes long to make, and a page compares hundreds of names.
const collators = inEachLanguage((locale) => new Intl.Collator(languageOf(locale).tag))
const letters = inEachLanguage((locale) => new Intl.Collator(languageOf(locale).tag, { sensitivity: 'base' }))

/** A function that compares two texts in the order of a language, for `Array.sort`: in Czech, Č comes after C, and Ch after H. */
export const compareIn = (locale: Locale) => collators[locale].compare

/** A function that compares two records by `sortName` in the order of a language, for `Array.sort`. */
export function bySortNameIn(locale: Locale): (a: Named, b: Named) => number {
  const compare = compareIn(locale)
  return (a, b) => compare(a.sortName, b.sortName)
}

/** The order of the default language: it numbers the artists and makes them neighbours, in all languages alike. */
export const bySortName = bySortNameIn(defaultLocale)

/** The letter of the index that a name belongs to: in Czech 'CH' for Chalupová, 'Č' for Čapek, 'U' for Úlehla. */
export function initialOf(sortName: string, locale: Locale): string {
  const { tag, digraphs } = languageOf(locale)
  const upper = sortName.toLocaleUpperCase(tag)
  const digraph = digraphs.find((each) => upper.startsWith(each))
  if (digraph) return digraph
  const first = upper.normalize('NFC').charAt(0)
  const base = first.normalize('NFD').charAt(0)
  // Č is a letter of the Czech alphabet. Ú is an accented U.
  if (base !== first) return letters[locale].compare(first, base) === 0 ? base : first
  // Ł, which has no accent that could be removed, follows all L only in Polish; elsewhere it stands among them.
  const { compare } = collators[locale]
  const before = [...'ZYXWVUTSRQPONMLKJIHGFEDCBA'].find((letter) => compare(letter, first) <= 0)
  return before && compare(`${first}aa`, `${before}zz`) < 0 ? before : first
}
