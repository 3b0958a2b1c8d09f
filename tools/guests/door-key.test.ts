/** @jest-environment node */
import path from 'node:path'
import type { Sql } from 'postgres'
import { startDatabase, type RealDatabase } from '../../netlify/testing/testing-database'
import { inEachLanguage } from '../../src/i18n/locales'
import { arrive, doorGuests, tick, walkIn } from '../../supabase/tests/door'
import { newSubmission, register, seatsIn } from '../../supabase/tests/submission'
import { inFolder } from '../../tests/support/in-folder'
import { guestDatabaseAt, type GuestDatabase } from './guest-database'
import { guestsIn, type Guests } from './guests'
import { clear } from '../../supabase/tests/time'

let real: RealDatabase
let sql: Sql
let database: GuestDatabase
let guests: Guests
beforeAll(async () => {
  real = await startDatabase()
  sql = real.server.connect(real.database, 2)
  database = guestDatabaseAt(real.api.url, real.api.secretKey)
  guests = guestsIn(database, 'tests/exhibition')
})
beforeEach(() => clear(sql))
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})
afterAll(() => real.stop())

// Events of the tests’ exhibition: the one by invitation is on 21 May 2044, from 18:00 to 22:00 in Helsinki.
const tour = 'anglicka-prohlidka'
const invitation = 'vecer-pro-zvane'

const keyIn = (text: string) => /#k=([0-9a-f]{32})$/m.exec(text)?.[1] ?? ''

/** What is stored of the keys. */
const keys = () => sql<{ event_id: string; from: Date; until: Date }[]>`
  select event_id, valid_from as from, valid_until as until from private.door_keys`

/** With the same database, as that of the published site, which has the event by invitation. */
async function publishedSite(): Promise<Guests> {
  jest.replaceProperty(process, 'env', { ...process.env, GATSBY_SITE_URL: 'https://site.example' })
  await register(sql, newSubmission({ event: invitation, endsAt: new Date('2044-05-21T19:00:00Z') }))
  return guestsIn({ ...database, isPublished: true }, 'tests/exhibition')
}

test('--door prints a link to the local server, valid at once for eight hours, and its QR code', async () => {
  const text = await guests.openDoor('cs')
  expect(text).toMatch(/^http:\/\/localhost:8888\/dvere#k=[0-9a-f]{32}$/m)
  expect(text.match(/[█▀▄]{5}/g)?.length).toBeGreaterThan(20)
  const [key] = await keys()
  expect(key!.event_id).toBe(invitation)
  expect(key!.until.getTime() - key!.from.getTime()).toBe(8 * 60 * 60 * 1000)
  expect(await doorGuests(sql, keyIn(text))).toMatchObject({ event: invitation, guests: [] })
})

test('for the published site, the key is valid from two hours before the event to four hours after it', async () => {
  const guests = await publishedSite()
  const text = await guests.openDoor('en')
  expect(text).toMatch(/^https:\/\/site\.example\/en\/door#k=[0-9a-f]{32}$/m)
  expect(text).toContain('from 2044-05-21 16:00 to 2044-05-22 02:00 (Europe/Helsinki)')
  expect(await keys()).toEqual([
    { event_id: invitation, from: new Date('2044-05-21T13:00:00Z'), until: new Date('2044-05-21T23:00:00Z') },
  ])
  expect(await doorGuests(sql, keyIn(text))).toBeNull()
})

test('an event whose last key would have ended gets none, whatever moment the site shows', async () => {
  jest.useFakeTimers({ now: Date.parse('2044-06-01T00:00:00Z'), doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] })
  const guests = await publishedSite()
  await expect(guests.openDoor('cs')).rejects.toThrow(`${invitation} is over. A key would have been valid`)
  expect(await keys()).toEqual([])
})

test('--event names another event, and an unknown one is refused', async () => {
  const key = keyIn(await guests.openDoor('cs', tour))
  expect(await doorGuests(sql, key)).toMatchObject({ event: tour })
  for (const act of [() => guests.openDoor('cs', 'anglicka-prohlidk'), () => guests.closeDoor('anglicka-prohlidk')]) {
    await expect(act()).rejects.toThrow('Did you mean “anglicka-prohlidka”?')
  }
})

test('--door on this machine changes no fact of the published site', async () => {
  await register(sql, newSubmission({ event: invitation, capacity: 7 }))
  const key = keyIn(await guests.openDoor('cs'))
  expect(await doorGuests(sql, key)).toMatchObject({ free: 6 })
})

test('--door-close ends all keys of the event at once', async () => {
  const [first, second, other] = [
    await guests.openDoor('cs'),
    await guests.openDoor('en'),
    await guests.openDoor('cs', tour),
  ]
  expect(await guests.closeDoor()).toBe(`Closed: 2 links to the door of ${invitation}.`)
  for (const text of [first, second]) expect(await doorGuests(sql, keyIn(text!))).toBeNull()
  expect(await doorGuests(sql, keyIn(other!))).toMatchObject({ event: tour })
  expect(await guests.closeDoor()).toBe(`No link to the door of ${invitation} was open.`)
})

test('arrivals, and guests who were added at the door, are in the table, the CSV file and the list for printing', async () => {
  await register(
    sql,
    newSubmission({ event: invitation, fullName: 'Jana Nová', email: 'j@n.cz', ...seatsIn('programme', 2) }),
  )
  const key = keyIn(await guests.openDoor('cs'))
  const [jana] = (await doorGuests(sql, key))!.guests
  await arrive(sql, key, tick(jana!.id, 1))
  await walkIn(sql, key, 'Petr Příchozí', 2)

  const table = await guests.table(invitation)
  expect(table).toMatch(/^Jana Nová +j@n\.cz +2 +1 /m)
  expect(table).toMatch(/^Petr Příchozí +2 +2 /m)
  expect(table).toMatch(/\n2 registrations, 4 persons, 3 arrived$/)
  const csv = (await guests.csv(invitation)).split('\r\n')
  expect(csv[0]).toContain('"Persons","Arrived"')
  expect(csv[1]).toContain('"Jana Nová","j@n.cz","","2","1"')
  expect(csv[2]).toContain('"Petr Příchozí","","","2","2"')
  expect(await guests.doorList(invitation, 'cs')).toContain('Příchozí')
})

test('a guest without an address gets no message, and is skipped by commands that look for an address', async () => {
  await sql`select private.set_mail(true)`
  await register(sql, newSubmission({ event: invitation, email: 'j@n.cz' }))
  const key = keyIn(await guests.openDoor('cs'))
  await walkIn(sql, key)
  const message = 'subject:\n  cs: Změna\n  en: Change\ntext:\n  cs: Od šesti.\n  en: At six.\n'
  await inFolder({ 'message.yaml': message }, async (folder) => {
    const telling = guests.tell(invitation, path.join(folder, 'message.yaml'), false)
    await expect(telling).rejects.toThrow(`This sends a mail to 1 guest of ${invitation}: 1 registered`)
  })
  expect(await guests.resend('j@n.cz')).toContain('Queued: 1 mail')
  await expect(guests.cancel('nobody@n.cz')).rejects.toThrow('Nobody is registered with this e-mail address.')
  expect(await guests.cancel('j@n.cz')).toContain(`Cancelled for ${invitation}`)
  expect(
    await database.sendMessage(invitation, { subject: inEachLanguage(() => 'a'), text: inEachLanguage(() => 'b') }),
  ).toBe(0)
})
