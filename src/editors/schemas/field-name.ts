import { languageName } from '../../i18n/language-names'
import { choices } from '../words/choices'
import { fields } from '../words/fields'
import { inLanguage } from '../words/languages'
import type { MessageLanguage } from '../words/message-language'

/**
 * The name of a field, as in the middle of a sentence.
 * @param path from the kind on, without the numbers of list entries: 'Artist.works.title'
 * @returns undefined for a path that the content does not have
 */
export const fieldName = (path: string, language: MessageLanguage): string | undefined => fields[path]?.name[language]

/**
 * What the field is for, in one or two sentences.
 * @param path as in `fieldName`
 */
export const fieldDescription = (path: string, language: MessageLanguage): string | undefined =>
  fields[path]?.about[language]

/** In which language a text is, by the language's code: 'in Czech', 'anglicky'. */
export const inLanguageOf = (code: string, language: MessageLanguage): string =>
  inLanguage[language][code] ?? languageName(code, language) ?? code

/**
 * What a value of a choice means, as in the middle of a sentence.
 * @param path of the field, as in `fieldName`
 */
export const choiceName = (path: string, value: string, language: MessageLanguage): string =>
  choices[path]?.[value]?.[language] ?? value
