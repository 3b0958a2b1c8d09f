import { randomUUID } from 'node:crypto'
import type { ISql, Sql } from 'postgres'
import { exampleRegistration, fields, forms, type Registration } from '../../src/registration/fields'

/** A registration with all values that `public.register` takes. */
export type Submission = Registration<'invitation'> & {
  event: string
  builtAt: Date
  asOf: Date | null
  capacity: number
  closesAt: Date | null
  endsAt: Date
  retentionDays: number
  submissionId: string
  locale: string
  noticeVersion: string
}

export type Outcome = 'registered' | 'email_taken' | 'capacity_full' | 'registration_closed' | 'submission_conflict'

const firstBuild = new Date('2025-08-01T12:00:00Z')

/** The time of a build this many hours after the build of `newSubmission`. */
export const builtLater = (hours: number) => ({ builtAt: new Date(firstBuild.getTime() + hours * 60 * 60 * 1000) })

let guests = 0

/** The submission of a new guest without a companion. @param changes replaces values */
export function newSubmission(changes: Partial<Submission> = {}): Submission {
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
    ...exampleRegistration('invitation'),
    fullName: `Host Číslo ${number}`,
    email: `host.${number}@example.org`,
    attendance: 'solo',
    locale: 'cs',
    noticeVersion: '1',
    ...changes,
  }
}

/** The values that the guest entered, by column. */
export const columnsOf = (submission: Submission) =>
  Object.fromEntries(forms.invitation.map((name) => [fields[name].column, submission[name] ?? null]))

/** The arguments of `public.register`, by name. */
export function argumentsOf(submission: Submission) {
  const { event, builtAt, asOf, capacity, closesAt, endsAt, retentionDays, submissionId, locale } = submission
  return {
    p_event: event,
    p_built_at: builtAt,
    p_as_of: asOf,
    p_capacity: capacity,
    p_closes_at: closesAt,
    p_ends_at: endsAt,
    p_retention_days: retentionDays,
    p_submission_id: submissionId,
    ...Object.fromEntries(Object.entries(columnsOf(submission)).map(([column, value]) => [`p_${column}`, value])),
    p_locale: locale,
    p_notice_version: submission.noticeVersion,
  }
}

/** The arguments of deploys from before builds had a time. */
export function argumentsWithoutBuildTime(submission: Submission) {
  const { event, capacity, closesAt, submissionId, fullName, email, attendance, locale, noticeVersion } = submission
  return {
    p_event: event,
    p_capacity: capacity,
    p_closes_at: closesAt,
    p_submission_id: submissionId,
    p_full_name: fullName,
    p_email: email,
    p_attendance: attendance,
    p_locale: locale,
    p_notice_version: noticeVersion,
  }
}

export const register = (sql: ISql, submission: Submission) => call(sql, argumentsOf(submission))

/** Registers as a deploy from before builds had a time. */
export const registerWithoutBuildTime = (sql: ISql, submission: Submission) =>
  call(sql, argumentsWithoutBuildTime(submission))

async function call(sql: ISql, values: Record<string, string | number | Date | null>): Promise<Outcome> {
  const list = Object.keys(values).map((name, index) => `${name} => $${index + 1}`)
  const [row] = await sql.unsafe<{ outcome: Outcome }[]>(
    `select public.register(${list.join(', ')}) as outcome`,
    Object.values(values),
  )
  if (!row) throw new Error('register() returned no row')
  return row.outcome
}

/** Registers as PostgREST does: it applies these settings of the function to the whole transaction, before the call. */
export async function registerAsPostgrest(sql: Sql, submission: Submission): Promise<Outcome> {
  const { signature } = await newestRegister(sql)
  const answered = await sql.begin(async (transaction) => {
    await transaction`
      select set_config(split_part(setting, '=', 1), split_part(setting, '=', 2), true)
        from pg_proc, unnest(proconfig) as setting
        where oid = ${signature}::regprocedure
          and split_part(setting, '=', 1) in ('statement_timeout', 'default_transaction_isolation')`
    return register(transaction, submission)
  })
  return answered
}

type Signature = { signature: string; parameters: string; names: string[] }

/** The current version of register(): of the overloads in the database, the one with the most parameters. */
export async function newestRegister(sql: ISql): Promise<Signature> {
  const [found] = await sql<Signature[]>`
    select oid::regprocedure::text as signature, pg_get_function_identity_arguments(oid) as parameters,
        proargnames as names
      from pg_proc where pronamespace = 'public'::regnamespace and proname = 'register'
      order by pronargs desc limit 1`
  if (!found) throw new Error('The database has no register().')
  return found
}

/** The seats of an event: the number in its row, and the sum over its registrations. */
export async function storedSeats(sql: Sql, event = 'vecer') {
  const [row] = await sql<{ taken: number; counted: number; capacity: number }[]>`
    select seats_taken as taken, capacity,
      (select coalesce(sum(seats), 0)::int from private.registrations where event_id = id) as counted
    from private.events where id = ${event}`
  if (!row) throw new Error(`The event ${event} is not in the database.`)
  return row
}
