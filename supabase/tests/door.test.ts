/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { cancel, change, erase, eraseEnded, eraseEvent, listGuests, sendMessage, tokenOf, update } from './changes'
import { eraseGuest } from './organisers'
import type { WalkIn } from '../../netlify/storage/door-types'
import {
  admit,
  arrive,
  closeDoor,
  Device,
  doorGuests,
  doorOf,
  endDevice,
  letIn,
  makeLink,
  openDoor,
  tick,
  walkIn,
} from './door'
import { builtLater, newSubmission, register, seatsIn, storedSeats, type Submission } from './submission'
import { hours, pass } from './time'
import { server, sql, url, useDatabase } from './use-database'

useDatabase()

const aGuest = (fullName: string, seats: 1 | 2 = 1, changes = {}) =>
  newSubmission({ fullName, mail: true, ...seatsIn('programme', seats), ...changes })

/** Registers two guests, and opens the door. */
async function openWithGuests(changes = {}) {
  const [jana, karel] = [aGuest('Jana Nová', 2, changes), aGuest('Karel Malý', 1, changes)] as const
  for (const guest of [jana, karel]) await register(sql, guest)
  const key = await openDoor(sql, jana)
  const list = await doorGuests(sql, key)
  const [first, second] = list!.guests.map(({ id }) => id) as [string, string]
  return { jana, karel, key, ids: { jana: first, karel: second }, cursor: list!.cursor }
}

const arrivedOf = async () => {
  const rows = await sql<{ arrived: number }[]>`select arrived from private.registrations_and_guests order by id`
  return rows.map(({ arrived }) => arrived)
}

test('a key shows the guests of its event who have a seat or wait, with names and seats only', async () => {
  const { key, ids, cursor } = await openWithGuests({ capacity: 3, waitingList: true, waiting: true })
  await register(sql, aGuest('Eva Čekající', 1, { capacity: 3, waitingList: true, waiting: true }))
  await register(sql, aGuest('Ota Jinde', 1, { event: 'jinde' }))
  const list = await doorGuests(sql, key)
  expect(list).toEqual({
    event: 'vecer',
    cursor: expect.any(Number) as number,
    free: 0,
    guests: [
      { id: ids.jana, name: 'Jana Nová', seats: 2, arrived: 0, walk_in: false },
      { id: ids.karel, name: 'Karel Malý', seats: 1, arrived: 0, walk_in: false },
      { id: expect.any(String) as string, name: 'Eva Čekající', seats: 1, arrived: 0, walk_in: false, waiting: true },
    ],
    removed: [],
  })
  expect(list!.cursor).toBeGreaterThan(cursor)
})

test('an event without a registration has an empty list', async () => {
  const key = await openDoor(sql, newSubmission({ capacity: 7 }))
  expect(await doorGuests(sql, key)).toEqual({
    event: 'vecer',
    cursor: 0,
    free: 7,
    guests: [],
    removed: [],
  })
})

test('of a key only the hash is stored, and two keys of an event differ', async () => {
  const keys = [await openDoor(sql, newSubmission()), await openDoor(sql, newSubmission())]
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)])
  expect(keys[0]).not.toBe(keys[1])
  const rows = await sql`select to_jsonb(row)::text as row from private.door_keys as row`
  expect(rows).toHaveLength(2)
  for (const key of keys) expect(JSON.stringify(rows)).not.toContain(key)
})

test.each([
  ['unknown', async () => '0123456789abcdef0123456789abcdef'],
  ['empty', async () => ''],
  ['that of a link', () => makeLink(sql, newSubmission())],
  [
    'no longer valid',
    async () => {
      const key = await openDoor(sql, newSubmission())
      await sql`update private.door_keys set valid_until = now()`
      return key
    },
  ],
  [
    'closed',
    async () => {
      const key = await openDoor(sql, newSubmission())
      await closeDoor(sql, 'vecer')
      return key
    },
  ],
])('a key that is %s is refused by each function, and changes nothing', async (_state, make) => {
  await openWithGuests()
  const key = await make()
  const { ids } = await openWithGuests({ event: 'other' })
  const before = await sql`select * from private.registrations_and_guests order by id`
  expect(await doorGuests(sql, key)).toBeNull()
  expect(await arrive(sql, key, tick(ids.jana, 1))).toBeNull()
  expect(await walkIn(sql, key)).toBeNull()
  expect(await letIn(sql, key, ids.jana)).toBeNull()
  expect(await sql`select * from private.registrations_and_guests order by id`).toEqual(before)
})

