/** @jest-environment node */
import { faults } from '../http/fault'
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

test('the page is for the owner of the link only: stored nowhere, indexed nowhere, and told to no other site', async () => {
  const { headers } = await testPage().handle(visit())
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'.*style-src 'self' 'sha256-of-a-style'/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
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

test('a wrong, a malformed and a missing token get the same page: 404', async () => {
  const tokens = [`?t=${token.replace('0', 'f')}`, '?t=x', '', '?t=', `?t=${token.toUpperCase()}`, `?t=%00`, '?t=<b>']
  for (const path of ['/registrace', '/en/registration']) {
    const pages = new Set<string>()
    for (const query of tokens) {
      const response = await testPage().handle(visit(path + query))
      expect(response.status).toBe(404)
      expect(response.headers.get('cache-control')).toBe('no-store')
      pages.add(await response.text())
    }
    expect(pages.size).toBe(1)
    expect([...pages].join()).toContain('"failure":"unknown_token"')
    expect([...pages].join()).not.toContain('?t=')
  }
})

test('HEAD is answered as GET, without the page', async () => {
  const response = await testPage().handle(visit(undefined, 'HEAD'))
  const page = await testPage().handle(visit())
  expect([response.status, await response.text()]).toEqual([200, ''])
  expect([...response.headers]).toEqual([...page.headers])
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s: 405, and the database is not asked', async (method) => {
  const { handle, calls } = testPage()
  const response = await handle(visit(undefined, method))
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect(calls).toEqual([])
})

test('without an event that takes registrations there is no such page: it leads home, and no database is needed', async () => {
  const read = readFrom({ [factsFile]: 'null' })
  const { handle, calls } = testPage(undefined, { read, variables: {} })
  const response = await handle(visit(), { deploy: { context: 'deploy-preview', published: false } })
  expect([response.status, response.headers.get('location')]).toEqual([302, '/?lang=cs'])
  expect(calls).toEqual([])
})

test('a preview says that it is one: 503', async () => {
  const { handle, calls, lines } = testPage()
  const response = await handle(visit(), { deploy: { context: 'deploy-preview', published: false } })
  expect(response.status).toBe(503)
  const page = await factsOf(response)
  expect(page).toMatchObject({ failure: 'not_published', alternates: { en: `/en/registration?t=${token}` } })
  expect(calls).toEqual([])
  expect(outcomesOf(lines)).toEqual([`unavailable: ${faults.not_published}`])
})

test('a fault is answered with a page that leads back here: 503', async () => {
  const { handle, lines } = testPage(() => 'something else')
  const response = await handle(visit())
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
  expect(await factsOf(response)).toMatchObject({
    failure: 'unavailable',
    alternates: { cs: `/registrace?t=${token}` },
  })
  expect(outcomesOf(lines)).toEqual([`unavailable: ${faults.unexpected_answer}`])
})

test('without the facts of the build the page is unavailable, until they can be read', async () => {
  const files = { ...builtFiles, [factsFile]: '{' }
  const { handle, lines } = testPage(undefined, { read: (file: string) => readFrom(files)(file) })
  expect((await handle(visit())).status).toBe(503)
  expect(outcomesOf(lines)).toEqual([`unavailable: ${faults.no_facts}`])
  Object.assign(files, builtFiles)
  expect((await handle(visit())).status).toBe(200)
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
