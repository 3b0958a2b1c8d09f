/** @jest-environment node */
import { builtLater, factsOf, newSubmission, register, seatsIn, storedSeats, type Submission } from './submission'
import { hours } from './time'
import { sql, useDatabase } from './use-database'

useDatabase({ connections: 2 })

const listOf = (builds: Submission[]) => sql.json(builds.map(factsOf) as never)
const update = (...builds: Submission[]) => sql`select public.update_events(${listOf(builds)})`
const seats = async (...builds: Submission[]) => {
  const [row] = await sql<{ seats: unknown }[]>`select public.list_seats(${listOf(builds)}) as seats`
  return row?.seats
}

test('the capacity follows the content, but never below the seats taken', async () => {
  for (let guest = 0; guest < 3; guest++) await register(sql, newSubmission({ capacity: 5 }))
  expect(await register(sql, newSubmission({ ...builtLater(1), capacity: 2 }))).toBe('capacity_full')
  expect(await storedSeats(sql)).toEqual({ taken: 3, counted: 3, capacity: 3 })
  expect(await register(sql, newSubmission({ ...builtLater(2), capacity: 4 }))).toBe('registered')
  expect(await storedSeats(sql)).toEqual({ taken: 4, counted: 4, capacity: 4 })
})

const storedFacts = async () => {
  const [row] = await sql`
    select built_at as "builtAt", as_of as "asOf", capacity, opens_at as "opensAt", closes_at as "closesAt",
        ends_at as "endsAt", availability, waiting_list as "waitingList", retention_days as "retentionDays"
      from private.events where id = 'vecer'`
  return row
}

test('every fact of a newer build replaces the stored one, and none of an older build', async () => {
  const facts = {
    asOf: null,
    capacity: 5,
    opensAt: null,
    closesAt: hours(1),
    endsAt: hours(2),
    availability: null,
    waitingList: false,
    retentionDays: 30,
  }
  const newer = {
    ...builtLater(1),
    asOf: hours(-24),
    capacity: 2,
    opensAt: hours(-3),
    closesAt: hours(-2),
    endsAt: hours(-1),
    availability: 'full' as const,
    waitingList: true,
    retentionDays: 7,
  }
  await register(sql, newSubmission(facts))
  expect(await storedFacts()).toEqual({ ...builtLater(0), ...facts })
  await register(sql, newSubmission(newer))
  expect(await storedFacts()).toEqual(newer)
  // A rollback publishes an older deploy again.
  await register(sql, newSubmission({ ...facts, capacity: 100 }))
  expect(await storedFacts()).toEqual(newer)
})

test('an older deploy cannot reopen registration or raise the capacity', async () => {
  const closed = { ...builtLater(1), capacity: 2, closesAt: hours(-24) }
  expect(await register(sql, newSubmission(closed))).toBe('registration_closed')
  for (let guest = 0; guest < 4; guest++) {
    const older = newSubmission({ capacity: 200, closesAt: null })
    expect(await register(sql, older)).toBe('registration_closed')
  }
  expect(await storedSeats(sql)).toEqual({ taken: 0, counted: 0, capacity: 2 })
})

test('one call updates every event without a registration, but never from an older build', async () => {
  const [first, second] = [newSubmission({ event: 'a' }), newSubmission({ event: 'b' })]
  await update({ ...first, ...builtLater(1), capacity: 7 }, { ...second, capacity: 8 })
  await update({ ...second, ...builtLater(1), capacity: 6 }, { ...first, capacity: 9 })
  expect(await storedSeats(sql, 'a')).toMatchObject({ capacity: 7 })
  expect(await storedSeats(sql, 'b')).toMatchObject({ capacity: 6 })
})

test('list_seats() lists the events of a build, with what the newest build says of them', async () => {
  const [opensAt, closesAt] = ['2031-09-01T08:00:00Z', '2031-09-04T20:00:00Z']
  await register(sql, newSubmission({ event: 'a', ...seatsIn('programme', 2), ...builtLater(1), capacity: 4 }))
  await register(sql, newSubmission({ event: 'not-in-this-build' }))
  const events = [
    newSubmission({ event: 'a', capacity: 99 }),
    newSubmission({
      event: 'b',
      capacity: 5,
      opensAt: new Date(opensAt),
      closesAt: new Date(closesAt),
      availability: 'full',
      waitingList: true,
    }),
  ]
  const nothing = { as_of: null, opens_at: null, closes_at: null, availability: null, waiting_list: false }
  expect(await seats(...events)).toEqual([
    { event: 'a', ...nothing, capacity: 4, taken: 2 },
    {
      event: 'b',
      as_of: null,
      opens_at: opensAt.replace('Z', '+00:00'),
      closes_at: closesAt.replace('Z', '+00:00'),
      availability: 'full',
      waiting_list: true,
      capacity: 5,
      taken: 0,
    },
  ])
  expect(await seats()).toEqual([])
})

test('list_seats() waits for nobody if the database has the facts already', async () => {
  const guest = newSubmission()
  await register(sql, guest)
  await sql.begin(async (holder) => {
    await holder`select from private.events for update`
    expect(await seats(guest)).toMatchObject([{ event: 'vecer', taken: 1 }])
  })
})

test('a fact that the database does not know is the error of a missing migration', async () => {
  const facts = sql.json([{ ...factsOf(newSubmission()), colour: 'red' }] as never)
  // 42703 is undefined_column.
  await expect(sql`select public.update_events(${facts})`).rejects.toMatchObject({ code: '42703' })
  expect(await sql`select from private.events`).toHaveLength(0)
})
