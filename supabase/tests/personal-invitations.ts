import { randomUUID } from 'node:crypto'
import type { ISql } from 'postgres'
import type {
  AnsweredPersonalInvitation,
  CreatedPersonalInvitations,
  FoundPersonalInvitation,
  LinkedPersonalInvitation,
} from '../../netlify/storage/personal-invitation-types'
import type { InvitationsAnswer, ListedInvitation } from '../../src/registration/organisers'
import { factsOf, newSubmission, type Submission } from './submission'

/** A guest, and how many seats they may take at most. */
export type Invited = Submission & { maxSeats: number }
type Address = Pick<Submission, 'event' | 'email'>

/** A new guest to invite, for up to two seats. @param changes replaces values */
export function newInvited(changes: Partial<Invited> = {}): Invited {
  return { ...newSubmission(), maxSeats: 2, ...changes }
}

/** Invites guests to the event of the first. @param send whether the links are mailed */
export async function create(sql: ISql, guests: Invited[], send = false): Promise<CreatedPersonalInvitations> {
  const list = guests.map(({ fullName, email, locale, maxSeats }) => ({
    full_name: fullName,
    email,
    locale,
    max_seats: maxSeats,
  }))
  const [row] = await sql<{ created: CreatedPersonalInvitations }[]>`
    select public.create_personal_invitations(${sql.json(factsOf(guests[0]!) as never)}, ${sql.json(list)}, ${send}) as created`
  return row!.created
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
export async function remind(sql: ISql, event: string, send = false): Promise<LinkedPersonalInvitation[]> {
  const [row] = await sql<{ reminded: LinkedPersonalInvitation[] }[]>`
    select public.remind_personal_invitations(${event}, ${send}) as reminded`
  return row!.reminded
}

/** @returns how many invitations were revoked, and how many registrations cancelled */
export async function revoke(sql: ISql, { event, email }: Address): Promise<{ revoked: number; cancelled: number }> {
  const [row] = await sql<{ done: { revoked: number; cancelled: number } }[]>`
    select public.revoke_personal_invitation(${event}, ${email}) as done`
  return row!.done
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
