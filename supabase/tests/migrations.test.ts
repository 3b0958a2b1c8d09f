/** @jest-environment node */
import type { Sql } from 'postgres'
import { readMigrations } from '../../tools/database/migrations'
import { change, storedRegistrations, tokenOf } from './changes'
import { startPostgres, type Postgres } from './postgres'
import {
  argumentsOf,
  newSubmission,
  register,
  registerForOneEvent,
  seatsIn,
  storedSeats,
  type Submission,
} from './submission'

let server: Postgres
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.stop())

test('if another project owns a schema “private”, the migrations stop before they change anything', async () => {
  const migrations = await readMigrations()
  const sql = server.connect(await server.createDatabase(false, []))
  await sql`create schema private`
  await expect(sql.unsafe(migrations[0]?.sql ?? '').simple()).rejects.toMatchObject({
    message: 'This database has a schema "private" already, and not from these migrations.',
    hint: expect.stringContaining('alter schema private rename to') as string,
  })
  expect(await sql`select tablename from pg_tables where schemaname = 'private'`).toHaveLength(0)
})

test('the check of the schema passes on a database that already has these migrations', async () => {
  const [first] = await readMigrations()
  const sql = server.connect(await server.createDatabase())
  await sql.unsafe(first?.sql ?? '').simple()
})

test('guests from before other events took registrations keep their seats', async () => {
  const migrations = await readMigrations()
  const index = migrations.findIndex(({ name }) => name === 'register_for_every_event')
  const database = await server.createDatabase(false, migrations.slice(0, index))
  const sql = server.connect(database)
  const guest = newSubmission({ ...seatsIn('invitation', 2), capacity: 3 })
  await registerForOneEvent(sql, guest)
  await registerForOneEvent(sql, newSubmission({ capacity: 3 }))
  for (const migration of migrations.slice(index)) await sql.unsafe(migration.sql).simple()

  expect(await storedSeats(sql)).toEqual({ taken: 3, counted: 3, capacity: 3 })
  expect(await register(sql, guest)).toBe('registered')
  expect(await register(sql, newSubmission({ capacity: 3 }))).toBe('capacity_full')
  await sql`select public.erase_registration('vecer', ${guest.email})`
  expect(await storedSeats(sql)).toEqual({ taken: 1, counted: 1, capacity: 3 })
})

test('guests from before waiting lists keep their places and their mails, which get links', async () => {
  const migrations = await readMigrations()
  const index = migrations.findIndex(({ name }) => name === 'add_states_and_tokens')
  const sql = server.connect(await server.createDatabase(false, migrations.slice(0, index)))
  const [waiting, sent, without] = [1, 2, 3].map(() => newSubmission({ capacity: 3 })) as [
    Submission,
    Submission,
    Submission,
  ]
  for (const guest of [waiting, sent]) await registerBeforeStates(sql, guest, true)
  await registerBeforeStates(sql, without, false)
  await sql`update private.outbox set sent_at = now() where submission_id = ${sent.submissionId}`
  for (const migration of migrations.slice(index)) await sql.unsafe(migration.sql).simple()

  expect(await storedRegistrations(sql)).toEqual([
    { email: waiting.email, state: 'registered', seats: 1, mails: ['registered'] },
    { email: sent.email, state: 'registered', seats: 1, mails: [] },
    { email: without.email, state: 'registered', seats: 1, mails: [] },
  ])
  const token = await tokenOf(sql, waiting)
  expect(await sql`select kind, email, token from public.claim_mail()`).toEqual([
    { kind: 'registered', email: waiting.email, token },
  ])
  expect(await register(sql, without)).toBe('registered')
  expect(await register(sql, newSubmission({ capacity: 3 }))).toBe('capacity_full')
  expect(await change(sql, token, 0)).toMatchObject({ outcome: 'cancelled' })
  expect(await storedSeats(sql)).toEqual({ taken: 2, counted: 2, capacity: 3 })
})

/** Registers as a deploy from before waiting lists. @param mail whether mail is set up */
function registerBeforeStates(sql: Sql, submission: Submission, mail: boolean) {
  const { p_waiting, p_facts, ...values } = argumentsOf({ ...submission, mail })
  const { waiting_list, ...facts } = p_facts
  const parameters = { p_facts: facts, ...values }
  const list = Object.keys(parameters).map((name, index) => `${name} => $${index + 1}`)
  return sql.unsafe(`select public.register(${list.join(', ')})`, Object.values(parameters) as never[])
}