test('keys go by the real clock, also if the site shows another moment', async () => {
  const past = { asOf: new Date('2021-05-04T16:00:00Z'), endsAt: new Date('2021-05-04T20:00:00Z') }
  expect(await doorGuests(sql, await openDoor(sql, newSubmission(past)))).toMatchObject({ event: 'vecer' })
})

test('to close the door ends all links and devices of one event, and counts the links that would still be of use', async () => {
  const link = await makeLink(sql, newSubmission())
  const keys = [(await admit(sql, link))!.key, (await admit(sql, link, 'Tablet'))!.key]
  await makeLink(sql, newSubmission(), { from: hours(1), admitsUntil: hours(2), until: hours(3) })
  const other = await openDoor(sql, newSubmission({ event: 'other' }))
  await sql`
    insert into private.door_links (hash, event_id, valid_from, admits_until, valid_until)
      values ('x', 'vecer', ${hours(-3)}, ${hours(-2)}, ${hours(-2)})`
  expect(await closeDoor(sql, 'vecer')).toBe(2)
  for (const key of keys) expect(await doorGuests(sql, key)).toBeNull()
  expect(await admit(sql, link)).toBeNull()
  expect(await doorGuests(sql, other)).not.toBeNull()
  expect(await closeDoor(sql, 'vecer')).toBe(0)
})

test.each([
  ['unknown', async () => '0123456789abcdef0123456789abcdef'],
  ['not valid yet', () => makeLink(sql, newSubmission(), { from: hours(1), admitsUntil: hours(2), until: hours(3) })],
  ['old, as in the history of a browser', () => makeLink(sql, newSubmission(), { admitsUntil: hours(-0.001) })],
])('a link that is %s admits no device', async (_state, make) => {
  expect(await admit(sql, await make())).toBeNull()
  expect(await sql`select from private.door_keys`).toHaveLength(0)
})

test('a device that was admitted goes on when the link admits no further one', async () => {
  const link = await makeLink(sql, newSubmission())
  const { event, key } = (await admit(sql, link))!
  expect(event).toBe('vecer')
  await sql`update private.door_links set admits_until = now()`
  expect(await admit(sql, link)).toBeNull()
  expect(await doorGuests(sql, key)).not.toBeNull()
})

test('devices are listed by their names, and ended one by one', async () => {
  const link = await makeLink(sql, newSubmission())
  const [phone, tablet] = [(await admit(sql, link, 'Telefon Jany'))!, (await admit(sql, link, 'Tablet'))!]
  const devices = async () => (await doorOf(sql, 'vecer')).devices
  const [first] = await devices()
  expect(await devices()).toMatchObject([{ device: 'Telefon Jany' }, { device: 'Tablet' }])
  expect(await endDevice(sql, 'other', first!.id)).toBe(0)
  expect(await endDevice(sql, 'vecer', first!.id)).toBe(1)
  expect(await devices()).toMatchObject([{ device: 'Tablet' }])
  expect(await doorGuests(sql, phone.key)).toBeNull()
  expect(await doorGuests(sql, tablet.key)).not.toBeNull()
})

test('a device without a name is refused', async () => {
  await expect(admit(sql, await makeLink(sql, newSubmission()), '')).rejects.toMatchObject({ message: 'door_invalid' })
})

