/** @jest-environment node */
import type { Sql } from 'postgres'
import { inviteOne } from './invitations'
import { newSubmission, register } from './submission'
import { startPostgres, type Postgres } from './postgres'

const projectFunctions = `
  select oid from pg_proc where pronamespace in ('private'::regnamespace, 'public'::regnamespace)`

// Hosted Supabase already has the roles and their default privileges. On plain PostgreSQL the migrations create them.
describe.each([
  ['hosted Supabase', true],
  ['plain PostgreSQL', false],
])('on %s', (_, likeHosted) => {
  let server: Postgres
  let sql: Sql
  beforeAll(async () => {
    server = await startPostgres()
    sql = server.connect(await server.createDatabase(likeHosted))
    await register(sql, newSubmission())
    await inviteOne(sql)
  })
  afterAll(() => server.stop())

  test.each(['anon', 'authenticated'])('%s can execute, read and write nothing', async (role) => {
    const executable = await sql.unsafe(
      `select oid::regprocedure from pg_proc where oid in (${projectFunctions}) and has_function_privilege('${role}', oid, 'execute')`,
    )
    expect(executable).toHaveLength(0)
    expect(await sql`select has_schema_privilege(${role}, 'private', 'usage, create') as may`).toEqual([{ may: false }])
    const tables = await sql<{ table: string }[]>`
      select oid::regclass::text as table from pg_class
        where relnamespace = 'private'::regnamespace and relkind in ('r', 'v')`
    expect(tables.length).toBeGreaterThan(5)
    for (const { table } of tables) {
      const all = 'select, insert, update, delete, truncate, references, trigger'
      expect(await sql`select has_table_privilege(${role}, ${table}, ${all}) as may`).toEqual([{ may: false }])
    }
    await expect(as(role, 'select * from private.registrations_and_guests')).rejects.toMatchObject({ code: '42501' })
    await expect(as(role, 'delete from private.registrations')).rejects.toMatchObject({ code: '42501' })
    await expect(as(role, `select public.list_registrations('vecer')`)).rejects.toMatchObject({ code: '42501' })
  })

  const as = (role: string, statement: string) =>
    sql.begin(async (transaction) => {
      await transaction`set local role ${transaction(role)}`
      return transaction.unsafe(statement)
    })

  test('the secret key can call the functions and nothing else', async () => {
    expect(await as('service_role', `select public.list_registrations('vecer')`)).toMatchObject([
      { list_registrations: [{ walk_in: false }] },
    ])
    await expect(as('service_role', 'select * from private.registrations_and_guests')).rejects.toMatchObject({
      code: '42501',
    })
    await expect(as('service_role', 'update private.events set capacity = 9999')).rejects.toMatchObject({
      code: '42501',
    })
  })

  test('even with every grant, only the owner sees rows, because no row-level security policy exists', async () => {
    await sql
      .unsafe('grant usage on schema private to anon; grant all on all tables in schema private to anon')
      .simple()
    expect(await as('anon', 'select * from private.registrations_and_guests')).toHaveLength(0)
    expect(await as('anon', 'select * from private.answers')).toHaveLength(0)
    expect(await as('anon', 'delete from private.registrations')).toHaveProperty('count', 0)
    expect(await sql`select tablename from pg_tables where schemaname = 'private' and not rowsecurity`).toHaveLength(0)
    expect(await sql`select * from pg_policies`).toHaveLength(0)
  })

  test('every function has an empty search_path', async () => {
    const withoutSearchPath = await sql.unsafe(
      `select oid::regprocedure from pg_proc where oid in (${projectFunctions})
     and not coalesce(proconfig, '{}') @> array['search_path=""']`,
    )
    expect(withoutSearchPath).toHaveLength(0)
  })
})
