/** @jest-environment node */
import { newSubmission, register } from '../../supabase/tests/submission'
import { mailFile } from '../mail/mail-facts'
import { createHealthCheck } from '../upkeep/check-health'
import { publishedDeploy } from '../http/deploy'
import { createEraser } from '../upkeep/erase-guests'
import type { Variables } from '../http/handler'
import { outcomesOf, readFrom } from '../testing/testing'
import { real, sql, useEmptyDatabase } from '../testing/testing-database'
import { mail, mailFacts, sender, useMailServer } from '../testing/testing-mail'
import { testSchedule } from '../testing/testing-schedule'
import { createTroubleTeller } from './tell-of-trouble'

useEmptyDatabase()
useMailServer()
beforeEach(() => sql`update private.settings set mail = true, ran_at = now(), told_at = null`)

/** What tells of trouble, over the real database and mail server. */
function teller(changes: Variables = {}) {
  const lines: string[] = []
  const variables = {
    SUPABASE_URL: real.api.url,
    SUPABASE_SECRET_KEY: real.api.secretKey,
    SMTP_URL: mail.url,
    MAIL_FROM: sender,
    ORGANISERS: 'jedna@sedm.example, dva@sedm.example',
    ...changes,
  }
  const read = readFrom({ [mailFile]: JSON.stringify(mailFacts) })
  const log = (line: string) => void lines.push(line)
  return { tell: createTroubleTeller({ variables, read, log }), variables, read, lines }
}

/** An event that is nearly full; and the schedule has stopped. */
async function trouble(): Promise<void> {
  for (let guest = 0; guest < 9; guest++) await register(sql, newSubmission({ event: 'dilna', capacity: 10 }))
  await sql`update private.settings set ran_at = now() - interval '2 hours'`
}

const recipients = () => mail.received.map(({ to }) => [to].flat()[0]?.text)

test('each organiser gets a mail, in the languages of the site, with the address of the page', async () => {
  await trouble()
  const { tell, lines } = teller()
  await tell()
  expect(recipients()).toEqual(['jedna@sedm.example', 'dva@sedm.example'])
  const { subject, text } = mail.received[0]!
  expect(subject).toBe('Web potřebuje pozornost: Sedm')
  expect(text).toBe(`Dobrý den, na webu výstavy je potřeba se podívat na toto:

Plánovaná funkce send-mail už hodinu neběžela, e-maily a\u00a0připomínky neodcházejí.

Title (cs): akce je skoro plná, volných míst: 1

Stránka pořadatelů:
https://sedm.example/poradatele

Takový e-mail posílá web pořadatelům nejvýš jednou za den.

Hello, somebody should look at this on the exhibition’s site:

The scheduled function send-mail has not run for an hour. Mails and reminders are not sent.

Title (en): the event is nearly full, free places: 1

The organisers’ page:
https://sedm.example/en/organisers

The site sends organisers such a mail once a day at most.

Sedm
https://sedm.example
`)
  expect(outcomesOf(lines)).toEqual(['trouble told'])
  expect(lines.join()).not.toMatch(/@/)
})

test('an event without a free place is full, and not nearly', async () => {
  await trouble()
  await register(sql, newSubmission({ event: 'dilna', capacity: 10 }))
  const { tell } = teller()
  await tell()
  expect(mail.received[0]!.text).toContain('Title (cs): akce je plná\n')
  expect(mail.received[0]!.text).toContain('Title (en): the event is full\n')
})

test('once a day: the next function says nothing, also when several run at once', async () => {
  await trouble()
  const { tell, lines } = teller()
  await Promise.all(Array.from({ length: 6 }, () => tell()))
  await tell()
  expect(mail.received).toHaveLength(2)
  expect(outcomesOf(lines)).toEqual(['trouble told'])
})

test('without trouble, organisers, mail or a database, nothing is asked or sent', async () => {
  await teller().tell()
  await trouble()
  for (const missing of ['ORGANISERS', 'SMTP_URL', 'SUPABASE_URL']) {
    const { tell, lines } = teller({ [missing]: undefined })
    await tell()
    expect(lines).toEqual([])
  }
  expect(mail.received).toHaveLength(0)
  expect(await sql`select from private.settings where told_at is not null`).toHaveLength(0)
})

test('if the mail fails, the log says why, and it is tried again in an hour', async () => {
  await trouble()
  mail.onRecipient = () => '550 5.1.1 No such user'
  const { tell, lines } = teller()
  await tell()
  await tell()
  expect(outcomesOf(lines)).toEqual(['trouble not told: the mail server refuses the address for good'])
  expect(lines.join()).not.toMatch(/@/)
  mail.onRecipient = () => undefined
  await sql`update private.settings set told_at = told_at - interval '1 hour'`
  await tell()
  expect(mail.received).toHaveLength(2)
})

test('if one of two organisers cannot be reached, the other one has been told', async () => {
  await trouble()
  mail.onRecipient = (address) => (address.startsWith('jedna') ? '550 5.1.1 No such user' : undefined)
  await teller().tell()
  await sql`update private.settings set told_at = told_at - interval '2 hours'`
  await teller().tell()
  expect(recipients()).toEqual(['dva@sedm.example'])
})

test('the schedule, the function that erases and a monitor each tell of trouble', async () => {
  const { variables, read } = teller()
  const tell = jest.fn(async () => undefined)
  await testSchedule(real.api, mail.url, { tell }).run()
  const context = { deploy: publishedDeploy, waitUntil: () => undefined }
  const post = new Request('https://site.example/', { method: 'POST' })
  await createEraser({ variables, read, tell, log: () => undefined })(post, context)
  await createHealthCheck({ variables, tell })(new Request('https://site.example/api/health'), context)
  expect(tell).toHaveBeenCalledTimes(3)
})

test('a preview tells nobody', async () => {
  const { variables } = teller()
  const tell = jest.fn(async () => undefined)
  const context = { deploy: { context: 'deploy-preview', published: false }, waitUntil: () => undefined }
  await testSchedule(real.api, mail.url, { tell }).run(context.deploy)
  await createHealthCheck({ variables, tell })(new Request('https://site.example/api/health'), context)
  expect(tell).not.toHaveBeenCalled()
})
