/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { forms } from '../../src/registration/fields'
import {
  argumentsOf,
  builtLater,
  columnsOf,
  newestRegister,
  newSubmission,
  register,
  registerWithoutBuildTime,
  registerAsPostgrest,
  storedSeats,
} from './submission'
import { startPostgres, type Postgres } from './postgres'

jest.setTimeout(60_000)

let server: Postgres
let sql: Sql
beforeAll(async () => {
  server = await startPostgres()
  sql = server.connect(await server.createDatabase(), 2)
})
beforeEach(() => sql`truncate private.events cascade`)
afterAll(() => server.stop())

const yesterday = () => new Date(Date.now() - 24 * 60 * 60 * 1000)

test('stores the registration and its time', async () => {
  const guest = newSubmission({ fullName: 'Žofie  Ďáblová-Šťastná', email: 'Zofie@Example.ORG', attendance: 'plusOne' })
  expect(await register(sql, guest)).toBe('registered')
  const [row] = await sql`select * from private.registrations`
  expect(row).toEqual({
    event_id: 'vecer',
    submission_id: guest.submissionId,
    ...columnsOf(guest),
    full_name: 'Žofie  Ďáblová-Šťastná',
    seats: 2,
    locale: 'cs',
    notice_version: '1',
    created_at: expect.any(Date) as Date,
  })
})

test('the same submission sent again is the same registration, even if the event is full or closed by then', async () => {
  const first = newSubmission({ capacity: 1 })
  expect(await register(sql, first)).toBe('registered')
  expect(await register(sql, newSubmission({ capacity: 1 }))).toBe('capacity_full')
  expect(await register(sql, first)).toBe('registered')
  expect(await register(sql, { ...first, email: first.email.toUpperCase() })).toBe('registered')
  expect(await register(sql, { ...first, ...builtLater(1), closesAt: yesterday() })).toBe('registered')
  expect(await storedSeats(sql)).toEqual({ taken: 1, counted: 1, capacity: 1 })
})

test.each(forms.invitation)('a submission with another %s is a conflict', async (name) => {
  const first = newSubmission()
  await register(sql, first)
  const other = { ...first, [name]: name === 'attendance' ? 'plusOne' : `other.${first[name]}` }
  expect(await register(sql, other)).toBe('submission_conflict')
  const [row] = await sql`select * from private.registrations`
  expect(row).toMatchObject(columnsOf(first))
})

test('register() takes, and list_registrations() lists, exactly the fields defined in src/registration', async () => {
  const guest = newSubmission()
  expect(new Set((await newestRegister(sql)).names)).toEqual(new Set(Object.keys(argumentsOf(guest))))
  await register(sql, guest)
  const [row] = await sql`select * from public.list_registrations('vecer')`
  expect(row).toEqual({ ...columnsOf(guest), locale: 'cs', created_at: expect.any(Date) as Date })
})

test('a registered guest gets email_taken, even if the event is full or closed', async () => {
  const first = newSubmission({ capacity: 1 })
  await register(sql, first)
  const again = { ...first, submissionId: randomUUID(), email: first.email.toUpperCase() }
  expect(await register(sql, again)).toBe('email_taken')
  expect(await register(sql, { ...again, ...builtLater(1), closesAt: yesterday() })).toBe('email_taken')
})

test('with one seat left, a guest with a companion is refused and a guest alone is registered', async () => {
  await register(sql, newSubmission({ capacity: 3, attendance: 'plusOne' }))
  const couple = newSubmission({ capacity: 3, attendance: 'plusOne' })
  expect(await register(sql, couple)).toBe('capacity_full')
  expect(await register(sql, { ...couple, submissionId: randomUUID(), attendance: 'solo' })).toBe('registered')
  expect(await storedSeats(sql)).toEqual({ taken: 3, counted: 3, capacity: 3 })
})

const hours = (number: number) => new Date(Date.now() + number * 60 * 60 * 1000)

test('from the closing time on, no new guest is registered', async () => {
  expect(await register(sql, newSubmission({ closesAt: hours(1) }))).toBe('registered')
  expect(await register(sql, newSubmission({ ...builtLater(1), closesAt: yesterday() }))).toBe('registration_closed')
  expect(await register(sql, newSubmission({ ...builtLater(2), closesAt: hours(1) }))).toBe('registered')
})

