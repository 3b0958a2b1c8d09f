import { remembered } from './remembered'
import { signLanguages } from './sign-languages'

/** By the language in which the names are written, because they take long to load. */
const namesIn = remembered((tag: string) => new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' }))

/**
 * The name of a language.
 * @param tag of the language (BCP 47), 'de' or 'de-AT'
 * @param inLanguage the tag of the language in which the name is written
 * @returns 'němčina' in Czech, 'German' in English; undefined for an invalid tag and for a language without a name
 */
export function languageName(tag: string, inLanguage: string): string | undefined {
  try {
    return signLanguages[tag]?.[new Intl.Locale(inLanguage).language] ?? namesIn(inLanguage).of(tag)
  } catch {
    return undefined
  }
}

/** Whether a text is a language tag in its canonical form ('de-AT', not 'de_at'), of a language that has a name. */
export function isLanguageTag(text: string): boolean {
  return languageName(text, 'en') !== undefined && Intl.getCanonicalLocales(text)[0] === text
}
