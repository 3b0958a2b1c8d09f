/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Sql } from 'postgres'
import { cancel, change, erase, tokenOf, update } from './changes'
import { arrive, closeDoor, Device, doorGuests, openDoor, tick, walkIn } from './door'
import { startPostgres, type Postgres } from './postgres'
import { builtLater, newSubmission, register, seatsIn, storedSeats, type Outcome, type Submission } from './submission'

jest.setTimeout(120_000)

let server: Postgres
let sql: Sql
beforeAll(async () => {
  server = await startPostgres()
  sql = await createDatabase()
})
afterAll(() => server.stop())

/** Creates a database. Opens all connections of the client first, so that the calls really arrive at once. */
async function createDatabase(connections = 40): Promise<Sql> {
  const sql = server.connect(await server.createDatabase(), connections)
  await Promise.all(Array.from({ length: connections }, () => sql`select pg_sleep(0.3)`))
  return sql
}

/** A database in which nobody waits for the lock of an event. */
async function createDatabaseWithoutLock(): Promise<Sql> {
  const sql = await createDatabase(20)
  const locking = await sql<{ source: string }[]>`
    select pg_get_functiondef(oid) as source from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosrc like '%for no key update%'`
  for (const { source } of locking) await sql.unsafe(source.replaceAll('for no key update', ''))
  await sql.unsafe('drop trigger lock_event on private.registrations')
  return sql
}

let events = 0
const newEvent = (capacity: number) => ({ event: `event-${++events}`, capacity, waitingList: true, mail: true })
type Event = ReturnType<typeof newEvent>

const newGuest = (event: Event, seats: 1 | 2 = 1) => newSubmission({ ...event, ...seatsIn('programme', seats) })

/** Registers guests for two places each, and opens the door. */
async function openWith(count: number, capacity = 100, client = sql) {
  const event = newEvent(capacity)
  const guests = Array.from({ length: count }, () => newGuest(event, 2))
  for (const guest of guests) await register(client, guest)
  const key = await openDoor(client, newGuest(event))
  const ids = (await doorGuests(client, key))!.guests.map(({ id }) => id)
  return { event, guests, key, ids }
}

const shuffled = <T>(values: T[]) => values.toSorted(() => Math.random() - 0.5)

/** Starts all calls at once, in a random order, each on a connection of its own. */
const atOnce = <T>(calls: (() => Promise<T>)[]) => Promise.all(shuffled(calls).map((call) => call()))

const arrivedOf = async (key: string, client = sql) =>
  (await doorGuests(client, key))!.guests.map(({ arrived }) => arrived)

