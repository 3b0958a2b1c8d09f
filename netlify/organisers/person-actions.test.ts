/** @jest-environment node */
import { guestAt, guestsOf, logged } from '../../supabase/tests/organisers'
import { newSubmission, register } from '../../supabase/tests/submission'
import type { PersonData } from '../../src/registration/organisers'
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

const email = 'ludmila@guest.example'
const actions = ['findPerson', 'erasePerson']

async function registered(): Promise<void> {
  await register(sql, newSubmission({ event: 'dilna', email }))
  await register(sql, newSubmission({ event: 'vecer', email }))
  await register(sql, newSubmission({ event: 'vecer', email: 'jana@guest.example' }))
}

test('an organiser finds a person by the address over all events, and erases them', async () => {
  await registered()
  const found = await tab.change('', 'findPerson', { email: ' Ludmila@GUEST.example ' })
  expect(found).toMatchObject({ status: 200, code: 'found' })
  expect((found.person as PersonData).registrations.map(({ event }) => event)).toEqual(['dilna', 'vecer'])
  expect(await tab.change('', 'erasePerson', { email })).toMatchObject({ status: 200, code: 'changed', changed: 2 })
  expect(await tab.change('', 'erasePerson', { email })).toMatchObject({ status: 404, code: 'gone' })
  expect(await tab.change('', 'findPerson', { email })).toMatchObject({ status: 200, person: { registrations: [] } })
  expect((await guestsOf(sql, 'vecer')).guests!.map((guest) => guest.email)).toEqual(['jana@guest.example'])
  expect(await logged(sql)).toEqual(['dilna', 'vecer'].map((event) => ({ event, action: 'erase', guests: 1 })))
})

test('an address is read as the form reads it, with its domain in any letters', async () => {
  await register(sql, newSubmission({ event: 'dilna', email: 'jan@xn--hky-ela4t.cz' }))
  expect(await tab.change('', 'erasePerson', { email: ' jan@Háčky.cz ' })).toMatchObject({ status: 200, changed: 1 })
})

test('without a session, with an ended one, of somebody else, or from another site, nothing is told or done', async () => {
  await registered()
  const ended = createOrganisers().browser()
  await ended.signIn()
  await sql`update private.organiser_sessions set valid_until = now() where organiser = ${organiser}`
  const removed = createOrganisers({ ORGANISERS: 'nekdo@sedm.example' }).browser()
  tab.cookies.forEach((value, name) => removed.cookies.set(name, value))
  const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
  for (const action of actions) {
    for (const browser of [createOrganisers().browser(), ended, removed]) {
      const answer = await browser.change('', action, { email })
      expect(answer).toMatchObject({ status: 403, code: 'sign_in_required' })
      expect(answer.person).toBeUndefined()
    }
    expect(await tab.post(organisersAddress, { action, event: '', email }, headers)).toMatchObject({
      status: 403,
      code: 'cross_site',
    })
  }
  expect(await guestAt(sql, { event: 'dilna', email })).toMatchObject({ email })
})

test('hostile values for the address get a 4xx answer, erase nobody, and are not logged', async () => {
  await registered()
  for (const action of actions) {
    for (const value of hostile) {
      const { status } = await tab.change('', action, { email: value })
      expect([action, value, status]).toEqual([action, value, 422])
    }
  }
  expect((await guestsOf(sql, 'vecer')).guests).toHaveLength(2)
  expect(functions.lines.join()).not.toMatch(/ludmila|script|drop/i)
})
