/** @jest-environment node */
import { organisersApi } from './organisers-api'

const answering = (answer: () => Promise<Response>) => {
  globalThis.document = { cookie: '' } as Document
  globalThis.fetch = answer
}

test.each<[string, () => Promise<Response>]>([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer that breaks off', async () => new Response('{"revision": 3, "gue')],
  ['a page of a network that asks for consent', async () => new Response('<!doctype html>')],
])('%s is no connection, and not the end of the page', async (_what, answer) => {
  answering(answer)
  expect(await organisersApi.readGuests('vecer')).toEqual({ refusal: { problem: 'unreachable' } })
})

test('a refusal says what is wrong with the fields, and a session that is over is no refusal', async () => {
  answering(async () => Response.json({ code: 'invalid_data', errors: { email: 'email' } }, { status: 422 }))
  expect(await organisersApi.change('vecer', 'add')).toEqual({
    refusal: { problem: 'invalid_data', fields: { email: 'email' } },
  })
  answering(async () => Response.json({ code: 'sign_in_required' }, { status: 403 }))
  expect(await organisersApi.change('vecer', 'add')).toBe('signed_out')
})
