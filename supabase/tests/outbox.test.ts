/** @jest-environment node */
import type { ClaimedMail } from '../../netlify/storage/database-types'
import { mailKinds, type MailKind } from '../../src/registration/mail-kinds'
import { waitLongerForLocks } from './at-once'
import { claimMail, erase, eraseEnded, eraseEvent, recordMail, sendMails, sendMessage, type Failure } from './changes'
import { overview } from './organisers'
import { create, newInvited } from './personal-invitations'
import { newSubmission, register, registerWithMail, type Submission } from './submission'
import { pass } from './time'
import { sql, useDatabase } from './use-database'

useDatabase({ connections: 20 })
beforeAll(() => waitLongerForLocks(sql))

type Row = { attempts: number; fault: string | null; status: number | null; sent: boolean; refused: boolean }

const claim = () => claimMail(sql)
const record = (mail: ClaimedMail, failure?: Failure) => recordMail(sql, mail, failure)

const outbox = () => sql<Row[]>`
  select attempts, fault, status, sent_at is not null as sent, refused_at is not null as refused
    from private.outbox order by created_at`

/** Registers guests who want a confirmation. */
async function guests(count: number, changes: Partial<Submission> = {}): Promise<Submission[]> {
  const sent = Array.from({ length: count }, () => newSubmission({ capacity: 1000, ...changes }))
  for (const each of sent) expect(await registerWithMail(sql, each)).toBe('registered')
  return sent
}

/** Registers one address for this many events. */
async function oneAddress(events: number): Promise<void> {
  for (let event = 0; event < events; event++) await guests(1, { event: `e-${event}`, email: 'jana@example.org' })
}

test('a mail is queued with the registration, and only if mail is set up', async () => {
  await guests(1)
  expect(await registerWithMail(sql, newSubmission(), false)).toBe('registered')
  expect(await outbox()).toHaveLength(1)
})

test('the same submission sent again queues no second mail', async () => {
  const [guest] = await guests(1)
  expect(await registerWithMail(sql, guest!)).toBe('registered')
  expect(await outbox()).toHaveLength(1)
})

test('a caller that does not know whether mail is set up goes by what the last one said', async () => {
  await guests(1)
  expect(await register(sql, newSubmission({ mail: null }))).toBe('registered')
  expect(await outbox()).toHaveLength(2)
  expect(await registerWithMail(sql, newSubmission(), false)).toBe('registered')
  expect(await register(sql, newSubmission({ mail: null }))).toBe('registered')
  expect(await outbox()).toHaveLength(2)
})

test('a refused registration queues no mail', async () => {
  expect(await registerWithMail(sql, newSubmission({ capacity: 0 }))).toBe('capacity_full')
  expect(await outbox()).toHaveLength(0)
})

test('a claim gives all that the mail says', async () => {
  const [{ event, email, fullName }] = (await guests(1, { attendance: 'plusOne' })) as [Submission]
  expect(await claim()).toMatchObject({ attempt: 1, event, email, full_name: fullName, locale: 'cs', seats: 2 })
})

test('100 mails, 20 workers at once: each mail is claimed once', async () => {
  await guests(100)
  const claimed = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const own: string[] = []
      for (let mail = await claim(); mail; mail = await claim()) own.push(mail.id)
      return own
    }),
  )
  expect(claimed.flat()).toHaveLength(100)
  expect(new Set(claimed.flat()).size).toBe(100)
})

test('a mail of a killed worker is due again when its lease ends', async () => {
  await guests(1)
  const first = await claim()
  expect(await claim()).toBeUndefined()
  await pass(sql, '2 minutes')
  expect(await claim()).toMatchObject({ id: first?.id, attempt: 2 })
})

test('a sent mail is never due again', async () => {
  await guests(1)
  await record((await claim())!)
  await pass(sql, '1 year')
  expect(await claim()).toBeUndefined()
  expect(await outbox()).toEqual([{ attempts: 1, fault: null, status: null, sent: true, refused: false }])
})

test('after each failed attempt the pause grows, up to six hours', async () => {
  await guests(1)
  const pauses: number[] = []
  for (let attempt = 1; attempt <= 8; attempt++) {
    await record((await claim())!, { fault: 'mail_unreachable' })
    const [row] = await sql<{ minutes: number }[]>`
      select round(extract(epoch from due_at - now()) / 60)::int as minutes from private.outbox`
    pauses.push(row!.minutes)
    expect(await claim()).toBeUndefined()
    await pass(sql, '6 hours')
  }
  expect(pauses).toEqual([1, 4, 16, 64, 256, 360, 360, 360])
})

test('a refused address ends the attempts, says why, and delays no other mail', async () => {
  await guests(2)
  await record((await claim())!, { fault: 'mail_address', status: 550, final: true })
  await record((await claim())!)
  await pass(sql, '1 year')
  expect(await claim()).toBeUndefined()
  expect(await outbox()).toEqual(
    expect.arrayContaining([{ attempts: 1, fault: 'mail_address', status: 550, sent: false, refused: true }]),
  )
  expect((await overview(sql)).mail).toEqual([{ event: 'vecer', state: 'refused', fault: 'mail_address', mails: 1 }])
})

