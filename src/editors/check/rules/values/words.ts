import type { Text } from '../../../words/message-language'
import { error, reporter, type Rules } from '../../base/rule'

export const rules = {
  'value/characters': error({
    what: { en: '{field}: contains {characters}.', cs: '{field}: je tu {characters}.' },
    why: {
      en: 'A text editor such as Word puts in characters that do not belong in such a value.',
      cs: 'Textový editor, třeba Word, vkládá znaky, které do takové hodnoty nepatří.',
    },
    fix: { en: 'Write {fixed}', cs: 'Napište {fixed}' },
  }),
  'date/impossible': error({
    what: { en: '{field}: {reason}.', cs: '{field}: {reason}.' },
    why: {
      en: 'The site sorts days and times, and writes them into calendars.',
      cs: 'Stránky dny a časy řadí a zapisují do kalendářů.',
    },
    fix: { en: '{range}', cs: '{range}' },
  }),
} satisfies Rules

export const report = reporter(rules)

/** Characters that are hard to see, or to tell from others. */
export const characterNames: Readonly<Record<string, Text>> = {
  '\u00a0': { en: 'a non-breaking space', cs: 'pevná mezera' },
  '\u2007': { en: 'a figure space', cs: 'číslicová mezera' },
  '\u2009': { en: 'a thin space', cs: 'tenká mezera' },
  '\u202f': { en: 'a narrow non-breaking space', cs: 'úzká pevná mezera' },
  '\u3000': { en: 'an ideographic space', cs: 'ideografická mezera' },
  '\u00ad': { en: 'a soft hyphen', cs: 'měkký spojovník' },
  '\u200b': { en: 'a zero-width space', cs: 'mezera nulové šířky' },
  '\u200c': { en: 'a zero-width non-joiner', cs: 'nespojovací znak nulové šířky' },
  '\u200d': { en: 'a zero-width joiner', cs: 'spojovací znak nulové šířky' },
  '\u200e': { en: 'a left-to-right mark', cs: 'značka psaní zleva doprava' },
  '\u200f': { en: 'a right-to-left mark', cs: 'značka psaní zprava doleva' },
  '\u2028': { en: 'a line separator', cs: 'oddělovač řádků' },
  '\u2029': { en: 'a paragraph separator', cs: 'oddělovač odstavců' },
  '\u2060': { en: 'a word joiner', cs: 'spojovač slov' },
  '\ufeff': { en: 'a byte order mark', cs: 'značka pořadí bajtů' },
  '\u2010': { en: 'a typographic hyphen', cs: 'typografický spojovník' },
  '\u2011': { en: 'a non-breaking hyphen', cs: 'pevný spojovník' },
  '\u2013': { en: 'a dash', cs: 'pomlčka' },
  '\u2014': { en: 'a long dash', cs: 'dlouhá pomlčka' },
  '\u2212': { en: 'a minus sign', cs: 'znak minus' },
  '„': { en: 'a curved quotation mark', cs: 'zahnutá uvozovka' },
  '“': { en: 'a curved quotation mark', cs: 'zahnutá uvozovka' },
  '”': { en: 'a curved quotation mark', cs: 'zahnutá uvozovka' },
  '‚': { en: 'a curved quotation mark', cs: 'zahnutá uvozovka' },
  '‘': { en: 'a curved quotation mark', cs: 'zahnutá uvozovka' },
  '’': { en: 'a curved quotation mark', cs: 'zahnutá uvozovka' },
  '«': { en: 'an angle quotation mark', cs: 'úhlová uvozovka' },
  '»': { en: 'an angle quotation mark', cs: 'úhlová uvozovka' },
}

/** Why a date or a time does not exist, and what does. */
export const impossibleDates = {
  day: {
    reason: { en: '{month} has only {last} days', cs: '{month} má jen {last} dní' },
    range: {
      en: 'Write a day from 01 to {last}, or another month.',
      cs: 'Napište den od 01 do {last}, nebo jiný měsíc.',
    },
  },
  month: {
    reason: { en: 'there is no month {number}', cs: 'měsíc {number} neexistuje' },
    range: { en: 'Write a month from 01 to {last}.', cs: 'Napište měsíc od 01 do {last}.' },
  },
  hour: {
    reason: { en: 'there is no hour {number}', cs: 'hodina {number} neexistuje' },
    range: { en: 'Write an hour from 00 to {last}.', cs: 'Napište hodinu od 00 do {last}.' },
  },
  minute: {
    reason: { en: 'there is no minute {number}', cs: 'minuta {number} neexistuje' },
    range: { en: 'Write minutes from 00 to {last}.', cs: 'Napište minuty od 00 do {last}.' },
  },
} as const satisfies Record<string, Record<'reason' | 'range', Text>>
