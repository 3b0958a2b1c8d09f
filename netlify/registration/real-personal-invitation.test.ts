/** @jest-environment node */
// Tests the whole function with a real PostgreSQL.
import { storedRegistrations } from '../../supabase/tests/changes'
import { inviteOne, list, revoke } from '../../supabase/tests/personal-invitations'
import type { Handler } from '../http/handler'
import { publishedDeploy } from '../http/deploy'
import { persistent, real, sql, useEmptyDatabase } from '../testing/testing-database'
import { builtFiles, postTo, readFrom } from '../testing/testing'
import { postAnswer, visitPersonalInvitation } from '../testing/testing-personal-invitation'
import { renderFacts } from '../testing/testing-pages'
import { createPersonalInvitationHandler } from './handle-personal-invitation'
import { createPersonalInvitationPage } from './show-personal-invitation'

useEmptyDatabase()
let lines: string[]
let answer: Handler
let open: Handler
beforeAll(() => {
  const dependencies = {
    variables: { SUPABASE_URL: real.api.url, SUPABASE_SECRET_KEY: real.api.secretKey },
    read: readFrom(builtFiles),
    loadRenderer: async () => renderFacts,
    log: (line: string) => void lines.push(line),
  }
  const [reply, page] = [createPersonalInvitationHandler(dependencies), createPersonalInvitationPage(dependencies)]
  answer = (request) => reply(request, { deploy: publishedDeploy })
  open = (request) => page(request, { deploy: publishedDeploy })
})
beforeEach(() => {
  lines = []
})

/** Sends an answer as JSON. @returns status and code */
async function send(body: object): Promise<[status: number, code: string]> {
  const response = await persistent(answer)(postAnswer(body))
  return [response.status, ((await response.json()) as { code: string }).code]
}

test('a guest accepts, takes more seats, cancels and declines; opening the link changes nothing', async () => {
  const { token } = await inviteOne(sql, { maxSeats: 2 })
  const sent = { token, fullName: 'Anežka Pozvaná', persons: 1 }
  for (const method of ['GET', 'HEAD']) {
    expect((await open(visitPersonalInvitation(`/pozvanka?t=${token}`, method))).status).toBe(200)
  }
  expect(await list(sql)).toMatchObject([{ state: 'silent' }])
  expect(await send(sent)).toEqual([201, 'registered'])
  expect(await send({ ...sent, persons: 2 })).toEqual([200, 'changed'])
  expect(await send({ ...sent, persons: 3 })).toEqual([422, 'invalid_data'])
  expect(await (await open(visitPersonalInvitation(`/pozvanka?t=${token}`))).text()).toContain('"seats":2')
  expect(await send({ token, persons: 0 })).toEqual([200, 'cancelled'])
  // The form again, whose answer may have been lost.
  expect(await send({ token, persons: 0 })).toEqual([200, 'cancelled'])
  expect(await list(sql)).toMatchObject([{ state: 'declined' }])
})

test('a mail program declines for a guest who has not answered, and never gives up what a guest has accepted', async () => {
  const { token } = await inviteOne(sql, { maxSeats: 2 })
  const unsubscribe = async () => {
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const address = `https://site.example/pozvanka?t=${token}`
    const response = await persistent(open)(postTo(address, 'List-Unsubscribe=One-Click', type))
    return [response.status, ((await response.json()) as { code: string }).code]
  }
  // Once more, because a provider may repeat it.
  for (let time = 0; time < 2; time++) {
    expect(await unsubscribe()).toEqual([200, 'declined'])
    expect(await list(sql)).toMatchObject([{ state: 'declined' }])
  }
  expect(await send({ token, fullName: 'Anežka Pozvaná', persons: 2 })).toEqual([201, 'registered'])
  expect(await unsubscribe()).toEqual([200, 'already_accepted'])
  expect(await list(sql)).toMatchObject([{ state: 'accepted', seats: 2 }])
})

test('one invitation from 50 tabs is one registration', async () => {
  const { token, event } = await inviteOne(sql)
  const fields = { token, fullName: 'Anežka Pozvaná', persons: 2 }
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => send({ ...fields, submissionId: crypto.randomUUID() })),
  )
  expect(answers.filter(([status]) => status === 201)).toHaveLength(1)
  expect(answers.filter(([status, code]) => status === 200 && code === 'changed')).toHaveLength(49)
  expect(await storedRegistrations(sql, event)).toMatchObject([{ seats: 2 }])
})

test('a wrong, a revoked and an expired link get the same bytes, and so do their answers', async () => {
  const revoked = await inviteOne(sql)
  const expired = await inviteOne(sql)
  await revoke(sql, revoked)
  const replies = async (token: string) => {
    const page = await open(visitPersonalInvitation(`/pozvanka?t=${token}`))
    const answered = await answer(postAnswer({ token, fullName: 'Anežka Pozvaná', persons: 1 }))
    return JSON.stringify([page.status, [...page.headers], await page.text(), answered.status, await answered.text()])
  }
  const wrong = await replies('f'.repeat(32))
  expect(await replies(revoked.token)).toBe(wrong)
  await sql`update private.events set ends_at = now(), built_at = '2099-01-01'`
  expect(await replies(expired.token)).toBe(wrong)
  expect(wrong).toContain('404')
  for (const secret of [revoked.email, revoked.token, expired.fullName]) expect(lines.join()).not.toContain(secret)
})
