/** @jest-environment node */
import { JSDOM } from 'jsdom'
import { faults } from '../http/fault'
import { factsFile } from './facts'
import { builtFiles, factsWith, outcomesOf, readFrom, workshop } from '../testing/testing'
import { booked, cancelled, finding, invited, testPage, token, visit } from '../testing/testing-links'

const parse = (html: string) => new JSDOM(html).window.document
const textOf = (page: Document, selector: string) => page.querySelector(selector)?.textContent?.trim()

test.each([
  ['cs', `/registrace?t=${token}`, '/en/registration', '/program/dilna'],
  ['en', `/en/registration?t=${token}`, '/registrace', '/en/programme/dilna'],
])('the page shows what is booked, in the language of its address (%s)', async (locale, path, other, event) => {
  const { handle, calls, lines } = testPage()
  const response = await handle(visit(path))
  expect(response.status).toBe(200)
  const page = parse(await response.text())
  expect(page.documentElement.lang).toBe(locale)
  expect([textOf(page, 'h1'), textOf(page, '#name'), textOf(page, '#places')]).toEqual([
    'registered',
    booked.full_name,
    `${locale}: 3 places`,
  ])
  expect(textOf(page, `a[href="${event}"]`)).toBe(`${locale}: workshop`)
  // The switch to the other language keeps the token.
  expect(page.querySelector(`a[href="${other}?t=${token}"]`)).not.toBeNull()
  expect(page.querySelector('[data-registration-answer]')).toBeNull()
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

test('as many places can be chosen as are booked, and those that are booked are checked', async () => {
  const page = parse(await (await testPage().handle(visit())).text())
  const radios = [...page.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
    ['1', false],
    ['2', false],
    ['3', true],
  ])
})

test('a registration for one place has nothing to choose', async () => {
  const page = parse(await (await testPage(finding({ ...booked, seats: 1 })).handle(visit())).text())
  expect(page.querySelector('input[type=radio]')).toBeNull()
  expect(page.querySelector('input[name=token]')).not.toBeNull()
})

test.each([
  ['plusOne', 2],
  ['solo', 1],
] as const)('a guest of the invitation sees how many places are booked: %s', async (attendance, seats) => {
  const page = parse(await (await testPage(finding({ ...invited, attendance, seats })).handle(visit())).text())
  expect(textOf(page, '#places')).toBe(`cs: ${seats} places`)
})

test.each([
  ['waiting', { ...booked, state: 'waiting' as const }, true],
  ['cancelled', cancelled(booked), false],
])('a registration that is %s says so', async (state, registration, changeable) => {
  const page = parse(await (await testPage(finding(registration)).handle(visit())).text())
  expect(textOf(page, 'h1')).toBe(state)
  expect(page.querySelector('form') !== null).toBe(changeable)
  expect(page.querySelector('#name') !== null).toBe(changeable)
})

test.each(['registered', 'waiting'] as const)(
  'a registration (%s) for an event that was called off can only be cancelled',
  async (state) => {
    const calledOff = factsWith({ ...workshop, cancelled: true, availability: 'closed' })
    const read = readFrom({ ...builtFiles, [factsFile]: JSON.stringify(calledOff) })
    const page = parse(await (await testPage(finding({ ...booked, state }), { read }).handle(visit())).text())
    expect(textOf(page, 'h1')).toBe('called off')
    expect(textOf(page, '#name')).toBe(booked.full_name)
    expect(page.querySelector('input[name=token]')).not.toBeNull()
    expect(page.querySelector('#places, input[type=radio]')).toBeNull()
  },
)

test('a name with HTML or a placeholder stays plain text', async () => {
  for (const full_name of ['<b>x</b>', '{{value token}}', '"><script>', '{{if cancelled}}x{{end cancelled}}']) {
    const page = parse(await (await testPage(finding({ ...booked, full_name })).handle(visit())).text())
    expect(textOf(page, '#name')).toBe(full_name)
  }
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
    expect(textOf(parse([...pages].join()), 'h1')).toBe('unknown')
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
  const page = parse(await response.text())
  expect(textOf(page, 'h1')).toBe('preview')
  expect(page.querySelector(`a[href="/en/registration?t=${token}"]`)).not.toBeNull()
  expect(calls).toEqual([])
  expect(outcomesOf(lines)).toEqual([`unavailable: ${faults.not_published}`])
})

test('a fault is answered with a page that leads back here: 503', async () => {
  const { handle, lines } = testPage(() => 'something else')
  const response = await handle(visit())
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
  expect(textOf(parse(await response.text()), 'h1')).toBe('unavailable')
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
