/** @jest-environment node */
// What the outbox and the log contain of names, addresses and secrets, for mails of every kind.
import { newSubmission, register, seatsIn, type Submission } from '../../supabase/tests/submission'
import { real, sql, useEmptyDatabase } from '../testing/testing-database'
import { startMailServer, type MailServer } from '../testing/testing-mail'
import { testSchedule } from '../testing/testing-schedule'

useEmptyDatabase()
let mailServer: MailServer
beforeEach(async () => {
  mailServer = await startMailServer()
})
afterEach(() => mailServer.stop())

const refusal = '550 5.1.1 No such user'

/** Registers a guest with two seats of an event that has two. Guests who come later wait. */
async function guest(outcome: 'registered' | 'waiting' = 'registered'): Promise<Submission> {
  const submission = newSubmission({ ...seatsIn('invitation', 2), capacity: 2, waitingList: true, waiting: true, mail: true }) // oxfmt-ignore
  expect(await register(sql, submission)).toBe(outcome)
  return submission
}

/** Sends what is in the outbox, also mails whose pause has not ended. @returns the lines that the function logged */
async function send(smtpUrl = mailServer.url): Promise<string> {
  await sql`update private.outbox set due_at = now() where sent_at is null`
  const { run, lines } = testSchedule(real.api, smtpUrl)
  await run()
  return lines.join('\n')
}

/** Lets the day pass in which a cancellation can be taken back. */
async function passDay(): Promise<void> {
  await sql`update private.withdrawn_guests set withdrawn_at = withdrawn_at - interval '24 hours'`
  await sql`select public.run_schedule(null)`
}

const change = (token: string, persons: number) => sql`select public.change_registration(${token}, ${persons}, true)`

/** The secrets of the links in the mails that an address got, the newest last. */
const linksTo = ({ email }: Submission) =>
  mailServer.received
    .filter(({ to }) => [to ?? []].flat().some(({ text }) => text.includes(email)))
    .map(({ text }) => /\?t=([0-9a-f]{32})$/m.exec(text ?? '')?.[1])

/** Everything that the database contains, as text. */
async function contents(): Promise<string> {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'private'`
  const rows = await Promise.all(tables.map(({ name }) => sql`select * from private.${sql(name)}`))
  return JSON.stringify(rows)
}

const secretsInOutbox = async () =>
  (await sql<{ token: string | null }[]>`select token from private.outbox where token is not null`).map(({ token }) => token!) // oxfmt-ignore

test('a server that breaks off after it accepted gets the same link again', async () => {
  mailServer.onMessage = () => 'breakOff'
  const visitor = await guest()
  await send()
  mailServer.onMessage = () => 'accept'
  await send()
  const links = linksTo(visitor)
  expect(links).toHaveLength(2)
  expect(new Set(links).size).toBe(1)
  expect(await contents()).not.toContain(links[0])
})

test('a refused address ends the secret in the outbox', async () => {
  mailServer.onRecipient = () => refusal
  await guest()
  const [secret] = await secretsInOutbox()
  await send()
  expect(await contents()).not.toContain(secret)
})

test('every kind of mail is sent, and the log has no secret, no name and no address', async () => {
  const first = await guest()
  const second = await guest('waiting')
  let log = await send()
  await change(linksTo(first).at(-1)!, 1)
  log += await send()
  const subject = sql.json({ cs: 'Vezměte si svetr', en: 'Bring a jumper' })
  const text = sql.json({ cs: 'Bude zima.', en: 'It will be cold.' })
  await sql`select public.write_to_guests('o@x.example', 'vecer', null, false, ${subject}, ${text}, false, null)`
  log += await send()
  const secrets = [...linksTo(first), ...linksTo(second)]
  await change(linksTo(first).at(-1)!, 0)
  log += await send()

  const received = mailServer.received.map(({ subject, to }) => `${subject} ${[to].flat()[0]?.value[0]?.address}`)
  expect(received.sort()).toEqual(
    [
      `Jste na seznamu: Title (cs) ${first.email}`,
      `Jste na čekací listině: Title (cs) ${second.email}`,
      `Změna registrace: Title (cs) ${first.email}`,
      `Vezměte si svetr ${first.email}`,
      `Vezměte si svetr ${second.email}`,
      `Odhlášeno: Title (cs) ${first.email}`,
      `Máte místo: Title (cs) ${second.email}`,
    ].sort(),
  )
  expect(secrets).toHaveLength(5)
  expect(new Set(secrets).size).toBe(5)
  for (const secret of [...secrets, ...linksTo(second)]) expect(log).not.toContain(secret)
  for (const { fullName, email } of [first, second]) {
    expect(log).not.toContain(fullName)
    expect(log).not.toContain(email)
  }
})

test('while the server is down, a cancellation keeps the address for its mail, which goes later', async () => {
  const visitor = await guest()
  await send()
  const { url } = mailServer
  const [link] = linksTo(visitor)
  await mailServer.stop()
  await change(link!, 0)
  const log = await send(url)
  expect(log).not.toContain(visitor.email)
  mailServer = await startMailServer({ port: Number(new URL(url).port) })
  await passDay()
  expect(await contents()).toContain(visitor.email)
  await send()
  expect(mailServer.received.map(({ subject }) => subject)).toEqual(['Odhlášeno: Title (cs)'])
  expect(await contents()).not.toContain(visitor.email)
})
