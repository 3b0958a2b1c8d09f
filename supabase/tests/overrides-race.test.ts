/** @jest-environment node */
import type { Sql } from 'postgres'
import { atOnce, createDatabaseWithoutLock, overlap } from './at-once'
import { update } from './changes'
import { override, settingsOf } from './organisers'
import { builtLater, newSubmission, register, storedSeats } from './submission'
import { server, sql, useBusyDatabase } from './use-database'

useBusyDatabase()

const facts = { capacity: 20, mail: true }

test('an organiser caps and closes while 50 guests register: no seat is sold above the cap, and none after the close', async () => {
  for (let round = 0; round < 4; round++) {
    const event = `vecer-${round}`
    const of = (changes = {}) => newSubmission({ ...facts, event, ...changes })
    for (let index = 0; index < 5; index++) await register(sql, of())
    const outcomes = await atOnce<() => Promise<string>>([
      ...Array.from({ length: 50 }, () => () => register(sql, of())),
      // Builds arrive meanwhile, in any order. They change something else.
      ...[1, 2, 3].map((hours) => async () => {
        await update(sql, [of({ retentionDays: hours, ...builtLater(hours) })])
        return 'updated'
      }),
      () => override(sql, of(), { capacity: 12 }),
      () => override(sql, of(), { state: 'closed' }),
    ])
    const { taken, counted, capacity } = await storedSeats(sql, event)
    expect(taken).toBe(counted)
    expect(taken).toBe(5 + outcomes.filter((outcome) => outcome === 'registered').length)
    // Whoever came before the cap has kept the seat; whoever came after had none above it.
    expect(capacity).toBe(Math.max(12, taken))
    expect(taken).toBeLessThanOrEqual(20)
    expect(await settingsOf(sql, event)).toMatchObject({
      availability: 'closed',
      overrides: { state: { state: 'closed' }, capacity: { capacity: 12 } },
    })
    expect(await register(sql, of())).toBe('registration_closed')
  }
})

/** A guest registers while an organiser closes, in a transaction that has not ended. @returns what the guest is told */
async function registerWhileClosing(sql: Sql): Promise<string> {
  await update(sql, [newSubmission(facts)])
  const [, registered] = await overlap(
    sql,
    (transaction) => override(transaction, newSubmission(facts), { state: 'closed' }),
    () => register(sql, newSubmission(facts)),
    { mayPass: true },
  )
  return registered
}

test('a guest who waits for the organiser’s close is refused', async () => {
  expect(await registerWhileClosing(sql)).toBe('registration_closed')
})

test('negative control: without the lock, that guest is registered', async () => {
  const sql = await createDatabaseWithoutLock(server)
  // Nothing else makes the guest wait: a registration changes the row of its event.
  await sql`drop trigger count_seats on private.registrations`
  expect(await registerWhileClosing(sql)).toBe('registered')
})
