/** @jest-environment node */
import { guestsOf, logged } from '../../supabase/tests/organisers'
import { newSubmission, register } from '../../supabase/tests/submission'
import type { PersonData } from '../../src/registration/organisers'
import { sql } from '../testing/testing-database'
import { tab, useOrganisers } from '../testing/testing-organisers'

useOrganisers()

const email = 'ludmila@guest.example'

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
