/** @jest-environment node */
// Tests the whole function with a real PostgreSQL.
import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Sql } from 'postgres'
import { closeDoor, hours, openDoor } from '../../supabase/tests/door'
import { newSubmission, register, seatsIn } from '../../supabase/tests/submission'
import type { Handler } from '../http/handler'
import type { DoorList } from '../storage/door-types'
import { publishedDeploy } from '../storage/deploy'
import { getDoor, postDoor } from '../testing/testing-door'
import { startDatabase, type RealDatabase } from '../testing/testing-database'
import { builtFiles, readFrom } from '../testing/testing'
import { createDoorHandler } from './handle-door'

let real: RealDatabase
let sql: Sql
let lines: string[]
let handle: Handler
beforeAll(async () => {
  real = await startDatabase()
  sql = real.server.connect(real.database, 4)
  const variables = { SUPABASE_URL: real.api.url, SUPABASE_SECRET_KEY: real.api.secretKey }
  const door = createDoorHandler({ variables, read: readFrom(builtFiles), log: (line) => void lines.push(line) })
  handle = (request) => door(request, { deploy: publishedDeploy })
})
beforeEach(async () => {
  lines = []
  await sql`truncate private.events cascade`
})
afterAll(() => real?.stop())

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
  expect(await post(key, { actions: [action] })).toMatchObject({ status: 200, code: 'saved', free: 2, refused: [] })
  const walkIn = { fullName: 'Петр Příchozí', persons: 2, submissionId: randomUUID() }
  const added = await post(key, walkIn)
  expect(added).toMatchObject({
    status: 201,
    code: 'registered',
    free: 0,
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
    guests: [{ id, name: 'Jana Nová', places: 2, arrived: 2 }, added.guest],
    removed: [],
  })
  expect(lines.join()).not.toMatch(new RegExp(`Jana|Příchozí|${key}`))
  // The identifier of the guest is a number, which may be part of these.
  const logged = lines.flatMap((line) => Object.keys(JSON.parse(line) as object))
  expect([...new Set(logged)].sort()).toEqual(['durationMs', 'outcome', 'requestId'])
})

test('a wrong, a closed, an expired and an early key get the same bytes', async () => {
  const event = newSubmission()
  await register(sql, event)
  const expired = await openDoor(sql, event, hours(-2), hours(-1))
  const early = await openDoor(sql, event, hours(1), hours(2))
  const closed = await openDoor(sql, { ...event, event: 'closed' })
  await closeDoor(sql, 'closed')
  const answers = new Set<string>()
  for (const key of ['0123456789abcdef0123456789abcdef', closed, expired, early, 'x']) {
    for (const request of [getDoor('', as(key)), getDoor('?since=1', as(key)), postDoor(undefined, as(key))]) {
      const response = await handle(request)
      answers.add(JSON.stringify([response.status, [...response.headers], await response.text()]))
    }
  }
  expect([...answers].map((answer) => (JSON.parse(answer) as [number])[0])).toEqual([401])
})

const firstNames = ['Jiří', 'Ludmila', 'Oldřich', 'Žofie', 'Matěj', 'Hedvika', 'Nguyễn Thị', 'Volodymyr', 'Anna-Marie']
const surnames = ['Novák', 'Střeštíková', 'Dvořák', 'Žižková', 'Procházka', 'Kučerová', 'Krejčí', 'Hájková', 'Šťastný']

test('the list of 5000 guests is less than 200 kB, compressed', async () => {
  const event = newSubmission({ capacity: 10_000 })
  const key = await openDoor(sql, event)
  const guests = Array.from({ length: 5000 }, (_, index) => ({
    event_id: event.event,
    // A different ending for each, so that no name is the copy of another.
    full_name: `${firstNames[index % 9]} ${surnames[(index * 7) % 9]} ${randomUUID().slice(0, 6)}`,
    email: `guest.${index}@guest.example`,
    persons: 1 + (index % 2),
    arrived: index % 2,
    locale: 'cs',
    notice_version: '1',
  }))
  for (let first = 0; first < 5000; first += 1000) {
    await sql`insert into private.registrations ${sql(guests.slice(first, first + 1000))}`
  }
  const body = await (await handle(getDoor('', as(key)))).text()
  expect((JSON.parse(body) as DoorList).guests).toHaveLength(5000)
  expect(gzipSync(body).length).toBeLessThan(200_000)
})
