/** @jest-environment node */
// Tests the whole function with a real PostgreSQL. What the database itself guarantees is in supabase/tests/race.test.ts.
import * as fc from 'fast-check'
import { formNames } from '../../src/registration/form-names'
import { codesOf, persistent, real, useRealDatabase } from '../testing/testing-database'
import { postGuest } from '../testing/testing'

useRealDatabase()

test('100 guests at once for 50 seats: every seat is taken once, and each refusal is correct', async () => {
  const { handle, stored, lines, newGuest } = real.testEvent('invitation', { capacity: 50 })
  const sent = Array.from({ length: 100 }, (_, index) => newGuest(index % 3 === 0 ? 2 : 1))
  const { registered = 0, capacity_full: full = 0 } = await codesOf(persistent(handle), sent)
  expect(registered + full).toBe(100)
  const { emails, seats } = await stored()
  expect(seats).toBe(50)
  expect(new Set(emails).size).toBe(registered)
  expect(lines.join()).not.toContain('guest.example')
})

test.each(formNames)('the database accepts every value that the form %s accepts', async (form) => {
  const { handle, newGuest } = real.testEvent(form, { capacity: 100_000 })
  const name = fc.string({ unit: 'grapheme', minLength: 2, maxLength: 100 })
  await fc.assert(
    fc.asyncProperty(name, fc.emailAddress(), async (fullName, email) => {
      const { status } = await handle(postGuest(newGuest(1, { fullName, email })))
      expect([201, 409, 422]).toContain(status)
    }),
    { numRuns: 200 },
  )
})

test('100 visitors at once for 20 seats are all registered or wait, and no seat that fits is left', async () => {
  const mailer = { isSetUp: () => true, deliver: async () => undefined }
  const { event, handle, newGuest, lines } = real.testEvent('programme', { capacity: 20 }, { mailer })
  const sent = Array.from({ length: 100 }, (_, index) => newGuest(index % 3 === 0 ? 2 : 1, { waiting: true }))
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

test('the live seats follow the registrations, and a newer build though nobody registers', async () => {
  const first = { capacity: 5 }
  const { handle, handlerOf, newGuest, available } = real.testEvent('programme', first)
  expect(await available(first)).toEqual({ state: 'open', free: 5, capacity: 5 })
  await codesOf(handle, [newGuest(2), newGuest(2)])
  expect(await available(first)).toEqual({ state: 'few', free: 1, capacity: 5 })
  await codesOf(handle, [newGuest()])
  expect(await available(first)).toEqual({ state: 'full', capacity: 5 })
  // Never below the seats taken.
  expect(await available({ capacity: 3 })).toEqual({ state: 'full', capacity: 5 })
  expect(await available({ capacity: 20 })).toEqual({ state: 'open', free: 15, capacity: 20 })
  expect(await available({ capacity: 20, opensAt: '2098-01-01T00:00:00Z' })).toEqual({ state: 'soon', capacity: 20 })
  expect(await codesOf(handlerOf({ capacity: 20, availability: 'full' }), [newGuest()])).toEqual({ capacity_full: 1 })
})