test('with a demoDate, registration closes by that moment and not by the real time', async () => {
  const closesAt = new Date('2025-09-04T20:00:00Z')
  const before = { asOf: new Date('2025-09-04T19:59:59Z'), closesAt }
  expect(await register(sql, newSubmission({ ...builtLater(1), ...before }))).toBe('registered')
  expect(await register(sql, newSubmission({ ...builtLater(2), asOf: closesAt, closesAt }))).toBe('registration_closed')
  expect(await register(sql, newSubmission({ ...builtLater(3), asOf: null, closesAt }))).toBe('registration_closed')
  const later = { asOf: new Date('2099-09-04T20:00:00Z'), closesAt: hours(1) }
  expect(await register(sql, newSubmission({ ...builtLater(4), ...later }))).toBe('registration_closed')
  const [row] = await sql<{ created_at: Date }[]>`select created_at from private.registrations`
  expect(row?.created_at.getFullYear()).toBe(new Date().getFullYear())
})

test('the capacity follows the content, but never below the seats taken', async () => {
  for (let guest = 0; guest < 3; guest++) await register(sql, newSubmission({ capacity: 5 }))
  expect(await register(sql, newSubmission({ ...builtLater(1), capacity: 2 }))).toBe('capacity_full')
  expect(await storedSeats(sql)).toEqual({ taken: 3, counted: 3, capacity: 3 })
  expect(await register(sql, newSubmission({ ...builtLater(2), capacity: 4 }))).toBe('registered')
  expect(await storedSeats(sql)).toEqual({ taken: 4, counted: 4, capacity: 4 })
})

const storedFacts = async () => {
  const [row] = await sql`
    select built_at as "builtAt", as_of as "asOf", capacity, closes_at as "closesAt", ends_at as "endsAt",
      retention_days as "retentionDays" from private.events where id = 'vecer'`
  return row
}

test('every fact of a newer build replaces the stored one, and none of an older build', async () => {
  const facts = { asOf: null, capacity: 5, closesAt: hours(1), endsAt: hours(2), retentionDays: 30 }
  const newer = { ...builtLater(1), asOf: yesterday(), capacity: 2, closesAt: hours(-2), endsAt: hours(-1), retentionDays: 7 } // prettier-ignore
  await register(sql, newSubmission(facts))
  expect(await storedFacts()).toEqual({ ...builtLater(0), ...facts })
  await register(sql, newSubmission(newer))
  expect(await storedFacts()).toEqual(newer)
  // A rollback publishes an older deploy again.
  await register(sql, newSubmission({ ...facts, capacity: 100 }))
  expect(await storedFacts()).toEqual(newer)
})

test('an older deploy cannot reopen registration or raise the capacity', async () => {
  const closed = { ...builtLater(1), capacity: 2, closesAt: yesterday() }
  expect(await register(sql, newSubmission(closed))).toBe('registration_closed')
  for (let guest = 0; guest < 4; guest++) {
    const older = newSubmission({ capacity: 200, closesAt: null })
    expect(await register(sql, older)).toBe('registration_closed')
    expect(await registerWithoutBuildTime(sql, older)).toBe('registration_closed')
  }
  expect(await storedSeats(sql)).toEqual({ taken: 0, counted: 0, capacity: 2 })
})

test('a deploy without the time of its build can create an event, but cannot change one that exists', async () => {
  expect(await registerWithoutBuildTime(sql, newSubmission({ capacity: 1 }))).toBe('registered')
  expect(await registerWithoutBuildTime(sql, newSubmission({ capacity: 200 }))).toBe('capacity_full')
  expect(await register(sql, newSubmission({ capacity: 2 }))).toBe('registered')
  expect(await registerWithoutBuildTime(sql, newSubmission({ capacity: 200 }))).toBe('capacity_full')
  expect(await storedSeats(sql)).toEqual({ taken: 2, counted: 2, capacity: 2 })
})

test('two events do not share seats, e-mails or submissions', async () => {
  const guest = newSubmission({ capacity: 1 })
  expect(await register(sql, guest)).toBe('registered')
  expect(await register(sql, { ...guest, event: 'vernisaz' })).toBe('registered')
})

test('a guest who is deleted manually or by erase_registration() frees the seats', async () => {
  const [first, second] = [newSubmission({ capacity: 2, attendance: 'plusOne' }), newSubmission({ capacity: 2 })]
  await register(sql, first)
  await sql`delete from private.registrations`
  expect(await register(sql, second)).toBe('registered')
  const [row] = await sql`select public.erase_registration('vecer', ${second.email.toUpperCase()}) as erased`
  expect(row).toEqual({ erased: 1 })
  expect(await storedSeats(sql)).toEqual({ taken: 0, counted: 0, capacity: 2 })
})

