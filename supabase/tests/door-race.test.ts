/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { atOnce, createDatabaseWithoutLock, expectWithinCapacity, overlap, shuffled } from './at-once'
import { cancel, change, erase, tokenOf, update } from './changes'
import { arrive, closeDoor, doorGuests, newGuestOf, openWith, tick, walkIn } from './door'
import { builtLater, register, storedSeats } from './submission'
import { server, sql, useBusyDatabase } from './use-database'

useBusyDatabase()

let unlocked: Sql
beforeAll(async () => {
  unlocked = await createDatabaseWithoutLock(server)
})

const arrivedOf = async (key: string) => (await doorGuests(sql, key))!.guests.map(({ arrived }) => arrived)

test('devices tick one guest at once: the guest arrives once, and every device is told that it is saved', async () => {
  const { key, ids } = await openWith(sql, 1)
  const answers = await atOnce(Array.from({ length: 30 }, () => () => arrive(sql, key, tick(ids[0]!, 2))))
  for (const answer of answers) expect(answer).toMatchObject({ refused: [] })
  expect(await arrivedOf(key)).toEqual([2])
})

test('two devices send the same tick at once, and another one in between: it is applied once', async () => {
  for (let round = 0; round < 10; round++) {
    const { key, ids } = await openWith(sql, 1)
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
  const { key, ids } = await openWith(unlocked, 1, 100)
  const both = tick(ids[0]!, 2)
  const [, again] = await overlap(
    unlocked,
    (transaction) => arrive(transaction, key, both),
    () => arrive(unlocked, key, both).catch((error: { code: string }) => error.code),
  )
  expect(again).toBe('23505')
})

test('ticks against cancels: a guest who has cancelled has not arrived, and a tick that came too late is refused', async () => {
  for (let round = 0; round < 5; round++) {
    const { guests, key, ids } = await openWith(sql, 20)
    const late = new Set<string>()
    await atOnce<() => Promise<unknown>>([
      ...guests.map((guest) => () => cancel(sql, guest)),
      ...ids.map((id) => async () => {
        if ((await arrive(sql, key, tick(id, 2)))!.refused.length > 0) late.add(id)
      }),
    ])
    expect(await doorGuests(sql, key)).toMatchObject({ guests: [], free: 100 })
    expect(
      await sql`select from private.registrations_and_guests where state = 'cancelled' and arrived > 0`,
    ).toHaveLength(0)
    const applied = await sql<{ id: string }[]>`
      select registration_id::text as id from private.door_actions where registration_id = any (${ids})`
    expect([...applied.map(({ id }) => id), ...late].sort()).toEqual([...ids].sort())
  }
})

test('ticks against fewer seats: whoever is inside keeps the seats', async () => {
  const { guests, key, ids } = await openWith(sql, 15)
  const tokens = await Promise.all(guests.map((guest) => tokenOf(sql, guest)))
  await atOnce<() => Promise<unknown>>([
    ...tokens.map((token) => () => change(sql, token, 1)),
    ...ids.map((id) => () => arrive(sql, key, tick(id, 2))),
  ])
  for (const guest of (await doorGuests(sql, key))!.guests) {
    expect([guest.seats, guest.arrived]).toEqual(guest.seats === 1 ? [1, 0] : [2, 2])
  }
})

test('a guest at the door against a registration for the last seat: one of them gets it', async () => {
  for (let round = 0; round < 10; round++) {
    const { event, key } = await openWith(sql, 1, 3)
    const outcomes = await atOnce([
      ...Array.from({ length: 10 }, () => async () => (await walkIn(sql, key))!.outcome),
      ...Array.from({ length: 10 }, () => () => register(sql, { ...newGuestOf(event), waiting: false })),
    ])
    expect(outcomes.filter((outcome) => outcome === 'registered')).toHaveLength(1)
    for (const outcome of outcomes) expect(['registered', 'capacity_full', 'may_wait']).toContain(outcome)
    expect(await storedSeats(sql, event.event)).toEqual({ taken: 3, counted: 3, capacity: 3 })
  }
})

test('negative control: without the lock, only the constraint keeps a guest at the door from a taken seat', async () => {
  const { event, key } = await openWith(unlocked, 0, 1)
  const [, added] = await overlap(
    unlocked,
    (transaction) => register(transaction, newGuestOf(event)),
    () => walkIn(unlocked, key).catch((error: { message: string }) => error.message),
  )
  expect(added).toBe('registration_invalid')
})

test('one guest at the door sent 20 times at once is stored once, and 20 times answered the same', async () => {
  const { event, key } = await openWith(sql, 0, 5)
  const id = randomUUID()
  const answers = await atOnce(Array.from({ length: 20 }, () => () => walkIn(sql, key, 'Petr Příchozí', 2, id)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toMatchObject({ outcome: 'registered', free: 3 })
  expect(await storedSeats(sql, event.event)).toMatchObject({ taken: 2, counted: 2 })
})

test('a request that waits for a door that is being closed is refused', async () => {
  const { event, key, ids } = await openWith(sql, 1, 100)
  const [, answers] = await overlap(
    sql,
    (transaction) => closeDoor(transaction, event.event),
    () => Promise.all([arrive(sql, key, tick(ids[0]!, 1)), walkIn(sql, key)]),
  )
  expect(answers).toEqual([null, null])
  expect(await sql`select from private.registrations_and_guests where arrived > 0`).toHaveLength(0)
})

test('everything at once on several events: no deadlock, and no event is oversold', async () => {
  const doors = await Promise.all([1, 2, 3].map(() => openWith(sql, 10, 30)))
  await atOnce<() => Promise<unknown>>(
    doors.flatMap(({ event, guests, key, ids }) => [
      ...guests.slice(5).map((guest) => () => (Math.random() < 0.5 ? cancel(sql, guest) : erase(sql, guest))),
      ...ids.map((id) => () => arrive(sql, key, ...shuffled(ids).map((other) => tick(other, 1)), tick(id, 2))),
      ...Array.from({ length: 10 }, () => () => walkIn(sql, key)),
      ...Array.from({ length: 10 }, () => () => register(sql, newGuestOf(event, 2))),
      () => update(sql, [{ ...newGuestOf(event), ...builtLater(1), capacity: 25 }], true),
    ]),
  )
  for (const { event } of doors) {
    await expectWithinCapacity(sql, event.event)
  }
})
