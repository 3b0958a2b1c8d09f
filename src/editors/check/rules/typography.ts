import { capital } from '../../../i18n/capital'
import { languageName } from '../../../i18n/language-names'
import { isLocale, languageOf, type Locale, locales } from '../../../i18n/locales'
import type { MessageLanguage } from '../../words/message-language'
import type { ContentFile } from '../content-folder'
import type { ScalarText } from '../parse-yaml'
import { defineRule, type Finding, type Rule } from '../rule'
import { linkOrMail } from './links'

type Facts = { mended: string }

const habit = (name: string, en: [what: string, why: string], cs: [what: string, why: string]) =>
  defineRule<Facts>(`typography/${name}`, 'warning', {
    en: { what: en[0], why: en[1], fix: ({ mended }) => `Write: ${mended}` },
    cs: { what: cs[0], why: cs[1], fix: ({ mended }) => `Napište: ${mended}` },
  })

/** 'Czech has „these“, English “these”' */
function quotesInWords(language: MessageLanguage, has: string, these: string): string {
  const all = locales.map((locale, index) => {
    const [opening, closing] = languageOf(locale).quotes
    return `${languageName(locale, language)} ${index === 0 ? `${has} ` : ''}${opening}${these}${closing}`
  })
  return capital(all.join(', '))
}

const quotes = habit(
  'quotes',
  ['These are not the quotation marks of the language.', `${quotesInWords('en', 'has', 'these')}.`],
  ['Tohle nejsou uvozovky tohoto jazyka.', `${quotesInWords('cs', 'má', 'tyto')}.`],
)
const dash = habit(
  'dash',
  ['A hyphen stands for a dash.', 'A dash is longer, and stands between spaces.'],
  ['Místo pomlčky je tu spojovník.', 'Pomlčka je delší a patří mezi mezery.'],
)
const range = habit(
  'range',
  ['A hyphen stands between two numbers.', 'From–to is written with a dash without spaces.'],
  ['Mezi čísly je spojovník.', 'Rozsah od–do se píše pomlčkou bez mezer.'],
)
const ellipsis = habit(
  'ellipsis',
  ['Three full stops stand for an ellipsis.', 'The one sign never breaks at the end of a line.'],
  ['Místo výpustky jsou tu tři tečky.', 'Jediný znak se na konci řádku nerozdělí.'],
)
const multiplication = habit(
  'multiplication',
  ['The letter x stands for the sign ×.', 'Dimensions are read aloud by it.'],
  ['Místo znaku × je tu písmeno x.', 'Podle znaku se rozměry správně přečtou i nahlas.'],
)
const date = habit(
  'date',
  ['A date stands without spaces.', 'In Czech a space follows each full stop of a date.'],
  ['Datum je bez mezer.', 'V češtině následuje po každé tečce v datu mezera.'],
)
const spaces = habit(
  'spaces',
  ['Here are too many spaces.', 'On the page they are one, or a hole in the line.'],
  ['Mezer je tu moc.', 'Na stránce z nich bude jedna, nebo díra v řádku.'],
)
const punctuation = habit(
  'punctuation',
  ['A space stands before a punctuation mark.', 'The mark could begin the next line.'],
  ['Před interpunkcí je mezera.', 'Znaménko by mohlo začínat další řádek.'],
)
const apostrophe = habit(
  'apostrophe',
  ['This apostrophe is straight.', 'The real one is curved.'],
  ['Apostrof je rovný.', 'Správný je zahnutý.'],
)
const invisible = habit(
  'invisible',
  ['Here is an invisible character.', 'It breaks searching and line ends.'],
  ['Je tu neviditelný znak.', 'Kazí hledání i konce řádků.'],
)
const decomposed = habit(
  'decomposed',
  ['A letter and its accent are two characters.', 'Searching does not find such a word.'],
  ['Písmeno a jeho háček nebo čárka jsou dva znaky.', 'Takové slovo se nedá najít.'],
)

export const rules = [
  quotes,
  dash,
  range,
  ellipsis,
  multiplication,
  date,
  spaces,
  punctuation,
  apostrophe,
  invisible,
  decomposed,
]

