import { textsOf } from '../../src/i18n/find-text'
import { defaultLocale, isLocale } from '../../src/i18n/locales'
import { typeset } from '../../src/i18n/typography'
import { escapeHtml } from '../http/escape-html'
import type { ClaimedMail } from '../storage/database-types'
import type { MailFacts } from './mail-facts'

/** A mail as Nodemailer takes it. */
export type Mail = ReturnType<typeof composeMail> & object

type Row = [label: string, value: string]

/**
 * The confirmation of a registration, in the language of the visitor.
 * @param from the address of the sender
 * @returns undefined if the content no longer has the event
 */
export function composeMail(claimed: ClaimedMail, facts: MailFacts, from: string) {
  const locale = isLocale(claimed.locale) ? claimed.locale : defaultLocale
  const event = facts.events[claimed.event]?.[locale]
  if (!event) return undefined
  const t = textsOf({ mail: facts.texts[locale] }, locale)
  const set = (text: string) => typeset(text, locale)
  const { contact } = facts
  const url = facts.siteUrl + event.path
  const rows: Row[] = [
    [t('mail:event'), event.title],
    [t('mail:when'), event.when],
    [t('mail:where'), event.where],
    [t('mail:name'), claimed.full_name],
    [t('mail:places'), String(claimed.seats)],
  ]
  const content: Content = {
    message: set(t(`mail:${event.form}.message`)),
    rows,
    url,
    notes: [...(event.calendar === null ? [] : [t('mail:calendar')]), t('mail:change'), t('mail:mistake')].map(set),
    signature: [facts.name[locale], contact.email, ...(contact.phone ? [contact.phone] : [])],
  }
  const subject = set(t(`mail:${event.form}.subject`, { event: event.title }))
  return {
    from: { name: facts.name[locale], address: from },
    to: { name: claimed.full_name, address: claimed.email },
    replyTo: contact.email,
    subject,
    // The same for every attempt, so that mail programs recognise a mail that was delivered twice.
    messageId: `<${claimed.id}@${new URL(facts.siteUrl).hostname}>`,
    // Keeps absence notices from answering (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: asText(content),
    html: asHtml(content, subject, locale),
    attachments:
      event.calendar === null
        ? []
        : [
            {
              filename: `${claimed.event}.ics`,
              contentType: 'text/calendar; charset=utf-8',
              content: event.calendar,
            },
          ],
  }
}

type Content = { message: string; rows: Row[]; url: string; notes: string[]; signature: string[] }

function asText({ message, rows, url, notes, signature }: Content): string {
  const facts = rows.map(([label, value]) => `${label}: ${value}`)
  return [message, [...facts, url].join('\n'), ...notes, signature.join('\n')].join('\n\n') + '\n'
}

/** HTML without pictures, links to other sites and colours, so that a mail program may show it on a dark background. */
function asHtml({ message, rows, url, notes, signature }: Content, subject: string, locale: string): string {
  const facts = rows.map(([label, value]) => `<b>${escapeHtml(label)}:</b> ${escapeHtml(value)}`)
  const link = `<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`
  const paragraphs = [
    escapeHtml(message),
    [...facts, link].join('<br>\n'),
    ...notes.map(escapeHtml),
    signature.map(escapeHtml).join('<br>\n'),
  ]
  return `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="max-width: 36em; font-family: sans-serif; line-height: 1.5">
${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n')}
</body>
</html>
`
}
