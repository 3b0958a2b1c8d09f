/** @jest-environment node */
import { guestsOf, logged } from '../../supabase/tests/organisers'
import { newSubmission, register, seatsIn } from '../../supabase/tests/submission'
import { maxErased, type FoundAnswer } from '../../src/registration/organisers'
import { hostile } from '../testing/hostile-values'
import { sql } from '../testing/testing-database'
import {
  createOrganisers,
  functions,
  organiser,
  organisersAddress,
  tab,
  useOrganisers,
} from '../testing/testing-organisers'

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
})

test('an organiser finds guests over all events', async () => {
  await registered(1)
  await registered(1, 'vecer')
  const { guests } = (await find('domain=example.org')) as unknown as FoundAnswer
  expect(guests.map(({ event }) => event)).toEqual(['dilna', 'vecer'])
  expect(await find('domain=example.com')).toMatchObject({ status: 200, guests: [] })
  expect(await find('from=2025-01-01T00:00:00.000Z&until=2025-01-02T00:00:00.000Z')).toMatchObject({ guests: [] })
})

test.each(['', 'from=&until=&domain=', 'event=dilna'])(
  'without anything to find (%s), nobody is found',
  async (query) => {
    await registered(1)
    expect(await find(query)).toMatchObject({ status: 400, code: 'malformed' })
  },
)

test('both need a session: without one, with an ended one, or of somebody else, nothing is done', async () => {
  const guests = await registered(1)
  const ended = createOrganisers().browser()
  await ended.signIn()
  await sql`update private.organiser_sessions set valid_until = now() where organiser = ${organiser}`
  const removed = createOrganisers({ ORGANISERS: 'nekdo@sedm.example' }).browser()
  tab.cookies.forEach((value, name) => removed.cookies.set(name, value))
  for (const browser of [createOrganisers().browser(), ended, removed]) {
    for (const answer of [
      await browser.get('?find&domain=example.org'),
      await browser.change('dilna', 'eraseMany', { guests }),
    ]) {
      expect(answer).toMatchObject({ status: 403, code: 'sign_in_required' })
      expect(JSON.stringify(answer)).not.toMatch(/host/i)
    }
  }
  expect((await guestsOf(sql, 'dilna')).guests).toHaveLength(1)
})

test('another site can make the browser do neither', async () => {
  const guests = await registered(1)
  const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
  expect(await tab.post(organisersAddress, { action: 'eraseMany', event: 'dilna', guests }, headers)).toMatchObject({
    status: 403,
    code: 'cross_site',
  })
  expect(await tab.send(`${organisersAddress}?find&domain=example.org`, { headers })).toMatchObject({
    status: 403,
    code: 'cross_site',
  })
  expect((await guestsOf(sql, 'dilna')).guests).toHaveLength(1)
})

test('hostile values for each field get a 4xx answer, erase nobody, and are not logged', async () => {
  const [id] = await registered(1)
  for (const value of hostile) {
    for (const guests of [value, [id, value]]) {
      const { status } = await tab.change('dilna', 'eraseMany', { guests })
      expect([guests, status >= 400 && status < 500]).toEqual([guests, true])
    }
    for (const name of ['from', 'until', 'domain']) {
      const query = new URLSearchParams({ [name]: typeof value === 'string' ? value : JSON.stringify(value) })
      const { status } = await find(query.toString())
      expect([name, value, status]).toEqual([name, value, 400])
    }
  }
  expect((await guestsOf(sql, 'dilna')).guests).toHaveLength(1)
  expect(functions.lines.join()).not.toMatch(/host|script|drop/i)
}, 60_000)
