import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

export type Migration = { version: string; name: string; sql: string }

/** Reads the migrations of this project. */
export const readMigrations = () => readFiles('supabase/migrations')

/** Reads what the migrations make together, by subject. */
export const readSchemas = () => readFiles('supabase/schemas')

/** Reads the files of a folder whose names begin with a number, in the order in which the Supabase CLI applies them. */
async function readFiles(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => /^\d+_.+\.sql$/.test(file)).sort()
  return Promise.all(
    files.map(async (file) => {
      const [version = '', ...name] = path.basename(file, '.sql').split('_')
      return { version, name: name.join('_'), sql: await readFile(path.join(folder, file), 'utf8') }
    }),
  )
}

/** The database to migrate. `exec` runs several statements; `strings` returns the first column of a query. */
export type Database = {
  exec(sql: string): Promise<unknown>
  strings(sql: string): Promise<string[]>
}

/**
 * Applies the pending migrations, each in a transaction. Records them in the table of the Supabase CLI.
 * @throws Error with a message of one line if a migration fails, or if the database has others
 */
export async function applyMigrations(database: Database, migrations: Migration[]): Promise<void> {
  await database.exec(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text primary key, name text);
    revoke all on schema supabase_migrations from public;`)
  const applied = new Set(await database.strings('select version from supabase_migrations.schema_migrations'))
  const known = new Set(migrations.map(({ version }) => version))
  if ([...applied].some((version) => !known.has(version))) {
    throw new Error('This database was made by other migrations than those of supabase/migrations.')
  }
  for (const { version, name, sql } of migrations.filter(({ version }) => !applied.has(version))) {
    const record = `insert into supabase_migrations.schema_migrations values (${quoted(version)}, ${quoted(name)});`
    await database.exec(`begin;\n${sql}\n;${record}\ncommit;`).catch(async (error: Error) => {
      await database.exec('rollback')
      throw new Error(`The migration ${version}_${name} failed: ${error.message}`)
    })
  }
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
