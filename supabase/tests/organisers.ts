import { randomBytes, randomUUID } from 'node:crypto'
import type { ISql } from 'postgres'
import type { Localized } from '../../src/i18n/locales'
import type { LogEntry, OverrideState } from '../../src/registration/organisers'
import { call, organiser } from './call'
import { invitedAs, type Invited } from './personal-invitations'
import { factsOf, type Submission } from './submission'

/** A browser that asks for a code. @returns its secret, the code, and whether it is to be sent */
export async function askForCode(sql: ISql, who: string | null = organiser, network: string | null = null) {
  const challenge = randomBytes(16).toString('hex')
  const code = '12345678'
  const args = { p_challenge: challenge, p_code: code, p_organiser: who, p_network: network }
  return { challenge, code, isSent: await call(sql, 'start_sign_in', args) }
}

export const signIn = (sql: ISql, challenge: string, code: string) =>
  call(sql, 'finish_sign_in', { p_challenge: challenge, p_code: code })

export const organiserOf = (sql: ISql, session: string) => call(sql, 'organiser_of', { p_session: session })

export const endSessions = (sql: ISql, session: string, isAll: boolean) =>
  call(sql, 'end_sessions', { p_session: session, p_everywhere: isAll })

export const overview = (sql: ISql, events: Submission[] = [], timeZone = 'Europe/Prague') =>
  call(sql, 'organiser_overview', { p_events: events.map(factsOf), p_time_zone: timeZone })

/** The guests of an event that the database knows. */
export const guestsOf = async (sql: ISql, event = 'vecer', since: number | null = null) =>
  (await call(sql, 'organiser_guests', { p_event: event, p_since: since }))!

/** The guest with an address. */
export async function guestAt(sql: ISql, { event, email }: Pick<Submission, 'event' | 'email'>) {
  const guest = (await guestsOf(sql, event)).guests!.find((each) => each.email === email)
  if (!guest) throw new Error(`${email} is not on the list.`)
  return guest
}

export const personOf = (sql: ISql, event: string, id: string) => call(sql, 'person_data', { p_event: event, p_id: id })

/** What is stored about an address in all events. */
export const findPerson = (sql: ISql, email: string) => call(sql, 'find_person', { p_email: email })

export const erasePerson = (sql: ISql, email: string) =>
  call(sql, 'erase_person', { p_organiser: organiser, p_email: email })

const ofEvent = (event: string) => ({ p_organiser: organiser, p_event: event })

export const addGuest = (sql: ISql, guest: Submission, how: { over?: boolean; waiting?: boolean } = {}) =>
  call(sql, 'add_guest', {
    p_organiser: organiser,
    p_facts: factsOf(guest),
    p_submission_id: guest.submissionId || randomUUID(),
    p_full_name: guest.fullName,
    p_email: guest.email,
    p_attendance: guest.attendance,
    p_persons: guest.persons,
    p_locale: guest.locale,
    p_over: how.over ?? false,
    p_waiting: how.waiting ?? false,
    p_mail: null,
  })

type Edit = { fullName?: string; email?: string; seats?: number; locale?: string; over?: boolean; revision?: number }

export async function editGuest(sql: ISql, guest: Pick<Submission, 'event' | 'email'>, changes: Edit) {
  const { id, revision, name, email, seats, locale } = await guestAt(sql, guest)
  return call(sql, 'edit_guest', {
    ...ofEvent(guest.event),
    p_id: id,
    p_revision: changes.revision ?? revision,
    p_full_name: changes.fullName ?? name,
    p_email: changes.email ?? email,
    p_seats: changes.seats ?? seats,
    p_locale: changes.locale ?? locale,
    p_over: changes.over ?? false,
    p_mail: null,
  })
}

export const cancelGuests = (sql: ISql, event: string, ids: string[], send = true) =>
  call(sql, 'cancel_guests', { ...ofEvent(event), p_ids: ids, p_send: send })

export const keepGuests = (sql: ISql, event: string, ids: string[]) =>
  call(sql, 'keep_guests', { ...ofEvent(event), p_ids: ids })

