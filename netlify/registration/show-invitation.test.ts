/** @jest-environment node */
import { JSDOM } from 'jsdom'
import { factsFile } from './facts'
import { builtFiles, factsWith, invitation, outcomesOf, readFrom } from '../testing/testing'
import { accepted, declined, silent, testInvitationPage, visitInvitation } from '../testing/testing-invitation'
import { token } from '../testing/testing-links'

const textOf = (page: Document, selector: string) => page.querySelector(selector)?.textContent?.trim()

/** The page at a moment, with these facts of the event. */
async function pageOf(found = silent, changes: object = {}, path?: string, asOf = '2031-08-20T12:00:00.000Z') {
  const built = { ...factsWith({ ...invitation, ...changes }), asOf }
  const read = readFrom({ ...builtFiles, [factsFile]: JSON.stringify(built) })
  const { handle, calls, lines } = testInvitationPage(found, { read })
  const response = await handle(visitInvitation(path))
  return { response, calls, lines, page: new JSDOM(await response.text()).window.document }
}

test.each([
  ['cs', `/pozvanka?t=${token}`, '/en/invitation'],
  ['en', `/en/invitation?t=${token}`, '/pozvanka'],
])('the page shows the invitation in the language of its address (%s), and changes nothing', async (...row) => {
  const [locale, path, other] = row
  const { response, page, calls, lines } = await pageOf(silent, {}, path)
  expect(response.status).toBe(200)
  expect(page.documentElement.lang).toBe(locale)
  expect([textOf(page, 'h1'), textOf(page, 'output')]).toEqual(['silent', silent.email])
  expect(page.querySelector('[name=fullName]')?.getAttribute('value')).toBe(silent.full_name)
  expect(page.querySelectorAll('[type=radio]')).toHaveLength(3)
  expect(page.querySelector(`a[href="${other}?t=${token}"]`)).not.toBeNull()
  expect(page.querySelector('[data-registration-answer]')).toBeNull()
  expect(calls).toEqual([{ p_token: token }])
  expect(outcomesOf(lines)).toEqual(['found'])
  for (const secret of [silent.full_name, silent.email, token]) expect(lines.join()).not.toContain(secret)
})

test('the page is for the owner of the link only: stored nowhere, indexed nowhere, and told to no other site', async () => {
  const { headers } = (await pageOf()).response
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('x-robots-tag')).toBe('noindex')
})

test('each page has a submission id of its own', async () => {
  const idOf = async () => (await pageOf()).page.querySelector('[name=submissionId]')?.getAttribute('value')
  expect(await idOf()).not.toBe(await idOf())
})

test.each([
  ['accepted', accepted, {}, undefined, true],
  ['declined', declined, {}, 'declined', true],
  ['waiting', { ...accepted, waiting: true }, {}, 'waiting', false],
  ['silent, when the event was called off', silent, { cancelled: true, availability: 'closed' }, 'called off', false],
  [
    'accepted, when the event was called off',
    accepted,
    { cancelled: true, availability: 'closed' },
    'called off',
    false,
  ],
] as const)('the page of an invitation that is %s', async (_, found, changes, heading, hasForm) => {
  const { page } = await pageOf(found, changes)
  expect(textOf(page, 'h1')).toBe(heading)
  expect(page.querySelector('form') !== null).toBe(hasForm)
})

test.each([
  ['is said to be full', { availability: 'full' }, undefined, 'full'],
  ['is said to be closed', { availability: 'closed' }, undefined, 'closed'],
  ['has closed', {}, '2031-09-03T10:00:00.000Z', 'closed'],
])('while the event %s, nobody can accept', async (_, changes, asOf, words) => {
  const { page } = await pageOf(silent, changes, undefined, asOf)
  expect([textOf(page, 'h1'), textOf(page, 'body > p')]).toEqual(['silent', words])
  expect(page.querySelector('form')).toBeNull()
})

test.each([
  ['full', 200, true],
  ['full, and waiting is possible', 200, true],
  ['almost full', 198, false],
])('an event that is %s offers only places that are left', async (what, taken, isFull) => {
  const { page } = await pageOf({ ...silent, taken }, { waitingList: what.includes('waiting') })
  expect(textOf(page, 'body > p')).toBe(isFull ? 'full' : undefined)
  expect(page.querySelectorAll('[type=radio]')).toHaveLength(isFull ? 0 : 2)
})

test('a guest who has accepted can choose the places that they have, and those that are left', async () => {
  const { page } = await pageOf({ ...accepted, seats: 1, taken: 199 })
  expect(page.querySelectorAll('[type=radio]')).toHaveLength(2)
})

test('a wrong, a revoked and an expired link get the same bytes after the same call', async () => {
  // The database answers null to each of them (supabase/tests/invitation.test.ts).
  const answers = new Set<string>()
  for (const each of ['f', '1', 'a']) {
    const { handle, calls } = testInvitationPage(silent)
    const response = await handle(visitInvitation(`/en/invitation?t=${each.repeat(32)}`))
    answers.add(JSON.stringify([response.status, [...response.headers], await response.text()]))
    expect(calls).toEqual([{ p_token: each.repeat(32) }])
  }
  expect(answers.size).toBe(1)
  expect([...answers].join()).toMatch(/^\[404,.*unknown/)
})

test.each(['PUT', 'PATCH', 'DELETE'])('%s: 405', async (method) => {
  const response = await testInvitationPage().handle(visitInvitation(undefined, method))
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
})

test('HEAD has the headers of GET and no body', async () => {
  const response = await testInvitationPage().handle(visitInvitation(undefined, 'HEAD'))
  expect([response.status, await response.text()]).toEqual([200, ''])
})
