/** @jest-environment node */
import { guestsOf, logged } from '../../supabase/tests/organisers'
import { newSubmission, register, seatsIn } from '../../supabase/tests/submission'
import { maxErased, type FoundAnswer } from '../../src/registration/organisers'
import { sql } from '../testing/testing-database'
import { tab, useOrganisers } from '../testing/testing-organisers'

useOrganisers()

/** Registers guests for the workshop. @returns their ids */
async function registered(guests: number, event = 'dilna'): Promise<string[]> {
  for (let guest = 0; guest < guests; guest++) {
    await register(sql, newSubmission({ event, capacity: 50, ...seatsIn('programme', 1) }))
  }
  return (await guestsOf(sql, event)).guests!.map(({ id }) => id)
}

const find = (query: string) => tab.get(`?find&${query}`)

test('an organiser erases many guests of an event', async () => {
  const ids = await registered(3)
  const [foreign] = await registered(1, 'vecer')
  expect(await tab.change('dilna', 'eraseMany', { guests: [...ids.slice(0, 2), foreign] })).toMatchObject({
    status: 200,
    code: 'changed',
    changed: 2,
  })
  expect(await tab.change('dilna', 'eraseMany', { guests: [foreign] })).toMatchObject({ status: 404, code: 'gone' })
  expect((await guestsOf(sql, 'dilna')).guests!.map(({ id }) => id)).toEqual(ids.slice(2))
  expect((await guestsOf(sql, 'vecer')).guests).toHaveLength(1)
  expect(await logged(sql)).toEqual([{ event: 'dilna', action: 'erase_selected', guests: 2 }])
})

test('an organiser erases everything about the guests of an event', async () => {
  await registered(2)
  expect(await tab.change('dilna', 'eraseEvent', {})).toMatchObject({ status: 200, code: 'changed', changed: 2 })
  expect((await guestsOf(sql, 'dilna')).guests).toEqual([])
  expect(await tab.change('dilna', 'eraseEvent', {})).toMatchObject({ status: 404, code: 'gone' })
  expect(await tab.change('neznama', 'eraseEvent', {})).toMatchObject({ status: 404, code: 'gone' })
})

test('more guests than one call takes are refused', async () => {
  const guests = Array.from({ length: maxErased + 1 }, (_, index) => String(index))
  expect(await tab.change('dilna', 'eraseMany', { guests })).toMatchObject({ status: 400, code: 'malformed' })
  const most = guests.slice(0, maxErased)
  expect(await tab.change('dilna', 'eraseMany', { guests: most })).toMatchObject({ status: 404, code: 'gone' })
})

test('an organiser finds guests over all events', async () => {
  await registered(1)
  await registered(1, 'vecer')
  const { guests } = (await find('domain=example.org')) as unknown as FoundAnswer
  expect(guests.map(({ event }) => event)).toEqual(['dilna', 'vecer'])
  expect(await find('domain=example.com')).toMatchObject({ status: 200, guests: [] })
  expect(await find('from=2025-01-01T00:00:00.000Z&until=2025-01-02T00:00:00.000Z')).toMatchObject({ guests: [] })
  expect(await find('until=2025-01-02T00:00:00.000Z')).toMatchObject({ status: 200, guests: [] })
  expect(await find('from=2025-01-01T00:00:00.000Z')).toMatchObject({ guests })
})

test.each(['', 'from=&until=&domain=', 'event=dilna'])(
  'without anything to find (%s), nobody is found',
  async (query) => {
    await registered(1)
    expect(await find(query)).toMatchObject({ status: 400, code: 'malformed' })
  },
)
