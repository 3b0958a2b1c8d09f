/** @jest-environment node */
// Tests the whole function with a real PostgreSQL.
import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { openDoor } from '../../supabase/tests/door'
import { newSubmission } from '../../supabase/tests/submission'
import type { DoorList } from '../storage/door-types'
import { publishedDeploy } from '../http/deploy'
import { getDoor } from '../testing/testing-door'
import { real, sql, useEmptyDatabase } from '../testing/testing-database'
import { builtFiles, readFrom } from '../testing/testing'
import { createDoorHandler } from './handle-door'

useEmptyDatabase()

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
  const variables = { SUPABASE_URL: real.api.url, SUPABASE_SECRET_KEY: real.api.secretKey }
  const handle = createDoorHandler({ variables, read: readFrom(builtFiles), log: () => undefined })
  const response = await handle(getDoor('', { Authorization: `Bearer ${key}` }), { deploy: publishedDeploy })
  const body = await response.text()
  expect((JSON.parse(body) as DoorList).guests).toHaveLength(5000)
  expect(gzipSync(body).length).toBeLessThan(200_000)
})
