import { isLanguageTag, languageName } from '../../../../i18n/language-names'
import { signLanguages } from '../../../../i18n/sign-languages'
import { withoutAccents } from '../../../../i18n/without-accents'

/**
 * The languages that an editor can mean who writes another code, a country or a name instead of a language tag:
 * 'cz', 'ces', 'Czech' and 'Čeština' all mean 'cs'.
 */
export function languagesMeant(text: string): string[] {
  const word = text.trim().replaceAll('_', '-')
  return [canonical(word), languageOfCountry(word), languageNamed(word)].filter(
    (tag): tag is string => tag !== undefined && isLanguageTag(tag),
  )
}

/** The language of the site that a key means, if the text has none in that language yet. */
export function languageMeant(key: string, absent: readonly string[]): string | undefined {
  return languagesMeant(key).find((tag) => absent.includes(tag))
}

/** 'ces' → 'cs', 'de-at' → 'de-AT' */
function canonical(word: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(word)[0]
  } catch {
    return undefined
  }
}

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** 'cz' → 'cs', 'gb' → 'en': the language that most people of a country speak. */
function languageOfCountry(word: string): string | undefined {
  const isCountry = /^[a-z]{2}$/i.test(word) && countries.of(word.toUpperCase()) !== undefined
  return isCountry ? new Intl.Locale(`und-${word}`).maximize().language : undefined
}

const letters = [...'abcdefghijklmnopqrstuvwxyz']

/** Every code of two letters: languages have them, and countries in capitals. */
export const codesOfTwoLetters = letters.flatMap((first) => letters.map((second) => first + second))

/** A language by its name in English, in Czech, or in itself. */
function languageNamed(word: string): string | undefined {
  if (word.length < 3) return undefined
  return [...codesOfTwoLetters, ...Object.keys(signLanguages)].find((tag) =>
    [languageName(tag, 'en'), languageName(tag, 'cs'), languageName(tag, tag)].some(
      (name) => name !== undefined && withoutAccents(name) === withoutAccents(word),
    ),
  )
}
