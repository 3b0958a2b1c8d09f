import { capital } from '../../../i18n/capital'
import { languageName } from '../../../i18n/language-names'
import { isLocale } from '../../../i18n/locales'
import type { KindName } from '../../../model/kinds'
import { fieldName, inLanguageOf } from '../../schemas/field-name'
import type { MessageLanguage } from '../../words/message-language'
import type { Path } from '../base/path'
import { closestTo } from './closest'
import { fill, phrase, type Wording } from './fill'
import { counted, phrases } from './phrases'

/**
 * A field as editors know it: `works[1].alt.en` of an artist is 'works 2 › alternative text › in English'. A key that is
 * no field of the kind is quoted.
 */
export function fieldInWords(kind: KindName | undefined, path: Path, language: MessageLanguage): string {
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
    capital(fieldInWords(kind, path, language))

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

/** Advice to write a value in place of the marked characters; `--fix` does so, because nothing else can be meant. */
export const write = (value: string | number): Wording =>
  Object.assign(phrase(phrases.write, { value }), { replacement: String(value) })

const maxListed = 8

/** 'Did you mean “x”?', or the values that exist. */
export function suggestion(wrong: string, candidates: readonly string[]): Wording {
  if (candidates.length === 0) return phrase(phrases.noneYet)
  const meant = didYouMean(closestTo(wrong, candidates))
  if (meant) return meant
  const values = listed(candidates, maxListed)
  const end = candidates.length > maxListed ? '' : '.'
  return phrase(phrases.writeOneOf, { values: (language) => values(language) + end })
}
