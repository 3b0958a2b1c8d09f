/** @jest-environment node */
import type { Sql } from 'postgres'
import { newSubmission, builtLater, register, registerAsBefore, storedSeats, type Submission } from './submission'
import { startPostgres, type Postgres } from './postgres'

jest.setTimeout(60_000)

let server: Postgres
let sql: Sql
beforeAll(async () => {
  server = await startPostgres()
  sql = server.connect(await server.createDatabase(), 8)
})
beforeEach(() => sql`truncate private.events cascade`)
afterAll(() => server.stop())

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
const erase = async () => {
  const [row] = await sql<{ erased: number }[]>`select public.erase_ended_registrations() as erased`
  return row?.erased
}
const guestsOf = async (event: string) => (await sql`select email from public.list_registrations(${event})`).length
const update = ({ event, builtAt, asOf, capacity, closesAt, endsAt, retentionDays }: Submission) =>
  sql`select public.update_event(${event}, ${builtAt}, ${asOf}, ${capacity}, ${closesAt}, ${endsAt}, ${retentionDays})`

test('the guests of every event that ended long enough ago are erased, no others, and their seats are free', async () => {
  const events = {
    due: { endsAt: daysAgo(30), retentionDays: 30 },
    also: { endsAt: daysAgo(8), retentionDays: 7 },
    recent: { endsAt: daysAgo(29), retentionDays: 30 },
    coming: { endsAt: daysAgo(-1), retentionDays: 1 },
  }
  for (const [event, facts] of Object.entries(events)) {
    for (let guest = 0; guest < 2; guest++) await register(sql, newSubmission({ event, ...facts }))
  }
  expect(await erase()).toBe(4)
  expect(await Promise.all(Object.keys(events).map(guestsOf))).toEqual([0, 0, 2, 2])
  expect(await storedSeats(sql, 'due')).toEqual({ taken: 0, counted: 0, capacity: 10 })
  expect(await erase()).toBe(0)
})

test('erasure goes by the real clock, also where the site stands still before the event', async () => {
  const endsAt = daysAgo(31)
  await register(sql, newSubmission({ asOf: daysAgo(40), closesAt: endsAt, endsAt }))
  expect(await erase()).toBe(1)
  await register(sql, newSubmission({ event: 'coming', asOf: daysAgo(-100), endsAt: daysAgo(-1) }))
  expect(await erase()).toBe(0)
})

test('an event that came without its end is erased as soon as a build has said when that was', async () => {
  const guest = newSubmission()
  await registerAsBefore(sql, guest)
  expect(await erase()).toBe(0)
  await update({ ...guest, endsAt: daysAgo(31) })
  expect(await erase()).toBe(1)
})

test('an event is brought up to date without a guest, but never by an older build', async () => {
  await update(newSubmission({ ...builtLater(1), capacity: 7, endsAt: daysAgo(31) }))
  await update(newSubmission({ ...builtLater(0), capacity: 9, endsAt: daysAgo(-1) }))
  expect(await storedSeats(sql)).toEqual({ taken: 0, counted: 0, capacity: 7 })
  await register(sql, newSubmission())
  expect(await erase()).toBe(1)
})

test('every event that ever took registrations is listed, with its end, also one from before', async () => {
  const endsAt = daysAgo(3)
  await register(sql, newSubmission({ endsAt, retentionDays: 7 }))
  await register(sql, newSubmission({ endsAt, retentionDays: 7 }))
  await registerAsBefore(sql, newSubmission({ event: 'renamed' }))
  expect(await sql`select * from public.list_events()`).toEqual([
    { event: 'vecer', ends_at: endsAt, retention_days: 7, registrations: 2 },
    { event: 'renamed', ends_at: null, retention_days: 30, registrations: 1 },
  ])
})

test('guests who register while others are erased: nobody waits for ever, and the count is right', async () => {
  const endsAt = daysAgo(31)
  const events = ['a', 'b', 'c']
  const sent = Array.from({ length: 120 }, (_, index) =>
    newSubmission({ event: events[index % 3] ?? '', endsAt, capacity: 100 }),
  )
  const [answers] = await Promise.all([
    Promise.all(sent.map((each) => register(sql, each).catch((error: { code: string }) => error.code))),
    Promise.all(Array.from({ length: 10 }, erase)),
  ])
  expect(new Set(answers)).toEqual(new Set(['registered']))
  for (const event of events) {
    const { taken, counted } = await storedSeats(sql, event)
    expect(taken).toBe(counted)
  }
})

test('health is true where the tables are', async () => {
  expect(await sql`select public.health()`).toEqual([{ health: true }])
})
