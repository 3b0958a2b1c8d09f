import { randomUUID } from 'node:crypto'
import type { ISql, Sql } from 'postgres'

/** What the function of the database is asked, by the names of the contract. */
export type Submission = {
  event: string
  builtAt: Date
  asOf: Date | null
  capacity: number
  closesAt: Date | null
  endsAt: Date
  retentionDays: number
  submissionId: string
  fullName: string
  email: string
  attendance: 'solo' | 'plusOne'
  locale: string
  noticeVersion: string
}

export type Outcome = 'registered' | 'email_taken' | 'capacity_full' | 'registration_closed' | 'submission_conflict'

const firstBuild = new Date('2025-08-01T12:00:00Z')

/** Of a build so many hours after the one that `aSubmission` comes from; negative ones were before it. */
export const builtLater = (hours: number) => ({ builtAt: new Date(firstBuild.getTime() + hours * 60 * 60 * 1000) })

let guests = 0

/** A guest that nobody has seen before; `but` says what matters to the test. */
export function aSubmission(but: Partial<Submission> = {}): Submission {
  const number = ++guests
  return {
    event: 'vecer',
    builtAt: firstBuild,
    asOf: null,
    capacity: 10,
    closesAt: null,
    endsAt: new Date('2099-09-04T20:00:00Z'),
    retentionDays: 30,
    submissionId: randomUUID(),
    fullName: `Host Číslo ${number}`,
    email: `host.${number}@example.org`,
    attendance: 'solo',
    locale: 'cs',
    noticeVersion: '1',
    ...but,
  }
}

export async function register(sql: ISql, submission: Submission): Promise<Outcome> {
  const { event, builtAt, asOf, capacity, closesAt, endsAt, retentionDays } = submission
  const { submissionId, fullName, email, attendance, locale, noticeVersion } = submission
  const [row] = await sql<{ outcome: Outcome }[]>`
    select public.register(
      ${event}, ${builtAt}, ${asOf}, ${capacity}, ${closesAt}, ${endsAt}, ${retentionDays},
      ${submissionId}, ${fullName}, ${email}, ${attendance}, ${locale}, ${noticeVersion}
    ) as outcome`
  if (!row) throw new Error('register() answered nothing')
  return row.outcome
}

/** As a deploy from before calls it, without the time of its build. */
export async function registerAsBefore(sql: Sql, submission: Submission): Promise<Outcome | undefined> {
  const { event, capacity, closesAt, submissionId, fullName, email, attendance, locale, noticeVersion } = submission
  const [row] = await sql<{ outcome: Outcome }[]>`
    select public.register(
      ${event}, ${capacity}, ${closesAt}, ${submissionId}, ${fullName}, ${email}, ${attendance}, ${locale}, ${noticeVersion}
    ) as outcome`
  return row?.outcome
}

/** As PostgREST calls it: of the function's settings it sets these for the whole transaction, before the call. */
export async function registerAsPostgrest(sql: Sql, submission: Submission): Promise<Outcome> {
  const answered = await sql.begin(async (transaction) => {
    await transaction`
      select set_config(split_part(setting, '=', 1), split_part(setting, '=', 2), true)
        from pg_proc, unnest(proconfig) as setting
        where oid = ${registerFunction}::regprocedure
          and split_part(setting, '=', 1) in ('statement_timeout', 'default_transaction_isolation')`
    return register(transaction, submission)
  })
  return answered
}

/** register() by its parameters' types: the one from before is called the same. */
export const registerFunction =
  'public.register(text, timestamptz, timestamptz, int, timestamptz, timestamptz, int, uuid, text, text, text, text, text)'

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
