/** @jest-environment node */
import { factsFile } from '../storage/facts'
import { builtFiles, factsWith, outcomesOf, readFrom, workshop } from '../testing/testing'
import { booked, finding, testPage, token, visit } from '../testing/testing-links'
import { factsOf } from '../testing/testing-pages'

test.each([
  ['cs', `/registrace?t=${token}`],
  ['en', `/en/registration?t=${token}`],
] as const)('the page shows what is booked, in the language of its address (%s)', async (locale, path) => {
  const { handle, calls, lines } = testPage()
  const response = await handle(visit(path))
  expect(response.status).toBe(200)
  const page = await factsOf(response)
  expect(page).toMatchObject({ page: 'registration', locale, token, registration: booked })
  expect(page).toMatchObject({ event: { slug: 'dilna', form: 'programme', ...workshop.pages[locale] } })
  expect(page).not.toHaveProperty('outcome')
  // The switch to the other language keeps the token.
  expect(page.alternates).toMatchObject({ cs: `/registrace?t=${token}`, en: `/en/registration?t=${token}` })
  expect(calls).toEqual([{ p_token: token }])
  expect(outcomesOf(lines)).toEqual(['found'])
})

test.each([
  ['changed.7', 'changed'],
  ['address_sent.7', 'address_sent'],
  // Something has changed since, or nothing was done.
  ['changed.6', undefined],
  ['email_taken.7', undefined],
  ['found.7', undefined],
  ['7', undefined],
  ['', undefined],
])('what a form has done is said as long as it holds: %j', async (done, outcome) => {
  const { handle, lines } = testPage()
  const page = await factsOf(await handle(visit(`/registrace?t=${token}&done=${done}`)))
  expect(page).toMatchObject({ registration: booked, alternates: { cs: `/registrace?t=${token}` } })
  expect('outcome' in page ? page.outcome : undefined).toBe(outcome)
  expect(outcomesOf(lines)).toEqual(['found'])
})

test('an event that was called off is said to be', async () => {
  const calledOff = factsWith({ ...workshop, cancelled: true, availability: 'closed' })
  const read = readFrom({ ...builtFiles, [factsFile]: JSON.stringify(calledOff) })
  const page = await factsOf(await testPage(finding(booked), { read }).handle(visit()))
  expect(page).toMatchObject({ event: { cancelled: true } })
})

test('a registration for an event that the content no longer has is shown without it', async () => {
  const page = await factsOf(await testPage(finding({ ...booked, event: 'gone' })).handle(visit()))
  expect(page).toMatchObject({ registration: { full_name: booked.full_name } })
  expect(page).not.toHaveProperty('event')
})

test('without an event that takes registrations there is no such page: it leads home, and no database is needed', async () => {
  const read = readFrom({ [factsFile]: 'null' })
  const { handle, calls } = testPage(undefined, { read, variables: {} })
  const response = await handle(visit(), { deploy: { context: 'deploy-preview', published: false } })
  expect([response.status, response.headers.get('location')]).toEqual([302, '/?lang=cs'])
  expect(calls).toEqual([])
})

test('the log contains neither the token nor the name', async () => {
  for (const database of [finding(booked), () => null, () => Promise.reject(new Error(token))]) {
    const { handle, lines } = testPage(database)
    await handle(visit(), { requestId: 'r' })
    expect(JSON.parse(lines.join())).toEqual({
      outcome: expect.any(String),
      requestId: 'r',
      durationMs: expect.any(Number),
    })
    for (const secret of [token, 'Ludmila', 'ludmila', 'guest.example']) expect(lines.join()).not.toContain(secret)
  }
})
