/** @jest-environment node */
import path from 'node:path'
import type { Sql } from 'postgres'
import { startDatabase, type RealDatabase } from '../../netlify/testing/testing-database'
import { inEachLanguage } from '../../src/i18n/locales'
import { admit, arrive, doorGuests, tick, walkIn } from '../../supabase/tests/door'
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

/** Admits a device with the link that a command printed. @returns its key; empty if it is not admitted */
const admitWith = async (text: string, device?: string) =>
  (await admit(sql, /#k=([0-9a-f]{32})$/m.exec(text)?.[1] ?? '', device))?.key ?? ''

/** What is stored of the links. */
const links = () => sql<{ event_id: string; from: Date; admits_until: Date; until: Date }[]>`
  select event_id, valid_from as from, admits_until, valid_until as until from private.door_links`

const setClock = (time: string) =>
  jest.useFakeTimers({ now: Date.parse(time), doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] })

/** With the same database, as that of the published site, which has the event by invitation. */
async function publishedSite(): Promise<Guests> {
  jest.replaceProperty(process, 'env', { ...process.env, GATSBY_SITE_URL: 'https://site.example' })
  await register(sql, newSubmission({ event: invitation, endsAt: new Date('2044-05-21T19:00:00Z') }))
  return guestsIn({ ...database, isPublished: true }, 'tests/exhibition')
}

test('--door prints a link to the local server, which admits devices at once for eight hours, and its QR code', async () => {
  const text = await guests.openDoor('cs')
  expect(text).toMatch(/^http:\/\/localhost:8888\/dvere#k=[0-9a-f]{32}$/m)
  expect(text.match(/[█▀▄]{5}/g)?.length).toBeGreaterThan(20)
  const [link] = await links()
  const { event_id, from, admits_until, until } = link!
  expect(event_id).toBe(invitation)
  for (const end of [admits_until, until]) expect(end.getTime() - from.getTime()).toBe(8 * 60 * 60 * 1000)
  expect(await doorGuests(sql, await admitWith(text))).toMatchObject({ event: invitation, guests: [] })
})

test('for the published site, the link admits devices from two hours before the event begins to two hours after, and they see the guests until four hours after its end', async () => {
  const guests = await publishedSite()
  const text = await guests.openDoor('en')
  expect(text).toMatch(/^https:\/\/site\.example\/en\/door#k=[0-9a-f]{32}$/m)
  expect(text).toContain('(Europe/Helsinki). The link admits devices from 2044-05-21 16:00 to 2044-05-21 20:00;')
  expect(text).toContain('until 2044-05-22 02:00:')
  expect(await links()).toEqual([
    {
      event_id: invitation,
      from: new Date('2044-05-21T13:00:00Z'),
      admits_until: new Date('2044-05-21T17:00:00Z'),
      until: new Date('2044-05-21T23:00:00Z'),
    },
  ])
  expect(await admitWith(text)).toBe('')
})

test.each([
  ['20:30', '2044-05-21T17:30:00Z', '2044-05-21T19:30:00Z'],
  ['1:30, long after the end', '2044-05-21T22:30:00Z', '2044-05-21T23:00:00Z'],
])('a link that is made at %s still admits a phone that replaces another one', async (_time, now, until) => {
  setClock(now)
  const guests = await publishedSite()
  await guests.openDoor('cs')
  expect(await links()).toMatchObject([{ admits_until: new Date(until), until: new Date('2044-05-21T23:00:00Z') }])
})

test('an event whose door would have closed gets no link, whatever moment the site shows', async () => {
  setClock('2044-06-01T00:00:00Z')
  const guests = await publishedSite()
  await expect(guests.openDoor('cs')).rejects.toThrow(
    `${invitation} is over. The door was open until 2044-05-22 02:00.`,
  )
  expect(await links()).toEqual([])
})

test('--event names another event, and an unknown one is refused', async () => {
  const key = await admitWith(await guests.openDoor('cs', tour))
  expect(await doorGuests(sql, key)).toMatchObject({ event: tour })
  const mistyped = 'anglicka-prohlidk'
  for (const act of [
    () => guests.openDoor('cs', mistyped),
    () => guests.devices(mistyped),
    () => guests.endDevice('1', mistyped),
    () => guests.closeDoor(mistyped),
  ]) {
    await expect(act()).rejects.toThrow('Did you mean “anglicka-prohlidka”?')
  }
})

test('--door on this machine changes no fact of the published site', async () => {
  await register(sql, newSubmission({ event: invitation, capacity: 7 }))
  const key = await admitWith(await guests.openDoor('cs'))
  expect(await doorGuests(sql, key)).toMatchObject({ free: 6 })
})

test('--door-close ends all links and devices of the event at once', async () => {
  const [first, second] = [await guests.openDoor('cs'), await guests.openDoor('en')]
  const keys = [await admitWith(first), await admitWith(second)]
  const other = await admitWith(await guests.openDoor('cs', tour))
  expect(await guests.closeDoor()).toBe(`Closed: 2 links to the door of ${invitation}, and all devices there.`)
  for (const key of keys) expect(await doorGuests(sql, key)).toBeNull()
  expect(await admitWith(first)).toBe('')
  expect(await doorGuests(sql, other)).toMatchObject({ event: tour })
  expect(await guests.closeDoor()).toBe(`No link to the door of ${invitation} was open.`)
})

test('--devices lists the devices with their numbers, and --end-device ends one by its number', async () => {
  expect(await guests.devices()).toBe(`No device is at the door of ${invitation}.`)
  const text = await guests.openDoor('cs')
  const [phone, tablet] = [await admitWith(text, 'Telefon Jany'), await admitWith(text, 'Tablet')]
  const [headings, first, second] = (await guests.devices()).split('\n')
  expect(headings).toMatch(/^No\. +Device +Since$/)
  expect(first).toMatch(/^\d+ +Telefon Jany +\d{4}-\d\d-\d\d \d\d:\d\d$/)
  expect(second).toContain('Tablet')
  expect(await guests.endDevice(second!.split(' ')[0]!)).toBe(`Ended: 1 device at the door of ${invitation}.`)
  expect(await doorGuests(sql, tablet)).toBeNull()
  expect(await doorGuests(sql, phone)).toMatchObject({ event: invitation })
  expect(await guests.devices()).not.toContain('Tablet')
})

test('by a name, --end-device ends every device of the event that is called so', async () => {
  const text = await guests.openDoor('cs')
  const other = await admitWith(await guests.openDoor('cs', tour), 'Telefon 47')
  const keys = [await admitWith(text, 'Telefon 47'), await admitWith(text, 'Telefon 47')]
  await expect(guests.endDevice('Telefon 4')).rejects.toThrow(
    `No device “Telefon 4” is at the door of ${invitation}. --devices lists them.`,
  )
  expect(await guests.endDevice('Telefon 47')).toBe(`Ended: 2 devices at the door of ${invitation}.`)
  for (const key of keys) expect(await doorGuests(sql, key)).toBeNull()
  expect(await doorGuests(sql, other)).toMatchObject({ event: tour })
})

test('arrivals, and guests who were added at the door, are in the table, the CSV file and the list for printing', async () => {
  await register(
    sql,
    newSubmission({ event: invitation, fullName: 'Jana Nová', email: 'j@n.cz', ...seatsIn('programme', 2) }),
  )
  const key = await admitWith(await guests.openDoor('cs'))
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
  const key = await admitWith(await guests.openDoor('cs'))
  await walkIn(sql, key)
  const message = 'subject:\n  cs: Změna\n  en: Change\ntext:\n  cs: Od šesti.\n  en: At six.\n'
  await inFolder({ 'message.yaml': message }, async (folder) => {
    const telling = guests.tell(invitation, path.join(folder, 'message.yaml'), { yes: false, again: false })
    await expect(telling).rejects.toThrow(`This sends a mail to 1 guest of ${invitation}: 1 registered`)
  })
  expect(await guests.resend('j@n.cz')).toContain('Queued: 1 mail')
  await expect(guests.cancel('nobody@n.cz')).rejects.toThrow('Nobody is registered with this e-mail address.')
  expect(await guests.cancel('j@n.cz')).toContain(`Cancelled for ${invitation}`)
  expect(
    await database.sendMessage(
      invitation,
      { subject: inEachLanguage(() => 'a'), text: inEachLanguage(() => 'b') },
      true,
    ),
  ).toBe(0)
})