test('to take back a guest who was added at the door removes them and frees the seats, from any device', async () => {
  const { key } = await openWithGuests()
  const added = await walkIn(sql, key, 'Petr Příchozí', 2)
  const { guest, cursor, free } = added as Extract<WalkIn, { outcome: 'registered' }>
  const other = await openDoor(sql, newSubmission())
  const takeBack = tick(guest.id, 0)
  expect(await arrive(sql, other, takeBack)).toMatchObject({ removed: [guest.id], refused: [], free: free + 2 })
  expect(await doorGuests(sql, key, cursor)).toMatchObject({ guests: [], removed: [guest.id], free: free + 2 })
  // Sent again, and from a device that does not know yet.
  expect(await arrive(sql, other, takeBack)).toMatchObject({ removed: [guest.id], refused: [] })
  expect(await arrive(sql, key, tick(guest.id, 0))).toMatchObject({ removed: [guest.id], refused: [] })
  expect(await arrive(sql, key, tick(guest.id, 1))).toMatchObject({ removed: [], refused: [expect.any(String)] })
})

test('to take back a registered guest keeps their seats', async () => {
  const { key, ids } = await openWithGuests()
  const before = await doorGuests(sql, key)
  await arrive(sql, key, tick(ids.jana, 2))
  expect(await arrive(sql, key, tick(ids.jana, 0))).toMatchObject({ removed: [], free: before!.free })
  expect(await arrivedOf()).toEqual([0, 0])
})

test('a tick that does not know of a newer one does not undo it, whichever comes first', async () => {
  const { key, ids } = await openWithGuests()
  const ofOne = { ...tick(ids.jana, 1), before: 0 }
  const ofBoth = { ...tick(ids.jana, 2), before: 0 }
  expect(await arrive(sql, key, ofBoth, ofOne)).toMatchObject({ refused: [] })
  expect(await arrivedOf()).toEqual([2, 0])
  // Who has seen both takes one back.
  await arrive(sql, key, { ...tick(ids.jana, 1), before: 2 })
  expect(await arrivedOf()).toEqual([1, 0])
})

test('a guest who was added at the door stays if another device has changed them meanwhile', async () => {
  const { key } = await openWithGuests()
  const { guest } = (await walkIn(sql, key, 'Petr Příchozí', 2)) as { guest: { id: string } }
  await arrive(sql, key, { ...tick(guest.id, 1), before: 2 })
  expect(await arrive(sql, key, { ...tick(guest.id, 0), before: 2 })).toMatchObject({ removed: [], refused: [] })
  expect((await doorGuests(sql, key))!.guests).toContainEqual(expect.objectContaining({ id: guest.id, arrived: 1 }))
  expect(await arrive(sql, key, { ...tick(guest.id, 0), before: 1 })).toMatchObject({ removed: [guest.id] })
})

test('arrived is absolute, and the last tick wins', async () => {
  const { key, ids } = await openWithGuests()
  expect(await arrive(sql, key, tick(ids.jana, 2))).toMatchObject({ refused: [] })
  expect(await arrivedOf()).toEqual([2, 0])
  await arrive(sql, key, tick(ids.jana, 0), tick(ids.karel, 1), tick(ids.jana, 1))
  expect(await arrivedOf()).toEqual([1, 1])
})

test('a tick with the id of an earlier one changes nothing', async () => {
  const { key, ids } = await openWithGuests()
  const both = tick(ids.jana, 2)
  await arrive(sql, key, both, { ...both, arrived: 1 })
  expect(await arrivedOf()).toEqual([2, 0])
  await arrive(sql, key, tick(ids.jana, 1))
  expect(await arrive(sql, key, both)).toMatchObject({ refused: [] })
  expect(await arrivedOf()).toEqual([1, 0])
})

test('a tick with the id of one at another event is applied', async () => {
  const [here, there] = [await openWithGuests(), await openWithGuests({ event: 'other' })]
  const { id } = tick(here.ids.jana, 2)
  await arrive(sql, here.key, tick(here.ids.jana, 2, id))
  await arrive(sql, there.key, tick(there.ids.jana, 2, id))
  expect(await arrivedOf()).toEqual([2, 0, 2, 0])
})

