/** @jest-environment node */
import type { ISql } from 'postgres'
import { storedRegistrations } from './changes'
import { cancelGuests, eraseEvent, eraseGuests, findGuests, guestsOf, logged, overview, passMinute } from './organisers'
import { inviteOne } from './personal-invitations'
import { newSubmission, register, storedSeats } from './submission'
import { sql, useDatabase } from './use-database'

useDatabase({ connections: 4, mail: true })

const large = { capacity: 20_000, mail: true, waitingList: true, waiting: true }

/** Stores many false registrations, without the calls that make them. @returns their ids */
async function flood(guests: number, state: 'registered' | 'waiting' = 'registered'): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    with registration as (
      insert into private.registrations (event_id, state, persons, locale, notice_version)
        select 'vecer', ${state}, 1, 'cs', '1' from generate_series(1, ${guests}) returning id
    )
    insert into private.guests (registration_id, event_id, full_name, email)
      select id, 'vecer', 'Host ' || id, 'x' || id || '@spam.example' from registration
      returning registration_id::text as id`
  return rows.map(({ id }) => id)
}

/** Calls as PostgREST does: with the limits of the functions. */
const limited = <T>(call: (transaction: ISql) => Promise<T>) =>
  sql.begin(async (transaction) => {
    await transaction`set local statement_timeout = '3s'`
    return call(transaction)
  }) as Promise<T>

test('many are erased in batches, in time, as one entry of the log, and only those of the event', async () => {
  await register(sql, newSubmission(large))
  await register(sql, newSubmission({ event: 'jina' }))
  const ids = await flood(1000)
  const other = (await guestsOf(sql, 'jina')).guests![0]!
  await expect(eraseGuests(sql, 'vecer', ids)).rejects.toThrow('too_many_at_once')
  for (let first = 0; first < ids.length; first += 500) {
    const batch = [...ids.slice(first, first + 499), other.id]
    expect(await limited((transaction) => eraseGuests(transaction, 'vecer', batch))).toBe(499)
  }
  expect(await eraseGuests(sql, 'vecer', ids.slice(0, 499))).toBe(0)
  expect(await storedSeats(sql)).toMatchObject({ taken: 3, counted: 3 })
  expect((await guestsOf(sql, 'jina')).guests).toHaveLength(1)
  expect(await logged(sql)).toEqual([{ event: 'vecer', action: 'erase_selected', guests: 998 }])
})

test('everything about the guests of an event is erased before its time, and nothing of another', async () => {
  await register(sql, newSubmission(large))
  await register(sql, newSubmission({ event: 'jina' }))
  await inviteOne(sql)
  expect(await eraseEvent(sql, 'vecer')).toBe(2)
  expect(await storedSeats(sql)).toMatchObject({ taken: 0, counted: 0 })
  expect(await sql`select from private.personal_invitations`).toHaveLength(0)
  expect((await guestsOf(sql, 'jina')).guests).toHaveLength(1)
  expect(await logged(sql)).toEqual([{ event: 'vecer', action: 'erase_event', guests: 2 }])
  expect(await eraseEvent(sql, 'vecer')).toBe(0)
  expect(await eraseEvent(sql, 'neznama')).toBe(0)
  expect(await logged(sql)).toHaveLength(1)
})

test('an erasure a minute later, or after something else, is an entry of its own', async () => {
  await register(sql, newSubmission(large))
  const ids = await flood(4)
  await eraseGuests(sql, 'vecer', [ids[0]!])
  await sql`update private.organiser_log set at = at - interval '1 minute'`
  await eraseGuests(sql, 'vecer', [ids[1]!])
  await cancelGuests(sql, 'vecer', [ids[2]!])
  await eraseGuests(sql, 'vecer', [ids[3]!])
  expect((await logged(sql)).map(({ action }) => action)).toEqual([
    'erase_selected',
    'erase_selected',
    'cancel',
    'erase_selected',
  ])
})

test('seats that become free by an erasure go to those who wait', async () => {
  await register(sql, newSubmission({ ...large, capacity: 1 }))
  await register(sql, newSubmission({ ...large, capacity: 1 }))
  const { guests } = await guestsOf(sql)
  expect(await eraseGuests(sql, 'vecer', [guests![0]!.id])).toBe(1)
  expect((await guestsOf(sql)).guests).toMatchObject([{ id: guests![1]!.id, state: 'registered' }])
})

test('a flood is cancelled by calls that each end in time, and registration goes on meanwhile', async () => {
  await register(sql, newSubmission(large))
  const ids = await flood(1500)
  expect(await limited((transaction) => cancelGuests(transaction, 'vecer', ids))).toBe(1500)
  await passMinute(sql)
  expect(await limited((transaction) => register(transaction, newSubmission(large)))).toBe('registered')
  const { events } = await limited((transaction) => overview(transaction, [newSubmission(large)]))
  expect(events[0]!.taken).toBe(1302)
  for (let call = 0; call < 13; call++) {
    await limited((transaction) => overview(transaction, [newSubmission(large)]))
  }
  expect(await storedSeats(sql)).toMatchObject({ taken: 2, counted: 2 })
  expect(await sql`select from private.outbox where kind = 'cancelled'`).toHaveLength(1500)
}, 60_000)

test('whoever waits and is cancelled with a flood never moves up into its seats', async () => {
  await register(sql, newSubmission({ ...large, capacity: 101 }))
  const registered = await flood(100)
  const waiting = await flood(150, 'waiting')
  await register(sql, newSubmission({ ...large, capacity: 101 }))
  await cancelGuests(sql, 'vecer', [...registered, ...waiting])
  await passMinute(sql)
  for (let call = 0; call < 4; call++) await overview(sql, [newSubmission({ ...large, capacity: 101 })])
  expect((await storedRegistrations(sql)).filter(({ state }) => state === 'registered')).toHaveLength(2)
  expect(await sql`select from private.outbox where kind = 'promoted'`).toHaveLength(1)
})

test('cancellations of an event that the content no longer has are carried out by the overview', async () => {
  await register(sql, newSubmission())
  await cancelGuests(sql, 'vecer', [(await guestsOf(sql)).guests![0]!.id])
  await overview(sql)
  expect((await guestsOf(sql)).guests).toHaveLength(1)
  await passMinute(sql)
  await overview(sql)
  expect((await guestsOf(sql)).guests).toEqual([])
})

test('false registrations are found over all events, by their time and their domain', async () => {
  const [one, two, three] = [
    newSubmission({ email: 'a@Spam.example' }),
    newSubmission({ event: 'jina', email: 'b@spam.example' }),
    newSubmission({ event: 'jina', email: 'c@not-spam.example' }),
  ]
  for (const guest of [one, two, three]) await register(sql, guest)
  await sql`update private.registrations set created_at = '2025-08-20T12:00:00Z'
    where id = (select registration_id from private.guests where email = ${two.email})`
  const namesOf = async (wanted: Parameters<typeof findGuests>[1]) =>
    (await findGuests(sql, wanted)).map(({ name }) => name)
  expect(await namesOf({ domain: 'SPAM.example' })).toEqual([one.fullName, two.fullName])
  const [from, until] = [new Date('2025-08-20T12:00:00Z'), new Date('2025-08-20T12:01:00Z')]
  expect(await namesOf({ from, until })).toEqual([two.fullName])
  expect(await namesOf({ until: from })).toEqual([])
  expect(await namesOf({ from: until, domain: 'spam.example' })).toEqual([one.fullName])
  expect(await findGuests(sql, { from, until })).toMatchObject([{ event: 'jina', email: two.email, seats: 1 }])
  expect(await namesOf({ domain: "' or true --" })).toEqual([])
})
