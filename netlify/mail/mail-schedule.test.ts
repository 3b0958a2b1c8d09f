/** @jest-environment node */
import { builtLater, newSubmission, register } from '../../supabase/tests/submission'
import { faults, type Fault } from '../http/fault'
import { factsFile, type EventFacts } from '../storage/facts'
import type { Deploy } from '../http/deploy'
import type { Variables } from '../http/handler'
import { factsWith, invitation, outcomesOf, readFrom } from '../testing/testing'
import { real, sql, useEmptyDatabase } from '../testing/testing-database'
import { mail, mailFacts, useMailServer } from '../testing/testing-mail'
import { testSchedule } from '../testing/testing-schedule'
import { mailFile } from './mail-facts'
import type { Dependencies } from './mail-schedule'

useEmptyDatabase({ mail: true })
useMailServer()

const setup = (changes: Partial<Dependencies> = {}) => testSchedule(real.api, mail.url, changes)

/** Mail is not set up. */
const withoutMail = () => ({ variables: { SUPABASE_URL: real.api.url, SUPABASE_SECRET_KEY: real.api.secretKey } })

/** The function of the next build, in which the event by invitation has these facts. */
function nextBuild(changes: Partial<EventFacts>, dependencies: Partial<Dependencies> = {}) {
  const facts = { ...factsWith({ ...invitation, endsAt: '2099-09-04T20:00:00.000Z', closesAt: '2099-09-03T10:00:00.000Z', ...changes }), builtAt: builtLater(1).builtAt.toISOString() } // oxfmt-ignore
  const read = readFrom({ [mailFile]: JSON.stringify(mailFacts), [factsFile]: JSON.stringify(facts) })
  return setup({ read, ...dependencies })
}

/** An event with one seat, which is taken, and visitors who wait. */
async function fullEvent(waiting: number) {
  const facts = { capacity: 1, waitingList: true, waiting: true, mail: true }
  expect(await register(sql, newSubmission(facts))).toBe('registered')
  const visitors = Array.from({ length: waiting }, () => newSubmission(facts))
  for (const visitor of visitors) expect(await register(sql, visitor)).toBe('waiting')
  // Their mails have been sent.
  await sql`delete from private.outbox`
  return visitors
}

const recorded = async () => (await sql<{ mail: boolean }[]>`select mail from private.settings`)[0]?.mail

const waiting = async () => (await sql`select from private.registrations_and_guests where state = 'waiting'`).length

test('when a build has more seats, the longest waiting move up, and get their mail in the same run', async () => {
  const [first, second] = await fullEvent(3)
  expect(await nextBuild({ capacity: 3 }).run()).toBe(204)
  expect(await waiting()).toBe(1)
  const received = mail.received.map(({ to, subject }) => [[to].flat()[0]?.text, subject])
  expect(received.sort()).toEqual(
    [first!, second!].map(({ fullName, email }) => [`"${fullName}" <${email}>`, 'Máte místo: Title (cs)']).sort(),
  )
})

test('in one run all move up who get a seat, also more than a call of the database moves', async () => {
  await fullEvent(101)
  await nextBuild({ capacity: 102 }).run()
  expect(await waiting()).toBe(0)
})

test('each run records whether mail is set up', async () => {
  await setup(withoutMail()).run()
  expect(await recorded()).toBe(false)
  await setup().run()
  expect(await recorded()).toBe(true)
})

test('without mail nobody moves up, because they would not learn it; once mail is set up, they do', async () => {
  await fullEvent(1)
  const { run, lines } = nextBuild({ capacity: 2 }, withoutMail())
  expect(await run()).toBe(204)
  expect(lines).toEqual([])
  expect(await waiting()).toBe(1)
  await nextBuild({ capacity: 2 }).run()
  expect(await waiting()).toBe(0)
  expect(mail.received).toHaveLength(1)
})

test.each<[string, Deploy | undefined, Fault]>([
  ['a preview', { context: 'deploy-preview', published: false }, 'not_published'],
  ['an earlier deploy of production', { context: 'production', published: false }, 'not_published'],
  ['an unidentified deploy', {}, 'no_deploy'],
])('%s sends and records nothing, and logs why', async (_what, deploy, fault) => {
  await fullEvent(1)
  for (const dependencies of [{}, withoutMail()]) {
    const { run, lines } = nextBuild({ capacity: 2 }, dependencies)
    expect(await run(deploy)).toBe(503)
    expect(outcomesOf(lines)).toEqual([`mail not delivered: ${faults[fault]}`])
  }
  expect(await waiting()).toBe(1)
  expect(await recorded()).toBe(true)
  expect(mail.received).toHaveLength(0)
})