test('the database and the site know the same kinds of mail', async () => {
  const [constraint] = await sql<{ check: string }[]>`
    select pg_get_constraintdef(oid) as check from pg_constraint where conname = 'outbox_kind_check'`
  const kinds = [...constraint!.check.matchAll(/'(\w+)'/g)].map(([, kind]) => kind)
  expect(kinds.toSorted()).toEqual(mailKinds.toSorted())
})

test('new mails are sent before those that failed', async () => {
  await guests(1)
  await record((await claim())!, { fault: 'mail_unreachable' })
  await pass(sql, '1 hour')
  const [guest] = await guests(1)
  expect(await claim()).toMatchObject({ email: guest?.email, attempt: 1 })
})

test('what guests wait for is sent before messages to many, and those before invitations', async () => {
  await create(sql, [newInvited(), newInvited()], true)
  const [guest] = await guests(1)
  await sendMessage(sql, guest!.event)
  await guests(2)
  await record((await claim())!, { fault: 'mail_unreachable' })
  await pass(sql, '1 hour')
  const kinds: MailKind[] = []
  for (let mail = await claim(); mail; mail = await claim()) kinds.push(mail.kind)
  expect(kinds).toEqual(['registered', 'registered', 'registered', 'message', 'invitation', 'invitation'])
})

test('a failure that arrives after the lease changes nothing for the next worker, but a success counts', async () => {
  await guests(1)
  const slow = (await claim())!
  await pass(sql, '2 minutes')
  const next = (await claim())!
  await record(slow, { fault: 'mail_timeout', final: true })
  expect(await outbox()).toEqual([{ attempts: 2, fault: null, status: null, sent: false, refused: false }])
  await record(slow)
  await record(next, { fault: 'mail_timeout' })
  expect(await outbox()).toEqual([{ attempts: 2, fault: null, status: null, sent: true, refused: false }])
})

test('at most three mails go to one address within an hour; the fourth waits', async () => {
  await oneAddress(4)
  const workers = Array.from({ length: 10 }, () => claim())
  const claimed = (await Promise.all(workers)).filter((mail) => mail !== undefined)
  expect(claimed).toHaveLength(3)
  for (const mail of claimed) await record(mail)
  await pass(sql, '59 minutes')
  expect(await claim()).toBeUndefined()
  await pass(sql, '1 minute')
  expect(await claim()).toMatchObject({ attempt: 1 })
})

test('an address in capitals is the same address, and other addresses do not wait', async () => {
  await oneAddress(3)
  await guests(1, { event: 'other', email: 'JANA@example.org' })
  const [other] = await guests(1)
  const emails: string[] = []
  for (let mail = await claim(); mail; mail = await claim()) emails.push(mail.email)
  expect(emails).toHaveLength(4)
  expect(emails).toContain(other?.email)
})

test('after the end of the event, no confirmation is sent', async () => {
  await guests(1)
  await sql`update private.events set ends_at = now()`
  expect(await claim()).toBeUndefined()
  await sql`update private.events set as_of = ends_at - interval '1 day'`
  expect(await claim()).toBeDefined()
})

test('erasing a registration erases its mail, even while it is being sent', async () => {
  const [guest] = await guests(2)
  const claimed = (await claim())!
  await erase(sql, guest!)
  expect(await outbox()).toHaveLength(1)
  await record(claimed)
  await eraseEvent(sql)
  expect(await outbox()).toHaveLength(0)
})

test('the erasure of ended events erases their mail', async () => {
  await guests(3)
  await record((await claim())!)
  await pass(sql, '31 days')
  await sql`update private.events set ends_at = now() - interval '31 days', latest_end = null`
  expect(await eraseEnded(sql)).toEqual({ erased: 3, held_back: [] })
  expect(await outbox()).toHaveLength(0)
})

test('the outbox does not store the name and the address of a guest who is registered', async () => {
  const [guest] = await guests(1)
  const [row] = await sql<{ row: string }[]>`select to_jsonb(outbox)::text as row from private.outbox`
  expect(row?.row).not.toContain(guest!.email)
  expect(row?.row).not.toContain(guest!.fullName)
})

test('registration, erasure and workers at once: no deadlock, and no mail without a registration', async () => {
  const sent = Array.from({ length: 200 }, () => newSubmission({ capacity: 1000 }))
  await Promise.all([
    ...sent.map(async (each, index) => {
      await registerWithMail(sql, each)
      if (index % 2) await erase(sql, each)
    }),
    ...Array.from({ length: 5 }, async () => {
      for (let count = 0; count < 40; count++) {
        const mail = await claim()
        if (mail) await record(mail)
      }
    }),
  ])
  await sendMails(sql)
  expect(await outbox()).toEqual(
    Array(100).fill({ attempts: 1, fault: null, status: null, sent: true, refused: false }),
  )
})
