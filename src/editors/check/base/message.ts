import { capital } from '../../../i18n/capital'
import { languageName } from '../../../i18n/language-names'
import { isLocale } from '../../../i18n/locales'
import type { KindName } from '../../../model/kinds'
import { fieldName } from '../../words/fields'
import { inLanguageOf } from '../../words/languages'
import type { MessageLanguage, Text } from '../../words/message-language'
import { closestTo } from './closest'
import type { Path } from './path'

/**
 * A text in the language of its reader.
 * @property replacement what this advice says to write in place of the marked characters, where nothing else can be meant
 */
export type Wording = ((language: MessageLanguage) => string) & { replacement?: string }

/** A value in a message: the same in every language, or worded in each. */
export type Value = string | number | Wording

/** The names of the values in a text: 'first' | 'last' for '{first} and {last}'. A double brace is no value. */
export type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `{${string}` ? never : Name) | Placeholders<Rest>
  : never

/** The values that a text needs. */
export type Values<Text extends string> = Record<Placeholders<Text>, Value>

/** A text with its values filled in: `{name}` is replaced with the value of that name. */
export function fill(text: string, values: Readonly<Record<string, Value>>, language: MessageLanguage): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder
    return typeof value === 'function' ? value(language) : String(value)
  })
}

/** A part of a message. */
export const phrase =
  <Words extends Text>(
    words: Words,
    ...[values = {}]: [Placeholders<Words[MessageLanguage]>] extends [never]
      ? [values?: Record<string, never>]
      : [values: Values<Words[MessageLanguage]>]
  ): Wording =>
  (language) =>
    fill(words[language], values, language)

/** Parts of messages that several rules use. */
export const phrases = {
  didYouMean: { en: 'Did you mean “{meant}”?', cs: 'Nemá tu být „{meant}“?' },
  writeOneOf: { en: 'Write one of: {values}.', cs: 'Napište jedno z těchto: {values}.' },
  writeOther: {
    en: 'Write the “slug:” of one that exists. If it was deleted, delete what names it here too.',
    cs: 'Napište „slug:“ některého, který existuje. Pokud byl smazán, smažte i to, co ho tady uvádí.',
  },
  /** Followed by the whole value, with no full stop that could be taken for a part of it. */
  write: { en: 'Write {value}', cs: 'Napište {value}' },
  noneYet: { en: 'There is none yet; add it first.', cs: 'Zatím tu nic není, nejdřív to přidejte.' },
  quoted: { en: '“{text}”', cs: '„{text}“' },
  /** After the message of a problem that is in several places. */
  alsoIn: { en: 'The same problem is in {places}.', cs: 'Totéž je špatně v {places}.' },
  andMore: { en: '{places} and in {count} more', cs: '{places} a {count}× jinde' },
  /** An item of a list that has no name. */
  item: { en: 'item', cs: 'položka' },
  file: { en: 'the file', cs: 'soubor' },
} as const satisfies Record<string, Text>

/** Counted things, by the plural forms of each language (`Intl.PluralRules`). */
const counted = {
  character: {
    en: { one: '{count} character', other: '{count} characters' },
    cs: { one: '{count} znak', few: '{count} znaky', other: '{count} znaků' },
  },
  space: {
    en: { one: '{count} space', other: '{count} spaces' },
    cs: { one: '{count} mezeru', few: '{count} mezery', other: '{count} mezer' },
  },
  item: {
    en: { one: '{count} item', other: '{count} items' },
    cs: { one: '{count} položka', few: '{count} položky', other: '{count} položek' },
  },
  text: {
    en: { one: '{count} text', other: '{count} texts' },
    cs: { one: '{count} text', few: '{count} texty', other: '{count} textů' },
  },
  missingText: {
    en: { one: '{count} text is missing', other: '{count} texts are missing' },
    cs: { one: 'Chybí {count} text', few: 'Chybí {count} texty', other: 'Chybí {count} textů' },
  },
  missingField: {
    en: { one: '{count} field is missing', other: '{count} fields are missing' },
    cs: { one: 'Chybí {count} pole', few: 'Chybí {count} pole', other: 'Chybí {count} polí' },
  },
  file: {
    en: { one: '{count} file', other: '{count} files' },
    cs: { one: '{count} soubor', few: '{count} soubory', other: '{count} souborů' },
  },
  error: {
    en: { one: '{count} error', other: '{count} errors' },
    cs: { one: '{count} chyba', few: '{count} chyby', other: '{count} chyb' },
  },
  warning: {
    en: { one: '{count} warning', other: '{count} warnings' },
    cs: { other: '{count} varování' },
  },
}

