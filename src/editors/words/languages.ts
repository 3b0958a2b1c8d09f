import { languageName } from '../../i18n/language-names'
import type { MessageLanguage } from './message-language'

/** Czech has an adverb for each language. */
const inCzech: Record<string, string> = { cs: 'česky', en: 'anglicky', de: 'německy', pl: 'polsky' }

/** In which language a text is: 'in Czech', 'anglicky'. */
export function inLanguageOf(code: string, language: MessageLanguage): string {
  const name = languageName(code, language) ?? code
  return language === 'cs' ? (inCzech[code] ?? `v jazyce ${name}`) : `in ${name}`
}
