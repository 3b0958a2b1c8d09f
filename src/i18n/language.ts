import { englishWords, type PathWords } from './paths'

/** A language of the site, complete. `Intl` knows the rest by the tag, for example the names of months. */
export type Language = {
  /** BCP 47. `Intl` formats dates and numbers and sorts names by it. */
  tag: string
  /** `og:locale` of Open Graph: `language_TERRITORY`. */
  openGraph: string
  /** The name of the language in that language. */
  name: string
  /** The beginning of its addresses. */
  prefix: string
  words: PathWords
  /** The outer quotation marks. */
  quotes: readonly [opening: string, closing: string]
  /** The direction of its script, as in HTML. */
  dir: 'ltr' | 'rtl'
  /** A date with its year has the month as a number: '4. 9. 2031'. */
  hasNumericDates: boolean
  /** A weekday and a day: '{weekday} {day}', in Polish '{weekday}, {day}'. */
  weekdayAndDay: string
  clock: Clock
  /** Two characters that the alphabet counts as one letter, in capitals. */
  digraphs: readonly string[]
}

/**
 * How a time of day is written. Browsers must write it as the build did, and each has its own version of what `Intl`
 * knows, so it is no part of `Intl` there.
 */
type Clock = {
  /** Between hours and minutes. */
  separator: string
  /** 'AM' and 'PM' where the clock has twelve hours. */
  halves?: readonly [string, string]
}

/** A language as `languages:` of exhibition.yaml gives it. Only the code is needed. */
export type WrittenLanguage = {
  /** The key of its texts, the beginning of its addresses, and `lang` of its pages. */
  code: string
  tag?: string | undefined
  name?: string | undefined
  quotes?: string | undefined
  addresses?: { [Word in keyof PathWords]?: string | undefined } | undefined
}

/** The quotation marks that `Intl` does not know, from CLDR (delimiters). */
const quotesOf: Record<string, string> = {
  ...Object.fromEntries(['cs', 'de', 'sk', 'sl', 'bg', 'is', 'et', 'lt', 'sr'].map((code) => [code, '„“'])),
  ...Object.fromEntries(['pl', 'hu', 'hr', 'ro'].map((code) => [code, '„”'])),
  ...Object.fromEntries(
    ['fr', 'es', 'it', 'pt-PT', 'ru', 'uk', 'nb', 'no', 'el', 'ca', 'fa'].map((code) => [code, '«»']),
  ),
  ...Object.fromEntries(['fi', 'sv', 'he', 'ar'].map((code) => [code, '””'])),
  ja: '「」',
  zh: '“”',
}

/** What dates with a year look like is a custom of the language: Czech and Slovak typesetting write the month as a number. */
const withNumericDates = ['cs', 'sk']

const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']

/**
 * Completes the languages of the site.
 * @param written each with a valid code; the first has addresses without a prefix
 */
export function completeLanguages(written: readonly WrittenLanguage[]): Record<string, Language> {
  return Object.fromEntries(
    written.map((each, index) => [each.code, complete(each, index === 0 ? '' : `/${each.code}`)]),
  )
}

function complete(
  { code, tag = tagOf(code), name, quotes, addresses = {} }: WrittenLanguage,
  prefix: string,
): Language {
  const { language, region = '', script = '' } = new Intl.Locale(tag).maximize()
  const [opening = '“', closing = '”'] = [...(quotes ?? quotesOf[code] ?? quotesOf[language] ?? '')]
  const given = Object.entries(addresses).filter(([, word]) => word !== undefined)
  return {
    tag,
    openGraph: `${language}_${region}`,
    name: name ?? nameOf(code),
    prefix,
    words: { ...englishWords, ...Object.fromEntries(given) },
    quotes: [opening, closing],
    dir: rightToLeft.includes(script) ? 'rtl' : 'ltr',
    hasNumericDates: withNumericDates.includes(language),
    weekdayAndDay: weekdayAndDayIn(tag),
    clock: clockIn(tag),
    digraphs: digraphsIn(tag),
  }
}

/** English without a country is international: days before months, 24 hours. */
const tagOf = (code: string) => (code === 'en' ? 'en-GB' : code)

/** 'pl' → 'Polski' */
function nameOf(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

const aMorning = new Date('2031-09-04T09:05Z')
const anEvening = new Date('2031-09-04T21:05Z')

/** The parts of a moment that are not its values, and those that are. */
const partsIn = (tag: string, moment: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options }).formatToParts(moment)

function weekdayAndDayIn(tag: string): string {
  const parts = partsIn(tag, aMorning, { weekday: 'long', day: 'numeric', month: 'long' })
  const isFirst = parts[0]?.type === 'weekday'
  if (isFirst) return `{weekday}${parts[1]?.value ?? ' '}{day}`
  // The point belongs to the day: 'szeptember 4., csütörtök'.
  return `{day}${(parts.at(-2)?.value ?? ' ').replace(/^\./, '')}{weekday}`
}

function clockIn(tag: string): Clock {
  const parts = partsIn(tag, aMorning, { hour: 'numeric', minute: '2-digit' })
  const separator = parts[parts.findIndex(({ type }) => type === 'minute') - 1]?.value ?? ':'
  const halfOf = (moment: Date) =>
    partsIn(tag, moment, { hour: 'numeric', minute: '2-digit' }).find(({ type }) => type === 'dayPeriod')?.value
  const [morning, evening] = [halfOf(aMorning), halfOf(anEvening)]
  return { separator, ...(morning && evening && { halves: [morning, evening] }) }
}

const latin = [...'abcdefghijklmnopqrstuvwxyzž']

/** The pairs of letters that the alphabet sorts after all others with the same first letter: in Czech CH, in Welsh DD. */
function digraphsIn(tag: string): string[] {
  const { compare } = new Intl.Collator(tag, { sensitivity: 'base' })
  const pairs = latin.flatMap((first) => latin.map((second) => first + second))
  const letters = pairs.filter((pair) => compare(pair, `${pair.charAt(0)}ω`) > 0)
  // Where DZ is a letter, DŽ is the same with an accent.
  const isAccented = (pair: string) => pair.includes('ž') && letters.includes(pair.replace('ž', 'z'))
  return letters.filter((pair) => !isAccented(pair)).map((pair) => pair.toLocaleUpperCase(tag))
}