/**
 * A field as editors know it: `works[1].alt.en` of an artist is 'works 2 › alternative text › in English'. A key that is
 * no field of the kind is quoted.
 */
export const fieldInWords =
  (kind: KindName | undefined, path: Path): Wording =>
  (language) => {
    const parts: string[] = []
    let fieldPath = kind ?? ''
    for (const step of path) {
      if (typeof step === 'number') {
        parts.push(`${parts.pop() ?? phrases.item[language]} ${step + 1}`)
      } else {
        const key = String(step)
        fieldPath += `.${key}`
        const name = isLocale(key) ? inLanguageOf(key, language) : fieldName(fieldPath, language)
        parts.push(name ?? quoted(key)(language))
      }
    }
    return parts.join(' › ') || phrases.file[language]
  }

/** A field at the start of a sentence. */
export const field =
  (kind: KindName | undefined, path: Path): Wording =>
  (language) =>
    capital(fieldInWords(kind, path)(language))

/** The language of a text: 'in English', 'anglicky'. */
export const inLanguage =
  (tag: string): Wording =>
  (language) =>
    inLanguageOf(tag, language)

/** The name of a language; in English where the language of messages has none. */
export const nameOfLanguage =
  (tag: string): Wording =>
  (language) =>
    languageName(tag, language) ?? languageName(tag, 'en') ?? tag

/** A text of at most so many characters. */
export const shorten = (text: string, most = 60) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

/** A text in quotation marks, short enough for a message. */
export const quoted = (text: string) => phrase(phrases.quoted, { text: shorten(text) })

/** The first values of a list, separated by commas. */
export const listed =
  (values: readonly (string | Wording)[], most = Infinity): Wording =>
  (language) => {
    const shown = values.slice(0, most).map((value) => (typeof value === 'string' ? value : value(language)))
    return shown.join(', ') + (values.length > most ? ' …' : '')
  }

/** All values of a list as in a sentence: 'a and b', 'a a b'. */
export const conjunction =
  (values: readonly Wording[]): Wording =>
  (language) =>
    new Intl.ListFormat(language).format(values.map((value) => value(language)))

/** '2 errors', '5 chyb'. */
export const count =
  (number: number, what: keyof typeof counted): Wording =>
  (language) => {
    const forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string } = counted[what][language]
    return fill(forms[new Intl.PluralRules(language).select(number)] ?? forms.other, { count: number }, language)
  }

/** 'Did you mean “x”?'; undefined if nothing was meant. */
export const didYouMean = (meant: string | undefined): Wording | undefined =>
  meant === undefined ? undefined : phrase(phrases.didYouMean, { meant })

/** 'Write x'; undefined if there is nothing to write. */
export const propose = (value: string | number | undefined): Wording | undefined =>
  value === undefined ? undefined : phrase(phrases.write, { value })

/** Advice to write a value in place of the marked characters; `--fix` does so, because nothing else can be meant. */
export const write = (value: string | number): Wording =>
  Object.assign(phrase(phrases.write, { value }), { replacement: String(value) })

const maxListed = 8

/** 'Did you mean “x”?', or the values that exist, if they are few. */
export function suggestion(wrong: string, candidates: readonly string[]): Wording {
  if (candidates.length === 0) return phrase(phrases.noneYet)
  const meant = didYouMean(closestTo(wrong, candidates))
  if (meant) return meant
  // The first few of many would not be what was meant.
  return candidates.length > maxListed
    ? phrase(phrases.writeOther)
    : phrase(phrases.writeOneOf, { values: listed(candidates) })
}
