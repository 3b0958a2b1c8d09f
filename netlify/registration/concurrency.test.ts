/** @jest-environment node */
// Tests the whole function with a real PostgreSQL.
import { createClient } from '@supabase/supabase-js'
import * as fc from 'fast-check'
import { formNames } from '../../src/registration/form-names'
import type { Database } from '../storage/database-types'
import { codesOf, persistent, real, useRealDatabase } from '../testing/testing-database'
import { postGuest } from '../testing/testing'

useRealDatabase()

describe.each(formNames)('with the form %s', (form) => {
  test('200 guests at once for 50 seats: every seat is taken once, and each refusal is correct', async () => {
    const { handle, stored, lines, newGuest } = real.testEvent(form, { capacity: 50 })
    const sent = Array.from({ length: 200 }, (_, index) => newGuest(index % 3 === 0 ? 2 : 1))
    const { registered = 0, capacity_full: full = 0 } = await codesOf(persistent(handle), sent)
    expect(registered + full).toBe(200)
    const { emails, seats } = await stored()
    expect(seats).toBe(50)
    expect(new Set(emails).size).toBe(registered)
    expect(lines.join()).not.toContain('guest.example')
  })

  test('one registration sent 50 times at once is stored once, and succeeds 50 times', async () => {
    const { handle, stored, newGuest } = real.testEvent(form, { capacity: 10 })
    const sent = newGuest(2)
    expect(await codesOf(persistent(handle), Array(50).fill(sent))).toEqual({ registered: 50 })
    expect(await stored()).toEqual({ emails: [sent.email], seats: 2 })
  })

  test('the same e-mail address sent 50 times at once, in upper and lower case, succeeds once', async () => {
    const { handle, stored, newGuest } = real.testEvent(form, { capacity: 100 })
    const cases = ['ludmila@guest.example', 'LUDMILA@guest.example', 'Ludmila@GUEST.example']
    const sent = Array.from({ length: 50 }, (_, index) => newGuest(1, { email: cases[index % cases.length] }))
    expect(await codesOf(persistent(handle), sent)).toEqual({ registered: 1, email_taken: 49 })
    expect((await stored()).emails).toHaveLength(1)
  })

  test('the guest with the last seat can send again, and other guests learn that the event is full', async () => {
    const { handle, newGuest } = real.testEvent(form, { capacity: 1 })
    const first = newGuest()
    expect(await codesOf(handle, [first])).toEqual({ registered: 1 })
    expect(await codesOf(handle, [newGuest(), newGuest(2)])).toEqual({ capacity_full: 2 })
    expect(await codesOf(handle, [first])).toEqual({ registered: 1 })
    expect(await codesOf(handle, [newGuest(1, { email: first.email.toUpperCase() })])).toEqual({ email_taken: 1 })
  })

  test('with one seat left, a guest for two seats is refused and a guest for one is registered', async () => {
    const { handle, newGuest } = real.testEvent(form, { capacity: 1 })
    expect(await codesOf(handle, [newGuest(2)])).toEqual({ capacity_full: 1 })
    expect(await codesOf(handle, [newGuest()])).toEqual({ registered: 1 })
  })

  test('an erased guest frees a seat, and a lowered capacity takes no seat from anybody, but gives none either', async () => {
    const { event, handle, handlerOf, stored, newGuest } = real.testEvent(form, { capacity: 2 })
    const [first, second] = [newGuest(), newGuest()]
    await codesOf(handle, [first, second])
    expect(await codesOf(handle, [newGuest()])).toEqual({ capacity_full: 1 })
    const erase = ({ email }: { email: string }) =>
      real.server.connect(
        real.database,
      )`delete from private.registrations where id = (private.registration_of_address(${event}, ${email})).id`
    const lowered = handlerOf({ capacity: 1 })
    expect(await codesOf(lowered, [newGuest(), second])).toEqual({ capacity_full: 1, registered: 1 })
    expect((await stored()).seats).toBe(2)
    await erase(first)
    expect(await codesOf(lowered, [newGuest()])).toEqual({ capacity_full: 1 })
    await erase(second)
    expect(await codesOf(lowered, [newGuest()])).toEqual({ registered: 1 })
    expect((await stored()).seats).toBe(1)
  })

  test('a submission id that is used again for another guest is invalid, and changes nothing', async () => {
    const { handle, stored, newGuest } = real.testEvent(form, { capacity: 5 })
    const first = newGuest()
    await codesOf(handle, [first])
    expect(await codesOf(handle, [newGuest(1, { submissionId: first.submissionId })])).toEqual({ invalid_data: 1 })
    expect((await stored()).emails).toEqual([first.email])
  })

  test('after the closing time new guests are refused, and a registered guest stays registered', async () => {
    const { handle, handlerOf, newGuest } = real.testEvent(form, {
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
    const { handle: older, handlerOf, newGuest } = real.testEvent(form, { capacity: 200 })
    const closed = handlerOf({ capacity: 2, closesAt: new Date(Date.now() - 1000).toISOString() })
    expect(await codesOf(closed, [newGuest()])).toEqual({ registration_closed: 1 })
    expect(await codesOf(older, [newGuest(), newGuest()])).toEqual({ registration_closed: 2 })
    expect(await codesOf(handlerOf({ capacity: 2 }), [newGuest()])).toEqual({ registered: 1 })
  })

  test('the complete supabase-js client gives the same outcomes', async () => {
    const completeClient = ({ url, key }: { url: string; key: string }) =>
      createClient<Database>(url, key, { auth: { persistSession: false, autoRefreshToken: false } })
    const { handle, newGuest } = real.testEvent(form, { capacity: 1 }, { createClient: completeClient })
    const first = newGuest()
    expect(await codesOf(handle, [first])).toEqual({ registered: 1 })
    expect(await codesOf(handle, [newGuest()])).toEqual({ capacity_full: 1 })
  })

  test('the database accepts every value that the form accepts', async () => {
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
})

test('10 events at once: each is filled to its capacity', async () => {
  const each = formNames.flatMap((form) =>
    Array.from({ length: 5 }, (_, index) => real.testEvent(form, { capacity: 5 + index })),
  )
  const answers = await Promise.all(
    each.map(({ handle, newGuest }) =>
      codesOf(
        persistent(handle),
        Array.from({ length: 30 }, () => newGuest()),
      ),
    ),
  )
  expect(answers).toEqual(each.map((_, index) => ({ registered: 5 + (index % 5), capacity_full: 25 - (index % 5) })))
})

test('the live seats follow the registrations, and a newer build though nobody registers', async () => {
  const first = { capacity: 5 }
  const { handle, handlerOf, newGuest, available } = real.testEvent('programme', first)
  expect(await available(first)).toEqual({ state: 'open', free: 5 })
  await codesOf(handle, [newGuest(2), newGuest(2)])
  expect(await available(first)).toEqual({ state: 'few', free: 1 })
  await codesOf(handle, [newGuest()])
  expect(await available(first)).toEqual({ state: 'full' })
  // Never below the seats taken.
  expect(await available({ capacity: 3 })).toEqual({ state: 'full' })
  expect(await available({ capacity: 20 })).toEqual({ state: 'open', free: 15 })
  expect(await available({ capacity: 20, opensAt: '2098-01-01T00:00:00Z' })).toEqual({ state: 'soon' })
  expect(await codesOf(handlerOf({ capacity: 20, availability: 'full' }), [newGuest()])).toEqual({ capacity_full: 1 })
})
