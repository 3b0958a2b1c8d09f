/** @jest-environment node */
import fc from 'fast-check'
import type { Sql } from 'postgres'
import { createDatabaseWithoutLock, untilOneWaits } from './at-once'
import { cancel, change, erase, tokenOf, update } from './changes'
import { arrive, Device, doorGuests, newGuestOf, openWith, tick, walkIn } from './door'
import { builtLater, register } from './submission'
import { server, sql, useBusyDatabase } from './use-database'

useBusyDatabase(20)

type Door = Awaited<ReturnType<typeof openWith>>
type Write = (door: Door) => Promise<unknown>

let builds = 0

/** Anybody whom the event knows, also if they have no seat. */
async function idsOf({ event }: Door['event']): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id::text from private.registrations_and_guests where event_id = ${event} order by id`
  return rows.map(({ id }) => id)
}

const one = <T>(values: T[], index: number): T => values[index % values.length]!

const registerGuest =
  (seats: 1 | 2): Write =>
  async ({ event, guests }) => {
    const guest = { ...newGuestOf(event, seats), waiting: true }
    if (['registered', 'waiting'].includes(await register(sql, guest))) guests.push(guest)
  }
const cancelGuest =
  (index: number): Write =>
  ({ guests }) =>
    cancel(sql, one(guests, index))
const eraseGuest =
  (index: number): Write =>
  ({ guests }) =>
    erase(sql, one(guests, index))
const keepOneSeat =
  (index: number): Write =>
  async ({ guests }) => {
    // Who has cancelled has no token.
    const token = await tokenOf(sql, one(guests, index)).catch(() => '')
    return change(sql, token, 1)
  }
const tickGuest =
  ([index, arrived]: [number, number]): Write =>
  async ({ event, key }) =>
    arrive(sql, key, tick(one([...(await idsOf(event)), '0'], index), arrived))
const addWalkIn =
  (persons: number): Write =>
  ({ key }) =>
    walkIn(sql, key, 'Host Bez Registrace', persons)
const changeCapacity =
  (capacity: number): Write =>
  ({ event }) =>
    update(sql, [{ ...newGuestOf(event), ...builtLater(++builds), capacity }], true)

const number = fc.nat(9999)
const write: fc.Arbitrary<Write> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<1 | 2>(1, 2).map(registerGuest) },
  { weight: 2, arbitrary: number.map(cancelGuest) },
  { weight: 1, arbitrary: number.map(eraseGuest) },
  { weight: 1, arbitrary: number.map(keepOneSeat) },
  { weight: 6, arbitrary: fc.tuple(number, fc.nat(2)).map(tickGuest) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 3 }).map(addWalkIn) },
  { weight: 1, arbitrary: fc.integer({ min: 20, max: 40 }).map(changeCapacity) },
)

test('devices that poll during 200 random changes end with the list that a new device gets', async () => {
  const history = fc.array(fc.noBias(write), { minLength: 200, maxLength: 200 })
  const property = fc.asyncProperty(history, async (writes) => {
    const door = await openWith(sql, 5, 30)
    const devices = [new Device(sql, door.key), new Device(sql, door.key)]
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

    const fresh = new Device(sql, door.key)
    for (const device of [fresh, ...devices]) await device.poll()
    for (const device of devices) expect(device.list()).toEqual(fresh.list())
    expect(polls).toBeGreaterThan(10)
  })
  await fc.assert(property, { numRuns: 5, endOnFailure: true })
})

/** A device polls between the commits of two changes that overlap. @returns what it shows, and what is stored */
async function pollBetweenTwoChanges(sql: Sql) {
  const { key, ids } = await openWith(sql, 2)
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

test('a device misses no change that began before another one and was committed after it', async () => {
  const { shown, stored } = await pollBetweenTwoChanges(sql)
  expect(shown).toEqual(stored)
  expect(shown.map(({ arrived }) => arrived)).toEqual([2, 2])
})

test('negative control: without the lock, it misses that change', async () => {
  const { shown, stored } = await pollBetweenTwoChanges(await createDatabaseWithoutLock(server))
  expect(stored.map(({ arrived }) => arrived)).toEqual([2, 2])
  expect(shown.map(({ arrived }) => arrived)).toEqual([0, 2])
})
