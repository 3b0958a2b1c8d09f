import type { GetText } from '../../src/i18n/keys'
import { defaultLocale, isLocale, type Locale } from '../../src/i18n/locales'
import { typeset } from '../../src/i18n/typography'
import { propertiesOfMail, type EventMailKind } from '../../src/registration/mail-kinds'
import { linkPath } from '../http/link'
import type { ClaimedMail } from '../storage/database-types'
import { bodyAsHtml, bodyAsText, type Body, type Line } from './mail-body'
import { textsIn, type MailEvent, type MailFacts } from './mail-facts'

/** A mail as Nodemailer takes it. */
export type Mail = ReturnType<typeof composeMail> & object

type EventMail = ClaimedMail & { kind: EventMailKind }

/**
 * A mail about a registration or an invitation, in the language of the visitor.
 * @param from the address of the sender
 * @returns undefined if the content no longer has the event
 */
export function composeMail(claimed: ClaimedMail, facts: MailFacts, from: string) {
  const locale = isLocale(claimed.locale) ? claimed.locale : defaultLocale
  const t = textsIn(facts, locale)
  if (claimed.kind === 'links') {
    const body = linksBody(claimed, facts, t, locale)
    return body && mailWith({ claimed, facts, from, locale, body, subject: t('mail:links.subject') })
  }
  const event = facts.events[claimed.event]?.[locale]
  if (!event) return undefined
  // A test is about no guest: it says for how many an invitation may be.
  const seats = claimed.is_test && propertiesOfMail(claimed.kind).isInvitation ? event.maxSeats : claimed.seats
  return eventMail({ ...claimed, kind: claimed.kind, seats }, event, facts, from, t, locale)
}

/** A mail about one event. */
function eventMail(claimed: EventMail, event: MailEvent, facts: MailFacts, from: string, t: GetText, locale: Locale) {
  const { contact, siteUrl } = facts
  const { subject: ownSubject, opening } = openingOf(claimed, event, t, locale)
  const subject = claimed.is_test ? t('mail:test.subject', { subject: ownSubject }) : ownSubject
  const calendar = needsCalendar(claimed) ? event.calendar : null
  const url = claimed.token === null ? null : addressOf(claimed.link, claimed.token, siteUrl, locale)
  const body: Body = [
    ...(claimed.is_test ? [[t('mail:test.note')]] : []),
    ...opening,
    // The public page of the event may name another number of persons than an invitation of one's own.
    [...rowsOf(claimed, event, t), ...(isPersonal(claimed) ? [] : [siteUrl + event.path])],
    ...conditionsOf(claimed, event, t),
    ...arrivalOf(claimed, event, siteUrl, t),
    ...overlapping(claimed, event, facts, locale).map(({ title, when }) => [t('mail:overlap', { event: title, when })]),
    ...(calendar === null ? [] : [[t(event.cancelled ? 'mail:calledOff.calendar' : 'mail:calendar')]]),
    ...(claimed.kind === 'upcoming' && !event.cancelled ? [[t('mail:upcoming.cannot')]] : []),
    ...linkOf(claimed, event, url, t),
    ...(event.cancelled ? [] : mistakeOf(claimed, t)),
    ...sourceOf(claimed, event, contact.email, t),
  ]
  const headers = unsubscribeHeaders(claimed, event, url)
  const attachments =
    calendar === null
      ? []
      : [{ filename: `${claimed.event}.ics`, contentType: 'text/calendar; charset=utf-8', content: calendar }]
  return mailWith({ claimed, facts, from, locale, subject, body, headers, attachments })
}

type Parts = {
  claimed: ClaimedMail
  facts: MailFacts
  from: string
  locale: Locale
  subject: string
  body: Body
  headers?: Record<string, string>
  attachments?: { filename: string; contentType: string; content: string }[]
}

/** A mail with its parts, signed by the organiser. */
function mailWith({ claimed, facts, from, locale, subject, body, headers = {}, attachments = [] }: Parts) {
  const { name, contact, siteUrl } = facts
  const signed = [...body, [name[locale], contact.email, ...(contact.phone ? [contact.phone] : [])]]
  return {
    from: { name: name[locale], address: from },
    to: { name: claimed.full_name, address: claimed.email },
    replyTo: contact.email,
    subject,
    // The same for every attempt, so that mail programs recognise a mail that was delivered twice.
    messageId: `<${claimed.id}@${new URL(siteUrl).hostname}>`,
    headers: {
      // Keep absence notices from answering: RFC 3834, and for Exchange the second, which still lets it report an
      // address that does not exist (NDR).
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'DR, RN, NRN, OOF, AutoReply',
      ...headers,
    },
    text: bodyAsText(signed),
    html: bodyAsHtml(signed, subject, locale),
    attachments,
  }
}

