/** @jest-environment node */
// Tests the whole function with a real PostgreSQL.
import { inviteOne, list } from '../../supabase/tests/personal-invitations'
import { publishedDeploy } from '../http/deploy'
import { persistent, real, sql, useEmptyDatabase } from '../testing/testing-database'
import { builtFiles, readFrom } from '../testing/testing'
import { postAnswer, visitPersonalInvitation } from '../testing/testing-personal-invitation'
import { renderFacts } from '../testing/testing-pages'
import { createPersonalInvitationHandler } from './handle-personal-invitation'
import { createPersonalInvitationPage } from './show-personal-invitation'

useEmptyDatabase()

test('a guest accepts, takes more seats, cancels and declines; opening the link changes nothing', async () => {
  const dependencies = {
    variables: { SUPABASE_URL: real.api.url, SUPABASE_SECRET_KEY: real.api.secretKey },
    read: readFrom(builtFiles),
    loadRenderer: async () => renderFacts,
    log: () => undefined,
  }
  const [reply, page] = [createPersonalInvitationHandler(dependencies), createPersonalInvitationPage(dependencies)]
  const open = (method?: string) =>
    page(visitPersonalInvitation(`/pozvanka?t=${token}`, method), { deploy: publishedDeploy })
  /** Sends an answer as JSON. @returns status and code */
  const send = async (body: object) => {
    const answer = persistent((request) => reply(request, { deploy: publishedDeploy }))
    const response = await answer(postAnswer(body))
    return [response.status, ((await response.json()) as { code: string }).code]
  }

  const { token } = await inviteOne(sql, { maxSeats: 2 })
  const sent = { token, fullName: 'Anežka Pozvaná', persons: 1 }
  for (const method of ['GET', 'HEAD']) expect((await open(method)).status).toBe(200)
  expect(await list(sql)).toMatchObject([{ state: 'silent' }])
  expect(await send(sent)).toEqual([201, 'registered'])
  expect(await send({ ...sent, persons: 2 })).toEqual([200, 'changed'])
  expect(await send({ ...sent, persons: 3 })).toEqual([422, 'invalid_data'])
  expect(await (await open()).text()).toContain('"seats":2')
  expect(await send({ token, persons: 0 })).toEqual([200, 'cancelled'])
  // The form again, whose answer may have been lost.
  expect(await send({ token, persons: 0 })).toEqual([200, 'cancelled'])
  expect(await list(sql)).toMatchObject([{ state: 'declined' }])
})
