import type { ISql } from 'postgres'
import type { ClaimedMail, RegistrationState } from '../../netlify/storage/database-types'
import type { EditOutcome } from '../../netlify/storage/organiser-types'
import type { Columns } from '../../src/registration/fields'
import type { MailKind } from '../../src/registration/mail-kinds'
import { call, organiser } from './call'
import { factsOf, type Submission } from './submission'

type Address = Pick<Submission, 'event' | 'email'>

/** What is stored of a registration, and the kinds of its mails that have not been sent. */
type Stored = { email: string | null; state: string; seats: number; mails: MailKind[] }

/** The registrations of an event, in the order of its waiting list. */
export const storedRegistrations = (sql: ISql, event = 'vecer') => sql<Stored[]>`
  select email, state, seats, array(
      select kind from private.outbox where registration_id = guest.id and sent_at is null order by created_at, kind
    ) as mails
    from private.registrations_and_guests as guest where event_id = ${event} order by id`

/** The states of the registrations of an event, in the order of its waiting list. */
export const storedStates = async (sql: ISql, event?: string) =>
  (await storedRegistrations(sql, event)).map(({ state }) => state)

/** A guest who is registered or waits, with everything that is stored about them. */
export type StoredGuest = Omit<Columns, 'email'> & {
  email: string | null
  walk_in: boolean
  state: Exclude<RegistrationState, 'cancelled'>
  seats: number
  arrived: number
  locale: string
  created_at: Date
}

/** The guests of an event who are registered or wait, in the order in which they registered. */
export const listGuests = async (sql: ISql, event = 'vecer'): Promise<StoredGuest[]> => [
  ...(await sql<StoredGuest[]>`
    select full_name, email, attendance, persons, seats, locale, created_at, state, arrived, walk_in
      from private.registrations_and_guests where event_id = ${event} and state <> 'cancelled' order by id`),
]

/** The tokens of a guest's mails that have not been sent, the latest first. */
export async function tokensOf(sql: ISql, { event, email }: Address): Promise<string[]> {
  const rows = await sql<{ token: string }[]>`
    select token from private.outbox as mail join private.registrations_and_guests as guest on guest.id = registration_id
      where event_id = ${event} and guest.email = ${email} and token is not null order by mail.created_at desc`
  return rows.map(({ token }) => token)
}

export async function tokenOf(sql: ISql, guest: Address): Promise<string> {
  const [token] = await tokensOf(sql, guest)
  if (!token) throw new Error(`No mail to ${guest.email} waits.`)
  return token
}

export const find = (sql: ISql, token: string) => call(sql, 'find_registration', { p_token: token })

/** Asks for fewer persons; 0 cancels. @param mail whether mail is set up */
export const change = (sql: ISql, token: string, persons: number, mail: boolean | null = true) =>
  call(sql, 'change_registration', {
    ...{ p_token: token, p_persons: persons, p_mail: mail },
    ...{ p_facts: null, p_revision: null, p_network: null, p_network_before: null },
  })

/** Cancels at once, as an organiser does when the minute has passed. @returns how many registrations were cancelled */
export async function cancel(sql: ISql, { event, email }: Address): Promise<number> {
  const cancelled = await sql`
    select private.cancel(guest), private.promote(${event})
      from private.lock_guest(${event}, (private.registration_of_address(${event}, ${email})).id) as guest
      where guest.id is not null`
  return cancelled.length
}

/** Erases a person from one event. @returns how many registrations and invitations were erased */
export async function erase(sql: ISql, { event, email }: Address): Promise<number> {
  const [row] = await sql<{ erased: number }[]>`
    select private.erase_person(${event}, ${email}) as erased, private.promote(${event})
      from private.lock_guest(${event}, (private.registration_of_address(${event}, ${email})).id)`
  return row!.erased
}

/** Erases all guests of an event, as the scheduled function does. @returns how many had not cancelled */
export async function eraseEvent(sql: ISql, event = 'vecer'): Promise<number> {
  const [row] = await sql<{ erased: number }[]>`
    select private.erase(id) as erased from (select id from private.events where id = ${event} for no key update) as event`
  return row!.erased
}

/** Sends the mail about a registration again. @returns what became of it; null if there is no such registration */
export async function resend(sql: ISql, { event, email }: Address): Promise<EditOutcome | null> {
  const [guest] = await sql<{ id: string | null }[]>`select (private.registration_of_address(${event}, ${email})).id`
  if (!guest?.id) return null
  return call(sql, 'resend_to_guest', { p_organiser: organiser, p_event: event, p_id: guest.id, p_mail: null })
}

/** Writes to all guests of an event, in Czech and English. @returns how many mails were queued, or why none was */
export async function sendMessage(sql: ISql, event: string, again = true): Promise<number | string> {
  const written = await call(sql, 'write_to_guests', {
    ...{ p_organiser: organiser, p_event: event, p_ids: null, p_silent: false },
    p_subject: { cs: 'Změna', en: 'Change' },
    p_text: { cs: 'Od šesti.', en: 'At six.' },
    ...{ p_again: again, p_mail: null },
  })
  return 'changed' in written ? written.changed : written.outcome
}

/** Claims a mail that is due, as a worker does. */
export const claimMail = async (sql: ISql): Promise<ClaimedMail | undefined> =>
  (await sql<ClaimedMail[]>`select * from public.claim_mail()`)[0]

/** Why a mail was not sent. */
export type Failure = { fault?: string | null; status?: number | null; final?: boolean }

/** Records what became of an attempt: without a fault, the mail was sent. */
export const recordMail = (
  sql: ISql,
  { id, attempt }: Pick<ClaimedMail, 'id' | 'attempt'>,
  { fault = null, status = null, final = false }: Failure = {},
) => call(sql, 'record_mail', { p_id: id, p_attempt: attempt, p_fault: fault, p_status: status, p_final: final })

/** Sends all mails that are due. @returns them */
export async function sendMails(sql: ISql): Promise<ClaimedMail[]> {
  const mail = await claimMail(sql)
  if (!mail) return []
  await recordMail(sql, mail)
  return [mail, ...(await sendMails(sql))]
}

/** Sends all mails that are due, also more than the limit for each hour. */
export async function sendAllMails(sql: ISql): Promise<void> {
  await sql`delete from private.recent`
  if ((await sendMails(sql)).length > 0) await sendAllMails(sql)
}

/** Erases what the retention of events says, as the scheduled function does. */
export const eraseEnded = (sql: ISql) => call(sql, 'erase_ended_registrations', {})

/**
 * Updates events as the scheduled function does.
 * @param mail whether mail is set up; null: as before
 * @returns how many moved up
 */
export const update = (sql: ISql, builds: Submission[], mail: boolean | null = null) =>
  call(sql, 'update_events', { p_events: builds.map(factsOf), p_mail: mail })
