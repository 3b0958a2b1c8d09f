/** @jest-environment node */
import { createHash } from 'node:crypto'
import type { LinkedEvent } from '../../netlify/storage/database-types'
import { atOnce } from './at-once'
import { cancel, claimMail, eraseEnded, find, recordMail, sendMails } from './changes'
import { erasePerson } from './organisers'
import { create, findPersonalInvitation, newInvited, revoke } from './personal-invitations'
import { newSubmission, register, registerWithMail, type Submission } from './submission'
import { pass } from './time'
import { sql, useDatabase } from './use-database'

useDatabase({ connections: 20 })

const email = 'jana@guest.example'
const networkOf = (name: string) => createHash('sha256').update(name).digest('hex')

async function ask(address = email, network: string | null = null, mail = true): Promise<string> {
  const [row] = await sql<{ asked: string }[]>`
    select public.ask_for_links(${address}, 'en', ${network}, null, ${mail}) as asked`
  return row!.asked
}

/** The links in the one mail that is due. */
async function linksIn(): Promise<LinkedEvent[]> {
  const mails = await sendMails(sql)
  expect(mails.map(({ kind }) => kind)).toEqual(['links'])
  return mails[0]!.links!
}

/** Registers for an event without a mail that is due. */
async function registered(changes: Partial<Submission> = {}): Promise<Submission> {
  const guest = newSubmission({ email, ...changes })
  expect(await register(sql, { ...guest, mail: false })).toBe('registered')
  return guest
}

const stored = () => sql`select from private.outbox where kind = 'links'`

test('one mail has a link to every registration of the address, in the language of the page, the one of the event that ends first before the others', async () => {
  await registered({ event: 'a', endsAt: new Date('2099-09-05T20:00:00Z') })
  await registered({ event: 'b', email: 'Jana@Guest.example' })
  await registered({ event: 'c', email: 'petr@guest.example' })
  expect(await ask('JANA@guest.example')).toBe('link_sent')
  const [mail] = await sendMails(sql)
  expect(mail).toMatchObject({ kind: 'links', event: '', email: 'JANA@guest.example', locale: 'en', token: null })
  expect(mail!.links!.map(({ event, state, link }) => [event, state, link])).toEqual([
    ['b', 'registered', 'registration'],
    ['a', 'registered', 'registration'],
  ])
  for (const { event, token } of mail!.links!) expect(await find(sql, token)).toMatchObject({ event })
  expect(await stored()).toHaveLength(0)
})

test('the earlier link remains valid', async () => {
  const guest = newSubmission({ email })
  await registerWithMail(sql, guest)
  const [confirmation] = await sendMails(sql)
  await ask()
  await linksIn()
  expect(await find(sql, confirmation!.token!)).toMatchObject({ event: 'vecer' })
})

test('an invitation has its link, too, accepted or not, and one that was revoked has none', async () => {
  const [open, gone] = [newInvited({ email, event: 'a' }), newInvited({ email, event: 'b' })]
  await create(sql, [open])
  await create(sql, [gone])
  await revoke(sql, gone)
  await ask()
  const links = await linksIn()
  expect(links).toMatchObject([{ event: 'a', state: null, link: 'personalInvitation' }])
  expect(await findPersonalInvitation(sql, links[0]!.token)).toMatchObject({ event: 'a' })
})

test('cancelled registrations and events that are over have no link', async () => {
  await cancel(sql, await registered({ event: 'a' }))
  await registered({ event: 'b' })
  await sql`update private.events set ends_at = now() - interval '1 hour' where id = 'b'`
  await sql`delete from private.outbox`
  expect(await ask()).toBe('link_sent')
  expect(await sendMails(sql)).toEqual([])
})

test('an unknown address gets the same answer and no mail, and is not kept', async () => {
  await registered()
  expect(await ask('nikdo@guest.example')).toBe(await ask())
  expect((await sendMails(sql)).map((mail) => mail.email)).toEqual([email])
  expect(await stored()).toHaveLength(0)
  expect(await sql`select from private.recent where kind = 'mail'`).toHaveLength(1)
})

test('hundreds of requests at once are one mail, and three mails an hour at most', async () => {
  await registered()
  await atOnce(Array.from({ length: 200 }, () => () => ask()))
  expect(await stored()).toHaveLength(1)
  expect(await sendMails(sql)).toHaveLength(1)
  for (let again = 0; again < 5; again++) {
    expect(await ask()).toBe('link_sent')
    await sendMails(sql)
  }
  expect(await sql`select from private.recent where kind = 'mail'`).toHaveLength(3)
  expect(await stored()).toHaveLength(0)
  await pass(sql, '61 minutes')
  await ask()
  expect(await sendMails(sql)).toHaveLength(1)
})

test('a network asks twenty times an hour, also on both sides of midnight', async () => {
  const network = networkOf('one')
  for (let count = 0; count < 20; count++) expect(await ask(`x${count}@guest.example`, network)).toBe('link_sent')
  expect(await ask(email, network)).toBe('too_many_from_network')
  expect(await ask(email, networkOf('other'))).toBe('link_sent')
  const [row] = await sql<{ asked: string }[]>`
    select public.ask_for_links(${email}, 'cs', ${networkOf('tomorrow')}, ${network}, true) as asked`
  expect(row!.asked).toBe('too_many_from_network')
})

test('without mail the answer says so, and nothing is kept', async () => {
  expect(await ask(email, null, false)).toBe('no_mail')
  expect(await stored()).toHaveLength(0)
})

test('an address is forgotten an hour after it was asked for, also if mail was turned off meanwhile', async () => {
  await ask()
  await sql`update private.settings set mail = false`
  await sql`select public.run_schedule(null)`
  expect(await stored()).toHaveLength(1)
  await pass(sql, '1 hour')
  await sql`select public.run_schedule(null)`
  expect(await stored()).toHaveLength(0)
})

test('what could not be sent is tried again, and forgotten an hour after it was asked for', async () => {
  await registered()
  await ask()
  await recordMail(sql, (await claimMail(sql))!, { fault: 'mail_unreachable' })
  expect(await stored()).toHaveLength(1)
  await pass(sql, '2 minutes')
  expect(await claimMail(sql)).toMatchObject({ kind: 'links', attempt: 2, links: [{ event: 'vecer' }] })
  await pass(sql, '60 minutes')
  await eraseEnded(sql)
  expect(await stored()).toHaveLength(0)
})

test('an address that the mail server refuses is not kept', async () => {
  await registered()
  await ask()
  await recordMail(sql, (await claimMail(sql))!, { fault: 'mail_address', status: 550, final: true })
  expect(await stored()).toHaveLength(0)
})

test('to erase a person erases the request, too', async () => {
  await registered()
  await ask()
  await erasePerson(sql, email)
  expect(await stored()).toHaveLength(0)
})

test('a worker waits for no erasure that has begun: its registration is not in the mail', async () => {
  await registered({ event: 'a' })
  await registered({ event: 'b' })
  await ask()
  await sql.begin(async (eraser) => {
    await eraser`delete from private.registrations where event_id = 'a'`
    expect((await linksIn()).map(({ event }) => event)).toEqual(['b'])
  })
})
