/** @jest-environment node */
import { cancel, change, storedRegistrations, storedStates, tokenOf, update } from './changes'
import { builtLater, newSubmission, register, seatsIn, storedSeats, type Submission } from './submission'
import { hours } from './time'
import { sql, useDatabase } from './use-database'

useDatabase({ connections: 2, mail: false })

const newGuest = (seats: 1 | 2, changes: Partial<Submission> = {}) =>
  newSubmission({
    capacity: 2,
    waitingList: true,
    mail: true,
    waiting: true,
    ...seatsIn('programme', seats),
    ...changes,
  })

/** An event whose two seats are taken by one guest, and the guests who wait for seats. */
async function fullEvent(...seats: (1 | 2)[]) {
  const [guest, ...waiting] = [newGuest(2), ...seats.map((each) => newGuest(each))]
  expect(await register(sql, guest!)).toBe('registered')
  for (const each of waiting) expect(await register(sql, each)).toBe('waiting')
  return { guest: guest!, waiting }
}

test('a guest who wants to wait gets a seat if there is one, and waits otherwise; both get a mail', async () => {
  await fullEvent(1)
  expect(await storedRegistrations(sql)).toMatchObject([
    { state: 'registered', mails: ['registered'] },
    { state: 'waiting', mails: ['waiting'] },
  ])
  expect(await storedSeats(sql)).toEqual({ taken: 2, counted: 2, capacity: 2 })
})

test('a guest who did not ask to wait is told that they may', async () => {
  await fullEvent()
  expect(await register(sql, newGuest(1, { waiting: false }))).toBe('may_wait')
  expect(await storedStates(sql)).toEqual(['registered'])
})

test.each([
  ['the event has no waiting list', { ...builtLater(1), waitingList: false }],
  ['the caller knows no waiting lists', { waiting: null }],
  ['mail is not set up', { mail: false }],
  ['the content says full', { ...builtLater(1), availability: 'full' as const }],
])('nobody may wait if %s', async (_, changes) => {
  await fullEvent()
  expect(await register(sql, newGuest(1, changes))).toBe('capacity_full')
  expect(await register(sql, newGuest(1, { waiting: false, ...changes }))).toBe('capacity_full')
})

test('the same submission waits once, and is registered when it moved up', async () => {
  const { guest, waiting } = await fullEvent(1)
  // With or without the wish to wait.
  for (const each of [true, false]) expect(await register(sql, { ...waiting[0]!, waiting: each })).toBe('waiting')
  await cancel(sql, guest)
  expect(await register(sql, waiting[0]!)).toBe('registered')
  expect(await storedRegistrations(sql)).toMatchObject([{}, { state: 'registered', mails: ['promoted'] }])
})

test('a seat that is too many for a lowered capacity is given to nobody when it becomes free', async () => {
  const event = { capacity: 4 }
  const [first, second, third] = [newGuest(2, event), newGuest(2, event), newGuest(1, event)]
  for (const guest of [first, second]) expect(await register(sql, guest)).toBe('registered')
  expect(await register(sql, third)).toBe('waiting')
  await update(sql, [{ ...first, ...builtLater(1), capacity: 2 }])
  expect(await storedSeats(sql)).toMatchObject({ taken: 4, capacity: 4 })

  await cancel(sql, first)
  expect(await storedStates(sql)).toEqual(['cancelled', 'registered', 'waiting'])
  expect(await register(sql, newGuest(1, { capacity: 2 }))).toBe('waiting')
  expect(await storedSeats(sql)).toMatchObject({ taken: 2, capacity: 2 })
})

test('an address that waits is taken', async () => {
  const { waiting } = await fullEvent(1)
  expect(await register(sql, newGuest(1, { email: waiting[0]!.email.toUpperCase() }))).toBe('email_taken')
})

test('an address can wait for ten events within an hour, as it can register', async () => {
  const email = 'jana@example.org'
  const toEvent = (number: number) => register(sql, newGuest(1, { event: `event-${number}`, capacity: 0, email }))
  for (let number = 1; number <= 10; number++) expect(await toEvent(number)).toBe('waiting')
  expect(await toEvent(11)).toBe('too_many_registrations')
})

const later = (changes: Partial<Submission>) => update(sql, [newGuest(1, { ...builtLater(1), ...changes })])

test('a guest who waits moves up after a registration with the facts of a newer build, and gets a mail', async () => {
  const { waiting } = await fullEvent(1)
  await register(sql, newGuest(2, { ...builtLater(1), capacity: 3 }))
  const stored = await storedRegistrations(sql)
  expect(stored.find(({ email }) => email === waiting[0]?.email)).toMatchObject({
    state: 'registered',
    mails: ['promoted'],
  })
})

test('a guest who changes and still waits gets a mail that says so', async () => {
  const { waiting } = await fullEvent(2)
  expect(await change(sql, await tokenOf(sql, waiting[0]!), 1)).toMatchObject({ outcome: 'changed', state: 'waiting' })
  await sql`delete from private.outbox where kind = 'registered'`
  expect(await sql`select kind, state, seats from public.claim_mail()`).toEqual([
    { kind: 'changed', state: 'waiting', seats: 1 },
  ])
})

test.each([
  ['registration closed', { closesAt: hours(-1) }],
  ['registration closed by the demoDate', { closesAt: hours(1), asOf: hours(2) }],
  ['the content says full', { availability: 'full' as const }],
  ['the content says closed', { availability: 'closed' as const }],
])('nobody moves up while %s', async (_, facts) => {
  const { guest } = await fullEvent(1)
  await later(facts)
  await cancel(sql, guest)
  expect(await storedStates(sql)).toEqual(['cancelled', 'waiting'])
  await later({ ...builtLater(2), closesAt: hours(1) })
  expect(await storedStates(sql)).toEqual(['cancelled', 'registered'])
})

test('nobody moves up while mail is not set up, and the schedule moves them up when it is, with the same facts', async () => {
  const { guest, waiting } = await fullEvent(1)
  await update(sql, waiting, false)
  await cancel(sql, guest)
  await update(sql, waiting)
  expect(await storedStates(sql)).toEqual(['cancelled', 'waiting'])
  await update(sql, waiting, true)
  expect(await storedStates(sql)).toEqual(['cancelled', 'registered'])
})

test('seats that were freed in the database by hand are given by the schedule', async () => {
  const { guest, waiting } = await fullEvent(1)
  await sql`delete from private.registrations where id = (private.registration_of_address('vecer', ${guest.email})).id`
  expect(await storedStates(sql)).toEqual(['waiting'])
  await update(sql, waiting)
  expect(await storedStates(sql)).toEqual(['registered'])
})

test('a guest who waits still moves up when the content takes the waiting list away', async () => {
  const { guest } = await fullEvent(1)
  await later({ waitingList: false })
  await cancel(sql, guest)
  expect(await storedStates(sql)).toEqual(['cancelled', 'registered'])
})
