/** @jest-environment node */
// Tests the whole function with a real PostgreSQL.
import { createClient } from '@supabase/supabase-js'
import * as fc from 'fast-check'
import type { Database } from '../storage/database-types'
import { newGuest, codesOf, startDatabase, type RealDatabase } from '../testing/testing-database'
import { postGuest } from '../testing/testing'

jest.setTimeout(120_000)

let real: RealDatabase
beforeAll(async () => {
  real = await startDatabase()
})
afterAll(() => real?.stop())

test('200 guests at once for 50 seats: every seat is taken once, and each refusal is correct', async () => {
  const { handle, stored, lines } = real.testInvitation({ capacity: 50 })
  const sent = Array.from({ length: 200 }, (_, index) => newGuest({ attendance: index % 3 === 0 ? 'plusOne' : 'solo' }))
  const { registered = 0, capacity_full: full = 0 } = await codesOf(handle, sent)
  expect(registered + full).toBe(200)
  const { emails, seats } = await stored()
  expect(seats).toBe(50)
  expect(new Set(emails).size).toBe(registered)
  expect(lines.join()).not.toContain('guest.example')
})

test('one registration sent 50 times at once is stored once, and succeeds 50 times', async () => {
  const { handle, stored } = real.testInvitation({ capacity: 10 })
  const sent = newGuest({ attendance: 'plusOne' })
  expect(await codesOf(handle, Array(50).fill(sent))).toEqual({ registered: 50 })
  expect(await stored()).toEqual({ emails: [sent.email], seats: 2 })
})

test('the same e-mail address sent 50 times at once, in upper and lower case, succeeds once', async () => {
  const { handle, stored } = real.testInvitation({ capacity: 100 })
  const cases = ['ludmila@guest.example', 'LUDMILA@guest.example', 'Ludmila@GUEST.example']
  const sent = Array.from({ length: 50 }, (_, index) => newGuest({ email: cases[index % cases.length] }))
  expect(await codesOf(handle, sent)).toEqual({ registered: 1, email_taken: 49 })
  expect((await stored()).emails).toHaveLength(1)
})

test('the guest with the last seat can send again, and other guests learn that the event is full', async () => {
  const { handle } = real.testInvitation({ capacity: 1 })
  const first = newGuest()
  expect(await codesOf(handle, [first])).toEqual({ registered: 1 })
  expect(await codesOf(handle, [newGuest(), newGuest({ attendance: 'plusOne' })])).toEqual({ capacity_full: 2 })
  expect(await codesOf(handle, [first])).toEqual({ registered: 1 })
  expect(await codesOf(handle, [newGuest({ email: first.email.toUpperCase() })])).toEqual({ email_taken: 1 })
})

test('with one seat left, a guest with a companion is refused and a guest alone is registered', async () => {
  const { handle } = real.testInvitation({ capacity: 1 })
  expect(await codesOf(handle, [newGuest({ attendance: 'plusOne' })])).toEqual({ capacity_full: 1 })
  expect(await codesOf(handle, [newGuest()])).toEqual({ registered: 1 })
})

test('an erased guest frees a seat, and the capacity cannot fall below the seats taken', async () => {
  const { event, handle, handlerOf, stored } = real.testInvitation({ capacity: 2 })
  const [first, second] = [newGuest(), newGuest()]
  await codesOf(handle, [first, second])
  expect(await codesOf(handle, [newGuest()])).toEqual({ capacity_full: 1 })
  expect(await codesOf(handlerOf({ capacity: 1 }), [newGuest(), second])).toEqual({ capacity_full: 1, registered: 1 })
  await real.server.connect(
    real.database,
  )`delete from private.registrations where event_id = ${event} and email = ${first.email}`
  expect(await codesOf(handle, [newGuest()])).toEqual({ registered: 1 })
  expect((await stored()).seats).toBe(2)
})

test('a submission id that is used again for another guest is invalid, and changes nothing', async () => {
  const { handle, stored } = real.testInvitation({ capacity: 5 })
  const first = newGuest()
  await codesOf(handle, [first])
  expect(await codesOf(handle, [newGuest({ submissionId: first.submissionId })])).toEqual({ invalid_data: 1 })
  expect((await stored()).emails).toEqual([first.email])
})

test('after the closing time new guests are refused, and a registered guest stays registered', async () => {
  const { handle, handlerOf } = real.testInvitation({
    capacity: 5,
    closesAt: new Date(Date.now() + 60_000).toISOString(),
  })
  const first = newGuest()
  expect(await codesOf(handle, [first])).toEqual({ registered: 1 })
  const closed = handlerOf({ capacity: 5, closesAt: new Date(Date.now() - 1000).toISOString() })
  expect(await codesOf(closed, [newGuest()])).toEqual({ registration_closed: 1 })
  expect(await codesOf(closed, [first])).toEqual({ registered: 1 })
})

test('an older deploy that is published again does not reopen registration: the newest facts apply until a newer build', async () => {
  const { handle: older, handlerOf } = real.testInvitation({ capacity: 200 })
  const closed = handlerOf({ capacity: 2, closesAt: new Date(Date.now() - 1000).toISOString() })
  expect(await codesOf(closed, [newGuest()])).toEqual({ registration_closed: 1 })
  expect(await codesOf(older, [newGuest(), newGuest()])).toEqual({ registration_closed: 2 })
  expect(await codesOf(handlerOf({ capacity: 2 }), [newGuest()])).toEqual({ registered: 1 })
})

test('the complete supabase-js client gives the same outcomes', async () => {
  const completeClient = ({ url, key }: { url: string; key: string }) =>
    createClient<Database>(url, key, { auth: { persistSession: false, autoRefreshToken: false } })
  const { handle } = real.testInvitation({ capacity: 1 }, { createClient: completeClient })
  const first = newGuest()
  expect(await codesOf(handle, [first])).toEqual({ registered: 1 })
  expect(await codesOf(handle, [newGuest()])).toEqual({ capacity_full: 1 })
})

test('the database accepts every value that the form accepts', async () => {
  const { handle } = real.testInvitation({ capacity: 100_000 })
  const name = fc.string({ unit: 'grapheme', minLength: 2, maxLength: 100 })
  await fc.assert(
    fc.asyncProperty(name, fc.emailAddress(), async (fullName, email) => {
      const { status } = await handle(postGuest(newGuest({ fullName, email })))
      expect([201, 409, 422]).toContain(status)
    }),
    { numRuns: 200 },
  )
})