/** Waits until a connection waits for a lock of another one. */
async function untilOneWaits(client: Sql): Promise<void> {
  const waiting = () => client`
    select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  for (let attempt = 0; attempt < 2000; attempt++) if ((await waiting()).length > 0) return
  throw new Error('No connection waits.')
}

test('devices tick one guest at once: the guest arrives once, and every device is told that it is saved', async () => {
  const { key, ids } = await openWith(1)
  const answers = await atOnce(Array.from({ length: 30 }, () => () => arrive(sql, key, tick(ids[0]!, 2))))
  for (const answer of answers) expect(answer).toMatchObject({ refused: [] })
  expect(await arrivedOf(key)).toEqual([2])
})

test('two devices send the same tick at once, and another one in between: it is applied once', async () => {
  for (let round = 0; round < 10; round++) {
    const { key, ids } = await openWith(1)
    const both = tick(ids[0]!, 2)
    await arrive(sql, key, both)
    await atOnce([
      ...Array.from({ length: 10 }, () => () => arrive(sql, key, both)),
      () => arrive(sql, key, tick(ids[0]!, 1)),
    ])
    expect(await arrivedOf(key)).toEqual([1])
  }
})

test('negative control: without the lock, a tick that is sent twice at once fails', async () => {
  const sql = await createDatabaseWithoutLock()
  const { key, ids } = await openWith(1, 100, sql)
  const both = tick(ids[0]!, 2)
  await sql.begin(async (transaction) => {
    await arrive(transaction, key, both)
    const again = arrive(sql, key, both).catch((error: { code: string }) => error.code)
    await untilOneWaits(sql)
    await transaction.unsafe('commit; begin')
    expect(await again).toBe('23505')
  })
})

test('ticks against cancels: who has cancelled has not arrived, and a tick that came too late is refused', async () => {
  for (let round = 0; round < 5; round++) {
    const { guests, key, ids } = await openWith(20)
    const late = new Set<string>()
    await atOnce<unknown>([
      ...guests.map((guest) => () => cancel(sql, guest)),
      ...ids.map((id) => async () => {
        if ((await arrive(sql, key, tick(id, 2)))!.refused.length > 0) late.add(id)
      }),
    ])
    expect(await doorGuests(sql, key)).toMatchObject({ guests: [], free: 100 })
    expect(await sql`select from private.registrations where state = 'cancelled' and arrived > 0`).toHaveLength(0)
    const applied = await sql<{ id: string }[]>`
      select registration_id::text as id from private.door_actions where registration_id = any (${ids})`
    expect([...applied.map(({ id }) => id), ...late].sort()).toEqual([...ids].sort())
  }
})

test('ticks against fewer places: nobody has arrived with more than they have places', async () => {
  const { guests, key, ids } = await openWith(15)
  const tokens = await Promise.all(guests.map((guest) => tokenOf(sql, guest)))
  await atOnce<unknown>([
    ...tokens.map((token) => () => change(sql, token, 1)),
    ...ids.map((id) => () => arrive(sql, key, tick(id, 2))),
  ])
  for (const guest of (await doorGuests(sql, key))!.guests) {
    expect(guest.places).toBe(1)
    expect(guest.arrived).toBeLessThanOrEqual(1)
  }
})

test('a guest at the door against a registration for the last place: one of them gets it', async () => {
  for (let round = 0; round < 10; round++) {
    const { event, key } = await openWith(1, 3)
    const outcomes = await atOnce<string>([
      ...Array.from({ length: 10 }, () => async () => (await walkIn(sql, key))!.outcome),
      ...Array.from({ length: 10 }, () => () => register(sql, { ...newGuest(event), waiting: false })),
    ])
    expect(outcomes.filter((outcome) => outcome === 'registered')).toHaveLength(1)
    for (const outcome of outcomes) expect(['registered', 'capacity_full', 'may_wait']).toContain(outcome)
    expect(await storedSeats(sql, event.event)).toEqual({ taken: 3, counted: 3, capacity: 3 })
  }
})

test('negative control: without the lock, only the constraint keeps a guest at the door from a taken place', async () => {
  const sql = await createDatabaseWithoutLock()
  const { event, key } = await openWith(0, 1, sql)
  await sql.begin(async (transaction) => {
    await register(transaction, newGuest(event))
    const added = walkIn(sql, key).catch((error: { message: string }) => error.message)
    await untilOneWaits(sql)
    await transaction.unsafe('commit; begin')
    expect(await added).toBe('registration_invalid')
  })
})

test('one guest at the door sent 20 times at once is stored once, and 20 times answered the same', async () => {
  const { event, key } = await openWith(0, 5)
  const id = randomUUID()
  const answers = await atOnce(Array.from({ length: 20 }, () => () => walkIn(sql, key, 'Petr Příchozí', 2, id)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toMatchObject({ outcome: 'registered', free: 3 })
  expect(await storedSeats(sql, event.event)).toMatchObject({ taken: 2, counted: 2 })
})

test('who waits for a door that is being closed is refused', async () => {
  const sql = await createDatabase(4)
  const { event, key, ids } = await openWith(1, 100, sql)
  let ticking: ReturnType<typeof arrive> | undefined
  let adding: ReturnType<typeof walkIn> | undefined
  await sql.begin(async (transaction) => {
    await closeDoor(transaction, event.event)
    ticking = arrive(sql, key, tick(ids[0]!, 1))
    adding = walkIn(sql, key)
    await untilOneWaits(sql)
  })
  expect([await ticking, await adding]).toEqual([null, null])
  expect(await sql`select from private.registrations where arrived > 0`).toHaveLength(0)
})

test('everything at once on several events: no deadlock, and no event is oversold', async () => {
  const doors = await Promise.all([1, 2, 3].map(() => openWith(10, 30)))
  await atOnce<unknown>(
    doors.flatMap(({ event, guests, key, ids }) => [
      ...guests.slice(5).map((guest) => () => (Math.random() < 0.5 ? cancel(sql, guest) : erase(sql, guest))),
      ...ids.map((id) => () => arrive(sql, key, ...shuffled(ids).map((other) => tick(other, 1)), tick(id, 2))),
      ...Array.from({ length: 10 }, () => () => walkIn(sql, key)),
      ...Array.from({ length: 10 }, () => () => register(sql, newGuest(event, 2))),
      () => update(sql, [{ ...newGuest(event), ...builtLater(1), capacity: 25 }], true),
    ]),
  )
  for (const { event } of doors) {
    const { taken, counted, capacity } = await storedSeats(sql, event.event)
    expect(taken).toBe(counted)
    expect(taken).toBeLessThanOrEqual(capacity)
  }
})

describe('a device that polls while others write', () => {
  type Write = (door: Door) => Promise<unknown>
  type Door = { event: Event; key: string; guests: Submission[]; ids: () => Promise<string[]> }

  const number = fc.nat(9999)
  const one = <T>(values: T[], index: number) => values[index % values.length]
  const write = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom<1 | 2>(1, 2).map((seats): Write => async ({ event, guests }) => {
      const guest = { ...newGuest(event, seats), waiting: true }
      const outcome: Outcome = await register(sql, guest)
      if (outcome === 'registered' || outcome === 'waiting') guests.push(guest)
    }) }, // prettier-ignore
    {
      weight: 2,
      arbitrary: number.map(
        (index): Write =>
          async ({ guests }) =>
            cancel(sql, one(guests, index)!),
      ),
    },
    {
      weight: 1,
      arbitrary: number.map(
        (index): Write =>
          async ({ guests }) =>
            erase(sql, one(guests, index)!),
      ),
    },
    { weight: 1, arbitrary: number.map((index): Write => async ({ guests }) => {
      const token = await tokenOf(sql, one(guests, index)!).catch(() => undefined)
      return token && change(sql, token, 1)
    }) }, // prettier-ignore
    { weight: 6, arbitrary: fc.tuple(number, fc.nat(2)).map(([index, arrived]): Write => async ({ key, ids }) => {
      const id = one(await ids(), index)
      return id && arrive(sql, key, tick(id, arrived))
    }) }, // prettier-ignore
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 3 }).map((persons): Write => ({ key }) => walkIn(sql, key, 'Host Bez Registrace', persons)) }, // prettier-ignore
    { weight: 1, arbitrary: fc.integer({ min: 20, max: 40 }).map((capacity): Write => ({ event }) =>
      update(sql, [{ ...newGuest(event), ...builtLater(++builds), capacity }], true)) }, // prettier-ignore
  )
  let builds = 0

  test('ends with the list that a new device gets, whatever 200 changes were made', async () => {
    const history = fc.array(fc.noBias(write), { minLength: 200, maxLength: 200 })
    const property = fc.asyncProperty(history, async (writes) => {
      const { event, guests, key, ids } = await openWith(5, 30)
      const knownIds = async () => {
        const rows = await sql<{ id: string }[]>`
          select id::text from private.registrations where event_id = ${event.event} order by random() limit 20`
        return rows.length > 0 ? rows.map(({ id }) => id) : ids
      }
      const door: Door = { event, key, guests, ids: knownIds }
      const devices = [new Device(sql, key), new Device(sql, key)]
      let isOver = false
      let polls = 0
      const polling = devices.map(async (device) => {
        for (; !isOver; polls++) await device.poll()
      })
      const left = [...writes]
      const writer = async () => {
        for (let next = left.pop(); next; next = left.pop()) await next(door)
      }
      await Promise.all(Array.from({ length: 8 }, writer))
      isOver = true
      await Promise.all(polling)

      const fresh = new Device(sql, key)
      await fresh.poll()
      for (const device of devices) {
        await device.poll()
        expect(device.list()).toEqual(fresh.list())
      }
      expect(polls).toBeGreaterThan(10)
    })
    await fc.assert(property, { numRuns: 5, endOnFailure: true })
  })

  /** A device polls after a later change was committed, and before an earlier one. @returns what it shows, and what is */
  async function pollBetweenTwoChanges(sql: Sql) {
    const { key, ids } = await openWith(2, 100, sql)
    const device = new Device(sql, key)
    await device.poll()
    let second: Promise<unknown> | undefined
    await sql.begin(async (transaction) => {
      await arrive(transaction, key, tick(ids[0]!, 2))
      second = arrive(sql, key, tick(ids[1]!, 2))
      await Promise.race([second, untilOneWaits(sql)])
      await device.poll()
    })
    await second
    await device.poll()
    return { shown: device.list(), stored: (await doorGuests(sql, key))!.guests }
  }

  test('misses no change of a transaction that began before another one and ended after it', async () => {
    const { shown, stored } = await pollBetweenTwoChanges(await createDatabase(4))
    expect(shown).toEqual(stored)
    expect(shown.map(({ arrived }) => arrived)).toEqual([2, 2])
  })

  test('negative control: without the lock, it misses that change', async () => {
    const { shown, stored } = await pollBetweenTwoChanges(await createDatabaseWithoutLock())
    expect(stored.map(({ arrived }) => arrived)).toEqual([2, 2])
    expect(shown.map(({ arrived }) => arrived)).toEqual([0, 2])
  })
})
