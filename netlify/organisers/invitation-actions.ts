import { defaultLocale, isLocale } from '../../src/i18n/locales'
import {
  maxInvitedAtOnce,
  parseInvitation,
  type InvitationErrors,
  type InvitedGuest,
  type WrittenInvitation,
} from '../../src/registration/invited-guest'
import type { EventSettings, InvitationLink } from '../../src/registration/organisers'
import type { Answer } from '../http/answer'
import { ownField } from '../http/own-field'
import { rowOf, type EventFacts } from '../storage/facts'
import { linkPath } from '../http/link'
import type { EditedInvitation } from '../storage/organiser-types'
import type { CreatedPersonalInvitations, LinkedPersonalInvitation } from '../storage/personal-invitation-types'
import { askDatabase, isText } from '../storage/call-database'
import { change, changeSome, countOf, hasFields, isId, malformed, ofEvent, unknownEvent } from './work'
import type { Action, EventWork } from './work'

/** What an organiser can change about personal invitations. */
export const invitationActions = {
  /** Invites up to `maxInvitedAtOnce` guests; those who are invited already, not again. */
  async invite(work, value) {
    const { facts, event } = work
    const send = ownField(value, 'send')
    const sent = ownField(value, 'guests')
    if (!event) return unknownEvent
    if (typeof send !== 'boolean' || !Array.isArray(sent)) return malformed
    if (sent.length === 0 || sent.length > maxInvitedAtOnce) return malformed
    const refusal = await refusalOf(work, event, send && !work.mail)
    if (refusal) return refusal
    const guests: InvitedGuest[] = []
    for (const each of sent) {
      const parsed = parsedFrom(each, event)
      if ('refusal' in parsed) return parsed.refusal
      guests.push(parsed.invited)
    }
    const sending = { p_send: send, p_mail: work.mail }
    const args = { p_organiser: work.organiser, p_facts: rowOf(facts, event), p_guests: guests, ...sending }
    return change(
      work,
      'organiser_invite',
      args,
      hasFields<CreatedPersonalInvitations>('created'),
      ({ created, ...counts }) => ({ code: 'changed', content: { created: created.map(linkOf), ...counts } }),
    )
  },

  /** Reminds those who have not answered, by mail, or by links for a letter of the organiser's own. */
  async remind(work, value) {
    const send = ownField(value, 'send')
    if (!work.event) return unknownEvent
    if (typeof send !== 'boolean') return malformed
    const refusal = await refusalOf(work, work.event, send && !work.mail)
    if (refusal) return refusal
    return change(
      work,
      'organiser_remind',
      { ...ofEvent(work), p_send: send, p_mail: work.mail },
      (data): data is LinkedPersonalInvitation[] => Array.isArray(data),
      (created) => (created.length > 0 ? { code: 'changed', content: { created: created.map(linkOf) } } : countOf(0)),
    )
  },

  /** Changes an invitation that nobody else has changed meanwhile. */
  async editInvitation(work, value) {
    const { event } = work
    const id = ownField(value, 'invitation')
    if (!event) return unknownEvent
    if (!isId(id)) return malformed
    const seen = writtenIn(ownField(value, 'seen'))
    const changed = parsedFrom(ownField(value, 'changed'), event)
    if ('refusal' in changed) return changed.refusal
    if (!seen || !isLocale(seen.locale)) return malformed
    const args = {
      ...ofEvent(work),
      p_id: id,
      // As it was stored, whatever the rules are now.
      p_seen: { full_name: seen.name, email: seen.email, locale: seen.locale, max_seats: Number(seen.seats) },
      p_changed: changed.invited,
      p_send: ownField(value, 'send') === true,
      p_mail: work.mail,
    }
    return change(work, 'edit_invitation', args, hasFields<EditedInvitation>('outcome'), ({ outcome, token }) => ({
      code: outcome,
      content: { link: token ? linkPath('personalInvitation', changed.invited.locale, token) : null },
    }))
  },

  /** Makes a new link to an invitation. */
  async linkInvitation(work, value) {
    const id = ownField(value, 'invitation')
    if (!isId(id)) return malformed
    const locale = ownField(value, 'locale')
    return change(work, 'link_of_invitation', { ...ofEvent(work), p_id: id }, isText, (token) => ({
      code: 'changed',
      content: { link: linkPath('personalInvitation', isLocale(locale) ? locale : defaultLocale, token) },
    }))
  },

  async revoke(work, value) {
    const id = ownField(value, 'invitation')
    if (!isId(id)) return malformed
    return changeSome(work, 'revoke_invitation', { ...ofEvent(work), p_id: id, p_mail: work.mail })
  },
} satisfies Record<string, Action>

/** Why nobody can be invited: registration is closed, by the content or by an organiser, or there is no mail. */
async function refusalOf(
  { client, signal, facts }: EventWork,
  event: EventFacts,
  lacksMail: boolean,
): Promise<Answer | undefined> {
  if (event.form !== 'invitation') return unknownEvent
  const args = { p_event: event.event }
  const asked = await askDatabase(
    () => client.rpc('event_settings', args),
    hasFields<EventSettings>('overrides'),
    signal,
  )
  if ('code' in asked) return asked
  const said = asked.data?.overrides.state?.state
  const isClosed = said ? said === 'closed' : event.availability === 'closed'
  const end = said === 'open' ? event.endsAt : event.closesAt
  const now = facts.asOf ? Date.parse(facts.asOf) : Date.now()
  if (event.cancelled || isClosed || now >= Date.parse(end)) return { code: 'registration_closed' }
  return lacksMail ? { code: 'no_mail' } : undefined
}

function writtenIn(value: unknown): WrittenInvitation | undefined {
  const written = {
    name: ownField(value, 'name'),
    email: ownField(value, 'email'),
    locale: ownField(value, 'locale'),
    seats: ownField(value, 'seats'),
  }
  return Object.values(written).every(isText) ? (written as WrittenInvitation) : undefined
}

function parsedFrom(value: unknown, event: EventFacts): { invited: InvitedGuest } | { refusal: Answer } {
  const written = writtenIn(value)
  if (!written) return { refusal: malformed }
  const parsed = parseInvitation(written, event.maxSeats)
  if ('guest' in parsed) return { invited: parsed.guest }
  return { refusal: { code: 'invalid_data', errors: errorsOnWire(parsed.errors) } }
}

const errorsOnWire = ({ name, email, locale, seats }: InvitationErrors) => ({
  ...(name && { fullName: name }),
  ...(email && { email }),
  ...(locale && { locale }),
  ...(seats && { persons: seats }),
})

function linkOf({ full_name, email, locale, max_seats, token }: LinkedPersonalInvitation): InvitationLink {
  const link = token === null ? null : linkPath('personalInvitation', isLocale(locale) ? locale : defaultLocale, token)
  return { name: full_name, email, locale, seats: max_seats, link }
}
