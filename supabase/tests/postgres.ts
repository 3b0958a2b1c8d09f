import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import postgres, { type Sql } from 'postgres'
import { readMigrations, type Migration } from '../../tools/database/migrations'

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

/** Starts a real PostgreSQL in a temporary folder; it is deleted by `stop`, or when this process ends. */
export async function startPostgres(): Promise<Postgres> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'supabase/tests/postgres-process.mts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  const ready = async () => {
    const [line] = (await Promise.race([once(lines, 'line'), failure])) as [string]
    return JSON.parse(line) as { port: number; folder: string }
  }
  const failure = once(child, 'exit').then(() => {
    throw new Error('PostgreSQL for the tests did not start.')
  })
  failure.catch(() => undefined)

  const { port, folder } = await ready()
  const clients: Sql[] = []
  let databases = 0

  const urlOf = (database: string, user = 'postgres') => `postgres://${user}:password@127.0.0.1:${port}/${database}`
  const connect = (url: string, connections = 1) => {
    const sql = postgres(url, { max: connections, backoff: false, onnotice: () => undefined })
    clients.push(sql)
    return sql
  }
  const disconnect = async () => {
    await Promise.all(clients.splice(0).map((sql) => sql.end({ timeout: 1 }).catch(() => undefined)))
  }

  const run = async (url: string, statements: string[]) => {
    const sql = connect(url)
    for (const statement of statements) await sql.unsafe(statement).simple()
    await sql.end()
  }

  return {
    connect,
    disconnect,
    async createDatabase(likeHosted = false, migrations) {
      const name = `test_${++databases}`
      const admin = postgres(urlOf('postgres'), { max: 1 })
      await admin`create database ${admin(name)}`
      await admin.end()
      if (likeHosted) {
        await run(urlOf(name), [
          ...roles.map((role) => `create role ${role} nologin`),
          "create role owner login createrole password 'password'",
          `grant create on database ${name} to owner`,
          'grant create on schema public to owner',
          `alter default privileges for role owner in schema public grant all on functions to ${roles.join()}`,
        ])
      }
      const statements = (migrations ?? (await readMigrations())).map(({ sql }) => sql)
      await run(urlOf(name, likeHosted ? 'owner' : undefined), statements)
      return urlOf(name)
    },
    async kill() {
      const [pid] = (await readFile(path.join(folder, 'postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGKILL')
      await waitForExit(Number(pid))
    },
    async start() {
      child.stdin.write('start\n')
      await ready()
    },
    async stop() {
      await disconnect()
      const exit = child.exitCode === null ? once(child, 'exit') : undefined
      child.stdin.end()
      await exit
      if (existsSync(folder)) throw new Error(`PostgreSQL for the tests left ${folder} behind.`)
    },
  }
}

const roles = ['anon', 'authenticated', 'service_role']

async function waitForExit(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0)
    } catch {
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
