import { randomUUID } from 'node:crypto'
import type { ISql } from 'postgres'
import type { AskedToCome } from '../../netlify/storage/organiser-types'
import type { CreatedPersonalInvitations } from '../../netlify/storage/personal-invitation-types'
import type { Locale } from '../../src/i18n/locales'
import type { InvitedGuest } from '../../src/registration/invited-guest'
import { call, organiser } from './call'
import { factsOf, newSubmission, type Submission } from './submission'

/** A guest, and how many seats they may take at most. */
export type Invited = Submission & { maxSeats: number }
type Address = Pick<Submission, 'event' | 'email'>

/** A new guest to invite, for up to two seats. @param changes replaces values */
export function newInvited(changes: Partial<Invited> = {}): Invited {
  return { ...newSubmission(), maxSeats: 2, ...changes }
}

/** What the database stores of a guest to invite. */
export const invitedAs = ({ fullName, email, locale, maxSeats }: Invited): InvitedGuest => ({
  full_name: fullName,
  email,
  locale: locale as Locale,
  max_seats: maxSeats,
})

/** What was answered to guests who are asked to come. Throws the code of a refusal. */
function unlessRefused<T extends object>(asked: AskedToCome<T>): T {
  if ('refusal' in asked) throw new Error(asked.refusal)
  return asked
}

/** Invites guests to the event of the first. @param send whether the links are mailed */
export async function create(sql: ISql, guests: Invited[], send = false): Promise<CreatedPersonalInvitations> {
  const facts = factsOf(guests[0]!)
  const args = { p_organiser: organiser, p_facts: facts, p_guests: guests.map(invitedAs), p_send: send, p_mail: null }
  return unlessRefused(await call(sql, 'organiser_invite', args))
}

/** Invites guests. @returns them with the tokens of their links */
export async function invite(sql: ISql, guests: Invited[]) {
  const { created } = await create(sql, guests)
  return guests.map((guest, index) => ({ ...guest, token: created[index]!.token! }))
}

/** Invites one guest. */
export async function inviteOne(sql: ISql, changes: Partial<Invited> = {}) {
  const [guest] = await invite(sql, [newInvited(changes)])
  return guest!
}

/** @returns the reminded guests. @param send whether the links are mailed */
export async function remind(sql: ISql, event: string, send = false) {
  // No newer build: the event stays as it is.
  const facts = factsOf(newSubmission({ event }))
  const args = { p_organiser: organiser, p_facts: facts, p_send: send, p_mail: null }
  return unlessRefused(await call(sql, 'organiser_remind', args)).created
}

/** @returns how many invitations were revoked */
export async function revoke(sql: ISql, { event, email }: Address): Promise<number> {
  const [invited] = await sql<{ id: string }[]>`
    select invitation_id as id from private.invited_guests
      where event_id = ${event} and address = private.normalise(${email})`
  const args = { p_organiser: organiser, p_event: event, p_id: invited?.id ?? '0', p_mail: null }
  return call(sql, 'revoke_invitation', args)
}

/** The invitations of an event, as an organiser sees them. */
export const list = async (sql: ISql, event = 'vecer') =>
  (await call(sql, 'organiser_invitations', { p_event: event }))?.invitations ?? []

export const findPersonalInvitation = (sql: ISql, token: string) =>
  call(sql, 'find_personal_invitation', { p_token: token })

/**
 * Accepts, changes, cancels or declines.
 * @param persons 0 to cancel or to decline
 * @param changes replaces values of the guest, such as the submission id of a form that is sent again; `state` is the
 * one that the form showed
 */
export function answer(
  sql: ISql,
  guest: Submission & { token: string },
  persons: number,
  changes: Partial<Submission> & { state?: 'silent' | 'accepted' } = {},
) {
  const { token, state, ...sent } = { ...guest, submissionId: randomUUID(), mail: true, state: null, ...changes }
  return call(sql, 'answer_personal_invitation', {
    p_facts: factsOf(sent),
    p_token: token,
    p_full_name: persons ? sent.fullName : null,
    p_persons: persons,
    p_locale: sent.locale,
    p_submission_id: sent.submissionId,
    p_notice_version: sent.noticeVersion,
    p_mail: sent.mail,
    p_state: state,
  })
}
