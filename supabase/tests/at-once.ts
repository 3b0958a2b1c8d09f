import type { ISql, Sql } from 'postgres'
import { storedRegistrations } from './changes'
import type { Postgres } from './postgres'
import { storedSeats } from './submission'

/**
 * Creates a database with the migrations. Opens all connections of its client first, so that calls really arrive at once.
 * @param connections how many calls can run at once
 */
export async function createBusyDatabase(server: Postgres, connections = 20): Promise<Sql> {
  const sql = server.connect(await server.createDatabase(), connections)
  await Promise.all(Array.from({ length: connections }, () => sql`select pg_sleep(0.3)`))
  await waitLongerForLocks(sql)
  return sql
}

/**
 * Lets the functions wait a minute for a lock, not three seconds: on a busy machine, the last of a hundred calls waits
 * longer for an event. That they give up is tested in register.test.ts.
 */
export async function waitLongerForLocks(sql: Sql): Promise<void> {
  const limited = await sql<{ signature: string }[]>`
    select oid::regprocedure::text as signature from pg_proc where 'lock_timeout=3s' = any(proconfig)`
  for (const { signature } of limited) await sql.unsafe(`alter function ${signature} set lock_timeout = '60s'`)
}

/** A database in which nobody waits for the lock of an event. */
export async function createDatabaseWithoutLock(server: Postgres, connections = 4): Promise<Sql> {
  const sql = await createBusyDatabase(server, connections)
  const locking = await sql<{ source: string }[]>`
    select pg_get_functiondef(oid) as source from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosrc like '%for no key update%'`
  for (const { source } of locking) await sql.unsafe(source.replaceAll(/for no key update( skip locked)?/g, ''))
  await sql.unsafe('drop trigger lock_event on private.registrations; drop trigger lock_event on private.guests')
  return sql
}

export const shuffled = <T>(values: T[]) => values.toSorted(() => Math.random() - 0.5)

/** Starts all calls at once, in a random order, each on a connection of its own. */
export const atOnce = <Call extends () => PromiseLike<unknown>>(calls: Call[]) =>
  Promise.all(shuffled(calls).map((call) => call() as ReturnType<Call>))

/**
 * Makes a call in a transaction, which is committed as soon as a second call waits for one of its locks.
 * @param mayPass whether the second call may also be answered without waiting
 * @returns both answers
 */
export async function overlap<First, Second>(
  client: Sql,
  first: (transaction: ISql) => PromiseLike<First>,
  second: () => PromiseLike<Second>,
  { mayPass = false } = {},
): Promise<[First, Second]> {
  const { answer, later } = await client.begin(async (transaction) => {
    const answer = await first(transaction)
    const later = Promise.resolve(second())
    await (mayPass ? Promise.race([untilOneWaits(client), later]) : untilOneWaits(client))
    return { answer, later }
  })
  return [answer, await later]
}

/** Waits until a connection waits for a lock of another one. */
export async function untilOneWaits(client: Sql): Promise<void> {
  const waiting = () => client`
    select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  const end = Date.now() + 60_000
  while (Date.now() < end) if ((await waiting()).length > 0) return
  throw new Error('No connection waits.')
}

/** Expects that an event is not oversold, and that its seats are counted correctly. @returns how many are taken */
export async function expectWithinCapacity(sql: Sql, event: string): Promise<number> {
  const { taken, counted, capacity } = await storedSeats(sql, event)
  expect(taken).toBe(counted)
  expect(taken).toBeLessThanOrEqual(capacity)
  return taken
}

/** How many of those who wait would fit. */
export async function waitingThatFit(sql: Sql, event: string): Promise<number> {
  const { taken, capacity } = await storedSeats(sql, event)
  const stored = await storedRegistrations(sql, event)
  return stored.filter(({ state, seats }) => state === 'waiting' && seats <= capacity - taken).length
}

/** Expects also that nobody who fits is waiting. */
export async function expectCorrect(sql: Sql, event: string): Promise<void> {
  await expectWithinCapacity(sql, event)
  expect(await waitingThatFit(sql, event)).toBe(0)
}
