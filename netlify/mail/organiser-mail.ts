import type { Locale } from '../../src/i18n/locales'
import type { Mail } from './compose-mail'
import { bodyAsHtml, bodyAsText, type Body } from './mail-body'
import type { MailFacts } from './mail-facts'

type OrganiserMail = { to: string; from: string; locale: Locale; subject: string; body: Body }

/** A mail to an organiser, signed by the site. */
export function organiserMail(
  { to, from, locale, subject, body: written }: OrganiserMail,
  { name, siteUrl }: Pick<MailFacts, 'name' | 'siteUrl'>,
): Mail {
  const body = [...written, [name[locale], siteUrl]]
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
