/** @jest-environment node */
import type { ISql } from 'postgres'
import type { Trouble } from '../../src/registration/organisers'
import { atOnce, createBusyDatabase, overlap, waitLongerForLocks } from './at-once'
import { update } from './changes'
import { overview } from './organisers'
import { builtLater, newSubmission, register, type Submission } from './submission'
import { pass } from './time'
import { server, sql, useDatabase } from './use-database'

useDatabase({ connections: 20 })
beforeEach(() => sql`update private.settings set mail = true, ran_at = now(), told_at = null`)
beforeAll(() => waitLongerForLocks(sql))

const trouble = async () => (await overview(sql)).trouble

async function claim(connection: ISql = sql): Promise<Trouble | null> {
  const [row] = await connection<{ trouble: Trouble | null }[]>`select public.claim_trouble() as trouble`
  return row!.trouble
}

const record = (isSent: boolean, full: string[] = []) => sql`select public.record_trouble(${isSent}, ${full})`

/** Lets time pass since the organisers were told. */
const wait = (time: string) => sql`update private.settings set told_at = told_at - ${time}::interval`

/** Registers guests for an event, one seat each. */
async function guests(count: number, changes: Partial<Submission> = {}): Promise<void> {
  for (let guest = 0; guest < count; guest++) await register(sql, newSubmission({ mail: true, ...changes }))
}

const stopSchedule = () => sql`update private.settings set ran_at = now() - interval '61 minutes'`

const none = { schedule_stopped: false, late: [], held_back: [], refused: 0, failing: 0, nearly_full: [] }

test('without trouble nobody is told', async () => {
  await guests(8)
  expect(await trouble()).toEqual(none)
  expect(await claim()).toBeNull()
})

test('the schedule has stopped when it has not run for an hour', async () => {
  await stopSchedule()
  expect(await claim()).toEqual({ ...none, schedule_stopped: true })
  await sql`select public.run_schedule(null)`
  expect(await trouble()).toEqual(none)
})

test('mails that are refused for good, and those that fail for an hour', async () => {
  await guests(4)
  const fail = (changes: object, count: number) => sql`
    update private.outbox set ${sql({ fault: 'mail_refused', ...changes })}
      where id in (select id from private.outbox where fault is null limit ${count})`
  await fail({}, 1)
  await fail({ refused_at: new Date(), fault: 'mail_address', token: null }, 2)
  expect(await trouble()).toEqual({ ...none, refused: 2 })
  await pass(sql, '61 minutes')
  expect(await trouble()).toEqual({ ...none, refused: 2, failing: 1 })
  await sql`update private.outbox set refused_at = refused_at - interval '1 day'`
  expect(await trouble()).toEqual({ ...none, failing: 1 })
})

test('an erasure is late two days after it was due', async () => {
  const ended = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
  await guests(1, { event: 'late', endsAt: new Date('2099-01-01') })
  await guests(1, { event: 'soon', endsAt: new Date('2099-01-01') })
  await pass(sql, '40 days')
  await sql`update private.events set latest_end = ends_at`
  await sql`update private.events set ends_at = ${ended(33)}, latest_end = ${ended(33)} where id = 'late'`
  await sql`update private.events set ends_at = ${ended(31)}, latest_end = ${ended(31)} where id = 'soon'`
  expect(await trouble()).toEqual({ ...none, late: ['late'] })
  await sql`select public.erase_ended_registrations()`
  expect(await trouble()).toEqual(none)
})

test('guests who are kept longer than the end of their event says', async () => {
  const event = newSubmission({ event: 'moved' })
  await register(sql, event)
  await update(sql, [{ ...event, ...builtLater(1), endsAt: new Date('2020-01-01') }])
  expect(await claim()).toEqual({ ...none, held_back: ['moved'] })
})

test('of an event that is nearly full, the organisers hear once, and again if it got more seats', async () => {
  await guests(9, { capacity: 10 })
  expect(await claim()).toEqual({ ...none, nearly_full: [{ event: 'vecer', free: 1 }] })
  await record(true, ['vecer'])
  await wait('1 day')
  expect(await claim()).toBeNull()
  await update(sql, [newSubmission({ capacity: 20, ...builtLater(1) })])
  await guests(9, { capacity: 20, ...builtLater(1) })
  expect(await claim()).toMatchObject({ nearly_full: [{ event: 'vecer', free: 2 }] })
})

test('an event that was called off is not nearly full', async () => {
  await guests(9, { capacity: 10 })
  await sql`update private.events set called_off = true`
  expect(await claim()).toBeNull()
})

test('an event that is over needs nobody', async () => {
  await guests(9, { capacity: 10, endsAt: new Date(Date.now() + 60_000) })
  await sql`update private.events set ends_at = now()`
  expect(await claim()).toBeNull()
})

test('the organisers are told once a day at most; if the mail could not be sent, another one follows in an hour', async () => {
  await stopSchedule()
  expect(await claim()).not.toBeNull()
  await record(true)
  await wait('23 hours 59 minutes')
  expect(await claim()).toBeNull()
  await wait('1 minute')
  expect(await claim()).not.toBeNull()
  await record(false)
  expect(await claim()).toBeNull()
  await wait('1 hour')
  expect(await claim()).not.toBeNull()
})

test('of twenty functions at once, one tells the organisers', async () => {
  await sql`update private.settings set ran_at = now() - interval '2 hours'`
  const told = await atOnce(Array.from({ length: 20 }, () => claim))
  expect(told.filter(Boolean)).toHaveLength(1)
})

test('negative control: without the condition of the update, several would tell them', async () => {
  const busy = await createBusyDatabase(server, 3)
  await busy`update private.settings set ran_at = now() - interval '2 hours'`
  const [{ source } = { source: '' }] = await busy<{ source: string }[]>`
    select pg_get_functiondef('public.claim_trouble'::regproc) as source`
  await busy.unsafe(source.replace('where coalesce(told_at <= yesterday, true)', ''))
  const told = await overlap(busy, claim, () => claim(busy))
  expect(told.filter(Boolean)).toHaveLength(2)
})
