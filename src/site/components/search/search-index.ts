/** What visitors can find in one language. The build writes it (src/gatsby/search), and browsers load it with the search. */
export type SearchIndex = {
  /** Messages; `#` is a number. */
  texts: { found: string; nothing: string; all: string }
  groups: SearchGroup[]
}

/** Entries of one kind, in the order in which equally good results are shown. */
export type SearchGroup = { heading: string; entries: SearchEntry[] }

export type SearchEntry = {
  title: string
  /** What visitors see below the title, such as the artist, year and medium of a work. */
  line: string
  href: string
  /** Further words that find the entry, from `wordsToFind`. Visitors do not see them. */
  words?: string
}

/** The path of the index of a language. */
export const searchIndexPath = (language: string) => `/search/${language}.json`
