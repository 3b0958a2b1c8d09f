import { textsOf } from '../../src/i18n/find-text'
import type { GetText } from '../../src/i18n/keys'
import { defaultLocale, isLocale, type Locale } from '../../src/i18n/locales'
import { typeset } from '../../src/i18n/typography'
import { linkPath } from '../registration/link'
import type { ClaimedMail } from '../storage/database-types'
import { bodyAsHtml, bodyAsText, type Body, type Line } from './mail-body'
import type { MailEvent, MailFacts } from './mail-facts'

/** A mail as Nodemailer takes it. */
export type Mail = ReturnType<typeof composeMail> & object

/**
 * A mail about a registration, in the language of the visitor.
 * @param from the address of the sender
 * @returns undefined if the content no longer has the event
 */
export function composeMail(claimed: ClaimedMail, facts: MailFacts, from: string) {
  const locale = isLocale(claimed.locale) ? claimed.locale : defaultLocale
  const event = facts.events[claimed.event]?.[locale]
  if (!event) return undefined
  const texts = textsOf({ mail: facts.texts[locale] }, locale)
  const t: GetText = (key, ...values) => typeset(texts(key, ...values), locale)
  const { name, contact, siteUrl } = facts
  const { subject, opening } = openingOf(claimed, event, t, locale)
  const calendar = needsCalendar(claimed, event) ? event.calendar : null
  const body: Body = [
    ...opening,
    [...rowsOf(claimed, event, t), siteUrl + event.path],
    ...overlapping(claimed, event, facts, locale).map(({ title, when }) => [t('mail:overlap', { event: title, when })]),
    ...(calendar === null ? [] : [[t(event.cancelled ? 'mail:calledOff.calendar' : 'mail:calendar')]]),
    ...(claimed.token === null ? [] : [linkTo(claimed, event, siteUrl + linkPath('registration', locale, claimed.token), t)]),
    ...mistakeOf(claimed, t),
    [name[locale], contact.email, ...(contact.phone ? [contact.phone] : [])],
  ]
  return {
    from: { name: name[locale], address: from },
    to: { name: claimed.full_name, address: claimed.email },
    replyTo: contact.email,
    subject,
    // The same for every attempt, so that mail programs recognise a mail that was delivered twice.
    messageId: `<${claimed.id}@${new URL(siteUrl).hostname}>`,
    // Keeps absence notices from answering (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: bodyAsText(body),
    html: bodyAsHtml(body, subject, locale),
    attachments:
      calendar === null
        ? []
        : [{ filename: `${claimed.event}.ics`, contentType: 'text/calendar; charset=utf-8', content: calendar }],
  }
}

/** The subject, and the paragraphs above the facts. Those of a message are the organiser's. */
function openingOf(claimed: ClaimedMail, event: MailEvent, t: GetText, locale: Locale) {
  const { kind, state, subject, message } = claimed
  if (kind === 'message') {
    const paragraphs = typeset(message ?? '', locale)
      .trim()
      .split(/\n\s*\n/)
    return {
      subject: typeset(subject ?? '', locale),
      opening: paragraphs.map((paragraph) => paragraph.split('\n').map((line) => line.trim())),
    }
  }
  if (event.cancelled && kind !== 'cancelled') {
    return {
      subject: t('mail:calledOff.subject', { event: event.title }),
      opening: [[t('mail:calledOff.message')]],
    }
  }
  const words = kind === 'registered' && event.form === 'invitation' ? 'invitation' : kind
  const stillWaits = kind === 'changed' && state === 'waiting'
  return {
    subject: t(`mail:${words}.subject`, { event: event.title }),
    opening: [
      [stillWaits ? t('mail:changed.waiting') : t(`mail:${words}.message`)],
      ...(kind === 'cancelled' && !event.cancelled ? [[t('mail:cancelled.again')]] : []),
    ],
  }
}

/** What, when and where; and of a registration that is not cancelled, who and how many. */
function rowsOf({ kind, state, full_name, seats }: ClaimedMail, { title, when, where }: MailEvent, t: GetText): Line[] {
  const rows = [
    { label: t('mail:event'), value: title },
    { label: t('mail:when'), value: when },
    { label: t('mail:where'), value: where },
  ]
  if (kind === 'cancelled') return rows
  const places = t(state === 'waiting' ? 'mail:waitingFor' : 'mail:places')
  return [...rows, { label: t('mail:name'), value: full_name }, { label: places, value: String(seats) }]
}

/**
 * Who waits has no place yet, and needs no entry in the calendar. A message about an event that was called off has the
 * calendar file too, which marks the entry.
 */
const needsCalendar = ({ kind, state }: ClaimedMail, { cancelled }: MailEvent) =>
  state === 'registered' && ['registered', 'promoted', 'changed', ...(cancelled ? ['message'] : [])].includes(kind)

/** The other events of the visitor at the same time, if the mail is the first that could say so. */
function overlapping({ kind, others }: ClaimedMail, event: MailEvent, { events }: MailFacts, locale: Locale) {
  if (event.cancelled || !['registered', 'waiting', 'promoted'].includes(kind)) return []
  return others
    .flatMap((slug) => events[slug]?.[locale] ?? [])
    .filter(({ startsAt, endsAt, cancelled }) => !cancelled && startsAt < event.endsAt && event.startsAt < endsAt)
}

/** The link to the page of the registration, with words for what the visitor can do there. */
function linkTo({ state, seats }: ClaimedMail, { cancelled }: MailEvent, url: string, t: GetText): Line[] {
  const action = state === 'waiting' ? 'leave' : seats > 1 && !cancelled ? 'change' : 'cancel'
  return [{ words: t(`mail:link.${action}`), url }, t('mail:link.note')]
}

/** What to do for somebody who did not ask for this. */
function mistakeOf({ kind }: ClaimedMail, t: GetText): Body {
  if (kind === 'registered' || kind === 'waiting') return [[t('mail:mistake')]]
  return kind === 'cancelled' ? [[t('mail:cancelled.mistake')]] : []
}
