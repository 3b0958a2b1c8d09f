/** @jest-environment node */
// The guide of an event: the key of a device at the door that may also write to the guests.
import type { Sql } from 'postgres'
import { createDatabaseWithoutLock, overlap } from './at-once'
import { sendMessage } from './changes'
import { admit, arrive, closeDoor, doorGuests, makeLink, openDoor, openGuide, tick, writeAsGuide } from './door'
import { newSubmission, register, type Submission } from './submission'
import { hours, pass } from './time'
import { server, sql, useDatabase } from './use-database'

useDatabase({ connections: 4, mail: true })

/** An event with two guests, a guide, and a device at the door. */
async function anEvent(changes: Partial<Submission> = {}, connection = sql) {
  const guests = [newSubmission({ mail: true, ...changes }), newSubmission({ mail: true, ...changes })] as const
  for (const guest of guests) await register(connection, guest)
  const [guide, door] = [await openGuide(connection, guests[0]), await openDoor(connection, guests[0])]
  return { guests, guide, door }
}

const messages = (connection = sql) =>
  connection<{ email: string; event_id: string }[]>`
    select email, event_id from private.recipients where mail_id in (select id from private.outbox where kind = 'message')
      order by email`

const messagesLogged = async () => [
  ...(await sql`
    select organiser, action, guests, event_id from private.organiser_log where action in ('guide_message', 'write')`),
]

test('a guide sees the list and ticks, as the door does, and writes to the guests of the event alone', async () => {
  const { guests, guide } = await anEvent()
  await anEvent({ event: 'jinde' })
  const list = (await doorGuests(sql, guide))!
  expect(list).toMatchObject({ event: 'vecer', may_write: true })
  expect(await arrive(sql, guide, tick(list.guests[0]!.id, 1))).toMatchObject({ refused: [] })
  expect(await writeAsGuide(sql, guide)).toEqual({ outcome: 'message_sent', guests: 2 })
  expect((await messages()).map(({ email }) => email)).toEqual(guests.map(({ email }) => email).sort())
  expect(await messagesLogged()).toEqual([
    { organiser: 'guide', action: 'guide_message', guests: 2, event_id: 'vecer' },
  ])
})

test('a device at the door may not write', async () => {
  const { door } = await anEvent()
  expect(await doorGuests(sql, door)).not.toHaveProperty('may_write')
  expect(await writeAsGuide(sql, door)).toEqual({ outcome: 'may_not_write' })
  expect(await messages()).toEqual([])
  expect(await messagesLogged()).toEqual([])
})

test('a key that is unknown, was ended, or whose event is over writes nothing', async () => {
  const { guests, guide } = await anEvent()
  expect(await writeAsGuide(sql, '0'.repeat(32))).toBeNull()
  const link = await makeLink(sql, guests[0], { mayWrite: true, admitsUntil: hours(1), until: hours(1) })
  expect(await writeAsGuide(sql, link)).toBeNull()
  const { key } = (await admit(sql, link))!
  await sql`update private.door_keys set valid_until = now() where hash = private.hash_of(${key})`
  expect(await writeAsGuide(sql, key)).toBeNull()
  await closeDoor(sql, 'vecer')
  expect(await writeAsGuide(sql, guide)).toBeNull()
  expect(await messages()).toEqual([])
})

test('a guide writes five times in a day; what organisers write does not count', async () => {
  const { guide } = await anEvent()
  await sendMessage(sql, 'vecer')
  for (let number = 1; number <= 5; number++) {
    expect(await writeAsGuide(sql, guide, `Sraz ${number}`)).toMatchObject({ outcome: 'message_sent' })
  }
  expect(await writeAsGuide(sql, guide, 'Sraz 6')).toEqual({ outcome: 'too_many_messages' })
  const other = await anEvent({ event: 'jinde' })
  expect(await writeAsGuide(sql, other.guide)).toMatchObject({ outcome: 'message_sent' })
  await sql`update private.organiser_log set at = at - interval '1 day'`
  expect(await writeAsGuide(sql, guide, 'Sraz 6')).toMatchObject({ outcome: 'message_sent' })
})

test('the same message is not sent to the same event twice in a day, as when an organiser sends it', async () => {
  const { guide } = await anEvent()
  await writeAsGuide(sql, guide)
  expect(await writeAsGuide(sql, guide)).toEqual({ outcome: 'message_repeated' })
  expect(await messages()).toHaveLength(2)
  expect(await writeAsGuide(sql, (await anEvent({ event: 'jinde' })).guide)).toMatchObject({ outcome: 'message_sent' })
  await pass(sql, '1 day')
  expect(await writeAsGuide(sql, guide)).toMatchObject({ outcome: 'message_sent' })
})

test('without mail nothing is stored', async () => {
  const { guide } = await anEvent()
  await sql`update private.settings set mail = false`
  expect(await writeAsGuide(sql, guide)).toEqual({ outcome: 'no_mail' })
  expect(await sql`select from private.messages`).toHaveLength(0)
})

/** Two messages at once, when four have been sent: the first is not committed yet when the other one asks. */
async function fifthAndSixth(connection: Sql) {
  const { guide } = await anEvent({}, connection)
  for (let number = 1; number <= 4; number++) await writeAsGuide(connection, guide, `Sraz ${number}`)
  const sent = await overlap(
    connection,
    (transaction) => writeAsGuide(transaction, guide, 'Sraz 5'),
    () => writeAsGuide(connection, guide, 'Sraz 6'),
    { mayPass: true },
  )
  return sent.map((each) => each?.outcome)
}

test('of two messages at once, the sixth is refused', async () => {
  expect(await fifthAndSixth(sql)).toEqual(['message_sent', 'too_many_messages'])
})

test('negative control: without the lock, the sixth is sent, too', async () => {
  const busy = await createDatabaseWithoutLock(server)
  await busy`update private.settings set mail = true`
  expect(await fifthAndSixth(busy)).toEqual(['message_sent', 'message_sent'])
})