test.each([2 ** 31, Number.MAX_SAFE_INTEGER, -(2 ** 31) - 1, Number.MIN_SAFE_INTEGER])(
  'a tick of %d is refused, and the others of the request are applied',
  async (arrived) => {
    const { key, ids } = await openWithGuests()
    const far = tick(ids.karel, arrived)
    // PostgreSQL computes with the values while it plans the first calls of a connection.
    const first = server.connect(url)
    expect(await arrive(first, key, far, tick(ids.jana, 1))).toMatchObject({ refused: [far.id] })
    expect(await arrivedOf()).toEqual([1, 0])
  },
)

test('a tick is refused if more arrive than have seats, or if the guest has no seat', async () => {
  const { key, karel, ids } = await openWithGuests()
  const { ids: others } = await openWithGuests({ event: 'other' })
  await cancel(sql, karel)
  const ticks = [tick(ids.jana, 3), tick(ids.jana, -1), tick(ids.karel, 1), tick('999999', 1), tick(others.jana, 1)]
  const saved = await arrive(sql, key, ...ticks, tick(ids.jana, 1))
  expect(saved).toMatchObject({ refused: ticks.map(({ id }) => id) })
  expect(await arrivedOf()).toEqual([1, 0, 0, 0])
})

test('a guest who is inside cannot leave the list by link, nor keep fewer seats than have arrived', async () => {
  const { jana, karel, key, ids } = await openWithGuests()
  const [janas, karels] = [await tokenOf(sql, jana), await tokenOf(sql, karel)]
  await arrive(sql, key, tick(ids.jana, 2), tick(ids.karel, 1))
  for (const persons of [0, 1])
    expect(await change(sql, janas, persons)).toMatchObject({ outcome: 'arrived', seats: 2 })
  expect(await change(sql, karels, 0)).toMatchObject({ outcome: 'arrived', state: 'registered' })
  expect(await arrivedOf()).toEqual([2, 1])
  await arrive(sql, key, tick(ids.jana, 1))
  expect(await change(sql, janas, 0)).toMatchObject({ outcome: 'arrived' })
  expect(await change(sql, janas, 1)).toMatchObject({ outcome: 'changed', seats: 1 })
  expect(await arrivedOf()).toEqual([1, 1])
})

test('an organiser can cancel a guest who has arrived; they have not arrived then', async () => {
  const { karel, key, ids } = await openWithGuests()
  await arrive(sql, key, tick(ids.karel, 1))
  await cancel(sql, karel)
  expect(await arrivedOf()).toEqual([0, 0])
})

test('a device learns what has changed since its cursor, and nothing else', async () => {
  const { jana, karel, key, ids, cursor } = await openWithGuests({ capacity: 4, waitingList: true, waiting: true })
  expect(await doorGuests(sql, key, cursor)).toMatchObject({ cursor, guests: [], removed: [] })
  await arrive(sql, key, tick(ids.jana, 1))
  const ticked = await doorGuests(sql, key, cursor)
  expect(ticked).toMatchObject({ guests: [{ id: ids.jana, arrived: 1 }], removed: [] })
  await change(sql, await tokenOf(sql, jana), 1)
  await cancel(sql, karel)
  await register(sql, aGuest('Eva Nová'))
  expect(await doorGuests(sql, key, ticked!.cursor)).toMatchObject({
    free: 2,
    guests: [
      { id: ids.jana, seats: 1, arrived: 1 },
      { name: 'Eva Nová', seats: 1 },
    ],
    removed: [ids.karel],
  })
})

test('a guest who moves up from the waiting list appears', async () => {
  const full = { capacity: 3, waitingList: true, waiting: true }
  const { karel, key, ids, cursor } = await openWithGuests(full)
  await register(sql, aGuest('Eva Čekající', 1, full))
  await cancel(sql, karel)
  const list = await doorGuests(sql, key, cursor)
  expect(list).toMatchObject({ free: 0, guests: [{ name: 'Eva Čekající' }], removed: [ids.karel] })
})

