/** @jest-environment node */
import { newSubmission, registerWithMail, type Submission } from '../../supabase/tests/submission'
import { faults, type Fault } from '../http/fault'
import { outcomesOf } from '../testing/testing'
import { real, sql, useEmptyDatabase } from '../testing/testing-database'
import { sender, startMailServer, startSilentServer, type MailServer } from '../testing/testing-mail'
import { testSchedule } from '../testing/testing-schedule'
import type { Dependencies } from './mail-schedule'
import { createMailClient } from './send-mail'

useEmptyDatabase()
let mailServer: MailServer
beforeEach(async () => {
  mailServer = await startMailServer()
})
afterEach(() => mailServer.stop())

type Row = { attempts: number; fault: Fault | null; status: number | null; state: 'sent' | 'waiting' | 'refused' }

const outbox = () => sql<Row[]>`
  select attempts, fault, status,
      case when sent_at is not null then 'sent' when refused_at is not null then 'refused' else 'waiting' end as state
    from private.outbox order by created_at`

/** Ends the pauses and leases of all mails, as if their time had passed. */
const endPauses = () => sql`update private.outbox set due_at = now() where sent_at is null`

async function guests(count: number, changes: Partial<Submission> = {}): Promise<Submission[]> {
  const sent = Array.from({ length: count }, () => newSubmission({ capacity: 1000, ...changes }))
  for (const each of sent) expect(await registerWithMail(sql, each)).toBe('registered')
  return sent
}

const setup = (url = mailServer.url, changes: Partial<Dependencies> = {}) => testSchedule(real.api, url, changes)

const receivedBy = ({ received }: MailServer) =>
  received.flatMap(({ to }) => [to ?? []].flat().map(({ text }) => text)).sort()

const toHeader = ({ fullName, email }: Submission) => `"${fullName}" <${email}>`

function expectNothingPersonal(lines: string[], sent: Submission[]) {
  for (const { fullName, email } of sent) {
    expect(lines.join()).not.toContain(fullName)
    expect(lines.join()).not.toContain(email)
  }
}

test('every mail of the outbox reaches the mail server once, and the log says nothing personal', async () => {
  const sent = await guests(20)
  const { run, lines } = setup()
  expect(await run()).toBe(204)
  expect(receivedBy(mailServer)).toEqual(sent.map(toHeader).sort())
  expect(outcomesOf(lines)).toEqual(Array(20).fill('mail sent'))
  expectNothingPersonal(lines, sent)
  expect(await outbox()).toEqual(Array(20).fill({ attempts: 1, fault: null, status: null, state: 'sent' }))
})

test('a worker sends all its mails over one connection, and closes it', async () => {
  await guests(20)
  await setup().run()
  expect(mailServer.received).toHaveLength(20)
  expect(mailServer.connections).toBeLessThanOrEqual(3)
  await mailServer.idle()
})

test('a server that takes one mail for each connection gets all of them at the first attempt', async () => {
  await mailServer.stop()
  mailServer = await startMailServer({ mailsPerConnection: 1 })
  await guests(8)
  await setup().run()
  expect(mailServer.received).toHaveLength(8)
  expect(await outbox()).toEqual(Array(8).fill({ attempts: 1, fault: null, status: null, state: 'sent' }))
})

test('a guest who registers for two events at the same time reads so in the second mail', async () => {
  const [{ email }] = (await guests(1)) as [Submission]
  const { run } = setup()
  await run()
  await guests(1, { event: 'dilna', email })
  await run()
  const texts = mailServer.received.map(({ text }) =>
    text?.includes('Akce se časově kryje s\u00a0jinou, na kterou už jste přihlášeni: Title (cs)'),
  )
  expect(texts).toEqual([false, true])
})

test('links lead to the site of the build, and on this machine to the local one', async () => {
  await guests(2)
  const { dependencies, run } = setup()
  const local = { ...dependencies.variables, MAIL_SITE_URL: 'http://localhost:3000' }
  await setup(mailServer.url, { variables: local }).run()
  await guests(1)
  await run()
  const origins = mailServer.received.map(({ text }) => /\S+(?=\/registrace\?t=)/.exec(text ?? '')?.[0])
  expect(origins).toEqual(['http://localhost:3000', 'http://localhost:3000', 'https://sedm.example'])
})

test('workers of several instances at once send no mail twice', async () => {
  const sent = await guests(40)
  expect(await Promise.all(Array.from({ length: 4 }, () => setup().run()))).toEqual([204, 204, 204, 204])
  expect(receivedBy(mailServer)).toEqual(sent.map(toHeader).sort())
})

test('the mail server is down: the outbox tells why, and the mail goes when it is back', async () => {
  const { url } = mailServer
  await mailServer.stop()
  const sent = await guests(2)
  const { run, lines } = setup(url)
  expect(await run()).toBe(503)
  expect(await outbox()).toEqual(
    Array(2).fill({ attempts: 1, fault: 'mail_unreachable', status: null, state: 'waiting' }),
  )
  expect(outcomesOf(lines).sort()).toEqual(
    ['mail not delivered', 'mail not sent'].flatMap((what) => Array(2).fill(`${what}: ${faults.mail_unreachable}`)),
  )
  expectNothingPersonal(lines, sent)

  mailServer = await startMailServer({ port: Number(new URL(url).port) })
  await run()
  expect(mailServer.received).toHaveLength(0)
  await endPauses()
  await run()
  expect(receivedBy(mailServer)).toEqual(sent.map(toHeader).sort())
})

