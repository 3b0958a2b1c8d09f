import { locales } from '../../../../i18n/locales'
import { didYouMean, listed, phrase } from '../../base/message'
import type { FilePosition } from '../../base/problem'
import type { Finding } from '../../base/rule'
import { languagesMeant } from './language-meant'
import { report, translationPhrases } from './words'

/**
 * Reports a key of a text that is no language of the site. Another language is one problem, in however many texts it is.
 * @param meant the language of the site that it means
 * @param cause of a key that is the code of no language
 */
export function unknownLanguage(place: FilePosition, key: string, meant?: string, cause?: string): Finding {
  const details = meant
    ? { fix: didYouMean(meant) }
    : isLanguageCode(key)
      ? { fix: phrase(translationPhrases.deleteOrAdd, { key }), cause: key }
      : { cause }
  return report('translation/unknown-language', place, { key, languages: listed(locales) }, details)
}

/** Whether a key is the code of a language: 'de', but not 'german'. */
export const isLanguageCode = (key: string) => languagesMeant(key)[0] === key