test('a guest who is erased disappears from the devices, by the id alone', async () => {
  const { karel, jana, key, ids, cursor } = await openWithGuests()
  await erase(sql, karel)
  const list = await doorGuests(sql, key, cursor)
  expect(list).toMatchObject({ guests: [], removed: [ids.karel] })
  const rows = await sql`select to_jsonb(row)::text as row from private.erased_guests as row`
  for (const { fullName, email } of [jana, karel]) {
    expect(JSON.stringify(rows)).not.toContain(fullName)
    expect(JSON.stringify(rows)).not.toContain(email)
  }
})

test('without a key that may be used, the erasure of a guest leaves nothing', async () => {
  const [jana] = [aGuest('Jana Nová')]
  await openDoor(sql, jana)
  await sql`update private.door_keys set valid_until = now()`
  await register(sql, jana)
  await erase(sql, jana)
  expect(await sql`select from private.erased_guests`).toHaveLength(0)
})

test('the ids of erased guests go when the door is closed, or opened anew after the last key has ended', async () => {
  const ids = () => sql`select from private.erased_guests`
  const { karel, jana } = await openWithGuests()
  await erase(sql, karel)
  await openDoor(sql, jana)
  expect(await ids()).toHaveLength(1)
  await sql`update private.door_keys set valid_until = now()`
  await openDoor(sql, jana)
  expect(await ids()).toHaveLength(0)
  await erase(sql, jana)
  expect(await ids()).toHaveLength(1)
  await closeDoor(sql, 'vecer')
  expect(await ids()).toHaveLength(0)
})

