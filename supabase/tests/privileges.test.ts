/** @jest-environment node */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Sql } from 'postgres'
import { inviteOne } from './personal-invitations'
import { newSubmission, register } from './submission'
import { server, useServer } from './use-database'

const projectFunctions = `
  select oid from pg_proc where pronamespace in ('private'::regnamespace, 'public'::regnamespace)`

/** What anon, authenticated and service_role may do with the schema, the tables and the functions of the project. */
const rightsOf = (...roles: string[]) => `
  with role as (select unnest(array['${roles.join("','")}']) as name)
  select format('%s: schema %s', role.name, nspname) as right from role, pg_namespace
    where nspname = 'private' and has_schema_privilege(role.name, oid, 'usage, create')
  union all
  select format('%s: %s', role.name, oid::regclass) from role, pg_class
    where relnamespace = 'private'::regnamespace and relkind in ('r', 'v')
      and has_table_privilege(role.name, oid, 'select, insert, update, delete, truncate, references, trigger')
  union all
  select format('%s: %s', role.name, oid::regclass) from role, pg_class
    where relnamespace = 'private'::regnamespace and relkind = 'S'
      and has_sequence_privilege(role.name, oid, 'usage, select, update')
  union all
  select format('%s: %s', role.name, oid::regprocedure) from role, pg_proc
    where oid in (${projectFunctions}) and has_function_privilege(role.name, oid, 'execute')
      and (role.name <> 'service_role' or pronamespace = 'private'::regnamespace)`

const allRights = rightsOf('anon', 'authenticated', 'service_role')

test('on the embedded Supabase, nobody has a right, but service_role to the functions in public', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'test-rights-'))
  try {
    const env = { ...process.env, SUPABASE_FOLDER: folder, QUERY: allRights }
    const program = path.join(__dirname, 'pglite-rights.mts')
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', require.resolve('tsx'), program], {
      env,
    })
    expect(JSON.parse(stdout)).toEqual([])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

// Hosted Supabase already has the roles and their default privileges. On plain PostgreSQL the migrations create them.
describe.each([
  ['hosted Supabase', true],
  ['plain PostgreSQL', false],
])('on %s', (_, likeHosted) => {
  let sql: Sql
  useServer()
  beforeAll(async () => {
    sql = server.connect(await server.createDatabase(likeHosted))
    await register(sql, newSubmission())
    await inviteOne(sql)
  })

  test.each(['anon', 'authenticated'])('%s can execute, read and write nothing', async (role) => {
    expect(await sql.unsafe(allRights)).toEqual([])
    await expect(as(role, 'select * from private.guests')).rejects.toMatchObject({ code: '42501' })
    await expect(as(role, 'select * from private.registrations_and_guests')).rejects.toMatchObject({ code: '42501' })
    await expect(as(role, 'delete from private.registrations')).rejects.toMatchObject({ code: '42501' })
    await expect(as(role, `select public.organiser_guests('vecer', null)`)).rejects.toMatchObject({ code: '42501' })
  })

  const as = (role: string, statement: string) =>
    sql.begin(async (transaction) => {
      await transaction`set local role ${transaction(role)}`
      return transaction.unsafe(statement)
    })

  test('the secret key can call the functions and nothing else', async () => {
    expect(await as('service_role', `select public.organiser_guests('vecer', null)`)).toMatchObject([
      { organiser_guests: { guests: [{ walk_in: false }] } },
    ])
    await expect(as('service_role', 'select * from private.registrations_and_guests')).rejects.toMatchObject({
      code: '42501',
    })
    await expect(as('service_role', 'update private.events set capacity = 9999')).rejects.toMatchObject({
      code: '42501',
    })
  })

  test('the list of rights sees a right to the schema, to a table and to a function', async () => {
    let seen: string[] = []
    const undo = new Error('undo')
    const granted = sql.begin(async (transaction) => {
      await transaction`grant usage on schema private to anon`
      await transaction`grant insert on private.guests to authenticated`
      await transaction`grant execute on function public.claim_mail to anon`
      await transaction`grant execute on function private.hash_of to service_role`
      seen = (await transaction.unsafe<{ right: string }[]>(allRights)).map(({ right }) => right)
      throw undo
    })
    await expect(granted).rejects.toBe(undo)
    expect(seen.sort()).toEqual([
      'anon: claim_mail()',
      'anon: schema private',
      'authenticated: private.guests',
      'service_role: private.hash_of(text)',
    ])
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
