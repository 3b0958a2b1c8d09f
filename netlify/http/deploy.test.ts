/** @jest-environment node */
import type { Deploy } from './deploy'
import { faults } from './fault'
import { endpoints } from '../testing/endpoints'
import { guest, testFunction, outcomesOf, postForm, postGuest, postTo } from '../testing/testing'
import { factsOf } from '../testing/testing-pages'

const others: [string, Deploy][] = [
  ['a deploy preview', { context: 'deploy-preview', published: false }],
  ['a branch deploy', { context: 'branch-deploy', published: false }],
  ['an earlier deploy of production', { context: 'production', published: false }],
  ['another context, even if published', { context: 'staging', published: true }],
  ['netlify dev', { context: 'dev', published: true }],
]

test.each(others)('%s stores nothing: 503 with the reason, the database is not called', async (_what, deploy) => {
  const createClient = jest.fn()
  const { handle, lines } = testFunction(undefined, { createClient })
  const response = await handle(postGuest(), { deploy })
  expect(response.status).toBe(503)
  const problem = { title: 'Service Unavailable', status: 503, code: 'unavailable', reason: 'not_published' }
  expect(await response.json()).toEqual(problem)
  // A retry would not help.
  expect(response.headers.has('retry-after')).toBe(false)
  expect(createClient).not.toHaveBeenCalled()
  expect(outcomesOf(lines)).toEqual([`unavailable: ${faults.not_published}`])
})

test.each(endpoints)(
  'a preview answers $name with that reason, too',
  async ({ address, requests, test: testEndpoint }) => {
    const { handle, calls } = testEndpoint()
    const response = await handle(postTo(address, JSON.stringify(requests[0])), { deploy: others[0]![1] })
    expect([response.status, await response.json()]).toMatchObject([503, { reason: 'not_published' }])
    expect(calls).toEqual([])
  },
)

test.each([undefined, {}, { published: true }, { context: '', published: true }])(
  'nothing is stored if Netlify does not identify the deploy, and the log says so: %j',
  async (deploy) => {
    const createClient = jest.fn()
    const { handle, lines } = testFunction(undefined, { createClient })
    const response = await handle(postGuest(), { deploy } as object)
    expect(await response.json()).toEqual({ title: 'Service Unavailable', status: 503, code: 'unavailable' })
    expect(createClient).not.toHaveBeenCalled()
    expect(outcomesOf(lines)).toEqual([`unavailable: ${faults.no_deploy}`])
  },
)

test.each(others)(
  '%s answers a form without JavaScript with the filled-in form and that message',
  async (_what, deploy) => {
    const response = await testFunction().handle(postForm({ ...guest, locale: 'en' }), { deploy })
    expect(response.status).toBe(503)
    expect(await factsOf(response)).toMatchObject({ refusal: 'not_published', values: { email: guest.email } })
  },
)

test('on a preview, invalid fields get the same errors as on the published site', async () => {
  const response = await testFunction().handle(postGuest({ ...guest, email: 'x' }), { deploy: others[0]?.[1] })
  expect(response.status).toBe(422)
})
