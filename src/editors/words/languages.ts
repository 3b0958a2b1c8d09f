import { languageName } from '../../i18n/language-names'
import type { MessageLanguage } from './message-language'

const inLanguage: Record<MessageLanguage, Record<string, string>> = {
  en: { cs: 'in Czech', en: 'in English' },
  cs: { cs: 'česky', en: 'anglicky' },
}

/** In which language a text is: 'in Czech', 'anglicky'. A language without an entry here is called by its name. */
export const inLanguageOf = (code: string, language: MessageLanguage): string =>
  inLanguage[language][code] ?? languageName(code, language) ?? code
