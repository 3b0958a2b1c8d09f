/** @jest-environment node */
import { readMigrations } from '../../tools/database/migrations'
import { startPostgres, type Postgres } from './postgres'
import { newSubmission, register, registerForOneEvent, seatsIn, storedSeats } from './submission'

jest.setTimeout(60_000)

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