/** Everything that an address has, each with its link; undefined if the content has none of the events any more. */
function linksBody({ links }: ClaimedMail, { events, siteUrl }: MailFacts, t: GetText, locale: Locale) {
  const listed = (links ?? []).flatMap(({ event: slug, state, seats, link, token }) => {
    const event = events[slug]?.[locale]
    if (!event) return []
    const places = t('registration:programme.places', { count: seats })
    const what =
      state === 'registered'
        ? places
        : state === 'waiting'
          ? t('registration:waiting.places', { places })
          : t('mail:links.invited')
    const facts = event.cancelled
      ? [t('mail:calledOff.subject', { event: event.title }), event.when]
      : [event.title, event.when, what]
    return [[...facts, { words: t('mail:links.open'), url: addressOf(link, token, siteUrl, locale) }]]
  })
  if (listed.length === 0) return undefined
  return [[t('mail:links.message')], ...listed, [t('mail:links.note')], [t('mail:links.mistake')]]
}

/** Whether a mail is to an invited guest who has not answered; a message of the organiser may be, too. */
const isInvitation = ({ kind, state, link }: EventMail) =>
  propertiesOfMail(kind).isInvitation || (kind === 'message' && state === null && link === 'personalInvitation')

/** Whether a mail is to an invited guest. A test has no link that says so. */
const isPersonal = (claimed: EventMail) => claimed.link === 'personalInvitation' || isInvitation(claimed)

/** Whether a mail asks the guest to answer an invitation. */
const takesAnswer = (claimed: EventMail, { cancelled }: MailEvent) => isInvitation(claimed) && !cancelled

/** Whether the guest has a seat, or is asked to come. A message of the organiser may say something else about both. */
const isExpected = (claimed: EventMail, { cancelled }: MailEvent) =>
  !cancelled &&
  !propertiesOfMail(claimed.kind).omitsArrival &&
  (isInvitation(claimed) || claimed.state === 'registered')

/** The subject, and the paragraphs above the facts. Those of a message are the organiser's. */
function openingOf(claimed: EventMail, event: MailEvent, t: GetText, locale: Locale) {
  const { kind, state, subject, message } = claimed
  if (kind === 'message') {
    return {
      subject: typeset(subject ?? '', locale),
      opening: [
        ...paragraphsOf(typeset(message ?? '', locale)),
        // The organiser may have written it before.
        ...(event.cancelled ? [[t('mail:calledOff.short')]] : []),
      ],
    }
  }
  if (event.cancelled && kind !== 'cancelled') {
    return {
      subject: t('mail:calledOff.subject', { event: event.title }),
      opening: [[t('mail:calledOff.message')]],
    }
  }
  const words = wordsOf(kind, event)
  const stillWaits = kind === 'changed' && state === 'waiting'
  const wasInvited = kind === 'cancelled' && claimed.link === 'personalInvitation'
  return {
    subject: t(`mail:${words}.subject`, { event: event.title }),
    opening: [
      [t(stillWaits ? 'mail:changed.waiting' : wasInvited ? 'mail:cancelled.invited' : `mail:${words}.message`)],
      ...(kind === 'invitation' ? paragraphsOf(event.invitation?.description) : []),
      ...(mayReturn(claimed, event) ? [[t(wasInvited ? 'mail:cancelled.accept' : 'mail:cancelled.again')]] : []),
    ],
  }
}

/** The group of texts for a mail that is not a message. */
const wordsOf = (kind: Exclude<EventMailKind, 'message'>, { form }: MailEvent) =>
  kind === 'registered' && form === 'invitation' ? 'admitted' : kind

/** Whether a guest who has cancelled may come after all: with the link of the mail, or by the public form. */
const mayReturn = ({ kind, link, token }: EventMail, { cancelled, personal }: MailEvent) =>
  kind === 'cancelled' && !cancelled && (link === 'personalInvitation' ? token !== null : !personal)

/** The paragraphs of a text that the organiser wrote. */
const paragraphsOf = (text = ''): Body =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').map((line) => line.trim()))

