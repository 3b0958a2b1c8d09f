import type { ISql } from 'postgres'
import type { ChangedRegistration, CorrectedRegistration } from '../../netlify/storage/database-types'
import { factsOf, type Submission } from './submission'

type Event = Submission & { token: string }

/** @param secret of the browser in which the guest registered */
export const secret = '0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f'

/** Asks for a number of persons, more than before or fewer, as the page of the link does. */
export async function changeTo(sql: ISql, { token, ...event }: Event, persons: number, revision: number | null = null) {
  const facts = sql.json(factsOf(event) as never)
  const [row] = await sql<{ changed: ChangedRegistration | null }[]>`
    select public.change_registration(${token}, ${persons}, true, ${facts}, ${revision}, ${event.network}) as changed`
  return row!.changed
}

/** Takes a cancellation back. @param waiting whether the guest would wait */
export async function restore(
  sql: ISql,
  { token, ...event }: Event,
  waiting = false,
  revision: number | null = null,
): Promise<ChangedRegistration | null> {
  const facts = sql.json(factsOf(event) as never)
  const [row] = await sql<{ restored: ChangedRegistration | null }[]>`
    select public.restore_registration(${token}, ${facts}, ${waiting}, ${revision}, true) as restored`
  return row!.restored
}

/** Changes the name, and asks for another address. */
export async function changeGuest(
  sql: ISql,
  token: string,
  name: string,
  email: string | null = null,
  revision: number | null = null,
) {
  const [row] = await sql<{ changed: ChangedRegistration | null }[]>`
    select public.change_guest(${token}, ${name}, ${email}, true, ${revision}) as changed`
  return row!.changed
}

export async function confirm(sql: ISql, token: string): Promise<ChangedRegistration | null> {
  const [row] = await sql<{ confirmed: ChangedRegistration | null }[]>`
    select public.confirm_address(${token}) as confirmed`
  return row!.confirmed
}

/** Corrects the address in the browser; without one asks what is registered. */
export async function correct(
  sql: ISql,
  { event, submissionId }: Pick<Submission, 'event' | 'submissionId'>,
  email: string | null,
  ownSecret = secret,
): Promise<CorrectedRegistration | null> {
  const [row] = await sql<{ corrected: CorrectedRegistration | null }[]>`
    select public.correct_address(${ownSecret}, ${event}, ${submissionId}, ${email}, true) as corrected`
  return row!.corrected
}

/** The token of the mail that asks to confirm a new address. */
export async function tokenOfAddressMail(sql: ISql): Promise<string> {
  const [row] = await sql<
    { token: string }[]
  >`select token from private.outbox where kind = 'address' and sent_at is null`
  return row!.token
}
