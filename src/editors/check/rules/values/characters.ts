import { conjunction, phrase, type Wording } from '../../base/message'
import type { FilePosition } from '../../base/problem'
import type { Finding } from '../../base/rule'
import { characterNames, report } from './words'

/** Spaces that are no ordinary space, as a part of a pattern. */
export const otherSpaces = '\u00a0\u2007\u2009\u202f\u3000'

const spaces = new RegExp(`[${otherSpaces}]`, 'g')
const unseen = /[\u00ad\u200b-\u200f\u2028\u2029\u2060\ufeff]/g
const dashes = /[\u2010-\u2014\u2212]/g
const quotesAround = /^[„“”‚‘’«»"'](.*)[„“”‚‘’«»"']$/

/** A value without the characters that Word and the like bring into it: '“jana–nova” ' is 'jana-nova'. */
export const withoutSpecialCharacters = (value: string): string =>
  value.replace(unseen, '').replace(spaces, ' ').replace(dashes, '-').trim().replace(quotesAround, '$1').trim()

/** Whether a text has at least eight letters, none of them in lower case: an abbreviation is shorter. */
export const isInCapitals = (text: string) => /^(?=(?:\P{Lu}*\p{Lu}){8})\P{Ll}*$/u.test(text)

/**
 * The finding of a value that is right without special characters.
 * @param isRight whether a value could be here
 * @returns undefined if something else is wrong with the value
 */
export function specialCharacters(
  place: FilePosition,
  field: Wording,
  value: string,
  isRight: (value: string | number) => boolean,
): Finding | undefined {
  const text = withoutSpecialCharacters(value)
  const right = [text, Number(text)].find((each) => text !== '' && each !== value && isRight(each))
  const names = namesOf(value)
  if (right === undefined || names.length === 0) return undefined
  const fixed = written(right)
  return report(
    'value/characters',
    place,
    { field, characters: conjunction(names), fixed },
    { autofix: { write: fixed } },
  )
}

/** The names of the special characters in a text, each once. */
export function namesOf(text: string): Wording[] {
  const found = [...new Set(text)].flatMap((character) => characterNames[character] ?? [])
  return [...new Map(found.map((name) => [name.en, name])).values()].map((name) => phrase(name))
}

/** A value as it is written in YAML. Texts that begin with a digit or a sign get quotes, as dates and telephones need. */
export const written = (value: string | number): string =>
  typeof value === 'string' && !/^[\p{L}/][^:#"\\]*$|^(https|mailto):[^\s"\\]*$/u.test(value)
    ? `"${value}"`
    : String(value)
