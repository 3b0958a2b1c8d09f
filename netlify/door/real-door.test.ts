/** @jest-environment node */
// Tests the whole function with a real PostgreSQL.
import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { makeLink, openDoor } from '../../supabase/tests/door'
import { newSubmission, register, seatsIn } from '../../supabase/tests/submission'
import type { Handler } from '../http/handler'
import type { DoorList } from '../storage/door-types'
import { publishedDeploy } from '../http/deploy'
import { getDoor, message, postDoor } from '../testing/testing-door'
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

test('a link admits a guide, who ticks and adds guests, sees what others do, and writes to the guests', async () => {
  const guest = newSubmission({ fullName: 'Jana Nová', capacity: 4, ...seatsIn('programme', 2) })
  await register(sql, guest)
  const link = await makeLink(sql, guest, { mayWrite: true })
  const { status, key } = (await post(link, { device: 'Telefon 47' })) as { status: number; key: string }
  expect(status).toBe(201)
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
  expect(await post(key, message)).toMatchObject({ status: 202, code: 'message_sent', guests: 1 })
  expect(lines.join()).not.toMatch(new RegExp(`Jana|Příchozí|Telefon|Sraz|${link}|${key}`))
  // The identifier of the guest is a number, which may be part of these.
  const logged = lines.flatMap((line) => Object.keys(JSON.parse(line) as object))
  expect([...new Set(logged)].sort()).toEqual(['durationMs', 'outcome', 'requestId'])
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