/** What, when and where; and unless it is over for the guest or was called off, who and how many. */
function rowsOf(claimed: EventMail, event: MailEvent, t: GetText): Line[] {
  const { kind, state, full_name, seats } = claimed
  const { title, when, where, invitation, cancelled } = event
  const rows = [
    { label: t('mail:event'), value: title },
    { label: t('mail:when'), value: when },
    { label: t('mail:where'), value: where },
  ]
  if (propertiesOfMail(kind).isWithoutSeats || cancelled) return rows
  const dressCode = isExpected(claimed, event) ? invitation?.dressCode : undefined
  const seatsLabel = isInvitation(claimed)
    ? 'mail:invitation.places'
    : state === 'waiting'
      ? 'mail:waitingFor'
      : 'mail:places'
  return [
    ...rows,
    ...(dressCode ? [{ label: t('mail:invitation.dressCode'), value: dressCode }] : []),
    { label: t('mail:name'), value: full_name },
    { label: t(seatsLabel), value: String(seats) },
  ]
}

/** For how many persons the invitation is, and what else it allows. */
function conditionsOf(claimed: EventMail, event: MailEvent, t: GetText): Body {
  if (!takesAnswer(claimed, event) || !event.invitation) return []
  return [[t('registration:validFor', { count: claimed.seats }), ...event.invitation.conditions]]
}

/** What a guest needs on the way and at the door. An invitation says the second in its conditions. */
function arrivalOf(claimed: EventMail, event: MailEvent, siteUrl: string, t: GetText): Body {
  if (!isExpected(claimed, event)) return []
  const way = event.way.map(({ by, url }) => ({ words: t(`mail:way.${by}`), url: new URL(url, siteUrl).href }))
  return [
    ...(event.invitation && !isInvitation(claimed) ? [[t('registration:success.message')]] : []),
    ...(event.wayInside ? [[event.wayInside]] : []),
    ...(way.length > 0 ? [way] : []),
  ]
}

/** A guest who waits has no seat yet, and needs no entry in the calendar; nor does anybody after the event, without a link. */
const needsCalendar = ({ kind, state, token }: EventMail) =>
  state === 'registered' && token !== null && propertiesOfMail(kind).hasCalendar

/** The other events of the visitor at the same time, if the mail is the first that could say so. */
function overlapping({ kind, others }: EventMail, event: MailEvent, { events }: MailFacts, locale: Locale) {
  if (event.cancelled || !propertiesOfMail(kind).tellsOverlap) return []
  return others
    .flatMap((slug) => events[slug]?.[locale] ?? [])
    .filter(({ startsAt, endsAt, cancelled }) => !cancelled && startsAt < event.endsAt && event.startsAt < endsAt)
}

/** The link to the page of the registration or invitation, with words for what the visitor can do there. */
function linkOf(claimed: EventMail, event: MailEvent, url: string | null, t: GetText): Body {
  const action = actionOf(claimed, event)
  if (url === null || action === null) return []
  const isShort = action === 'confirm' || action === 'undo'
  return [[{ words: t(`mail:link.${action}`), url, isMain: true }, ...(isShort ? [] : [t('mail:link.note')])]]
}

const addressOf = (link: ClaimedMail['link'], token: string, siteUrl: string, locale: Locale) =>
  siteUrl + linkPath(link, locale, token)

/**
 * Lets a mail program decline for the guest (RFC 8058). The address is that of the page: GET shows it, and POST declines
 * (netlify/registration/unsubscribe.ts).
 */
function unsubscribeHeaders(claimed: EventMail, event: MailEvent, url: string | null): Record<string, string> {
  if (url === null || !takesAnswer(claimed, event)) return {}
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** @returns null if there is nothing to do: the guest has no registration, and the event was called off */
function actionOf(claimed: EventMail, event: MailEvent) {
  const { kind, state, link } = claimed
  if (kind === 'address') return 'confirm'
  if (kind === 'cancelled' && link === 'registration') return event.cancelled ? null : 'undo'
  if (isPersonal(claimed) && event.cancelled) return null
  if (isInvitation(claimed) || kind === 'cancelled') return 'answer'
  if (state === 'waiting') return event.cancelled ? 'leave' : 'wait'
  return event.cancelled ? 'cancel' : 'change'
}

/** From where the organiser has the address of an invited guest, and how it is erased. */
function sourceOf(claimed: EventMail, event: MailEvent, email: string, t: GetText): Body {
  if (!isInvitation(claimed)) return []
  const details = takesAnswer(claimed, event) ? [t('mail:invitation.details')] : []
  return [[[t('mail:invitation.source', { email }), ...details].join(' ')]]
}

/** What to do for somebody who did not ask for this. */
function mistakeOf({ kind, link }: EventMail, t: GetText): Body {
  const { mistake } = propertiesOfMail(kind)
  if (!mistake) return []
  if (mistake === 'address') return [[t('mail:address.mistake')]]
  // The organiser wrote the address of an invited guest, and a stranger needs their link.
  return [[t(mistake === 'registered' && link === 'registration' ? 'mail:mistake' : 'mail:cancelled.mistake')]]
}
