import type { Locale } from './locales'

const nbsp = '\u00a0'

// Czech typesetting (ČSN 01 6910): a line does not end with a one-letter preposition or conjunction, between a number and
// its unit, or between a day and its month. The look-ahead leaves the next word unconsumed, because it can be a
// one-letter word too ("a v zimě").
const oneLetterWord = /(?<![\p{L}\d])([ksvzouai]) (?=\S)/giu
const numberAndUnit =
  /(?<=\d)(\.?) (?=(?:\d|cm|mm|m|kg|%|h|min|Kč|ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince)(?:[^\p{L}]|$))/gu
const dashAfterWord = / – /gu

// The rules of each language, besides those that apply to all.
const rulesOf: Partial<Record<string, [find: RegExp, replacement: string][]>> = {
  cs: [
    [oneLetterWord, `$1${nbsp}`],
    [numberAndUnit, `$1${nbsp}`],
  ],
}

// A name with its number, in every language: "Praha 8", "Studio 54".
const nameAndNumber = /(?<=\p{Lu}\p{L}+) (?=\d{1,2}(?![\d:.\p{L}]))/gu

const spacesAtLineEnd = /[ \t\u00a0]+$/gmu

/**
 * Replaces spaces with non-breaking ones where the typography of the language requires it, so that editors can type
 * ordinary spaces. Composes letters with their accents, and removes spaces at the ends of lines, which editors do not
 * see. Text that is already set does not change.
 */
export function typeset(text: string, locale: Locale): string {
  const clean = text.normalize('NFC').replace(spacesAtLineEnd, '')
  const dashed = clean.replace(dashAfterWord, `${nbsp}– `).replace(nameAndNumber, nbsp)
  return (rulesOf[locale] ?? []).reduce((set, [find, replacement]) => set.replace(find, replacement), dashed)
}