test('erase_registrations() erases every guest of one event, and none of another', async () => {
  await register(sql, newSubmission())
  await register(sql, newSubmission())
  await register(sql, newSubmission({ event: 'vernisaz' }))
  expect(await sql`select public.erase_registrations('vecer') as erased`).toEqual([{ erased: 2 }])
  expect(await sql`select full_name from public.list_registrations('vecer')`).toHaveLength(0)
  expect(await sql`select full_name from public.list_registrations('vernisaz')`).toHaveLength(1)
})

const insertManually = (attendance: string, email = 'rucne@example.org') => sql`
  insert into private.registrations (event_id, full_name, email, attendance, locale, notice_version)
  values ('vecer', 'Ručně Zapsaná', ${email}, ${attendance}, 'cs', '1')`

test('manual edits cannot oversell, and the seats are counted correctly', async () => {
  const guest = newSubmission({ capacity: 2 })
  await register(sql, guest)
  await expect(insertManually('plusOne')).rejects.toMatchObject({ constraint_name: 'seats_within_capacity' })
  await expect(insertManually('solo', guest.email.toUpperCase())).rejects.toMatchObject({ code: '23505' })
  await insertManually('solo')
  await expect(
    sql`update private.registrations set attendance = 'plusOne' where email = ${guest.email}`,
  ).rejects.toMatchObject({ constraint_name: 'seats_within_capacity' })
  await expect(sql`update private.events set capacity = 1`).rejects.toMatchObject({ code: '23514' })
  await expect(sql`update private.events set seats_taken = 0`).rejects.toThrow('seats_taken counts the registrations')
  await expect(sql`insert into private.events (id, capacity, seats_taken) values ('vernisaz', 9, 5)`).rejects.toThrow(
    'seats_taken counts the registrations',
  )
  expect(await storedSeats(sql)).toEqual({ taken: 2, counted: 2, capacity: 2 })
})

test('the seats are counted correctly after a manual change of attendance and after truncate', async () => {
  await register(sql, newSubmission({ capacity: 4, attendance: 'plusOne' }))
  await sql`update private.registrations set attendance = 'solo'`
  expect(await storedSeats(sql)).toEqual({ taken: 1, counted: 1, capacity: 4 })
  await sql`truncate private.registrations`
  expect(await storedSeats(sql)).toEqual({ taken: 0, counted: 0, capacity: 4 })
})

test.each(['de', 'pt-BR', 'zh-Hant-TW'])(
  'a guest can register in any language of the site, such as %s',
  async (locale) => {
    expect(await register(sql, newSubmission({ locale }))).toBe('registered')
  },
)

test.each([
  ['a name with spaces at its ends', { fullName: ' Jana ' }],
  ['no name', { fullName: '' }],
  ['a line break in the name', { fullName: 'Jana\nNová' }],
  ['an e-mail without @', { email: 'jana' }],
  ['an e-mail with characters outside ASCII', { email: 'jána@example.org' }],
  ['an unknown attendance', { attendance: 'three' as never }],
  ['no language', { locale: '' }],
  ['an invalid language tag', { locale: 'de; cs' }],
  ['no submission id', { submissionId: null as never }],
  ['no capacity', { capacity: null as never }],
  ['a negative capacity', { capacity: -1 }],
  ['no time of the build', { builtAt: null as never }],
])('%s gives an error without guest data', async (_, fault) => {
  const guest = newSubmission({ fullName: 'Tajná Osoba', email: 'tajna@example.org', ...fault })
  const error = await register(sql, guest).then(
    () => undefined,
    (error: Error & { detail?: string; hint?: string }) => error,
  )
  expect(error).toMatchObject({ code: 'PT400', message: 'registration_invalid' })
  expect(error?.detail).toBeUndefined()
  expect(await sql`select from private.registrations`).toHaveLength(0)
})

test('a guest who waits too long for the lock gets an error, and can register afterwards', async () => {
  await register(sql, newSubmission())
  const guest = newSubmission()
  await sql.begin(async (holder) => {
    await holder`select from private.events for update`
    await expect(register(sql, guest)).rejects.toMatchObject({ code: '55P03' })
  })
  expect(await register(sql, guest)).toBe('registered')
})

test('through PostgREST, one timeout limits the whole call of a guest who waits in the queue', async () => {
  await register(sql, newSubmission())
  const guests = server.connect(await server.createDatabase(), 4)
  await register(guests, newSubmission())
  await guests.begin(async (holder) => {
    await holder`select from private.events for update`
    const waiting = Array.from({ length: 3 }, () => registerAsPostgrest(guests, newSubmission()))
    for (const answer of await Promise.allSettled(waiting)) {
      // 57014 is the timeout of the whole statement. 55P03 would be the timeout of a single lock.
      expect(answer).toMatchObject({ status: 'rejected', reason: { code: '57014' } })
    }
  })
})
