/** @jest-environment node */
import type { Sql } from 'postgres'
import { atOnce, createDatabaseWithoutLock, expectCorrect, overlap, untilOneWaits } from './at-once'
import { cancel, change, erase, find, sendMails, storedRegistrations, tokenOf, update } from './changes'
import { arrive, doorGuests, openDoor, tick } from './door'
import { changeGuest, changeTo, confirm, correct, restore, secret } from './own-changes'
import { erasePerson } from './organisers'
import { builtLater, newSubmission, register, seatsIn, storedSeats, type Submission } from './submission'
import { server, sql, useBusyDatabase } from './use-database'

useBusyDatabase()

let events = 0
const newEvent = (capacity: number) => ({ event: `own-${++events}`, capacity, waitingList: true, mail: true, secret })
type Event = ReturnType<typeof newEvent>
type Guest = Submission & { token: string }

/** Registers guests one after the other, who wait if no place is left. */
async function guests(event: Event, count: number, client = sql): Promise<Guest[]> {
  const registered: Guest[] = []
  for (let each = 0; each < count; each++) {
    const guest = newSubmission({ ...event, waiting: true, ...seatsIn('programme', 1) })
    await register(client, guest)
    registered.push({ ...guest, token: await tokenOf(client, guest) })
  }
  return registered
}

const calls = <T>(from: T[], call: (each: T) => PromiseLike<unknown>) => from.map((each) => () => call(each))

test('guests add places while others register, cancel and move up: never oversold, nobody is lost', async () => {
  for (let round = 0; round < 5; round++) {
    const event = newEvent(30)
    const booked = await guests(event, 20)
    const added = new Map<string, string>()
    await atOnce<() => PromiseLike<unknown>>([
      ...calls(booked.slice(0, 15), async (guest) => {
        added.set(guest.email, (await changeTo(sql, guest, 3))!.outcome)
      }),
      ...calls(booked.slice(15), ({ token }) => change(sql, token, 0)),
      ...calls(Array(20).fill(event), (each: Event) =>
        register(sql, newSubmission({ ...each, waiting: true, ...seatsIn('programme', 1) })),
      ),
    ])
    const stored = new Map((await storedRegistrations(sql, event.event)).map(({ email, seats }) => [email, seats]))
    for (const [email, outcome] of added) {
      expect([outcome, stored.get(email)]).toEqual(outcome === 'changed' ? ['changed', 3] : ['capacity_full', 1])
    }
    await expectCorrect(sql, event.event)
  }
})

test('the schedule forgets a guest while that guest registers again: neither waits for the other', async () => {
  const event = newEvent(5)
  const [guest] = await guests(event, 1)
  await change(sql, guest!.token, 0)
  await sql`update private.withdrawn_guests set withdrawn_at = now() - interval '25 hours'`
  const later = await sql.begin(async (transaction) => {
    await transaction`select from private.events where id = ${event.event} for no key update`
    const later = sql`select public.run_schedule(${[event.event]})`.execute()
    await untilOneWaits(sql)
    const again = newSubmission({ ...event, email: guest!.email, ...seatsIn('programme', 1) })
    expect(await register(transaction, again)).toBe('registered')
    return [later]
  })
  await later[0]
})

test('the daily erasure forgets an address while its person is erased: neither waits for the other', async () => {
  const event = { ...newEvent(5), endsAt: new Date('2020-01-01'), retentionDays: 1 }
  const guest = newSubmission(event)
  await register(sql, guest)
  await sql`select public.ask_for_links(${guest.email}, 'cs', null, null, true)`
  await sql`update private.outbox set created_at = now() - interval '2 hours'`
  const later = await sql.begin(async (transaction) => {
    await transaction`select from private.events where id = ${event.event} for no key update`
    const later = sql`select public.erase_ended_registrations()`.execute()
    await untilOneWaits(sql)
    expect(await erasePerson(transaction, guest.email)).toBe(1)
    return [later]
  })
  await later[0]
})

test('cancellations are taken back while others register and cancel: who was told so has the place', async () => {
  for (let round = 0; round < 5; round++) {
    const event = newEvent(20)
    const booked = await guests(event, 20)
    for (const { token } of booked.slice(0, 15)) await change(sql, token, 0)
    const restored = new Map<string, string>()
    await atOnce<() => PromiseLike<unknown>>([
      ...calls(booked.slice(0, 15), async (guest) => {
        restored.set(guest.email, (await restore(sql, guest))!.outcome)
      }),
      // Twice, as by a double click.
      ...calls(booked.slice(0, 15), (guest) => restore(sql, guest)),
      ...calls(booked.slice(15), (guest) => cancel(sql, guest)),
      ...calls(Array(10).fill(event), (each: Event) =>
        register(sql, newSubmission({ ...each, ...seatsIn('programme', 1) })),
      ),
    ])
    const stored = await storedRegistrations(sql, event.event)
    for (const [email, outcome] of restored) {
      const own = stored.filter((each) => each.email === email)
      if (outcome === 'restored') expect(own).toMatchObject([{ state: 'registered' }])
      else expect(['may_wait', 'capacity_full']).toContain(outcome)
      expect(own.length).toBeLessThan(2)
    }
    await expectCorrect(sql, event.event)
  }
})

