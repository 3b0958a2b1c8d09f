import { readFileSync } from 'node:fs'
import { factsFile, type Facts } from '../../../netlify/storage/facts.ts'
import { availabilityStates, type Availability } from '../../../src/registration/availability.ts'
import { expect, test } from './test.ts'

const facts = JSON.parse(readFileSync(factsFile, 'utf8')) as Facts | null

test('the live seats name every event of the programme that takes registrations, and no other', async ({ request }) => {
  const response = await request.get('/api/availability')
  expect(response.status()).toBe(200)
  expect(response.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  const { events } = (await response.json()) as Availability
  const programme = (facts?.events ?? []).filter(({ form }) => form === 'programme')
  expect(Object.keys(events).sort()).toEqual(programme.map(({ event }) => event).sort())
  for (const { state } of Object.values(events)) expect(availabilityStates).toContain(state)
})
