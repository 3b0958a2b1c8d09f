import { randomUUID } from 'node:crypto'
import type { ISql, Sql } from 'postgres'
import type { FieldArguments, RegisterOutcome } from '../../netlify/storage/database-types'
import type { EventRow } from '../../netlify/storage/event-types'
import { columnsOf, exampleRegistration, type FieldName, type FormName } from '../../src/registration/fields'
import { call } from './call'

/** A registration with all values that `public.register` takes. */
export type Submission = Facts &
  Record<Exclude<FieldName, 'attendance' | 'persons'>, string> &
  Seats & {
    submissionId: string
    locale: string
    noticeVersion: string
    mail: boolean | null
    waiting: boolean | null
    /** The hash of the network today, and of the day before; null: not limited. */
    network: string | null
    networkBefore: string | null
    /** The secret of the browser; null: none. */
    secret: string | null
  }

type Facts = {
  event: string
  builtAt: Date
  asOf: Date | null
  capacity: number
  opensAt: Date | null
  closesAt: Date | null
  startsAt?: Date
  endsAt: Date
  place?: string
  availability: 'full' | 'closed' | null
  waitingList: boolean
  retentionDays: number
  /** Whether the event was called off. */
  calledOff?: boolean
}

export type Outcome = RegisterOutcome

type Seats = { attendance: 'solo' | 'plusOne' | null; persons: number | null }

/** What a guest enters in a form to take one seat or two. */
export function seatsIn(form: FormName, seats: 1 | 2): Seats {
  return form === 'invitation'
    ? { attendance: seats === 2 ? 'plusOne' : 'solo', persons: null }
    : { attendance: null, persons: seats }
}

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
    opensAt: null,
    closesAt: null,
    endsAt: new Date('2099-09-04T20:00:00Z'),
    availability: null,
    waitingList: false,
    retentionDays: 30,
    submissionId: randomUUID(),
    ...exampleRegistration('invitation'),
    fullName: `Host Číslo ${number}`,
    email: `host.${number}@example.org`,
    ...seatsIn('invitation', 1),
    locale: 'cs',
    noticeVersion: '1',
    mail: null,
    waiting: null,
    network: null,
    networkBefore: null,
    secret: null,
    ...changes,
  }
}

/**
 * The facts of the event as a build writes them, with times in ISO 8601. A test may leave out what a build always
 * names.
 */
export function factsOf({ event, builtAt, asOf, capacity, ...facts }: Facts): EventRow {
  const row = {
    id: event,
    built_at: builtAt,
    as_of: asOf,
    capacity,
    opens_at: facts.opensAt,
    closes_at: facts.closesAt,
    starts_at: facts.startsAt,
    ends_at: facts.endsAt,
    place: facts.place,
    availability: facts.availability,
    waiting_list: facts.waitingList,
    retention_days: facts.retentionDays,
    called_off: facts.calledOff ?? false,
  }
  return JSON.parse(JSON.stringify(row)) as EventRow
}

/** The arguments of `public.register`, by name. */
export function argumentsOf(submission: Submission) {
  const fields = Object.entries(columnsOf(submission)).map(([column, value]) => [`p_${column}`, value] as const)
  return {
    p_facts: factsOf(submission),
    p_submission_id: submission.submissionId,
    ...(Object.fromEntries(fields) as FieldArguments),
    p_locale: submission.locale,
    p_notice_version: submission.noticeVersion,
    p_mail: submission.mail,
    p_waiting: submission.waiting,
    p_network: submission.network,
    p_network_before: submission.networkBefore,
    p_secret: submission.secret,
  }
}

export const register = (sql: ISql, submission: Submission) => call(sql, 'register', argumentsOf(submission))

/** Registers a guest who gets a confirmation. @param mail whether mail is set up */
export const registerWithMail = (sql: ISql, submission: Submission, mail = true) =>
  register(sql, { ...submission, mail })

/** Registers as PostgREST does: it applies these settings of the function to the whole transaction, before the call. */
export async function registerAsPostgrest(sql: Sql, submission: Submission): Promise<Outcome> {
  const { signature } = await registerSignature(sql)
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

/** How register() is called. */
export async function registerSignature(sql: ISql): Promise<Signature> {
  const [found] = await sql<Signature[]>`
    select oid::regprocedure::text as signature, pg_get_function_identity_arguments(oid) as parameters,
        proargnames as names
      from pg_proc
      where pronamespace = 'public'::regnamespace and proname = 'register'`
  if (!found) throw new Error('The database has no register().')
  return found
}

/** The seats of an event: the number in its row, and the sum over its registrations. */
export async function storedSeats(sql: Sql, event = 'vecer') {
  const [row] = await sql<{ taken: number; counted: number; capacity: number }[]>`
    select taken, capacity,
      (select coalesce(sum(seats), 0)::int from private.registrations_and_guests
        where event_id = private.events.id and state = 'registered') as counted
    from private.events where id = ${event}`
  if (!row) throw new Error(`The event ${event} is not in the database.`)
  return row
}
