import type { ISql } from 'postgres'
import { call } from './call'
import { factsOf, type Submission } from './submission'

type Event = Submission & { token: string }

/** @param secret of the browser in which the guest registered */
export const secret = '0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f'

/** Asks for a number of persons, more than before or fewer, as the page of the link does. */
export const changeTo = (sql: ISql, { token, ...event }: Event, persons: number, revision: number | null = null) =>
  call(sql, 'change_registration', {
    ...{ p_token: token, p_persons: persons, p_mail: true, p_facts: factsOf(event), p_revision: revision },
    ...{ p_network: event.network, p_network_before: null },
  })

/** Takes a cancellation back. @param waiting whether the guest would wait */
export const restore = (sql: ISql, { token, ...event }: Event, waiting = false, revision: number | null = null) =>
  call(sql, 'restore_registration', {
    ...{ p_token: token, p_facts: factsOf(event), p_waiting: waiting, p_revision: revision, p_mail: true },
  })

/** Changes the name, and asks for another address. */
export const changeGuest = (
  sql: ISql,
  token: string,
  name: string,
  email: string | null = null,
  revision: number | null = null,
) =>
  call(sql, 'change_guest', {
    ...{ p_token: token, p_full_name: name, p_email: email, p_mail: true, p_revision: revision },
  })

export const confirm = (sql: ISql, token: string) => call(sql, 'confirm_address', { p_token: token })

/** Corrects the address in the browser; without one asks what is registered. */
export const correct = (
  sql: ISql,
  { event, submissionId }: Pick<Submission, 'event' | 'submissionId'>,
  email: string | null,
  ownSecret = secret,
) =>
  call(sql, 'correct_address', {
    ...{ p_secret: ownSecret, p_event: event, p_submission_id: submissionId, p_email: email, p_mail: true },
  })

/** The token of the mail that asks to confirm a new address. */
export async function tokenOfAddressMail(sql: ISql): Promise<string> {
  const [row] = await sql<
    { token: string }[]
  >`select token from private.outbox where kind = 'address' and sent_at is null`
  return row!.token
}
