/** The languages for editors: of the check’s messages, the form and the reference of fields. */
export const messageLanguages = ['cs', 'en'] as const

/** A language for editors. The site may have other languages (`languages:` in exhibition.yaml). */
export type MessageLanguage = (typeof messageLanguages)[number]
