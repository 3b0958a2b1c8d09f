/** The translated words in addresses. */
export type PathWords = {
  artists: string
  artist: string
  works: string
  plan: string
  calendars: string
  rooms: string
  programme: string
  registration: string
  personalInvitation: string
  door: string
  organisers: string
}

/** The words in English addresses, and in those of a language without `paths`. */
const englishPaths: PathWords = {
  artists: 'umelci',
  artist: 'artist',
  works: 'works',
  plan: 'my-plan',
  calendars: 'calendars',
  rooms: 'rooms',
  programme: 'programme',
  registration: 'registration',
  personalInvitation: 'invitation',
  door: 'door',
  organisers: 'organisers',
}

/** A language of the site. `Intl` knows the rest by the tag, for example the names of months. */
export type Language = {
  /** BCP 47. `Intl` formats dates and numbers and sorts names by it. */
  tag: string
  /** `og:locale` of Open Graph: `language_TERRITORY`. */
  openGraph: string
  /** The name of the language in that language. */
  name: string
  /** The beginning of its addresses. */
  prefix: '' | `/${string}`
  /** By default the words of English. */
  paths?: PathWords
  /** The outer quotation marks. */
  quotes: readonly [opening: string, closing: string]
  /** A date with its year has the month as a number: '4. 9. 2031'. */
  hasNumericDates?: true
  /** Two characters that the alphabet counts as one letter. */
  digraphs?: readonly string[]
}

/** The translated words in the addresses of a language. */
export const pathWords = ({ paths = englishPaths }: Language): PathWords => paths