describe('a guest who comes without a registration', () => {
  test('is registered without an e-mail, has arrived, and gets no mail', async () => {
    const { key, cursor } = await openWithGuests({ capacity: 5 })
    const added = await walkIn(sql, key, 'Petr Příchozí', 2)
    const guest = {
      id: expect.stringMatching(/^\d+$/) as string,
      name: 'Petr Příchozí',
      seats: 2,
      arrived: 2,
      walk_in: true,
    }
    expect(added).toEqual({ outcome: 'registered', guest, cursor: expect.any(Number) as number, free: 0 })
    expect(await doorGuests(sql, key, cursor)).toMatchObject({ guests: [guest], free: 0 })
    expect(await storedSeats(sql)).toEqual({ taken: 5, counted: 5, capacity: 5 })
    expect(await listGuests(sql)).toMatchObject([
      { walk_in: false },
      { walk_in: false },
      { email: null, walk_in: true, arrived: 2 },
    ])
    expect(await sendMessage(sql, 'vecer')).toBe(2)
    expect(
      await sql`
      select from private.outbox join private.registrations_and_guests as guest on guest.id = registration_id where walk_in
    `,
    ).toHaveLength(0)
  })

  test('is admitted while seats remain, whatever the content says of the times or by hand', async () => {
    const times = { opensAt: hours(1), closesAt: hours(-1), availability: 'closed' as const }
    const key = await openDoor(sql, newSubmission({ ...times, capacity: 1 }))
    expect(await walkIn(sql, key)).toMatchObject({ outcome: 'registered', free: 0 })
    expect(await walkIn(sql, key)).toEqual({ outcome: 'capacity_full' })
    expect(await storedSeats(sql)).toEqual({ taken: 1, counted: 1, capacity: 1 })
  })

  test('is refused if the seats do not suffice for all', async () => {
    const { key } = await openWithGuests({ capacity: 4 })
    expect(await walkIn(sql, key, 'Petr Příchozí', 2)).toEqual({ outcome: 'capacity_full' })
    expect(await walkIn(sql, key, 'Petr Příchozí', 1)).toMatchObject({ outcome: 'registered' })
  })

  test('gets no seat that somebody waits for', async () => {
    const event = { capacity: 1, waitingList: true, waiting: true }
    const [jana, karel] = [aGuest('Jana Nová', 1, event), aGuest('Karel Malý', 1, event)]
    for (const guest of [jana, karel]) await register(sql, guest)
    const key = await openDoor(sql, jana)
    // By hand, so that nobody has moved up yet.
    await sql`delete from private.registrations where id = (private.registration_of_address('vecer', ${jana.email})).id`
    expect(await walkIn(sql, key)).toEqual({ outcome: 'capacity_full' })
    expect(await doorGuests(sql, key)).toMatchObject({ guests: [{ name: 'Karel Malý' }] })
  })

  test('gets no seat while more wait for the free ones than can move up in one call', async () => {
    const event = aGuest('Jana Nová', 1, { capacity: 1, waitingList: true })
    await register(sql, event)
    const key = await openDoor(sql, event)
    await sql`
      insert into private.registrations (event_id, state, persons, locale, notice_version)
        select 'vecer', 'waiting', 1, 'cs', '1' from generate_series(1, private.max_promotions() + 1)`
    await sql`
      insert into private.guests (registration_id, event_id, full_name, email)
        select id, event_id, 'Host', 'host.' || id || '@guest.example' from private.registrations where state = 'waiting'`
    await sql`update private.events set capacity = 200, content_capacity = 200`
    expect(await walkIn(sql, key)).toEqual({ outcome: 'capacity_full' })
    expect(await walkIn(sql, key)).toMatchObject({ outcome: 'registered', free: 97 })
  })

  test('is the same guest if sent again, also when the event is full by then', async () => {
    const key = await openDoor(sql, newSubmission({ capacity: 1 }))
    const id = randomUUID()
    const added = await walkIn(sql, key, 'Petr Příchozí', 1, id)
    expect(await walkIn(sql, key, 'Petr Příchozí', 1, id)).toEqual(added)
    expect(await walkIn(sql, key, 'Pavel Příchozí', 1, id)).toEqual({ outcome: 'submission_conflict' })
    expect(await storedSeats(sql)).toEqual({ taken: 1, counted: 1, capacity: 1 })
  })

  test('is no copy of a registration that was sent by the form', async () => {
    const { key, jana } = await openWithGuests()
    expect(await walkIn(sql, key, jana.fullName, 2, jana.submissionId)).toEqual({ outcome: 'submission_conflict' })
  })

  test('is erased with the event', async () => {
    const key = await openDoor(sql, newSubmission())
    await walkIn(sql, key)
    expect(await eraseEvent(sql)).toBe(1)
    expect(await storedSeats(sql)).toMatchObject({ taken: 0, counted: 0 })
  })

  test('is erased by an organiser, which frees the seats and removes the guest from the devices', async () => {
    const { key, cursor } = await openWithGuests()
    const added = (await walkIn(sql, key, 'Petr Příchozí', 2)) as { guest: { id: string } }
    await walkIn(sql, key, 'Pavel Příchozí')
    expect(await eraseGuest(sql, 'other', added.guest.id)).toBe(0)
    expect(await eraseGuest(sql, 'vecer', added.guest.id)).toBe(1)
    expect(await storedSeats(sql)).toMatchObject({ taken: 4, counted: 4 })
    expect(await doorGuests(sql, key, cursor)).toMatchObject({
      guests: [{ name: 'Pavel Příchozí' }],
      removed: [added.guest.id],
    })
  })

  test('with an invalid name gets an error without the name', async () => {
    const key = await openDoor(sql, newSubmission())
    await expect(walkIn(sql, key, ' Tajná Osoba')).rejects.toMatchObject({
      message: 'registration_invalid',
      code: 'PT400',
    })
    await expect(walkIn(sql, key, 'Tajná Osoba', 0)).rejects.toMatchObject({ message: 'registration_invalid' })
  })
})

