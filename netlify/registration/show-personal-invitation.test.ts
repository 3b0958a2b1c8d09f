/** @jest-environment node */
import { factsFile } from '../storage/facts'
import { builtFiles, factsWith, invitation, outcomesOf, readFrom } from '../testing/testing'
import {
  accepted,
  silent,
  testPersonalInvitationPage,
  visitPersonalInvitation,
} from '../testing/testing-personal-invitation'
import { token } from '../testing/testing-links'
import { factsOf } from '../testing/testing-pages'

/** The page at a moment, with these facts of the event. */
async function pageOf(found = silent, changes: object = {}, path?: string, asOf = '2031-08-20T12:00:00.000Z') {
  const built = { ...factsWith({ ...invitation, ...changes }), asOf }
  const read = readFrom({ ...builtFiles, [factsFile]: JSON.stringify(built) })
  const { handle, calls, lines } = testPersonalInvitationPage(found, { read })
  const response = await handle(visitPersonalInvitation(path))
  return { response, calls, lines, page: await factsOf(response) }
}

test.each([
  ['cs', `/pozvanka?t=${token}`],
  ['en', `/en/invitation?t=${token}`],
] as const)(
  'the page shows the invitation in the language of its address (%s), and changes nothing',
  async (...row) => {
    const [locale, path] = row
    const { response, page, calls, lines } = await pageOf(silent, {}, path)
    expect(response.status).toBe(200)
    expect(page).toMatchObject({
      page: 'personal-invitation',
      locale,
      token,
      personalInvitation: silent,
      maxSeats: 3,
    })
    expect(page).toMatchObject({ state: 'open', event: { slug: 'vecer', ...invitation.pages[locale] } })
    expect(page).not.toHaveProperty('outcome')
    expect(page).not.toHaveProperty('refused')
    expect(page.alternates).toMatchObject({ cs: `/pozvanka?t=${token}`, en: `/en/invitation?t=${token}` })
    expect(calls).toEqual([{ p_token: token }])
    expect(outcomesOf(lines)).toEqual(['found'])
    for (const secret of [silent.full_name, silent.email, token]) expect(lines.join()).not.toContain(secret)
  },
)

test.each([
  [accepted, 'registered.accepted-2', 'registered'],
  [accepted, 'changed.accepted-2', 'changed'],
  [{ ...silent, state: 'declined' as const }, 'declined.declined-0', 'declined'],
  // Something has changed since.
  [accepted, 'registered.accepted-1', undefined],
  [silent, 'declined.declined-0', undefined],
])('what a form has done is said as long as it holds (%#)', async (found, done, outcome) => {
  const { page, lines } = await pageOf(found, {}, `/pozvanka?t=${token}&done=${done}`)
  expect(page).toMatchObject({ personalInvitation: found, mail: false })
  expect('outcome' in page ? page.outcome : undefined).toBe(outcome)
  expect(page).not.toHaveProperty('refused')
  expect(outcomesOf(lines)).toEqual(['found'])
})

test('each page has a submission id of its own', async () => {
  const idOf = async () => (await pageOf()).page as { submissionId?: string }
  expect((await idOf()).submissionId).toMatch(/^[0-9a-f-]{36}$/)
  expect((await idOf()).submissionId).not.toBe((await idOf()).submissionId)
})

test.each([
  ['is said to be full', { availability: 'full' }, undefined, 'full'],
  ['is said to be closed', { availability: 'closed' }, undefined, 'closed'],
  ['has closed', {}, '2031-09-03T10:00:00.000Z', 'closed'],
] as const)('while the event %s, the page says so', async (_, changes, asOf, state) => {
  const { page } = await pageOf({ ...silent, ...changes }, {}, undefined, asOf)
  expect(page).toMatchObject({ state })
})

test.each([
  ['full', 200, false, 'full', 3],
  ['full, and waiting is possible', 200, true, 'waiting', 3],
  ['almost full', 198, false, 'few', 2],
])('an event that is %s offers only seats that are left', async (_, taken, waitingList, state, maxSeats) => {
  const { page } = await pageOf({ ...silent, taken }, { waitingList })
  expect(page).toMatchObject({ state, maxSeats })
})

test.each([
  ['more', 250, 200, 3],
  ['fewer', 100, 99, 1],
])('an organiser who gives the event %s seats than its content counts', async (_, capacity, taken, maxSeats) => {
  const { page } = await pageOf({ ...silent, capacity, taken })
  expect(page).toMatchObject({ maxSeats })
})

test('a guest who has accepted can choose the seats that they have, and those that are left', async () => {
  const { page } = await pageOf({ ...accepted, seats: 1, taken: 199 })
  expect(page).toMatchObject({ maxSeats: 2 })
})

test('once nobody can accept, a guest who has accepted keeps the seats that they have', async () => {
  const { page } = await pageOf({ ...accepted, seats: 2, taken: 9, availability: 'closed' })
  expect(page).toMatchObject({ state: 'closed', maxSeats: 2 })
})
