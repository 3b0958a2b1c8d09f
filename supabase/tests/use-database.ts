import type { Sql } from 'postgres'
import { createBusyDatabase } from './at-once'
import { startPostgres, type Postgres } from './postgres'
import { clear } from './time'

// Set by the functions below before the first test. Imports are live bindings, so that tests see what was set.
export let server: Postgres
/** The URL of the database of `useDatabase`, to connect further clients. */
export let url: string
export let sql: Sql

/** Runs a PostgreSQL server for the tests of a file, or of a `describe`. */
export function useServer(): void {
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server.stop())
}

/**
 * Runs a server with a database for the tests of a file, and empties it before each of them.
 * @param connections how many calls can run at once
 * @param mail whether mail is set up before each test; by default as the test before has left it
 */
export function useDatabase({ connections = 1, mail }: { connections?: number; mail?: boolean } = {}): void {
  useServer()
  beforeAll(async () => {
    url = await server.createDatabase()
    sql = server.connect(url, connections)
  })
  beforeEach(async () => {
    await clear(sql)
    if (mail !== undefined) await sql`update private.settings set mail = ${mail}`
  })
}

/** Runs a server with a database of `createBusyDatabase` for the tests of a file, and empties it before each of them. */
export function useBusyDatabase(connections?: number): void {
  useServer()
  beforeAll(async () => {
    sql = await createBusyDatabase(server, connections)
  })
  beforeEach(() => clear(sql))
}
