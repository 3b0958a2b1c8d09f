import { textsOf } from '../../src/i18n/find-text'
import type { GetText } from '../../src/i18n/keys'
import type { Locale } from '../../src/i18n/locales'
import { typeset } from '../../src/i18n/typography'
import { bodyAsHtml, bodyAsText, type Body } from '../mail/mail-body'
import type { MailFacts } from '../mail/mail-facts'
import type { Mail } from '../mail/compose-mail'

type CodeMail = { code: string; to: string; from: string; locale: Locale }

/** The mail with the code with which an organiser signs in. The subject has it, too: a phone shows it on its own. */
export function composeCodeMail({ code, to, from, locale }: CodeMail, { name, siteUrl, texts }: MailFacts): Mail {
  const getText = textsOf(texts[locale], locale)
  const t: GetText = (key, ...values) => typeset(getText(key, ...values), locale)
  const digits = `${code.slice(0, 4)} ${code.slice(4)}`
  const subject = t('mail:code.subject', { code: digits })
  const body: Body = [[t('mail:code.message', { code: digits })], [t('mail:code.mistake')], [name[locale], siteUrl]]
  return {
    from: { name: name[locale], address: from },
    to: { name: '', address: to },
    replyTo: from,
    subject,
    messageId: `<${crypto.randomUUID()}@${new URL(siteUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'DR, RN, NRN, OOF, AutoReply' },
    text: bodyAsText(body),
    html: bodyAsHtml(body, subject, locale),
    attachments: [],
  }
}
