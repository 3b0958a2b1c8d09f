/** @jest-environment node */
import type { Sql } from 'postgres'
import { atOnce, createDatabaseWithoutLock, expectWithinCapacity, overlap } from './at-once'
import { cancel, erase, storedRegistrations, update } from './changes'
import {
  answer,
  create,
  findPersonalInvitation,
  invite,
  inviteOne,
  list,
  newInvited,
  remind,
  revoke,
} from './personal-invitations'
import { builtLater, newSubmission, register } from './submission'
import { server, sql, useBusyDatabase } from './use-database'

useBusyDatabase()

let events = 0
const newEvent = (capacity: number) => ({ event: `event-${++events}`, capacity, mail: true })
type Event = ReturnType<typeof newEvent>

const newGuests = (event: Event, count: number, client = sql) =>
  invite(
    client,
    Array.from({ length: count }, () => newInvited(event)),
  )

/** How often each outcome was answered. */
function countsOf(outcomes: (string | undefined)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const outcome of outcomes) counts[String(outcome)] = (counts[String(outcome)] ?? 0) + 1
  return counts
}

/** Where nobody waits for the lock of an event, nor to store that mail is set up. */
let unlocked: Sql
beforeAll(async () => {
  unlocked = await createDatabaseWithoutLock(server)
  await update(unlocked, [], true)
})

const outcomeOf = async (answering: ReturnType<typeof answer>) => (await answering)?.outcome

/** The registrations of an event that are not cancelled. */
const current = async (event: string, client = sql) =>
  (await storedRegistrations(client, event)).filter(({ state }) => state !== 'cancelled')

test('one invitation from 50 tabs is one registration: the first is registered, and the others change nothing', async () => {
  for (let round = 0; round < 5; round++) {
    const guest = await inviteOne(sql, newEvent(10))
    const outcomes = await atOnce(Array.from({ length: 50 }, () => () => outcomeOf(answer(sql, guest, 2))))
    expect(countsOf(outcomes)).toEqual({ registered: 1, changed: 49 })
    expect(await storedRegistrations(sql, guest.event)).toMatchObject([
      { email: guest.email, seats: 2, mails: ['registered'] },
    ])
    expect(await expectWithinCapacity(sql, guest.event)).toBe(2)
  }
})

test('one form that is sent 50 times is registered 50 times, and stored once', async () => {
  const guest = await inviteOne(sql, newEvent(10))
  const { submissionId } = guest
  const send = () => outcomeOf(answer(sql, guest, 1, { submissionId }))
  expect(countsOf(await atOnce(Array.from({ length: 50 }, () => send)))).toEqual({ registered: 50 })
  expect(await storedRegistrations(sql, guest.event)).toHaveLength(1)
})

test('50 tabs accept, change, cancel and decline at once: one state remains, which page, list and seats agree on', async () => {
  for (let round = 0; round < 5; round++) {
    const guest = await inviteOne(sql, newEvent(10))
    await atOnce(Array.from({ length: 50 }, (_, index) => () => answer(sql, guest, index % 3)))
    const found = await findPersonalInvitation(sql, guest.token)
    const stored = await current(guest.event)
    const isAccepted = found?.state === 'accepted'
    expect(stored.map(({ seats }) => seats)).toEqual(isAccepted ? [found.seats] : [])
    expect(await list(sql, guest.event)).toMatchObject([{ state: found?.state, seats: found?.seats }])
    expect(await expectWithinCapacity(sql, guest.event)).toBe(found?.seats ?? 0)
  }
})

test('negative control: without the lock, the second of two tabs fails on the unique address', async () => {
  const guest = await inviteOne(unlocked, newEvent(10))
  const [, answered] = await overlap(
    unlocked,
    (transaction) => answer(transaction, guest, 1),
    () => answer(unlocked, guest, 1).catch((error: { code: string }) => error.code),
  )
  expect(answered).toBe('PT400')
})

test('revoke against accept: a revoked guest never keeps a seat, whichever came first', async () => {
  for (let round = 0; round < 30; round++) {
    const guest = await inviteOne(sql, newEvent(10))
    await atOnce([() => revoke(sql, guest), ...[1, 2, 3].map(() => () => answer(sql, guest, 2))])
    expect(await current(guest.event)).toEqual([])
    expect(await expectWithinCapacity(sql, guest.event)).toBe(0)
    expect(await list(sql, guest.event)).toMatchObject([{ state: 'revoked', seats: null }])
    expect(await findPersonalInvitation(sql, guest.token)).toBeNull()
  }
})

test('an accept that waits for a revoke finds no invitation', async () => {
  const guest = await inviteOne(sql, newEvent(10))
  const [, accepted] = await overlap(
    sql,
    (transaction) => revoke(transaction, guest),
    () => answer(sql, guest, 1),
  )
  expect(accepted).toBeNull()
  expect(await current(guest.event)).toEqual([])
})

test('a form that declines and waits for an accept cancels nothing', async () => {
  const guest = await inviteOne(sql, newEvent(10))
  const [, declined] = await overlap(
    sql,
    (transaction) => answer(transaction, guest, 1),
    () => answer(sql, guest, 0, { state: 'silent' }),
  )
  expect(declined).toMatchObject({ outcome: 'already_accepted', state: 'accepted', seats: 1 })
  expect(await current(guest.event)).toMatchObject([{ state: 'registered', mails: ['registered'] }])
})

test('accept against a form that declines: the guest has what was accepted, whichever came first', async () => {
  for (let round = 0; round < 30; round++) {
    const guest = await inviteOne(sql, newEvent(10))
    const [accepted, declined] = await atOnce([
      () => outcomeOf(answer(sql, guest, 2)),
      () => outcomeOf(answer(sql, guest, 0, { state: 'silent' })),
    ]).then((outcomes) => outcomes.toSorted().toReversed())
    expect([accepted, declined]).toEqual(['registered', expect.stringMatching(/^(declined|already_accepted)$/)])
    expect(await findPersonalInvitation(sql, guest.token)).toMatchObject({ state: 'accepted', seats: 2 })
  }
})

