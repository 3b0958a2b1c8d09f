/** The languages in which editors are told things: messages of the check, words of the form, the reference of fields. */
export const messageLanguages = ['cs', 'en'] as const

/** A language of messages to editors. The site may have others (i18n/languages.ts). */
export type MessageLanguage = (typeof messageLanguages)[number]
