import { defaultLocale, isLocale } from '../../src/i18n/locales'
import {
  maxInvitedAtOnce,
  parseInvitation,
  type InvitedGuest,
  type WrittenInvitation,
} from '../../src/registration/invited-guest'
import type { InvitationLink } from '../../src/registration/organisers'
import type { Answer } from '../http/answer'
import { ownField } from '../http/own-field'
import { rowOf, type EventFacts } from '../storage/facts'
import { linkPath } from '../http/link'
import type { AskedToCome, EditedInvitation } from '../storage/organiser-types'
import type { LinkedPersonalInvitation } from '../storage/personal-invitation-types'
import { areTexts, isText } from '../storage/call-database'
import { aboutOne, change, changeSome, countOf, hasFields, isId, malformed, ofEvent, unknownEvent } from './work'
import type { Action } from './work'

/** What an organiser can change about personal invitations. */
export const invitationActions = {
  /** Invites up to `maxInvitedAtOnce` guests; those who are invited already, not again. */
  async invite(work, value) {
    const { facts, event } = work
    const send = ownField(value, 'send')
    const sent = ownField(value, 'guests')
    if (event?.form !== 'invitation') return unknownEvent
    if (typeof send !== 'boolean' || !Array.isArray(sent)) return malformed
    if (sent.length === 0 || sent.length > maxInvitedAtOnce) return malformed
    const guests: InvitedGuest[] = []
    for (const each of sent) {
      const parsed = parsedFrom(each, event)
      if ('refusal' in parsed) return parsed.refusal
      guests.push(parsed.invited)
    }
    const sending = { p_send: send, p_mail: work.mail }
    const args = { p_organiser: work.organiser, p_facts: rowOf(facts, event), p_guests: guests, ...sending }
    return change(work, 'organiser_invite', args, isAskedToCome, (asked) =>
      'refusal' in asked
        ? { code: asked.refusal }
        : { code: 'changed', content: { ...asked, created: asked.created.map(linkOf) } },
    )
  },

  /** Reminds those who have not answered, by mail, or by links for a letter of the organiser's own. */
  async remind(work, value) {
    const { facts, event } = work
    const send = ownField(value, 'send')
    if (event?.form !== 'invitation') return unknownEvent
    if (typeof send !== 'boolean') return malformed
    const args = { p_organiser: work.organiser, p_facts: rowOf(facts, event), p_send: send, p_mail: work.mail }
    return change(work, 'organiser_remind', args, isAskedToCome, (asked) => {
      if ('refusal' in asked) return { code: asked.refusal }
      return asked.created.length > 0
        ? { code: 'changed', content: { created: asked.created.map(linkOf) } }
        : countOf(0)
    })
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
  linkInvitation: aboutOne('invitation', (work, id, value) =>
    change(work, 'link_of_invitation', { ...ofEvent(work), p_id: id }, isText, (token) => ({
      code: 'changed',
      content: { link: linkTo(ownField(value, 'locale'), token) },
    })),
  ),

  revoke: aboutOne('invitation', (work, id) =>
    changeSome(work, 'revoke_invitation', { ...ofEvent(work), p_id: id, p_mail: work.mail }),
  ),
} satisfies Record<string, Action>

const isAskedToCome = <T extends { created: LinkedPersonalInvitation[] }>(data: unknown): data is AskedToCome<T> =>
  Array.isArray(ownField(data, 'created')) || areTexts(data, 'refusal')

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
  return 'guest' in parsed ? { invited: parsed.guest } : { refusal: { code: 'invalid_data', errors: parsed.errors } }
}

const linkOf = ({ full_name, email, locale, max_seats, token }: LinkedPersonalInvitation): InvitationLink => ({
  ...{ name: full_name, email, locale, seats: max_seats },
  link: token === null ? null : linkTo(locale, token),
})

const linkTo = (locale: unknown, token: string) =>
  linkPath('personalInvitation', isLocale(locale) ? locale : defaultLocale, token)
