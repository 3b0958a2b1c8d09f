/** @jest-environment node */
import { publishedDeploy } from '../http/deploy'
import type { Handler } from '../http/handler'
import { postChange, testChange, token } from '../testing/testing-links'
import {
  accepted,
  answered,
  answering,
  postAnswer,
  testPersonalInvitation,
} from '../testing/testing-personal-invitation'

type Test = (dependencies: object) => { handle: Handler; calls: object[] }

const change: Test = (dependencies) => testChange(undefined, dependencies)
const reply =
  (outcome: Parameters<typeof answered>[1]): Test =>
  (dependencies) =>
    testPersonalInvitation(answering(answered(accepted, outcome)), dependencies)

test.each<[code: string, most: number, test: Test, request: Request]>([
  ['changed', 5, change, postChange()],
  ['cancelled', 5, change, postChange({ token, persons: 0 })],
  ['unknown_token', 0, change, postChange({ token: token.replace('0', 'f'), persons: 0 })],
  ['invalid_data', 0, change, postChange({ token, persons: 9 })],
  ['registered', 1, reply('registered'), postAnswer()],
  ['declined', 0, reply('declined'), postAnswer()],
  ['capacity_full', 0, reply('capacity_full'), postAnswer()],
])('after the answer %s, as many mails are sent as may have been queued: %i', async (code, most, test, request) => {
  let mails = 0
  const deliver = async (isOver: (count: number) => boolean) => {
    while (!isOver(mails)) mails++
  }
  const work: Promise<unknown>[] = []
  const { handle, calls } = test({ mailer: { isSetUp: () => true, deliver } })
  const response = await handle(request, { deploy: publishedDeploy, waitUntil: (each) => void work.push(each) })
  expect(await response.json()).toMatchObject({ code })
  for (const call of calls) expect(call).toMatchObject({ p_mail: true })
  expect(work).toHaveLength(most > 0 ? 1 : 0)
  await Promise.all(work)
  expect(mails).toBe(most)
})
