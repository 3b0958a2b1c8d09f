import { randomUUID } from 'node:crypto'
import type { ISql } from 'postgres'
import type {
  AnsweredPersonalInvitation,
  CreatedPersonalInvitations,
  FoundPersonalInvitation,
  LinkedPersonalInvitation,
} from '../../netlify/storage/personal-invitation-types'
import type { AskedToCome } from '../../netlify/storage/organiser-types'
import type { InvitationsAnswer, ListedInvitation } from '../../src/registration/organisers'
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
export const invitedAs = ({ fullName, email, locale, maxSeats }: Invited) => ({
  full_name: fullName,
  email,
  locale,
  max_seats: maxSeats,
})

/** Asks guests to come. Throws the code of a refusal. */
async function ask<T extends object>(sql: ISql, name: string, args: Record<string, unknown>): Promise<T> {
  const asked = await call<AskedToCome<T>>(sql, name, { p_organiser: organiser, p_mail: null, ...args })
  if ('refusal' in asked) throw new Error(asked.refusal)
  return asked
}

/** Invites guests to the event of the first. @param send whether the links are mailed */
export const create = (sql: ISql, guests: Invited[], send = false) =>
  ask<CreatedPersonalInvitations>(sql, 'organiser_invite', {
    p_facts: factsOf(guests[0]!),
    p_guests: guests.map(invitedAs),
    p_send: send,
  })

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
export async function remind(sql: ISql, event: string, send = false): Promise<LinkedPersonalInvitation[]> {
  // No newer build: the event stays as it is.
  const args = { p_facts: factsOf(newSubmission({ event })), p_send: send }
  return (await ask<{ created: LinkedPersonalInvitation[] }>(sql, 'organiser_remind', args)).created
}

/** @returns how many invitations were revoked */
export async function revoke(sql: ISql, { event, email }: Address): Promise<number> {
  const [invited] = await sql<{ id: string }[]>`
    select invitation_id as id from private.invited_guests
      where event_id = ${event} and address = private.normalise(${email})`
  const args = { p_organiser: organiser, p_event: event, p_id: invited?.id ?? null, p_mail: null }
  return call<number>(sql, 'revoke_invitation', args)
}

/** The invitations of an event, as an organiser sees them. */
export async function list(sql: ISql, event = 'vecer'): Promise<ListedInvitation[]> {
  const [row] = await sql<{ answer: InvitationsAnswer | null }[]>`
    select public.organiser_invitations(${event}) as answer`
  return row!.answer?.invitations ?? []
}

export async function findPersonalInvitation(sql: ISql, token: string): Promise<FoundPersonalInvitation | null> {
  const [row] = await sql<
    { found: FoundPersonalInvitation | null }[]
  >`select public.find_personal_invitation(${token}) as found`
  return row!.found
}

/**
 * Accepts, changes, cancels or declines.
 * @param persons 0 to cancel or to decline
 * @param changes replaces values of the guest, such as the submission id of a form that is sent again; `state` is the
 * one that the form showed
 */
export async function answer(
  sql: ISql,
  guest: Submission & { token: string },
  persons: number,
  changes: Partial<Submission> & { state?: 'silent' | 'accepted' } = {},
): Promise<AnsweredPersonalInvitation | null> {
  const { token, state, ...sent } = { ...guest, submissionId: randomUUID(), mail: true, state: null, ...changes }
  const [row] = await sql<{ answered: AnsweredPersonalInvitation | null }[]>`
    select public.answer_personal_invitation(
      ${sql.json(factsOf(sent) as never)}, ${token}, ${persons ? sent.fullName : null}, ${persons}, ${sent.locale},
      ${sent.submissionId}, ${sent.noticeVersion}, ${sent.mail}, ${state}
    ) as answered`
  return row!.answered
}
