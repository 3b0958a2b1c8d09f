/** @jest-environment node */
// Tests the whole function with a real PostgreSQL.
import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { closeDoor, makeLink, openDoor, openGuide } from '../../supabase/tests/door'
import { newSubmission, register, seatsIn } from '../../supabase/tests/submission'
import { hours } from '../../supabase/tests/time'
import type { Handler } from '../http/handler'
import type { DoorList } from '../storage/door-types'
import { publishedDeploy } from '../http/deploy'
import { admission, getDoor, message, postDoor } from '../testing/testing-door'
import { real, sql, useEmptyDatabase } from '../testing/testing-database'
import { builtFiles, readFrom } from '../testing/testing'
import { createDoorHandler } from './handle-door'

useEmptyDatabase()
let lines: string[]
let handle: Handler
beforeAll(() => {
  const database = { SUPABASE_URL: real.api.url, SUPABASE_SECRET_KEY: real.api.secretKey }
  const variables = { ...database, SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'vystava@sedm.example' }
  const door = createDoorHandler({ variables, read: readFrom(builtFiles), log: (line) => void lines.push(line) })
  handle = (request) => door(request, { deploy: publishedDeploy })
})
beforeEach(() => {
  lines = []
})

const as = (key: string) => ({ Authorization: `Bearer ${key}` })
const get = async (key: string, query = '') => (await (await handle(getDoor(query, as(key)))).json()) as DoorList
const post = async (key: string, body: object): Promise<Record<string, unknown>> => {
  const response = await handle(postDoor(body, as(key)))
  return { status: response.status, ...((await response.json()) as Record<string, unknown>) }
}

test('two devices see the ticks and the guests of each other', async () => {
  const guest = newSubmission({ fullName: 'Jana Nová', capacity: 4, ...seatsIn('programme', 2) })
  await register(sql, guest)
  const key = await openDoor(sql, guest)
  const { guests, cursor } = await get(key)
  const id = guests[0]!.id

  const action = { id: randomUUID(), guest: id, arrived: 2 }
  expect(await post(key, { actions: [action] })).toMatchObject({ status: 200, code: 'saved', refused: [] })
  const walkIn = { fullName: 'Петр Příchozí', persons: 2, submissionId: randomUUID() }
  const added = await post(key, walkIn)
  expect(added).toMatchObject({
    status: 201,
    code: 'registered',
    guest: { name: 'Петр Příchozí', arrived: 2 },
  })
  expect(await post(key, walkIn)).toEqual(added)
  expect(await post(key, { ...walkIn, submissionId: randomUUID() })).toMatchObject({
    status: 409,
    code: 'capacity_full',
  })

  expect(await get(key, `?since=${cursor}`)).toMatchObject({
    event: 'vecer',
    free: 0,
    guests: [{ id, name: 'Jana Nová', seats: 2, arrived: 2 }, added.guest],
    removed: [],
  })
  expect(lines.join()).not.toMatch(new RegExp(`Jana|Příchozí|${key}`))
  // The identifier of the guest is a number, which may be part of these.
  const logged = lines.flatMap((line) => Object.keys(JSON.parse(line) as object))
  expect([...new Set(logged)].sort()).toEqual(['durationMs', 'outcome', 'requestId'])
})

test('a link admits several devices, each of which can be ended alone', async () => {
  const event = newSubmission({ fullName: 'Jana Nová' })
  await register(sql, event)
  const link = await makeLink(sql, event)
  const admit = async (device: string) => {
    const { status, key } = await post(link, { device })
    expect(status).toBe(201)
    return key as string
  }
  const [phone, tablet] = [await admit('Telefon Jany'), await admit('Tablet')]
  expect(await get(phone)).toMatchObject({ guests: [{ name: 'Jana Nová' }] })
  expect((await handle(getDoor('', as(link)))).status).toBe(401)
  await sql`select public.end_device('vecer', id) from private.door_keys where device = 'Telefon Jany'`
  expect((await handle(getDoor('', as(phone)))).status).toBe(401)
  expect(await get(tablet)).toMatchObject({ guests: [{ name: 'Jana Nová' }] })
  expect(lines.join()).not.toMatch(new RegExp(`Jan|Tablet|${link}|${phone}|${tablet}`))
})

