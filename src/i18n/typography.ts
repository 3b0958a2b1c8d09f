import { languageOf, type Locale } from './locales'
import { remembered } from './remembered'

const nbsp = '\u00a0'

type Rule = [find: RegExp, replacement: string]

// Czech typesetting (ČSN 01 6910) and its neighbours': a line does not end with a one-letter preposition or conjunction.
// The look-ahead leaves the next word unconsumed, because it can be a one-letter word too ("a v zimě").
const oneLetterWords: Record<string, string> = { cs: 'ksvzouai', sk: 'ksvzouai', pl: 'aiouwz' }

/** What follows a number in a line, besides measures and the names of months; in a language without an entry nothing does. */
const units: Record<string, string> = {
  cs: 'h|min|Kč|hodin[auy]?|minut[auy]?|dn[eíyů]|týdn[eyů]|měsíc[eů]|let|osob[ay]?|míst[ao]?',
  sk: 'h|min|€|hodín|hodiny|minút|dni|dní|rokov|osôb|osoby|miest|miesta',
  pl: 'godz\\.|min|zł|godzin[ay]?|minut[ay]?|dni|lat|osób|osoby|miejsca?',
  de: 'Uhr|Min\\.|€',
}

/** Abbreviations that stay with the number or letter after them: 'čl. 6 odst. 1 písm. a)'. */
const abbreviations: Record<string, string> = {
  cs: 'č|čl|odst|písm|str|tel',
  sk: 'č|čl|ods|písm|str|tel',
  pl: 'art|lit|str|tel|ust',
  de: 'Abs|Art|lit|Nr|Tel',
}

/** The rules of every language. */
const everywhere: Rule[] = [
  [/ – /gu, `${nbsp}– `],
  // A name with its number: "Praha 8", "Studio 54".
  [/(?<=\p{Lu}\p{L}+) (?=\d{1,2}(?![\d:.\p{L}]))/gu, nbsp],
  // Measures: "30 × 40 cm".
  [/(?<=\d)[ \u00a0]×[ \u00a0](?=\d)/gu, `${nbsp}×${nbsp}`],
  [/(?<=\d) (?=(?:[ckm]?m|k?g|l|°C)(?!\p{L}))/gu, nbsp],
]

const rulesOf = remembered((locale: Locale): Rule[] => {
  const { language } = new Intl.Locale(languageOf(locale).tag)
  return [...everywhere, ...oneLetterRules(language), ...abbreviationRules(language), ...unitRules(language, locale)]
})

const oneLetterRules = (language: string): Rule[] =>
  oneLetterWords[language]
    ? [[new RegExp(`(?<![\\p{L}\\d])([${oneLetterWords[language]}]) (?=\\S)`, 'giu'), `$1${nbsp}`]]
    : []

const abbreviationRules = (language: string): Rule[] =>
  abbreviations[language]
    ? [
        [
          new RegExp(`(?<![\\p{L}\\d])(${abbreviations[language]})\\. (?=[+\\d]|\\p{L}(?:[^\\p{L}]|$))`, 'giu'),
          `$1.${nbsp}`,
        ],
      ]
    : []

function unitRules(language: string, locale: Locale): Rule[] {
  if (!units[language]) return []
  const followers = ['\\d', '%', units[language], ...monthsIn(locale)].join('|')
  return [[new RegExp(`(?<=\\d)(\\.?) (?=(?:${followers})(?:[^\\p{L}]|$))`, 'gu'), `$1${nbsp}`]]
}

/** The names of months as they follow the number of a day. */
export function monthsIn(locale: Locale): string[] {
  const format = new Intl.DateTimeFormat(languageOf(locale).tag, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const nameOf = (month: number) =>
    format.formatToParts(Date.UTC(2031, month, 1)).find(({ type }) => type === 'month')?.value ?? ''
  return Array.from({ length: 12 }, (_, month) => nameOf(month))
}

const spacesAtLineEnd = /[ \t\u00a0]+$/gmu

/**
 * Replaces spaces with non-breaking ones where the typography of the language requires it, so that editors can type
 * ordinary spaces. Composes letters with their accents, and removes spaces at the ends of lines, which editors do not
 * see. Text that is already set does not change.
 */
export function typeset(text: string, locale: Locale): string {
  const clean = text.normalize('NFC').replace(spacesAtLineEnd, '')
  return rulesOf(locale).reduce((set, [find, replacement]) => set.replace(find, replacement), clean)
}