type Habit = { rule: Rule<Facts>; wrong: RegExp; right: string | ((match: string) => string); in?: string }

const quotePairs = [...new Set(locales.map((locale) => languageOf(locale).quotes.join('')))]
const signs = [...new Set(quotePairs.join(''))].join('')

/** Straight quotation marks, and those of other languages. */
function quotesOf(locale: Locale): Habit[] {
  const [opening, closing] = languageOf(locale).quotes
  const foreign = quotePairs.filter((pair) => pair !== opening + closing)
  return [
    /\\?"([^"\\\n]+)\\?"/g,
    ...foreign.map(([first, last]) => new RegExp(`${first}([^${signs}\\n]+)${last}`, 'g')),
  ].map((wrong) => ({ rule: quotes, wrong, right: `${opening}$1${closing}`, in: locale }))
}

// After ČSN 01 6910 for Czech. What the build mends by itself (src/i18n/typography.ts) is not asked of editors.
const habits: Habit[] = [
  { rule: invisible, wrong: /[\u00ad\u200b\u2060\ufeff]+/g, right: '' },
  { rule: decomposed, wrong: /\p{L}\p{M}+/gu, right: (match) => match.normalize('NFC') },
  { rule: spaces, wrong: /(?<=\S) {2,}(?=\S)/g, right: ' ' },
  ...locales.flatMap(quotesOf),
  { rule: apostrophe, wrong: /(?<=\p{L})'(?=\p{L})/gu, right: '’', in: 'en' },
  { rule: dash, wrong: /(?<=\S) --? (?=\S)/g, right: ' – ' },
  {
    rule: range,
    wrong: /(?<![\p{L}\d.,/+-])\d{1,4}(\.?)-\d{1,4}(?![\p{L}\d/-])/gu,
    right: (match) => match.replace('-', '–'),
  },
  { rule: ellipsis, wrong: /(?<!\.)\.{3}(?!\.)/g, right: '…' },
  { rule: multiplication, wrong: /(?<=\d) ?x ?(?=\d)/g, right: ' × ' },
  { rule: date, wrong: /(?<![\d.])\d{1,2}\.\d{1,2}\.(\d{4})?(?!\d)/g, right: spacedDate, in: 'cs' },
  { rule: punctuation, wrong: / +(?=[,.;:?!](?:\s|$))/g, right: '' },
]

function spacedDate(match: string): string {
  return match.replaceAll(/\.(?=\d)/g, '. ')
}

/** Characters that are not those of good typesetting, each with the mended text. */
export function check(file: ContentFile): Finding[] {
  return file.yaml.texts.flatMap((text) => habitsIn(file, text))
}

function habitsIn({ file, yaml }: ContentFile, { path, from, to, style }: ScalarText): Finding[] {
  const locale = path.at(-1)
  if (!isLocale(locale)) return []
  // Links keep their characters; the same number of others stands for them.
  const source = yaml.text.slice(from, to).replace(linkOrMail, (link) => '\ue000'.repeat(link.length))
  return habits
    .filter((habit) => !habit.in || habit.in === locale)
    .flatMap(({ rule, wrong, right }) =>
      [...source.matchAll(wrong)].flatMap((match) => {
        const [was] = match
        const is = typeof right === 'string' ? right.replace('$1', match[1] ?? '') : right(was)
        if (is === was || (style === 'single' && was.includes("'"))) return []
        const start = from + match.index
        const end = start + was.length
        const mended = `${before(yaml.text, from, start)}${is}${after(yaml.text, end, to)}`
        return [
          rule.at({ file, ...yaml.between(start, end) }, { mended }, { edit: { from: start, to: end, text: is } }),
        ]
      }),
    )
}

/** A few words around, on the same line. */
const before = (text: string, from: number, at: number) =>
  /(?:\S+ +){0,3}\S* *$/.exec(text.slice(Math.max(from, at - 60), at))?.[0] ?? ''
const after = (text: string, at: number, to: number) =>
  /^ *\S*(?: +\S+){0,3}/.exec(text.slice(at, Math.min(to, at + 60)))?.[0] ?? ''