test('a revoke that waits for an accept cancels it', async () => {
  const guest = await inviteOne(sql, newEvent(10))
  const [, revoked] = await overlap(
    sql,
    (transaction) => answer(transaction, guest, 1),
    () => revoke(sql, guest),
  )
  expect(revoked).toBe(1)
  expect(await current(guest.event)).toEqual([])
})

test('negative control: without the lock, a guest who accepts during a revoke keeps the seat', async () => {
  const guest = await inviteOne(unlocked, newEvent(10))
  await overlap(
    unlocked,
    (transaction) => revoke(transaction, guest),
    () => answer(unlocked, guest, 1),
  )
  expect(await storedRegistrations(unlocked, guest.event)).toMatchObject([{ state: 'registered', seats: 1 }])
})

test('accept against a registration by the public form with the same address: one registration', async () => {
  const seen = new Set<string>()
  for (let round = 0; round < 30; round++) {
    const guest = await inviteOne(sql, newEvent(10))
    const sent = newSubmission({ event: guest.event, email: guest.email.toUpperCase(), mail: true })
    const [accepted, registered] = await Promise.all([outcomeOf(answer(sql, guest, 2)), register(sql, sent)])
    seen.add(`${accepted} ${registered}`)
    const stored = await storedRegistrations(sql, guest.event)
    // Whichever came first, the guest has answered for two.
    expect(stored).toMatchObject([{ state: 'registered', seats: 2 }])
    expect(await findPersonalInvitation(sql, guest.token)).toMatchObject({ state: 'accepted', seats: 2 })
  }
  for (const each of seen) expect(['registered email_taken', 'changed registered']).toContain(each)
})

test('accept for the last seats against the public form and others who are invited: never oversold, and no seat is left', async () => {
  for (let round = 0; round < 5; round++) {
    const event = newEvent(20)
    const guests = await newGuests(event, 30)
    const outcomes = await atOnce([
      ...guests.map((guest) => () => outcomeOf(answer(sql, guest, 1))),
      ...Array.from({ length: 25 }, () => () => register(sql, newSubmission(event))),
    ])
    expect(countsOf(outcomes)).toEqual({ registered: 20, capacity_full: 35 })
    expect(await expectWithinCapacity(sql, event.event)).toBe(20)
  }
})

test('more seats against the last seat: never oversold, and each guest has the seats that they were told', async () => {
  for (let round = 0; round < 5; round++) {
    const event = newEvent(30)
    const guests = await newGuests(event, 20)
    for (const guest of guests) expect(await outcomeOf(answer(sql, guest, 1))).toBe('registered')
    const told = new Map<string, number | null>()
    const raise = (guest: (typeof guests)[number]) => async () => {
      const answered = await answer(sql, guest, 2)
      told.set(guest.email, answered!.seats)
      return answered?.outcome
    }
    const outcomes = await atOnce([
      ...guests.map(raise),
      ...Array.from({ length: 20 }, () => () => register(sql, newSubmission(event))),
    ])
    const counts = countsOf(outcomes)
    expect((counts.changed ?? 0) + (counts.registered ?? 0)).toBe(10)
    expect(await expectWithinCapacity(sql, event.event)).toBe(30)
    for (const { email, seats } of await current(event.event))
      if (told.has(email!)) expect(seats).toBe(told.get(email!))
  }
})

test('negative control: without the lock, two guests who take the last seat get an error, not an answer', async () => {
  const [first, second] = await newGuests(newEvent(1), 2, unlocked)
  const [, answered] = await overlap(
    unlocked,
    (transaction) => answer(transaction, first!, 1),
    () => outcomeOf(answer(unlocked, second!, 1)).catch((error: { code: string }) => error.code),
  )
  // Only the constraint on the seats stops it.
  expect(answered).toBe('PT400')
})

test('the same list is sent by two organisers at once: each guest is invited once', async () => {
  const event = newEvent(10)
  const guests = Array.from({ length: 40 }, () => newInvited(event))
  await register(sql, newSubmission(event))
  const created = await atOnce(Array.from({ length: 10 }, () => () => create(sql, guests)))
  expect(created.reduce((sum, { created: list }) => sum + list.length, 0)).toBe(40)
  for (const { created: list, skipped } of created) expect(list.length + skipped.length).toBe(40)
  expect(await list(sql, event.event)).toHaveLength(40)
})

test('erase against accept, change, cancel and reminders: nothing remains of the address, and no deadlock', async () => {
  for (let round = 0; round < 5; round++) {
    const event = newEvent(30)
    const guests = await newGuests(event, 15)
    for (const guest of guests.slice(5)) await answer(sql, guest, 1)
    await atOnce([
      ...guests.map((guest) => () => erase(sql, guest)),
      ...guests.map((guest, index) => () => answer(sql, guest, index % 3)),
      ...guests.slice(10).map((guest) => () => cancel(sql, guest)),
      () => remind(sql, event.event, true),
      () => update(sql, [{ ...guests[0]!, ...builtLater(1) }], true),
    ])
    // Who cancelled before the erasure has left a row without personal data, and no mail.
    expect(await list(sql, event.event)).toEqual([])
    expect(await current(event.event)).toEqual([])
    expect(await expectWithinCapacity(sql, event.event)).toBe(0)
    const mails = await sql`
      select from private.outbox as mail join private.registrations_and_guests as guest on guest.id = registration_id
        where event_id = ${event.event}`
    expect(mails).toHaveLength(0)
  }
})