export const resendTo = (sql: ISql, event: string, id: string) =>
  call(sql, 'resend_to_guest', { ...ofEvent(event), p_id: id, p_mail: null })

export const moveUp = (sql: ISql, event: string, id: string, over = false) =>
  call(sql, 'move_up_guest', { ...ofEvent(event), p_id: id, p_over: over, p_mail: null })

export const eraseGuest = (sql: ISql, event: string, id: string) =>
  call(sql, 'erase_guest', { ...ofEvent(event), p_id: id })

/** The invitations of an event that the database knows. */
export const invitationsOf = async (sql: ISql, event = 'vecer') =>
  (await call(sql, 'organiser_invitations', { p_event: event }))!

/** Changes an invitation. @param seen what the organiser saw, if it is not what is stored */
export async function editInvitation(
  sql: ISql,
  guest: Invited,
  changes: Partial<Invited>,
  { send = true, seen = guest }: { send?: boolean; seen?: Invited } = {},
) {
  const { invitations } = await invitationsOf(sql, guest.event)
  return call(sql, 'edit_invitation', {
    ...ofEvent(guest.event),
    p_id: invitations.find(({ email }) => email === guest.email)!.id,
    p_seen: invitedAs(seen),
    p_changed: invitedAs({ ...guest, ...changes }),
    p_send: send,
    p_mail: null,
  })
}

const texts = (text: string) => ({ cs: text, en: text })

/** Writes to guests. @param ids of registrations; null for all */
export const write = (sql: ISql, ids: string[] | null, { silent = false, again = false, text = 'Text' } = {}) =>
  call(sql, 'write_to_guests', {
    ...ofEvent('vecer'),
    p_ids: ids,
    p_silent: silent,
    p_subject: texts('Předmět'),
    p_text: texts(text),
    p_again: again,
    p_mail: null,
  })

export const mailProgress = (sql: ISql) => call(sql, 'mail_progress', { p_event: 'vecer' })

export const retryMail = (sql: ISql) => call(sql, 'retry_mail', ofEvent('vecer'))

export const eraseGuests = (sql: ISql, event: string, ids: string[]) =>
  call(sql, 'erase_guests', { ...ofEvent(event), p_ids: ids })

export const eraseEvent = (sql: ISql, event: string) => call(sql, 'erase_event', ofEvent(event))

/** The names of guests who are found over all events. */
export const findGuests = async (sql: ISql, wanted: { from?: Date; until?: Date; domain?: string }) =>
  (
    await call(sql, 'find_guests', {
      p_from: wanted.from?.toISOString() ?? null,
      p_until: wanted.until?.toISOString() ?? null,
      p_domain: wanted.domain ?? null,
    })
  ).guests

/** Says a fact of an event in place of its content; with neither value, the content counts again. */
export const override = (
  sql: ISql,
  event: Submission,
  { state, capacity, fact }: { state?: OverrideState; capacity?: number; fact?: 'state' | 'capacity' },
) =>
  call(sql, 'override_event', {
    p_organiser: organiser,
    p_facts: factsOf(event),
    p_fact: fact ?? (state === undefined ? 'capacity' : 'state'),
    p_state: state ?? null,
    p_capacity: capacity ?? null,
    p_mail: null,
  })

export const settingsOf = (sql: ISql, event = 'vecer') => call(sql, 'event_settings', { p_event: event })

export const setNotice = (sql: ISql, texts: Localized<string> | null, endsAt: string | null) =>
  call(sql, 'set_notice', { p_organiser: organiser, p_texts: texts, p_ends_at: endsAt })

export const noticeNow = (sql: ISql) => call(sql, 'current_notice', {})

/** The changes that organisers have made, the first one first. */
export async function logged(sql: ISql): Promise<Pick<LogEntry, 'event' | 'action' | 'guests'>[]> {
  return [...(await sql<LogEntry[]>`select event_id as event, action, guests from private.organiser_log order by id`)]
}

/** Lets the minute pass in which a cancellation can be taken back. */
export const passMinute = (sql: ISql) => sql`update private.pending_cancellations set due_at = now()`
