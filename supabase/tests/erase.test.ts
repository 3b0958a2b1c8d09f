/** @jest-environment node */
import { newSubmission, builtLater, factsOf, register, seatsIn, storedSeats, type Submission } from './submission'
import { cancel, erase as eraseGuest, eraseEnded, eraseEvent, listGuests, sendMails, sendMessage } from './changes'
import { openDoor } from './door'
import { overview } from './organisers'
import { answer, inviteOne, revoke } from './personal-invitations'
import { pass } from './time'
import { sql, useDatabase } from './use-database'

useDatabase({ connections: 8 })

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
/** Erases what is due, when everything that is stored now was stored long ago. @returns how many guests were erased */
const erase = async () => {
  await pass(sql, '1 year')
  return (await eraseEnded(sql)).erased
}
const guestsOf = async (event: string) => (await listGuests(sql, event)).length
const update = (build: Submission) => sql`select public.update_events(${sql.json([factsOf(build)] as never)})`

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
}

const rowsOf = async () => {
  const [row] = await sql<Record<string, number>[]>`
    select (select count(*)::int from private.registrations_and_guests) as registrations,
      (select count(*)::int from private.tokens) as tokens,
      (select count(*)::int from private.outbox) as mails,
      (select count(*)::int from private.messages) as messages`
  return row
}

test.each(['erase_ended_registrations()', 'the erasure of an event'])(
  '%s erases those who wait or have cancelled, too, with all links, mails and messages',
  async (name) => {
    await fullEvent('ended', daysAgo(31))
    await pass(sql, '1 year')
    if (name === 'erase_ended_registrations()') expect(await eraseEnded(sql)).toEqual({ erased: 2, held_back: [] })
    else expect(await eraseEvent(sql, 'ended')).toBe(2)
    expect(await rowsOf()).toEqual({ registrations: 0, tokens: 0, mails: 0, messages: 0 })
  },
)

test('four numbers remain of erased guests, without anything about a person, also after the next run', async () => {
  await fullEvent('ended', daysAgo(31))
  await sql`update private.registrations set arrived = 1 where state = 'registered'`
  await erase()
  await erase()
  const { events } = await overview(sql)
  expect(events).toMatchObject([{ taken: 0, erased: { taken: 1, arrived: 1, waiting: 1, cancelled: 1 } }])
})

test('while an event has guests or is still to come, no numbers of erased guests are shown', async () => {
  await fullEvent('upcoming', daysAgo(-1))
  await eraseEvent(sql, 'upcoming')
  expect((await overview(sql)).events).toMatchObject([{ erased: null }])
})

test('the erasure of an event leaves the links, mails and messages of other events', async () => {
  await fullEvent('upcoming', daysAgo(-1))
  const before = await rowsOf()
  await fullEvent('ended', daysAgo(31))
  expect(await erase()).toBe(2)
  expect(await rowsOf()).toEqual(before)
})

test('the overview lists every event that has taken registrations, even one without an end', async () => {
  const endsAt = daysAgo(3)
  await register(sql, newSubmission({ endsAt, retentionDays: 7 }))
  await register(sql, newSubmission({ endsAt, retentionDays: 7, ...seatsIn('programme', 2) }))
  await register(sql, newSubmission({ event: 'renamed', endsAt: undefined }))
  const { events } = await overview(sql)
  expect(events).toMatchObject([
    { event: 'vecer', capacity: 10, taken: 3, waiting: 0 },
    { event: 'renamed', ends_at: null, capacity: 10, taken: 1, waiting: 0 },
  ])
  expect(new Date(events[0]!.ends_at!)).toEqual(endsAt)
  expect(await sql`select id, retention_days from private.events order by id desc`).toEqual([
    { id: 'vecer', retention_days: 7 },
    { id: 'renamed', retention_days: 30 },
  ])
})

test('the name and the address of a cancelled registration are in the outbox until its mail is sent', async () => {
  await fullEvent('vecer', daysAgo(-1))
  const unsent = () => sql`select kind from private.outbox where full_name is not null and email is not null`
  expect(await unsent()).toEqual([{ kind: 'cancelled' }])
  await sendMails(sql)
  expect(await unsent()).toEqual([])
})

test('registration and erasure at once: no deadlock, and the seats are counted correctly', async () => {
  const endsAt = daysAgo(31)
  const events = ['a', 'b', 'c']
  await sql`alter table private.registrations alter column created_at set default now() - interval '1 year'`
  const sent = Array.from({ length: 120 }, (_, index) =>
    newSubmission({ event: events[index % 3] ?? '', endsAt, capacity: 100 }),
  )
  const [answers] = await Promise.all([
    Promise.all(sent.map((each) => register(sql, each).catch((error: { code: string }) => error.code))),
    Promise.all(Array.from({ length: 10 }, () => eraseEnded(sql))),
  ])
  expect(new Set(answers)).toEqual(new Set(['registered']))
  for (const event of events) {
    const { taken, counted } = await storedSeats(sql, event)
    expect(taken).toBe(counted)
  }
  await sql`alter table private.registrations alter column created_at set default now()`
})

