/** @jest-environment node */
import type { Sql } from 'postgres'
import {
  newSubmission,
  builtLater,
  factsOf,
  register,
  registerWithoutBuildTime,
  seatsIn,
  storedSeats,
  type Submission,
} from './submission'
import { cancel, erase as eraseGuest, find, listGuests, sendMessage, tokenOf } from './changes'
import { startPostgres, type Postgres } from './postgres'

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
const guestsOf = async (event: string) => (await listGuests(sql, event)).length
const update = (build: Submission) => sql`select public.update_events(${sql.json([factsOf(build)] as never)})`
/** As a deploy from before other events took registrations. */
const updateOneEvent = ({ event, builtAt, asOf, capacity, closesAt, endsAt, retentionDays }: Submission) =>
  sql`select public.update_event(${event}, ${builtAt}, ${asOf}, ${capacity}, ${closesAt}, ${endsAt}, ${retentionDays})`

test('only the guests of events whose retention is over are erased, and their seats become free', async () => {
  const events = {
    expired: { endsAt: daysAgo(30), retentionDays: 30 },
    alsoExpired: { endsAt: daysAgo(8), retentionDays: 7 },
    recent: { endsAt: daysAgo(29), retentionDays: 30 },
    upcoming: { endsAt: daysAgo(-1), retentionDays: 1 },
  }
  for (const [event, facts] of Object.entries(events)) {
    for (let guest = 0; guest < 2; guest++) await register(sql, newSubmission({ event, ...facts }))
  }
  expect(await erase()).toBe(4)
  expect(await Promise.all(Object.keys(events).map(guestsOf))).toEqual([0, 0, 2, 2])
  expect(await storedSeats(sql, 'expired')).toEqual({ taken: 0, counted: 0, capacity: 10 })
  expect(await erase()).toBe(0)
})

test('erasure uses the real time, even if the site has a demoDate', async () => {
  const endsAt = daysAgo(31)
  await register(sql, newSubmission({ asOf: daysAgo(40), closesAt: endsAt, endsAt }))
  expect(await erase()).toBe(1)
  await register(sql, newSubmission({ event: 'upcoming', asOf: daysAgo(-100), endsAt: daysAgo(-1) }))
  expect(await erase()).toBe(0)
})

test('the guests of an event without an end are erased once a build has stored an end in the past', async () => {
  const guest = newSubmission()
  await registerWithoutBuildTime(sql, guest)
  expect(await erase()).toBe(0)
  await update({ ...guest, endsAt: daysAgo(31) })
  expect(await erase()).toBe(1)
})

test.each([
  ['update_events()', () => update],
  ['update_event(), which earlier deploys call,', () => updateOneEvent],
])('%s updates an event without a registration, but never from an older build', async (_name, choose) => {
  const update = choose()
  await update(newSubmission({ ...builtLater(1), capacity: 7, endsAt: daysAgo(31) }))
  await update(newSubmission({ ...builtLater(0), capacity: 9, endsAt: daysAgo(-1) }))
  expect(await storedSeats(sql)).toEqual({ taken: 0, counted: 0, capacity: 7 })
  await register(sql, newSubmission())
  expect(await erase()).toBe(1)
})

/** An event with a guest, one who waits, one who cancelled, and a message to all. */
async function fullEvent(event: string, endsAt: Date) {
  const [guest, waiting, cancelled] = [1, 1, 2].map((seats) =>
    newSubmission({
      event,
      endsAt,
      capacity: 1,
      waitingList: true,
      waiting: true,
      mail: true,
      ...seatsIn('programme', 1),
      persons: seats,
    }),
  ) as [Submission, Submission, Submission]
  for (const each of [guest, waiting, cancelled]) await register(sql, each)
  await sendMessage(sql, event)
  await cancel(sql, cancelled)
  return { guest, waiting, cancelled }
}

const rowsOf = async () => {
  const [row] = await sql<Record<string, number>[]>`
    select (select count(*)::int from private.registrations_and_guests) as registrations,
      (select count(*)::int from private.tokens) as tokens,
      (select count(*)::int from private.outbox) as mails,
      (select count(*)::int from private.messages) as messages`
  return row
}

test.each(['erase_ended_registrations', 'erase_registrations'])(
  '%s() erases those who wait or have cancelled, too, with all links, mails and messages',
  async (name) => {
    await fullEvent('ended', daysAgo(31))
    const call = name === 'erase_registrations' ? `${name}('ended')` : `${name}()`
    expect(await sql.unsafe(`select public.${call} as erased`)).toEqual([{ erased: 2 }])
    expect(await rowsOf()).toEqual({ registrations: 0, tokens: 0, mails: 0, messages: 0 })
  },
)

test('the erasure of an event leaves the links, mails and messages of other events', async () => {
  await fullEvent('upcoming', daysAgo(-1))
  const before = await rowsOf()
  await fullEvent('ended', daysAgo(31))
  expect(await erase()).toBe(2)
  expect(await rowsOf()).toEqual(before)
})

test('erase_registration() erases a guest with the links and mails, and moves the next one up', async () => {
  const { guest, waiting } = await fullEvent('vecer', daysAgo(-1))
  const token = await tokenOf(sql, guest)
  expect(await eraseGuest(sql, guest)).toBe(1)
  expect(await find(sql, token)).toBeNull()
  expect(await listGuests(sql)).toMatchObject([{ email: waiting.email, state: 'registered' }])
})

test('erase_registration() erases the name and the address in the unsent mail of a cancel', async () => {
  const { cancelled } = await fullEvent('vecer', daysAgo(-1))
  expect(await eraseGuest(sql, { ...cancelled, email: cancelled.email.toUpperCase() })).toBe(1)
  const rows = await sql`select to_jsonb(mail)::text as row from private.outbox as mail`
  expect(JSON.stringify(rows)).not.toContain(cancelled.email)
  expect(await eraseGuest(sql, cancelled)).toBe(0)
})

test('list_events lists every event that has taken registrations, even one without an end', async () => {
  const endsAt = daysAgo(3)
  await register(sql, newSubmission({ endsAt, retentionDays: 7 }))
  await register(sql, newSubmission({ endsAt, retentionDays: 7, ...seatsIn('programme', 2) }))
  await registerWithoutBuildTime(sql, newSubmission({ event: 'renamed' }))
  const facts = { capacity: 10, waiting: 0, waiting_list: false, invitations: 0, unsent: 0 }
  expect(await sql`select * from public.list_events()`).toEqual([
    { ...facts, event: 'vecer', ends_at: endsAt, retention_days: 7, taken: 3, registrations: 2 },
    { ...facts, event: 'renamed', ends_at: null, retention_days: 30, taken: 1, registrations: 1 },
  ])
})

test('list_events counts the cancelled registrations whose name and address are still stored', async () => {
  await fullEvent('vecer', daysAgo(-1))
  const unsent = () => sql`select unsent from public.list_events()`
  expect(await unsent()).toEqual([{ unsent: 1 }])
  for (;;) {
    const [mail] = await sql<{ id: string }[]>`select id from public.claim_mail()`
    if (!mail) break
    await sql`select public.record_mail(${mail.id}, 1, null, null, false)`
  }
  expect(await unsent()).toEqual([{ unsent: 0 }])
})

test('registration and erasure at once: no deadlock, and the seats are counted correctly', async () => {
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

test('health() returns true if the tables exist', async () => {
  expect(await sql`select public.health()`).toEqual([{ health: true }])
})