test('if the events cannot be updated, mail is sent all the same, and the log says why', async () => {
  await register(sql, newSubmission({ mail: true }))
  const { run, lines } = setup({ read: readFrom({ [mailFile]: JSON.stringify(mailFacts) }) })
  expect(await run()).toBe(503)
  expect(mail.received).toHaveLength(1)
  expect(outcomesOf(lines)).toEqual([`events not updated: ${faults.no_facts}`, 'mail sent'])
})

/** The function of a build whose guests may be reminded from this many minutes after its moment. */
const reminding = (
  minutes: number,
  { asOf = null, ...changes }: Partial<EventFacts> & { asOf?: string | null } = {},
) => {
  const from = new Date((asOf ? Date.parse(asOf) : Date.now()) + minutes * 60_000).toISOString()
  const facts = { ...factsWith({ ...invitation, endsAt: '2099-09-04T20:00:00.000Z', reminderTimes: [[from, '2099-09-03T19:00:00.000Z']], ...changes }), asOf, builtAt: builtLater(1).builtAt.toISOString() } // oxfmt-ignore
  return setup({ read: readFrom({ [mailFile]: JSON.stringify(mailFacts), [factsFile]: JSON.stringify(facts) }) })
}

/** A guest who has registered a day ago. */
async function earlierGuest(): Promise<void> {
  await register(sql, newSubmission({ mail: true }))
  await sql`delete from private.outbox`
}

const subjects = () => mail.received.map(({ subject }) => subject)

test('when it is time, the registered guests are reminded once, in the same run', async () => {
  await earlierGuest()
  expect(await reminding(1).run()).toBe(204)
  expect(subjects()).toEqual([])
  expect(await reminding(-1).run()).toBe(204)
  expect(await reminding(-1).run()).toBe(204)
  expect(subjects()).toEqual(['Už brzy: Title (cs)'])
})

test('the time of a reminder is that of the build: a changed beginning changes it', async () => {
  await earlierGuest()
  await reminding(-1, { reminderTimes: [] }).run()
  expect(subjects()).toEqual([])
})

test('a site that shows another moment reminds by it', async () => {
  await earlierGuest()
  await reminding(1, { asOf: '2045-09-02T12:00:00.000Z' }).run()
  expect(subjects()).toEqual([])
  await reminding(-1, { asOf: '2045-09-02T12:00:00.000Z' }).run()
  expect(subjects()).toEqual(['Už brzy: Title (cs)'])
})

test('a site without registrations needs no database', async () => {
  const { run, lines } = setup({ read: async () => 'null', variables: {} })
  expect(await run()).toBe(204)
  expect(lines).toEqual([])
})

test('if mail is not set up, nothing is sent', async () => {
  await register(sql, newSubmission({ mail: true }))
  const { run, lines } = setup(withoutMail())
  expect(await run()).toBe(204)
  expect(lines).toEqual([])
  expect(mail.received).toHaveLength(0)
  expect(await recorded()).toBe(false)
})

test.each<[Variables, Fault]>([
  [{ SMTP_URL: '' }, 'no_smtp_url'],
  [{ SMTP_URL: 'smtp' }, 'no_smtp_url'],
  [{ SMTP_URL: 'smtps://user:pa#ss@smtp.example:465' }, 'no_smtp_url'],
  [{ MAIL_FROM: '' }, 'no_mail_from'],
  [{ MAIL_FROM: 'not an address' }, 'no_mail_from'],
  [{ MAIL_FROM: 'Sedm <program@sedm.example>' }, 'no_mail_from'],
])(
  'if one of the variables of mail cannot be used, nothing is sent, and the log names it: %j',
  async (changes, fault) => {
    await register(sql, newSubmission({ mail: true }))
    const { run, lines } = setup({ variables: { ...setup().dependencies.variables, ...changes } })
    expect(await run()).toBe(503)
    expect(outcomesOf(lines)).toEqual([`mail not delivered: ${faults[fault]}`])
    expect(faults[fault]).toContain(Object.keys(changes)[0])
    expect(mail.received).toHaveLength(0)
    expect(await recorded()).toBe(false)
  },
)

test('the schedule ends when its time is over, and the next run goes on', async () => {
  for (let count = 0; count < 10; count++) await register(sql, newSubmission({ capacity: 1000, mail: true }))
  let time = 0
  const { run } = setup({ now: () => (time += 1000) })
  await run()
  const first = mail.received.length
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThan(10)
  await run()
  expect(mail.received).toHaveLength(10)
})
