/** Words in addresses that are translated. */
export type PathWords = { artists: string; artist: string; registered: string }

/** Also those of a language that has none of its own. */
const englishPaths: PathWords = {
  artists: 'umelci',
  artist: 'artist',
  registered: 'thank-you',
}

/** What `Intl` knows by the tag, such as the names of months, is not written here. */
export type Language = {
  /** BCP 47; dates, numbers and the order of names follow it. */
  tag: string
  /** The locale in Open Graph, `language_TERRITORY`. */
  openGraph: string
  /** What the language calls itself. */
  name: string
  /** What its addresses begin with. */
  prefix: '' | `/${string}`
  /** Without it, those of English. */
  paths?: PathWords
  /** The outer quotation marks. */
  quotes: readonly [opening: string, closing: string]
  /** Dates with their year have the month as a number: '4. 9. 2031'. */
  hasNumericDates?: true
  /** What the alphabet files as a letter of its own, though it is two. */
  digraphs?: readonly string[]
}

/**
 * Every language of the site, by its code in content, addresses and HTML. The first one is the default: its addresses
 * have no prefix. A further language is one entry here, and its texts (docs/add-a-language.md).
 */
export const languages = {
  cs: {
    tag: 'cs-CZ',
    openGraph: 'cs_CZ',
    name: 'Čeština',
    prefix: '',
    paths: { artists: 'umelci', artist: 'umelec', registered: 'dekujeme' },
    quotes: ['„', '“'],
    hasNumericDates: true,
    digraphs: ['CH'],
  },
  en: {
    tag: 'en-GB',
    openGraph: 'en_GB',
    name: 'English',
    prefix: '/en',
    quotes: ['“', '”'],
  },
} satisfies Record<string, Language>

/** The words in the addresses of a language. */
export const pathWords = ({ paths = englishPaths }: Language): PathWords => paths
