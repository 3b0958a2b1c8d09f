/** @jest-environment node */
import { publishedDeploy } from '../http/deploy'
import type { Handler } from '../http/handler'
import { postTo, visitor } from '../testing/testing'
import {
  booked,
  correctAddress,
  postChange,
  postLinks,
  testChange,
  testCorrect,
  testLinks,
  token,
} from '../testing/testing-links'
import {
  accepted,
  answered,
  answering,
  postAnswer,
  testPersonalInvitation,
} from '../testing/testing-personal-invitation'

type Test = (dependencies: object) => { handle: Handler; calls: object[] }

const change: Test = (dependencies) => testChange(undefined, dependencies)
const changeTo =
  (outcome: string): Test =>
  (dependencies) =>
    testChange(() => ({ ...booked, outcome }), dependencies)
const links: Test = (dependencies) => testLinks(undefined, dependencies)
const correct: Test = (dependencies) => testCorrect(undefined, dependencies)
const reply =
  (outcome: Parameters<typeof answered>[1]): Test =>
  (dependencies) =>
    testPersonalInvitation(answering(answered(accepted, outcome)), dependencies)

const shown = { token, revision: '7', event: 'dilna' }
const email = 'ludmila@guest.example'
const correction = JSON.stringify({ event: 'dilna', submissionId: visitor.submissionId, email })

test.each<[code: string, most: number, test: Test, request: Request]>([
  ['changed', 5, change, postChange()],
  ['cancelled', 5, change, postChange({ token, persons: 0 })],
  ['unknown_token', 0, change, postChange({ token: token.replace('0', 'f'), persons: 0 })],
  ['invalid_data', 0, change, postChange({ token, persons: 9 })],
  ['restored', 1, changeTo('restored'), postChange({ ...shown, action: 'restore' })],
  ['address_sent', 1, changeTo('address_sent'), postChange({ ...shown, action: 'guest', fullName: 'Jana', email })],
  ['confirmed', 1, changeTo('confirmed'), postChange({ ...shown, action: 'confirm' })],
  ['corrected', 1, correct, postTo(correctAddress, correction)],
  ['link_sent', 1, links, postLinks({ email })],
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
  // A link that confirms an address came by mail.
  if (code !== 'confirmed') for (const call of calls) expect(call).toMatchObject({ p_mail: true })
  expect(work).toHaveLength(most > 0 ? 1 : 0)
  await Promise.all(work)
  expect(mails).toBe(most)
})