describe('a wrong date erases nothing sooner than promised', () => {
  /** An event with a guest who registered 40 days ago, and the build that said its end. */
  async function eventThatEnds(endsAt: Date) {
    const guest = newSubmission({ endsAt, retentionDays: 30 })
    await register(sql, guest)
    await pass(sql, '40 days')
    return guest
  }
  const heldBack = async () =>
    (await sql<{ health: { held_back: string[] } }[]>`select public.health()`)[0]!.health.held_back

  test('a year too early: the guests are kept as the end before promised, and the event is named', async () => {
    const guest = await eventThatEnds(daysAgo(-1))
    await update({ ...guest, ...builtLater(1), endsAt: daysAgo(366) })
    expect(await eraseEnded(sql)).toEqual({ erased: 0, held_back: ['vecer'] })
    expect(await heldBack()).toEqual(['vecer'])
    expect(await guestsOf('vecer')).toBe(1)
  })

  test('once the date is mended, the guests are erased when that end says, without a person', async () => {
    const guest = await eventThatEnds(daysAgo(-1))
    await update({ ...guest, ...builtLater(1), endsAt: daysAgo(366) })
    await update({ ...guest, ...builtLater(2), endsAt: daysAgo(-1) })
    expect(await heldBack()).toEqual([])
    await sql`update private.events set ends_at = ends_at - interval '31 days', latest_end = latest_end - interval '31 days'`
    expect(await eraseEnded(sql)).toEqual({ erased: 1, held_back: [] })
  })

  test('if it stays, the guests are erased when the end before says, without a person', async () => {
    const guest = await eventThatEnds(daysAgo(-1))
    await update({ ...guest, ...builtLater(1), endsAt: daysAgo(366) })
    await sql`update private.events set latest_end = latest_end - interval '31 days'`
    expect(await eraseEnded(sql)).toEqual({ erased: 1, held_back: [] })
  })

  test.each([
    ['a registration', () => register(sql, newSubmission({ endsAt: daysAgo(366) }))],
    ['an invitation', () => inviteOne(sql, { endsAt: daysAgo(366) })],
  ])('a wrong date from the beginning: the retention counts from %s', async (_what, store) => {
    await store()
    expect(await eraseEnded(sql)).toEqual({ erased: 0, held_back: ['vecer'] })
    await pass(sql, '30 days')
    expect(await eraseEnded(sql)).toMatchObject({ held_back: [] })
    expect(await sql`select from private.registrations`).toHaveLength(0)
    expect(await sql`select from private.personal_invitations`).toHaveLength(0)
  })

  test('a date that was too late before anybody registered is forgotten', async () => {
    const guest = newSubmission({ endsAt: daysAgo(-3650) })
    await update(guest)
    await update({ ...guest, ...builtLater(1), endsAt: daysAgo(1) })
    await register(sql, { ...guest, ...builtLater(1), endsAt: daysAgo(1) })
    await pass(sql, '40 days')
    await sql`update private.events set ends_at = ends_at - interval '31 days', latest_end = latest_end - interval '31 days'`
    expect(await eraseEnded(sql)).toEqual({ erased: 1, held_back: [] })
  })

  test('a demonstration, in which the event is still to come, names none', async () => {
    await register(sql, newSubmission({ endsAt: daysAgo(366), asOf: daysAgo(370) }))
    expect(await eraseEnded(sql)).toEqual({ erased: 0, held_back: [] })
    expect(await heldBack()).toEqual([])
    expect(await guestsOf('vecer')).toBe(1)
  })

  test('an event without guests is not named', async () => {
    await update(newSubmission({ endsAt: daysAgo(-1) }))
    await update(newSubmission({ ...builtLater(1), endsAt: daysAgo(366) }))
    expect(await eraseEnded(sql)).toEqual({ erased: 0, held_back: [] })
    expect(await heldBack()).toEqual([])
  })
})

describe('a new personal column', () => {
  const values = ['+420 777 123 456', 'Bez lepku']
  /** All rows of all tables that contain one of the values. */
  async function found(): Promise<string[]> {
    const tables = await sql<{ name: string }[]>`
      select oid::regclass::text as name from pg_class where relnamespace = 'private'::regnamespace and relkind = 'r'`
    const rows = await Promise.all(
      tables.map(({ name }) =>
        sql.unsafe<{ row: string }[]>(`select to_jsonb(each)::text as row from ${name} as each`),
      ),
    )
    return rows.flat().flatMap(({ row }) => (values.some((value) => row.includes(value)) ? [row] : []))
  }

  beforeAll(() => sql`alter table private.guests add column phone text`)
  beforeAll(() => sql`alter table private.invited_guests add column diet text`)
  afterAll(() => sql`alter table private.guests drop column phone`)
  afterAll(() => sql`alter table private.invited_guests drop column diet`)

  test.each([
    ['a cancellation', (guest: Submission & { token: string }) => answer(sql, guest, 0)],
    ['a cancellation by the organiser', (guest: Submission) => cancel(sql, guest)],
    ['a revocation', (guest: Submission) => revoke(sql, guest)],
    ['an erasure', (guest: Submission) => eraseGuest(sql, guest)],
    ['the erasure of the event', () => eraseEvent(sql)],
  ])('is gone after %s', async (what, act) => {
    const guest = await inviteOne(sql, { mail: true })
    await answer(sql, guest, 1)
    await sql`update private.guests set phone = ${values[0]!}`
    await sql`update private.invited_guests set diet = ${values[1]!}`
    expect(await found()).toHaveLength(2)
    await act(guest)
    // The organiser's list of guests still has an invited guest who cancels.
    expect(await found()).toHaveLength(what.startsWith('a cancellation') ? 1 : 0)
  })
})

test('the links and devices of the door, and the ids of erased guests, go with the event', async () => {
  const guest = newSubmission({ endsAt: daysAgo(31) })
  await register(sql, guest)
  await openDoor(sql, guest)
  await eraseGuest(sql, guest)
  expect(await sql`select from private.erased_guests`).toHaveLength(1)
  await register(sql, newSubmission({ endsAt: daysAgo(31) }))
  await erase()
  for (const table of ['door_links', 'door_keys', 'erased_guests'])
    expect(await sql`select from ${sql(`private.${table}`)}`).toHaveLength(0)
})
