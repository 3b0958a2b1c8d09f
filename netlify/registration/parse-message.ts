import { inEachLanguage, type Localized } from '../../src/i18n/locales'
import { normaliseMessage, type Message } from '../../src/registration/message'
import { ownField } from '../http/own-field'

/**
 * The message to guests in a request, normalised; undefined if a text of a language is missing. Other languages are left
 * out. What else is wrong with it, `faultsOfMessage` says.
 */
export function messageIn(value: unknown): Message | undefined {
  const [subject, text] = [textsIn(ownField(value, 'subject')), textsIn(ownField(value, 'text'))]
  return subject && text ? normaliseMessage({ subject, text }) : undefined
}

function textsIn(sent: unknown): Localized<string> | undefined {
  const texts = inEachLanguage((locale) => ownField(sent, locale))
  return Object.values(texts).every((text) => typeof text === 'string') ? (texts as Localized<string>) : undefined
}