describe('a guest who waits', () => {
  const event = { capacity: 3, waitingList: true, waiting: true }

  /** Three seats of two guests, and a guest who waits. */
  async function openFull(changes = {}) {
    const door = await openWithGuests({ ...event, ...changes })
    await register(sql, aGuest('Eva Čekající', 1, { ...event, ...changes }))
    const eva = (await doorGuests(sql, door.key))!.guests.find(({ waiting }) => waiting)!
    return { ...door, eva }
  }

  test('is let in over the places of guests who stay away, and has arrived; sent again, once', async () => {
    const { key, ids, eva, cursor } = await openFull()
    await arrive(sql, key, tick(ids.jana, 2))
    const { waiting: _, ...admitted } = { ...eva, arrived: 1 }
    const answer = { outcome: 'registered', guest: admitted, free: 0 }
    expect(await letIn(sql, key, eva.id)).toMatchObject(answer)
    expect(await letIn(sql, key, eva.id)).toMatchObject(answer)
    expect((await doorGuests(sql, key, cursor))!.guests).toContainEqual(admitted)
    expect(await arrivedOf()).toEqual([2, 0, 1])
    expect(await storedSeats(sql)).toEqual({ taken: 4, counted: 4, capacity: 4 })
  })

  test('is not let in when everybody has come, however many were let in over the capacity before', async () => {
    const { key, ids, eva } = await openFull()
    await register(sql, aGuest('Ota Čekající', 1, event))
    const ota = (await doorGuests(sql, key))!.guests.at(-1)!
    await arrive(sql, key, tick(ids.jana, 2))
    await letIn(sql, key, eva.id)
    expect(await letIn(sql, key, ota.id)).toEqual({ outcome: 'capacity_full' })
    expect(await arrivedOf()).toEqual([2, 0, 1, 0])
  })

  test('is let in on a free seat also while nobody moves up', async () => {
    const { key, karel, eva } = await openFull()
    await sql`update private.events set availability = 'closed'`
    await cancel(sql, karel)
    await arrive(sql, key)
    expect(await letIn(sql, key, eva.id)).toMatchObject({ outcome: 'registered', free: 0 })
    expect(await storedSeats(sql)).toEqual({ taken: 3, counted: 3, capacity: 3 })
  })

  test('who has cancelled, or is of another event, is not let in, and a tick alone lets nobody in', async () => {
    const { key, eva, jana } = await openFull()
    const other = await openDoor(sql, aGuest('Ota Jinde', 1, { event: 'jinde' }))
    expect(await letIn(sql, other, eva.id)).toEqual({ outcome: 'gone' })
    expect(await arrive(sql, key, tick(eva.id, 1))).toMatchObject({ refused: [expect.any(String)] })
    await cancel(sql, jana)
    expect(await letIn(sql, key, (await doorGuests(sql, key, 0))!.removed[0]!)).toEqual({ outcome: 'gone' })
  })
})

test.each([
  ['the schedule', eraseEnded],
  ['the erasure of the event', eraseEvent],
] as const)('%s erases the arrivals and what was ticked', async (_, erase) => {
  const { key, ids } = await openWithGuests({ endsAt: hours(-31 * 24) })
  await arrive(sql, key, tick(ids.jana, 2), tick(ids.karel, 1))
  await pass(sql, '1 year')
  await erase(sql)
  expect(await sql`select from private.registrations_and_guests`).toHaveLength(0)
  expect(await sql`select from private.door_actions`).toHaveLength(0)
})

test('a registration by the form needs an e-mail', async () => {
  await openWithGuests()
  const guest = { ...newSubmission(), email: null } as unknown as Submission
  await expect(register(sql, guest)).rejects.toMatchObject({ message: 'registration_invalid' })
})

test('a newer build changes the seats that are free, and the devices show no other guests', async () => {
  const { jana, key } = await openWithGuests({ capacity: 3 })
  const device = new Device(sql, key)
  await device.poll()
  await update(sql, [{ ...jana, ...builtLater(1), capacity: 9 }])
  expect(await doorGuests(sql, key)).toMatchObject({ free: 6, guests: device.list() })
})
