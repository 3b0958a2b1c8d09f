import type { Locale } from './locales'

const nbsp = '\u00a0'

// Czech typesetting (ČSN 01 6910): a line never ends with a one-letter preposition or conjunction,
// a number is never torn from what it counts, a day never from its month. Two pairs may share a letter
// ("a v zimě"), hence the look-ahead instead of a consumed space.
const oneLetterWord = /(?<=^|[\s(„‚])([ksvzouai]) (?=\S)/giu
const numberAndUnit =
  /(?<=\d)(\.?) (?=(?:\d|cm|mm|m|kg|%|h|min|Kč|ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince)(?:[^\p{L}]|$))/gu
const dashAfterWord = / – /gu

// By language; one that has none gets what is right in every language.
const rulesOf: Partial<Record<string, [find: RegExp, replacement: string][]>> = {
  cs: [
    [oneLetterWord, `$1${nbsp}`],
    [numberAndUnit, `$1${nbsp}`],
  ],
}

// A name and its number are one: "Praha 8", "Studio 54".
const nameAndNumber = /(?<=\p{Lu}\p{L}+) (?=\d{1,2}(?![\d:.\p{L}]))/gu

/**
 * Puts non-breaking spaces where the language demands them, so that editors write ordinary ones.
 * Text that already has them is left as it is.
 */
export function typeset(text: string, locale: Locale): string {
  const dashed = text.replace(dashAfterWord, `${nbsp}– `).replace(nameAndNumber, nbsp)
  return (rulesOf[locale] ?? []).reduce((set, [find, replacement]) => set.replace(find, replacement), dashed)
}
