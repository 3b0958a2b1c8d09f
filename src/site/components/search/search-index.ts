/** What visitors can find in one language. The build writes it (src/gatsby/search), and browsers load it with the search. */
export type SearchIndex = {
  /** Messages; `#` is a number, or the hours of a day. */
  texts: { found: string; nothing: string; all: string; today: string }
  /** Of the exhibition, which decides what day it is. */
  timeZone: string
  /** Lines of words with one meaning, separated by commas, as in the texts of the interface. */
  synonyms: string
  /** Words that say nothing of what is wanted, separated by spaces. */
  ignored: string
  groups: SearchGroup[]
}

/** Entries of one kind, in the order in which equally good results are shown. */
export type SearchGroup = {
  heading: string
  /** Whether words with the same meaning find its entries: not those of titles of works. */
  hasSynonyms?: true
  /** Whether the group comes before others that are a little better. */
  isFirst?: true
  /** What the addresses of all its entries begin with. */
  base?: string
  /** The folder of small pictures, in which that of each entry is called like its address: '/search/pictures/'. */
  pictures?: string
  entries: SearchEntry[]
}

export type SearchEntry = {
  title: string
  /** What visitors see below the title, such as the artist, year and medium of a work. */
  line?: string
  /** Its address, without the base of its group. */
  href: string
  /** Paragraphs about the entry. Visitors see the sentence that matches. */
  text?: string
  /** Where the text is, such as the document and its page. It is seen, not searched. */
  source?: string
  /** Further words that find the entry, from `wordsToFind`. Visitors do not see them. */
  words?: string
  /** The hours of each day. They are a part of the line, today's first. */
  days?: { date: string; hours: string }[]
}

/** The path of the index of a language. */
export const searchIndexPath = (language: string) => `/search/${language}.json`

/** Where the small pictures of works and artists are: '/search/pictures/<artist>/<work>.avif'. */
export const searchPictures = '/search/pictures/'
