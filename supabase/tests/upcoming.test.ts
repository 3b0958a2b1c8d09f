/** @jest-environment node */
// The reminder of an event on the day before it.
import type { ISql, Sql } from 'postgres'
import { atOnce, createBusyDatabase, overlap, waitLongerForLocks } from './at-once'
import { cancel, change, claimMail, resend, sendMails, sendMessage, tokenOf } from './changes'
import { cancelGuests, guestAt } from './organisers'
import { changeGuest } from './own-changes'
import { create, newInvited } from './personal-invitations'
import { newSubmission, register, seatsIn, type Submission } from './submission'
import { pass } from './time'
import { server, sql, useDatabase } from './use-database'

useDatabase({ connections: 4, mail: true })
beforeAll(() => waitLongerForLocks(sql))

/** Runs the schedule. @returns how many reminders were queued */
async function run(events: string[] | null = ['vecer'], connection: ISql = sql): Promise<number> {
  const [row] = await connection<{ queued: number }[]>`select public.run_schedule(${events}) as queued`
  return row!.queued
}

/** Registers guests whose confirmation has been sent a day ago. */
async function guests(count: number, changes: Partial<Submission> = {}, connection = sql): Promise<Submission[]> {
  const sent = Array.from({ length: count }, () => newSubmission({ capacity: 1000, mail: true, ...changes }))
  for (const each of sent) await register(connection, each)
  await sendAll(connection)
  await pass(connection, '1 day')
  return sent
}

const sendAll = (connection = sql) => connection`
  update private.outbox set sent_at = now(), token = null, full_name = null, email = null where sent_at is null`

const kinds = async (connection = sql) =>
  (await connection<{ kind: string }[]>`select kind from private.outbox where sent_at is null order by id`).map(
    ({ kind }) => kind,
  )

test('each registered guest is reminded once, also after the mail was sent', async () => {
  await guests(3)
  expect(await run()).toBe(3)
  expect(await run()).toBe(0)
  await sendAll()
  await pass(sql, '1 day')
  expect(await run()).toBe(0)
})

test('a guest is reminded again of an event that was moved after its reminder', async () => {
  await guests(1)
  await run()
  await sendAll()
  await pass(sql, '36 hours')
  expect(await run()).toBe(1)
})

test('the mail has a link of the guest', async () => {
  const [guest] = await guests(1)
  await run()
  const mail = await claimMail(sql)
  expect(mail).toMatchObject({
    kind: 'upcoming',
    link: 'registration',
    token: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
  })
  expect(await change(sql, mail!.token!, 0)).toMatchObject({ outcome: 'cancelled' })
  expect(await cancel(sql, guest!)).toBe(0)
})

test('the mail of an invited guest leads to the invitation', async () => {
  const invited = newInvited()
  await create(sql, [invited], true)
  await guests(1, { email: invited.email })
  await run()
  await sql`delete from private.outbox where kind <> 'upcoming'`
  expect(await sql`select link from public.claim_mail()`).toMatchObject([{ link: 'personalInvitation' }])
})

test('who waits, has cancelled, is about to be cancelled, or has no address is not reminded', async () => {
  const facts = { capacity: 6, waitingList: true, waiting: true, ...seatsIn('programme', 2) }
  const [cancelled, pending] = await guests(4, facts)
  expect(await cancel(sql, cancelled!)).toBe(1)
  await sql`delete from private.outbox`
  const { id } = await guestAt(sql, pending!)
  await cancelGuests(sql, 'vecer', [id])
  await sql`update private.guests set email = null where email = ${(await guests(1, facts))[0]!.email}`
  const others = await sql`
    select from private.registrations_and_guests where state = 'registered' and email is not null and id <> ${id}`
  expect(await run()).toBe(others.length)
  expect(others).toHaveLength(2)
})

test('nobody is reminded within six hours after another mail about the registration; a message does not count', async () => {
  const [changed, resent] = await guests(3, seatsIn('programme', 2))
  await resend(sql, changed!)
  await resend(sql, resent!)
  await change(sql, await tokenOf(sql, changed!), 1)
  await sendAll()
  await sendMessage(sql, 'vecer')
  expect(await run()).toBe(1)
  await pass(sql, '6 hours')
  expect(await run()).toBe(2)
})

test('a mail that asks to confirm a new address keeps no reminder from the address of the guest', async () => {
  const [guest] = await guests(1)
  await resend(sql, guest!)
  const token = await tokenOf(sql, guest!)
  await sendAll()
  await pass(sql, '6 hours')
  await changeGuest(sql, token, guest!.fullName, 'preklep@guest.example')
  await sql`update private.outbox set refused_at = now(), token = null, email = null where kind = 'address'`
  expect(await run()).toBe(1)
})

