/** @jest-environment node */
import { formNames } from '../../src/registration/form-names'
import { sender, mailFacts, startMailServer, type MailServer } from '../testing/testing-mail'
import { outcomesOf, postGuest } from '../testing/testing'
import { real, useRealDatabase } from '../testing/testing-database'
import { createMailer, type Dependencies } from './mailer'

useRealDatabase()
let mailServer: MailServer
beforeEach(async () => {
  mailServer = await startMailServer()
})
afterEach(() => mailServer.stop())

/** The function for a new event, with mail. `afterwards` has what the function goes on with after its answers. */
function setup(form: (typeof formNames)[number] = 'programme', changes: Partial<Dependencies> = {}) {
  const lines: string[] = []
  let event = ''
  const mailer = createMailer({
    variables: {
      SUPABASE_URL: real.api.url,
      SUPABASE_SECRET_KEY: real.api.secretKey,
      SMTP_URL: mailServer.url,
      MAIL_FROM: sender,
    },
    read: async () =>
      JSON.stringify({
        ...mailFacts,
        events: { [event]: mailFacts.events[form === 'invitation' ? 'vecer' : 'dilna'] },
      }),
    log: (line) => lines.push(line),
    ...changes,
  })
  const created = real.testEvent(form, {}, { mailer })
  event = created.event
  const afterwards: Promise<unknown>[] = []
  const handle = (request: Request) => created.handle(request, { waitUntil: (work) => void afterwards.push(work) })
  const waiting = async () => {
    const sql = real.server.connect(real.database)
    const rows = await sql`
      select from private.outbox as mail join private.registrations_and_guests as guest on guest.id = registration_id
        where event_id = ${event} and sent_at is null`
    return rows.length
  }
  return { ...created, handle, afterwards, lines, waiting }
}

test.each(formNames)(
  'a guest with the form %s is told that a mail comes, and gets it after the answer',
  async (form) => {
    const { handle, newGuest, afterwards, lines, waiting } = setup(form)
    const guest = newGuest(2)
    const response = await handle(postGuest(guest))
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ code: 'registered', mail: true })
    await Promise.all(afterwards)
    expect(mailServer.received).toHaveLength(1)
    expect(mailServer.received[0]?.text).toContain('Počet míst: 2')
    expect([mailServer.received[0]?.to].flat()[0]?.value[0]?.address).toBe(guest.email)
    expect(await waiting()).toBe(0)
    expect(outcomesOf(lines)).toEqual(['mail sent'])
  },
)

test('the answer does not wait for the mail server', async () => {
  let finish = () => {}
  const send = () => new Promise<object>((resolve) => (finish = () => resolve({})))
  const { handle, newGuest, afterwards, waiting } = setup('programme', {
    createSender: () => ({ send, close: () => {} }),
  })
  // The answer comes although no mail is ever sent.
  expect((await handle(postGuest(newGuest()))).status).toBe(201)
  expect(afterwards).toHaveLength(1)
  expect(await waiting()).toBe(1)
  // Ends the work of the function, so that the test can end.
  while ((await Promise.race([afterwards[0], Promise.resolve('working')])) === 'working') {
    finish()
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(await waiting()).toBe(0)
})

test('the mail server is down: the guest is registered, and the mail waits', async () => {
  await mailServer.stop()
  const { handle, newGuest, afterwards, stored, waiting } = setup()
  expect(await (await handle(postGuest(newGuest()))).json()).toEqual({ code: 'registered', mail: true })
  await Promise.all(afterwards)
  expect((await stored()).seats).toBe(1)
  expect(await waiting()).toBe(1)
})

test('many guests at once, and a mail server that refuses every second address: all are registered, none is lost', async () => {
  mailServer.onRecipient = (address) => (Number(/\d+/.exec(address)) % 2 ? '550 5.1.1 No such user' : undefined)
  const { handle, newGuest, afterwards, lines, stored } = setup()
  const guests = Array.from({ length: 14 }, () => newGuest())
  const statuses = await Promise.all(guests.map(async (guest) => (await handle(postGuest(guest))).status))
  expect(new Set(statuses)).toEqual(new Set([201]))
  await Promise.all(afterwards)
  expect((await stored()).seats).toBe(14)
  expect(mailServer.received).toHaveLength(7)
  expect(outcomesOf(lines).filter((outcome) => outcome !== 'mail sent')).toHaveLength(7)
})
