import { inEachLanguage, locales, type Locale, type Localized } from '../i18n/locales'

/** What an organiser writes to the guests of an event. */
export type Message = { subject: Localized<string>; text: Localized<string> }

export const emptyMessage: Message = { subject: inEachLanguage(() => ''), text: inEachLanguage(() => '') }

/** In characters: a mail program shows a subject in one line. */
export const maxSubjectLength = 120
/** In characters, about two pages. */
export const maxTextLength = 5000

type MessageFault = 'required' | 'too_long' | 'invalid'

// Another header of the mail would begin after a line break. PostgreSQL stores neither NUL nor half a character.
// oxlint-disable-next-line no-control-regex
const inSubject = /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]*$/u
// oxlint-disable-next-line no-control-regex
const inText = /^[^\u0000-\u0008\u000b-\u001f\u007f-\u009f\ud800-\udfff]*$/u

/** A message as it is sent: without spaces at its ends, and with the line breaks of Unix. */
export const normaliseMessage = ({ subject, text }: Message): Message => ({
  subject: inEachLanguage((locale) => subject[locale].trim()),
  text: inEachLanguage((locale) => text[locale].replaceAll(/\r\n?/g, '\n').trim()),
})

/**
 * What is wrong with a normalised message, by field and language, such as 'subject.cs'.
 * @param needed the languages of the recipients; the others can be left out
 * @returns nothing if the message can be sent
 */
export function faultsOfMessage(message: Message, needed: readonly Locale[] = locales): Record<string, MessageFault> {
  const { subject, text } = message
  const faults = locales
    .filter((locale) => needed.includes(locale) || isWritten(message, locale))
    .flatMap((locale): [string, MessageFault | undefined][] => [
      [`subject.${locale}`, faultOf(subject[locale], maxSubjectLength, inSubject)],
      [`text.${locale}`, faultOf(text[locale], maxTextLength, inText)],
    ])
  return Object.fromEntries(faults.filter((entry): entry is [string, MessageFault] => entry[1] !== undefined))
}

/** Whether a message has anything in a language. */
export const isWritten = ({ subject, text }: Message, locale: Locale) => subject[locale] + text[locale] !== ''

function faultOf(text: string, maxLength: number, allowed: RegExp): MessageFault | undefined {
  if (text === '') return 'required'
  if (text.length > maxLength) return 'too_long'
  return allowed.test(text) ? undefined : 'invalid'
}
