import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'

/** What the function of the database is asked, by the names of the contract. */
export type Submission = {
  event: string
  capacity: number
  closesAt: Date | null
  submissionId: string
  fullName: string
  email: string
  attendance: 'solo' | 'plusOne'
  locale: 'cs' | 'en'
  noticeVersion: string
}

export type Outcome = 'registered' | 'email_taken' | 'capacity_full' | 'registration_closed' | 'submission_conflict'

let guests = 0

/** A guest that nobody has seen before; `but` says what matters to the test. */
export function aSubmission(but: Partial<Submission> = {}): Submission {
  const number = ++guests
  return {
    event: 'vecer',
    capacity: 10,
    closesAt: null,
    submissionId: randomUUID(),
    fullName: `Host Číslo ${number}`,
    email: `host.${number}@example.org`,
    attendance: 'solo',
    locale: 'cs',
    noticeVersion: '1',
    ...but,
  }
}

export async function register(sql: Sql, submission: Submission, name = 'register'): Promise<Outcome> {
  const { event, capacity, closesAt, submissionId, fullName, email, attendance, locale, noticeVersion } = submission
  const [row] = await sql<{ outcome: Outcome }[]>`
    select public.${sql(name)}(
      ${event}, ${capacity}, ${closesAt}, ${submissionId}, ${fullName}, ${email}, ${attendance}, ${locale}, ${noticeVersion}
    ) as outcome`
  if (!row) throw new Error(`${name}() answered nothing`)
  return row.outcome
}

export const seatsOf = ({ attendance }: Submission) => (attendance === 'plusOne' ? 2 : 1)

/** What is really stored of an event. */
export async function storedSeats(sql: Sql, event = 'vecer') {
  const [row] = await sql<{ taken: number; counted: number; capacity: number }[]>`
    select seats_taken as taken, capacity,
      (select coalesce(sum(seats), 0)::int from private.registrations where event_id = id) as counted
    from private.events where id = ${event}`
  if (!row) throw new Error(`No event ${event}`)
  return row
}