test('a link or a key that is wrong, early, late or ended gets the same bytes', async () => {
  const event = newSubmission()
  await register(sql, event)
  const late = await makeLink(sql, event, { from: hours(-2), admitsUntil: hours(-1) })
  const over = await makeLink(sql, event, { from: hours(-3), admitsUntil: hours(-2), until: hours(-1) })
  const early = await makeLink(sql, event, { from: hours(1), admitsUntil: hours(2), until: hours(2) })
  const open = await makeLink(sql, event)
  const other = { ...event, event: 'closed' }
  const [closedLink, closedKey] = [await makeLink(sql, other), await openDoor(sql, other)]
  await closeDoor(sql, 'closed')
  const ended = await openDoor(sql, event)
  await sql`select public.end_device('vecer', id) from private.door_keys`
  const unknown = '0123456789abcdef0123456789abcdef'
  const requests = [
    ...[unknown, 'x', late, over, early, closedLink, ended].map((key) => postDoor(admission, as(key))),
    ...[unknown, 'x', open, closedKey, ended].flatMap((key) => [
      ...['', '?since=1'].map((query) => getDoor(query, as(key))),
      postDoor(undefined, as(key)),
    ]),
  ]
  const answers = new Set<string>()
  for (const request of requests) {
    const response = await handle(request)
    answers.add(JSON.stringify([response.status, [...response.headers], await response.text()]))
  }
  expect([...answers].map((answer) => (JSON.parse(answer) as [number])[0])).toEqual([401])
})

test('a guide writes to the guests of their event; a device at the door, or of another event, does not', async () => {
  await sql`update private.settings set mail = true`
  const [guest, other] = [newSubmission({ mail: true }), newSubmission({ event: 'jinde', mail: true })]
  for (const each of [guest, other]) await register(sql, each)
  const [guide, door] = [await openGuide(sql, guest), await openDoor(sql, guest)]
  expect(await post(door, message)).toMatchObject({ status: 403, code: 'may_not_write' })
  expect(await post(door, { ...message, may_write: true, event: 'jinde' })).toMatchObject({ status: 403 })
  expect(await post(guide, { ...message, event: 'jinde' })).toMatchObject({ status: 202, guests: 1 })
  expect(await post(guide, message)).toMatchObject({ status: 409, code: 'message_repeated' })
  const queued = await sql`
    select event_id, email from private.recipients where mail_id in (select id from private.outbox where kind = 'message')`
  expect(queued).toEqual([{ event_id: 'vecer', email: guest.email }])
  await closeDoor(sql, 'vecer')
  expect(await post(guide, { ...message, subject: message.text })).toMatchObject({ status: 422 })
  expect(await post(guide, message)).toMatchObject({ status: 401, code: 'door_key_refused' })
  expect(lines.join()).not.toMatch(/Sraz|brány|@/)
})

test('a guest who was added on one device is taken back on another', async () => {
  const event = newSubmission({ fullName: 'Jana Nová', capacity: 3 })
  await register(sql, event)
  const [one, other] = [await openDoor(sql, event), await openDoor(sql, event)]
  const { guest } = (await post(one, { fullName: 'Petr Příchozí', persons: 2, submissionId: randomUUID() })) as {
    guest: { id: string; walkIn: boolean }
  }
  expect(guest).toMatchObject({ walkIn: true })
  const { cursor, guests } = await get(other)
  expect(guests).toMatchObject([{ name: 'Jana Nová' }, guest])
  const takeBack = { actions: [{ id: randomUUID(), guest: guest.id, arrived: 0 }] }
  expect(await post(other, takeBack)).toMatchObject({ code: 'saved', refused: [] })
  // Its first answer was lost.
  expect(await post(other, takeBack)).toMatchObject({ code: 'saved', refused: [] })
  expect(await get(one, `?since=${cursor}`)).toMatchObject({ free: 2, guests: [], removed: [guest.id] })
})

const firstNames = ['Jiří', 'Ludmila', 'Oldřich', 'Žofie', 'Matěj', 'Hedvika', 'Nguyễn Thị', 'Volodymyr', 'Anna-Marie']
const surnames = ['Novák', 'Střeštíková', 'Dvořák', 'Žižková', 'Procházka', 'Kučerová', 'Krejčí', 'Hájková', 'Šťastný']

test('the list of 5000 guests is less than 200 kB, compressed', async () => {
  const event = newSubmission({ capacity: 10_000 })
  const key = await openDoor(sql, event)
  await sql`
    insert into private.registrations (event_id, persons, arrived, locale, notice_version)
      select ${event.event}, 1 + number % 2, number % 2, 'cs', '1' from generate_series(1, 5000) as number`
  // A different ending for each, so that no name is the copy of another.
  const names = Array.from(
    { length: 5000 },
    (_, index) => `${firstNames[index % 9]} ${surnames[(index * 7) % 9]} ${randomUUID().slice(0, 6)}`,
  )
  await sql`
    insert into private.guests (registration_id, event_id, full_name, email)
      select id, event_id, (${names}::text[])[row_number() over (order by id)], 'guest.' || id || '@guest.example'
        from private.registrations`
  const body = await (await handle(getDoor('', as(key)))).text()
  expect((JSON.parse(body) as DoorList).guests).toHaveLength(5000)
  expect(gzipSync(body).length).toBeLessThan(200_000)
})
