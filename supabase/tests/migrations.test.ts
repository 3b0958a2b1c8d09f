/** @jest-environment node */
import { readMigrations } from '../../tools/database/migrations'
import { startPostgres, type Postgres } from './postgres'

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