test('an address that was refused for good gets no reminder', async () => {
  await guests(1)
  await sql`update private.outbox set sent_at = null, refused_at = now()`
  expect(await run()).toBe(0)
})

test('a change replaces a reminder that has not been sent, and it follows when the change is old news', async () => {
  const [guest] = await guests(1, seatsIn('programme', 2))
  await run()
  await change(sql, await tokenOf(sql, guest!), 1)
  expect(await kinds()).toEqual(['changed'])
  expect(await run()).toBe(0)
  await sendAll()
  await pass(sql, '6 hours')
  expect(await run()).toBe(1)
})

test('who cancels loses a reminder that has not been sent', async () => {
  const [guest] = await guests(1)
  await run()
  await cancel(sql, guest!)
  expect(await kinds()).toEqual(['cancelled'])
})

test('at night, when the event has begun, was moved or called off, unsent reminders go, and come back when it is time', async () => {
  await guests(2)
  await guests(1, { event: 'dilna' })
  expect(await run(['vecer', 'dilna'])).toBe(3)
  await run(['dilna'])
  expect(await kinds()).toEqual(['upcoming'])
  expect(await run(['vecer', 'dilna'])).toBe(2)
})

test('a reminder that a worker is sending is not deleted: it would be sent twice', async () => {
  await guests(1)
  await run()
  await sql`select * from public.claim_mail()`
  await run([])
  expect(await kinds()).toEqual(['upcoming'])
  await pass(sql, '3 minutes')
  await run([])
  expect(await kinds()).toEqual([])
})

test('without the facts of a build, nothing is queued or deleted, and the run is noted', async () => {
  await guests(1)
  await run()
  await sql`update private.settings set ran_at = '2000-01-01'`
  expect(await run(null)).toBe(0)
  expect(await kinds()).toEqual(['upcoming'])
  expect(await sql`select from private.settings where ran_at > now() - interval '1 minute'`).toHaveLength(1)
})

test('without mail nobody is reminded', async () => {
  await guests(1)
  await sql`update private.settings set mail = false`
  expect(await run()).toBe(0)
})

test('one call queues 500 reminders at most', async () => {
  await sql`insert into private.events (id, built_at, capacity, content_capacity) values ('vecer', now(), 900, 900)`
  await sql`
    insert into private.registrations (event_id, persons, locale, notice_version)
      select 'vecer', 1, 'cs', '1' from generate_series(1, 700)`
  await sql`
    insert into private.guests (registration_id, event_id, full_name, email)
      select id, event_id, 'Host', 'host.' || id || '@guest.example' from private.registrations`
  expect([await run(), await run(), await run()]).toEqual([500, 200, 0])
})

test('confirmations are sent before reminders, and reminders before invitations', async () => {
  await guests(1)
  await run()
  await create(sql, [newInvited()], true)
  await register(sql, newSubmission({ mail: true }))
  expect((await sendMails(sql)).map(({ kind }) => kind)).toEqual(['registered', 'upcoming', 'invitation'])
})

/** Two runs of the schedule at once, of which one has queued and not yet committed when the other asks. */
const twoRuns = (connection: Sql) =>
  overlap(
    connection,
    (transaction) => run(['vecer'], transaction),
    () => run(['vecer'], connection).catch(() => NaN),
    { mayPass: true },
  )

test('two schedules at once remind each guest once, while some of them cancel', async () => {
  const busy = await createBusyDatabase(server, 12)
  await busy`update private.settings set mail = true`
  const registered = await guests(40, {}, busy)
  expect(await twoRuns(busy)).toEqual([40, 0])
  await busy`delete from private.outbox where kind = 'upcoming'`
  await atOnce<() => Promise<unknown>>([
    ...Array.from({ length: 4 }, () => () => run(['vecer'], busy)),
    ...registered.slice(0, 6).map((guest) => () => cancel(busy, guest)),
  ])
  const reminded = await busy<{ mails: number }[]>`
    select count(*)::int as mails from private.outbox where kind = 'upcoming' group by registration_id`
  expect(reminded.map(({ mails }) => mails)).toEqual(Array.from({ length: 34 }, () => 1))
  expect(await kinds(busy)).toEqual(expect.arrayContaining(Array.from({ length: 6 }, () => 'cancelled')))
})

test('negative control: without the locks, two schedules at once remind everybody twice', async () => {
  const busy = await createBusyDatabase(server, 8)
  const [{ source } = { source: '' }] = await busy<{ source: string }[]>`
    select pg_get_functiondef('public.run_schedule'::regproc) as source`
  await busy.unsafe(source.replace('update private.settings set ran_at = now();', '').replace('for no key update', ''))
  await busy`drop index private.outbox_one_state`
  await busy`update private.settings set mail = true`
  await guests(5, {}, busy)
  expect(await twoRuns(busy)).toEqual([5, 5])
})
