/** The languages for editors: of the check’s messages, the form and the reference of fields. */
export const messageLanguages = ['cs', 'en'] as const

/** A language for editors. The site may have other languages (`languages:` in exhibition.yaml). */
export type MessageLanguage = (typeof messageLanguages)[number]

/** A text for editors in each of these languages. */
export type Text = Record<MessageLanguage, string>

/**
 * The language for an editor. Slovak readers understand Czech better than English.
 * @param accepted the languages of the browser, as in the header Accept-Language
 */
export const messageLanguageOf = (accepted: string): MessageLanguage =>
  accepted.split(',').some((each) => /^\s*(cs|sk)\b/.test(each)) ? 'cs' : 'en'