test('a mail server that accepts the connection and says nothing is given up', async () => {
  const silent = await startSilentServer()
  await guests(1)
  const { run } = setup(silent.url, { createSender: (environment) => createMailClient(environment, 50) })
  expect(await run()).toBe(204)
  await silent.stop()
  expect(await outbox()).toEqual([{ attempts: 1, fault: 'mail_timeout', status: null, state: 'waiting' }])
})

test('a mail server that never replies to a message is given up, and the others get their mail', async () => {
  await guests(8)
  let messages = 0
  mailServer.onMessage = () => (++messages <= 3 ? 'hang' : 'accept')
  await setup(mailServer.url, { createSender: (environment) => createMailClient(environment, 2000) }).run()
  expect(mailServer.received).toHaveLength(5)
  expect((await outbox()).filter(({ state }) => state === 'waiting')).toEqual(
    Array(3).fill({ attempts: 1, fault: 'mail_timeout', status: null, state: 'waiting' }),
  )
  await mailServer.idle()
})

test.each(['550 5.1.1 No such user', '550 No such user', '552 5.2.2 Mailbox full'])(
  'an address refused for good ends the attempts, and the others get their mail: %s',
  async (reply) => {
    const [refused, ...others] = (await guests(5)) as [Submission, ...Submission[]]
    mailServer.onRecipient = (address) => (address === refused.email ? reply : undefined)
    const { run, lines } = setup()
    await run()
    await endPauses()
    await run()
    expect(receivedBy(mailServer)).toEqual(others.map(toHeader).sort())
    expect((await outbox())[0]).toEqual({
      attempts: 1,
      fault: 'mail_address',
      status: Number(reply.slice(0, 3)),
      state: 'refused',
    })
    expect(outcomesOf(lines)).toContain(`mail not sent: ${faults.mail_address}`)
    expectNothingPersonal(lines, [refused, ...others])
  },
)

test('an address refused after the message is refused for good, too', async () => {
  mailServer.onMessage = () => '550 5.1.1 No such user'
  await guests(1)
  await setup().run()
  expect(await outbox()).toEqual([{ attempts: 1, fault: 'mail_address', status: 550, state: 'refused' }])
})

test.each(['450 4.2.0 Greylisted', '554 5.7.1 Relay access denied', '421 Too many connections'])(
  'a refusal that the organiser or time can change is tried again: %s',
  async (reply) => {
    const [guest] = await guests(1)
    mailServer.onRecipient = () => reply
    const { run } = setup()
    await run()
    const status = Number(reply.slice(0, 3))
    expect(await outbox()).toEqual([{ attempts: 1, fault: 'mail_refused', status, state: 'waiting' }])
    mailServer.onRecipient = () => undefined
    await endPauses()
    await run()
    expect(receivedBy(mailServer)).toEqual([toHeader(guest!)])
  },
)

test('a server that breaks off after it accepted causes a second mail with the same Message-ID, and no loss', async () => {
  await guests(1)
  mailServer.onMessage = () => 'breakOff'
  const { run } = setup()
  await run()
  expect(await outbox()).toEqual([{ attempts: 1, fault: 'mail_unreachable', status: null, state: 'waiting' }])
  mailServer.onMessage = () => 'accept'
  await endPauses()
  await run()
  const ids = mailServer.received.map(({ messageId }) => messageId)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
  expect(await outbox()).toMatchObject([{ attempts: 2, state: 'sent' }])
})

test('a worker that is killed after its claim loses no mail', async () => {
  const [guest] = await guests(1)
  await sql`select * from public.claim_mail()`
  const { run } = setup()
  await run()
  expect(mailServer.received).toHaveLength(0)
  await endPauses()
  await run()
  expect(receivedBy(mailServer)).toEqual([toHeader(guest!)])
})

const signedIn = (password: string) => (url: string) => url.replace('//', `//program:${password}@`)

test.each<[Fault, number | null, Parameters<typeof startMailServer>[0], (url: string) => string]>([
  ['mail_sign_in', 535, { password: 'right' }, signedIn('wrong')],
  ['mail_sender', 550, { password: 'right', refusedSender: sender }, signedIn('right')],
  // This machine by another address, which the function takes for another machine.
  ['mail_not_encrypted', 500, {}, (url) => url.replace('127.0.0.1', '127.0.0.2')],
  ['mail_unreachable', null, {}, (url) => url.replace(/\d+$/, '1')],
])(
  'a fault of all mail ends each worker, and the mails after it lose no attempt: %s',
  async (fault, status, options, urlOf) => {
    await mailServer.stop()
    mailServer = await startMailServer(options)
    await guests(5)
    const { run, lines } = setup(urlOf(mailServer.url))
    expect(await run()).toBe(503)
    expect((await outbox()).map((row) => [row.attempts, row.fault, row.status]).sort()).toEqual([
      ...Array<unknown>(2).fill([0, null, null]),
      ...Array<unknown>(3).fill([1, fault, status]),
    ])
    expect(mailServer.received).toHaveLength(0)
    expect(outcomesOf(lines)).toContain(`mail not delivered: ${faults[fault]}`)
  },
)

test('an event that the content no longer has: the mail waits, and the outbox tells why', async () => {
  await guests(1, { event: 'gone' })
  await setup().run()
  expect(await outbox()).toEqual([{ attempts: 1, fault: 'no_mail_event', status: null, state: 'waiting' }])
})

test('without the facts of the build, no mail is claimed', async () => {
  await guests(1)
  const { run, lines } = setup(mailServer.url, { read: () => Promise.reject(new Error('ENOENT')) })
  expect(await run()).toBe(503)
  expect(outcomesOf(lines)).toContain(`mail not delivered: ${faults.no_mail_facts}`)
  expect(await outbox()).toMatchObject([{ attempts: 0 }])
})
