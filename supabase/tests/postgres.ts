import postgres, { type Sql } from 'postgres'
import { readMigrations, type Migration } from '../../tools/database/migrations'
import { runPostgres, runSql } from './postgres-server'
import { copyData, migrated } from './prepared-data'

export type Postgres = {
  /**
   * Creates a database and applies the migrations.
   * @param likeHosted applies them as hosted Supabase does: as an owner that is not a superuser, and with default
   * privileges that let anon and authenticated execute new functions in `public`
   * @param migrations all of them by default
   * @returns the URL of the database
   */
  createDatabase(likeHosted?: boolean, migrations?: Migration[]): Promise<string>
  /** Connects a client. @param connections how many calls can run at once */
  connect(url: string, connections?: number): Sql
  /** Closes all clients, to free their connections for the next test. */
  disconnect(): Promise<void>
  /** Kills the server, as a machine failure would: it writes nothing more. */
  kill(): Promise<void>
  /** Starts the server again after `kill`. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** Starts a real PostgreSQL with its data in a temporary folder; it is deleted by `stop`, or when this process ends. */
export async function startPostgres(): Promise<Postgres> {
  const server = await runPostgres(await copyData())
  const known = await arrayTypes(server.urlOf('postgres'))
  const clients: Sql[] = []
  let databases = 0

  const connect = (url: string, connections = 1) => {
    const sql = postgres(url, { max: connections, backoff: false, fetch_types: false, onnotice: () => undefined })
    Object.assign(sql.options.parsers, known.parsers)
    Object.assign(sql.options.serializers, known.serializers)
    clients.push(sql)
    return sql
  }
  const disconnect = async () => {
    await Promise.all(clients.splice(0).map((sql) => sql.end({ timeout: 1 }).catch(() => undefined)))
  }

  return {
    connect,
    disconnect,
    async createDatabase(likeHosted = false, migrations) {
      const name = `test_${++databases}`
      const isCopy = !likeHosted && !migrations
      await runSql(server.urlOf('postgres'), [
        `create database ${name} ${isCopy ? `template ${migrated} strategy file_copy` : ''}`,
      ])
      if (isCopy) return server.urlOf(name)
      if (likeHosted) {
        await runSql(server.urlOf(name), [
          'create role owner login createrole',
          `grant create on database ${name} to owner`,
          'grant create on schema public to owner',
          `alter default privileges for role owner in schema public grant all on functions to ${roles.join()}`,
        ])
      }
      const statements = (migrations ?? (await readMigrations())).map(({ sql }) => sql)
      await runSql(server.urlOf(name, likeHosted ? 'owner' : undefined), statements)
      return server.urlOf(name)
    },
    kill: () => server.kill(),
    start: () => server.start(),
    async stop() {
      await disconnect()
      await server.stop()
    },
  }
}

/** How arrays are read and written. By default, the driver asks for this with each of its connections. */
async function arrayTypes(url: string) {
  const sql = postgres(url, { max: 1 })
  await sql`select`
  await sql.end()
  return sql.options
}

/** The roles of hosted Supabase, which the copied data have as well. */
const roles = ['anon', 'authenticated', 'service_role']