test('addresses are corrected while their guests move up, arrive, cancel and are erased: one guest, one link', async () => {
  for (let round = 0; round < 5; round++) {
    const event = newEvent(15)
    const booked = await guests(event, 30)
    const key = await openDoor(sql, booked[0]!)
    const ids = (await doorGuests(sql, key))!.guests.map(({ id }) => id)
    const corrected = new Map<string, string>()
    await atOnce<() => PromiseLike<unknown>>([
      ...calls(booked, async (guest) => {
        const answer = await correct(sql, guest, `right.${guest.email}`)
        if (answer) corrected.set(guest.token, answer.email)
      }),
      ...calls(booked.slice(0, 5), (guest) => change(sql, guest.token, 0)),
      ...calls(booked.slice(5, 10), (guest) => erase(sql, guest)),
      ...calls(ids.slice(10), (id) => arrive(sql, key, tick(id, 1))),
      () => update(sql, [{ ...booked[0]!, ...builtLater(1), closesAt: new Date(0) }]),
    ])
    const emails = (await storedRegistrations(sql, event.event)).flatMap(({ email }) => email ?? [])
    expect(new Set(emails).size).toBe(emails.length)
    for (const [token, email] of corrected) {
      expect(await find(sql, token)).toBeNull()
      const [mail] = await sql`
        select from private.outbox as mail join private.guests as guest using (registration_id)
          where guest.email = ${email} and token is not null`
      if (emails.includes(email)) expect(mail).toBeDefined()
    }
    const { taken, counted } = await storedSeats(sql, event.event)
    expect(taken).toBe(counted)
  }
})

test('two browsers correct to the same address at once: one has it, the other is told', async () => {
  for (let round = 0; round < 10; round++) {
    const event = newEvent(5)
    const both = await guests(event, 2)
    const answers = await atOnce(both.map((guest) => () => correct(sql, guest, `${event.event}@guest.example`)))
    expect(answers.map((each) => each!.outcome).sort()).toEqual(['corrected', 'email_taken'])
  }
})

test('a new address is confirmed while somebody registers with it: one of them has it', async () => {
  for (let round = 0; round < 10; round++) {
    const event = newEvent(5)
    const [guest] = await guests(event, 1)
    const email = `new.${guest!.email}`
    await changeGuest(sql, guest!.token, guest!.fullName, email)
    const [row] = await sql<
      { token: string }[]
    >`select token from private.outbox where kind = 'address' and email = ${email}`
    const [confirmed, registered] = await Promise.all([
      confirm(sql, row!.token),
      register(sql, newSubmission({ ...event, email, ...seatsIn('programme', 1) })),
    ])
    expect([
      ['confirmed', 'email_taken'],
      ['email_taken', 'registered'],
    ]).toContainEqual([confirmed!.outcome, registered])
  }
})

test('a worker holds a mail while its guest corrects, adds and restores: no deadlock', async () => {
  const event = newEvent(60)
  const booked = await guests(event, 30)
  for (const { token } of booked.slice(20)) await change(sql, token, 0)
  await atOnce<() => PromiseLike<unknown>>([
    ...calls(booked.slice(0, 10), (guest) => correct(sql, guest, `right.${guest.email}`)),
    ...calls(booked.slice(10, 20), (guest) => changeTo(sql, guest, 2)),
    ...calls(booked.slice(20), (guest) => restore(sql, guest)),
    ...Array.from({ length: 5 }, () => () => sendMails(sql)),
  ])
  await sendMails(sql)
  expect(await sql`select from private.outbox where sent_at is null and refused_at is null`).toHaveLength(0)
  expect(await storedSeats(sql, event.event)).toMatchObject({ taken: 40, counted: 40 })
})

describe('negative controls: without the lock of the event, and the constraint behind it', () => {
  let client: Sql
  beforeAll(async () => {
    client = await createDatabaseWithoutLock(server)
    await client`alter table private.events drop constraint taken_within_capacity`
  })

  test('a place that is added and one that is registered are the same', async () => {
    const event = newEvent(2)
    const [guest] = await guests(event, 1, client)
    const other = newSubmission({ ...event, ...seatsIn('programme', 1) })
    await overlap(
      client,
      (transaction) => changeTo(transaction, guest!, 2),
      () => register(client, other),
    )
    expect(await storedSeats(client, event.event)).toMatchObject({ taken: 3, capacity: 2 })
  })

  test('a cancellation is taken back into a place that somebody else has', async () => {
    const event = newEvent(1)
    const [guest] = await guests(event, 1, client)
    await change(client, guest!.token, 0)
    const other = newSubmission({ ...event, ...seatsIn('programme', 1) })
    await overlap(
      client,
      (transaction) => register(transaction, other),
      () => restore(client, guest!),
    )
    expect(await storedSeats(client, event.event)).toMatchObject({ taken: 2, capacity: 1 })
  })

  test('a correction to an address that somebody else is about to have fails', async () => {
    const [first, second] = await guests(newEvent(5), 2, client)
    const [, failed] = await overlap(
      client,
      (transaction) => correct(transaction, first!, 'same@guest.example'),
      () => correct(client, second!, 'same@guest.example').catch((error: { code: string }) => error.code),
    )
    expect(failed).toBe('PT400')
  })
})
