/** @jest-environment node */
import { readMigrations, readSchemas } from '../../tools/database/migrations'
import { catalogueOf } from './catalogue'
import { server, useServer } from './use-database'

useServer()

test('if another project owns a schema “private”, the migrations stop before they change anything', async () => {
  const migrations = await readMigrations()
  const sql = server.connect(await server.createDatabase(false, []))
  await sql`create schema private`
  await expect(sql.unsafe(migrations[0]?.sql ?? '').simple()).rejects.toMatchObject({
    message: 'This database has a schema "private" already.',
    hint: expect.stringContaining('alter schema private rename to') as string,
  })
  expect(await sql`select tablename from pg_tables where schemaname = 'private'`).toHaveLength(0)
})

test('the migrations make exactly what supabase/schemas says', async () => {
  const schemas = server.connect(await server.createDatabase(false, await readSchemas()))
  const migrated = server.connect(await server.createDatabase(false, await readMigrations()))
  const wanted = await catalogueOf(schemas)
  expect(await catalogueOf(migrated)).toEqual(wanted)
  expect(wanted.length).toBeGreaterThan(100)
})

test.each([
  ['a column', 'alter table private.guests add column phone text'],
  ['a comment', "comment on table private.guests is 'Something else'"],
  ['a grant', 'grant select on private.events to anon'],
  ['a setting of a function', "alter function public.claim_mail set lock_timeout = '9s'"],
  ['an index', 'drop index private.outbox_waiting'],
  ['a constraint', 'alter table private.outbox drop constraint outbox_secrets'],
  ['row-level security', 'alter table private.guests disable row level security'],
])('that comparison sees %s', async (_, change) => {
  const sql = server.connect(await server.createDatabase())
  const before = await catalogueOf(sql)
  await sql.unsafe(change).simple()
  expect(await catalogueOf(sql)).not.toEqual(before)
})
