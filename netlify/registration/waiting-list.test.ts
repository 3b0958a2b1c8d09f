/** @jest-environment node */
// Tests the whole function with a real PostgreSQL.
import { codesOf, persistent, real, useRealDatabase } from '../testing/testing-database'
import { postGuest } from '../testing/testing'

useRealDatabase()

/** An event with a waiting list. @param isSetUp whether mail is set up */
const testEvent = (changes: { capacity: number; waitingList?: boolean }, isSetUp = true) =>
  real.testEvent('programme', changes, { mailer: { isSetUp: () => isSetUp, deliver: async () => undefined } })

const waits = { waiting: true }
const joined = { code: 'waiting', mail: true }
const full = { title: 'Conflict', status: 409, code: 'capacity_full' }

test('a refused visitor joins with the same submission, and can send it again', async () => {
  const { handle, newGuest } = testEvent({ capacity: 1 })
  const send = async (sent: object) => (await (await handle(postGuest(sent))).json()) as unknown
  expect(await codesOf(handle, [newGuest()])).toEqual({ registered: 1 })
  const sent = newGuest(2)
  expect(await send(sent)).toEqual({ ...full, waiting: true })
  expect(await send({ ...sent, ...waits })).toEqual(joined)
  // With or without the wish to wait: the submission is stored.
  expect(await send({ ...sent, ...waits })).toEqual(joined)
  expect(await send(sent)).toEqual(joined)
})

test('a visitor who would wait gets a seat that is free', async () => {
  const { handle, newGuest } = testEvent({ capacity: 1 })
  expect(await codesOf(handle, [newGuest(2, waits)])).toEqual({ waiting: 1 })
  // One seat is left, and the visitor who waits needs two.
  expect(await codesOf(handle, [newGuest(1, waits)])).toEqual({ registered: 1 })
})

test('an address is registered or waits once, in upper and lower case', async () => {
  const { handle, newGuest } = testEvent({ capacity: 1 })
  const [registered, waiting] = [newGuest(), newGuest(1, waits)]
  expect(await codesOf(handle, [registered])).toEqual({ registered: 1 })
  expect(await codesOf(handle, [waiting])).toEqual({ waiting: 1 })
  const again = [registered, waiting].map(({ email }) => newGuest(1, { ...waits, email: email.toUpperCase() }))
  expect(await codesOf(handle, again)).toEqual({ email_taken: 2 })
})

test.each([
  ['mail is not set up', {}, false],
  ['the event has no waiting list', { waitingList: false }, true],
])('nobody can wait if %s', async (_what, changes, isSetUp) => {
  const { handle, newGuest } = testEvent({ capacity: 1, ...changes }, isSetUp)
  await codesOf(handle, [newGuest()])
  for (const sent of [newGuest(), newGuest(1, waits)]) {
    expect(await (await handle(postGuest(sent))).json()).toEqual(full)
  }
})

test('100 visitors at once for 20 seats are all registered or wait, and no seat that fits is left', async () => {
  const { event, handle, newGuest, lines } = testEvent({ capacity: 20 })
  const sent = Array.from({ length: 100 }, (_, index) => newGuest(index % 3 === 0 ? 2 : 1, waits))
  const { registered = 0, waiting = 0, ...others } = await codesOf(persistent(handle), sent)
  expect([registered + waiting, others]).toEqual([100, {}])
  const sql = real.server.connect(real.database)
  const rows = await sql<{ state: string; seats: number }[]>`
    select state, seats from private.registrations_and_guests where event_id = ${event}`
  const seatsOf = (state: string) => rows.filter((row) => row.state === state).map(({ seats }) => seats)
  expect([seatsOf('registered').length, seatsOf('waiting').length]).toEqual([registered, waiting])
  expect(seatsOf('registered').reduce((sum, seats) => sum + seats, 0)).toBe(20)
  expect(lines.join()).not.toContain('guest.example')
})
