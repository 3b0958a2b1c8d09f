import type { MessageLanguage } from './message-language'

/**
 * In which language a text is, by the language's code. A language of the site without an entry here is called by its
 * name.
 */
export const inLanguage: Record<MessageLanguage, Record<string, string>> = {
  en: { cs: 'in Czech', en: 'in English' },
  cs: { cs: 'česky', en: 'anglicky' },
}
