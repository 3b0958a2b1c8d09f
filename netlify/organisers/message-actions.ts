import { isLocale, locales, type Localized } from '../../src/i18n/locales'
import { faultsOfMessage, isWritten, type Message } from '../../src/registration/message'
import type { Answer } from '../http/answer'
import { ownField } from '../http/own-field'
import { messageIn } from '../registration/parse-message'
import type { Written } from '../storage/organiser-types'
import { isNumber } from '../storage/call-database'
import { change, changeSome, countOf, hasFields, idsIn, malformed, ofEvent, unknownEvent } from './work'
import type { Action } from './work'

/** For how many milliseconds mails are sent in one request: Netlify allows it ten seconds. */
const sendingTime = 5000

/** The mails to many that an organiser can try out. */
export const testKinds = ['message', 'invitation', 'reminder'] as const

/** What an organiser writes to guests, and what becomes of it. */
export const messageActions = {
  /** Writes to the guests with the ids `guests`, to `all`, or to the `silent`: those who are invited and have not answered. */
  async write(work, value) {
    const message = readMessage(value)
    const to = ownField(value, 'to')
    const ids = to === 'some' ? idsIn(value) : null
    if ('code' in message) return message
    if (!work.event) return unknownEvent
    if (ids === undefined || !['all', 'some', 'silent'].includes(to as string)) return malformed
    const args = {
      ...ofEvent(work),
      p_ids: ids,
      p_silent: to === 'silent',
      ...textsOf(message),
      p_again: ownField(value, 'again') === true,
      p_mail: work.mail,
    }
    return change(work, 'write_to_guests', args, hasFields<Written>('outcome'), (written) =>
      written.outcome === 'changed' ? countOf(written.changed) : { code: written.outcome },
    )
  },

  /** Mails a test to the organiser alone. */
  async test(work, value) {
    const kind = testKinds.find((each) => each === ownField(value, 'kind'))
    const locale = ownField(value, 'locale')
    const message = kind === 'message' ? readMessage(value) : null
    if (message && 'code' in message) return message
    if (!work.event) return unknownEvent
    if (!kind || !isLocale(locale)) return malformed
    if (!work.mail) return { code: 'no_mail' }
    const args = {
      p_event: work.slug,
      p_kind: kind,
      ...(message ? textsOf(message) : { p_subject: null, p_text: null }),
      p_full_name: work.organiser,
      p_email: work.organiser,
      p_locale: locale,
      p_mail: work.mail,
    }
    return change(work, 'send_test', args, isNumber, (sent) => (sent > 0 ? countOf(sent) : unknownEvent))
  },

  /** Sends mails that wait, for a few seconds: the page asks again and again while it is open. */
  async sendMail(work) {
    const end = Date.now() + sendingTime
    if (work.mail) await work.mailer.deliver(() => Date.now() >= end)
    return { code: 'saved' }
  },

  async retry(work) {
    if (!work.mail) return { code: 'no_mail' }
    return changeSome(work, 'retry_mail', ofEvent(work))
  },
} satisfies Record<string, Action>

/** The message in a request: in any of the languages. The page asks for those of the recipients. */
function readMessage(value: unknown): Message | Answer {
  const message = messageIn(value)
  if (!message) return malformed
  const isComplete = Object.keys(faultsOfMessage(message, [])).length === 0
  return isComplete && locales.some((locale) => isWritten(message, locale)) ? message : { code: 'invalid_data' }
}

/** The message in the languages that the organiser has written. Whoever has another gets one of these (private.text_in). */
function textsOf(message: Message) {
  const written = locales.filter((locale) => isWritten(message, locale))
  const pick = (texts: Localized<string>) => Object.fromEntries(written.map((locale) => [locale, texts[locale]]))
  return { p_subject: pick(message.subject), p_text: pick(message.text) }
}
