/** @jest-environment node */
import { factsFile } from '../storage/facts'
import { builtFiles, factsWith, invitation, outcomesOf, readFrom } from '../testing/testing'
import {
  booked,
  cancelled,
  changing,
  invited,
  postChange,
  postChangeForm,
  testChange,
  token,
} from '../testing/testing-links'
import { factsOf } from '../testing/testing-pages'

const otherToken = token.replace('0', 'f')

const problem = (status: number, title: string, code: string) => ({ title, status, code })
const unknown = problem(404, 'Not Found', 'unknown_token')

test.each([
  [1, 'changed'],
  ['2', 'changed'],
  [3, 'changed'],
  [0, 'cancelled'],
  ['0', 'cancelled'],
])('a registration for 3 seats is changed to %j: 200 %s', async (persons, code) => {
  const { handle, calls, lines } = testChange()
  const response = await handle(postChange({ token, persons }))
  expect([response.status, await response.json()]).toEqual([200, { code }])
  expect(response.headers.get('cache-control')).toBe('no-store')
  const withoutEvent = { p_facts: null, p_revision: null, p_network: null, p_network_before: null }
  expect(calls).toEqual([{ p_token: token, p_persons: Number(persons), p_mail: false, ...withoutEvent }])
  expect(outcomesOf(lines)).toEqual([code])
})

test('a repeated cancellation is answered in the same way', async () => {
  const { handle } = testChange(changing(cancelled(booked)))
  const response = await handle(postChange({ token, persons: 0 }))
  expect([response.status, await response.json()]).toEqual([200, { code: 'cancelled' }])
})

test.each([
  ['more seats than are booked', booked, 4],
  ['seats of a cancelled registration', cancelled(booked), 1],
])('%s: 422', async (_what, registration, persons) => {
  const response = await testChange(changing(registration)).handle(postChange({ token, persons }))
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({
    ...problem(422, 'Unprocessable Entity', 'invalid_data'),
    errors: { persons: 'invalid' },
  })
})

test.each([
  [undefined, 'required'],
  [null, 'required'],
  ['', 'required'],
  ['two', 'invalid'],
  [-1, 'invalid'],
  [1.5, 'invalid'],
  [11, 'invalid'],
  [[1], 'invalid'],
])('the number of persons %j: 422, and the database is not asked', async (persons, error) => {
  const { handle, calls } = testChange()
  const response = await handle(postChange({ token, persons }))
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ code: 'invalid_data', errors: { persons: error } })
  expect(calls).toEqual([])
})

test('a token that no registration has, or whose event is over, is unknown', async () => {
  const { handle, calls } = testChange()
  const response = await handle(postChange({ token: otherToken, persons: 1 }))
  expect([response.status, await response.json()]).toEqual([404, unknown])
  expect(calls).toHaveLength(1)
})

test('without an event that takes registrations, every token is unknown, and no database is needed', async () => {
  const read = readFrom({ [factsFile]: 'null' })
  const { handle, calls } = testChange(undefined, { read, variables: {} })
  const response = await handle(postChange(), { deploy: { context: 'deploy-preview', published: false } })
  expect([response.status, await response.json()]).toEqual([404, unknown])
  expect(calls).toEqual([])
})

describe('a form', () => {
  const pageOf = async (response: Response) => {
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    return factsOf(response)
  }

  const leadsTo = ({ status, headers }: Response) => [status, headers.get('location'), headers.get('cache-control')]

  test.each([
    ['cs', '2', `/registrace?t=${token}&done=changed.7`],
    ['en', '2', `/en/registration?t=${token}&done=changed.7`],
    ['cs', '0', `/registrace?t=${token}&done=cancelled.7`],
  ])('that changes something leads to the page of the registration (%s, %s)', async (locale, persons, path) => {
    const response = await testChange().handle(postChangeForm({ token, persons, locale }))
    expect(leadsTo(response)).toEqual([303, path, 'no-store'])
  })

  test('for more seats than are booked is answered with what is booked: 422', async () => {
    const response = await testChange(changing({ ...booked, state: 'waiting' })).handle(
      postChangeForm({ token, persons: '4', locale: 'en' }),
    )
    expect(response.status).toBe(422)
    const registration = { state: 'waiting', seats: 3 }
    expect(await pageOf(response)).toMatchObject({ outcome: 'invalid_data', registration })
  })

  test('for seats of a cancelled registration is answered with the cancellation: 422', async () => {
    const response = await testChange(changing(cancelled(booked))).handle(postChangeForm({ token, persons: '1' }))
    expect(response.status).toBe(422)
    expect(await pageOf(response)).toMatchObject({ outcome: 'invalid_data', registration: { state: 'cancelled' } })
  })

  test('of a guest of the invitation who will come alone', async () => {
    const { handle, calls } = testChange(changing(invited))
    expect((await handle(postChangeForm({ token, persons: '1', locale: 'en' }))).status).toBe(303)
    expect(calls).toMatchObject([{ p_persons: 1 }])
  })

  test('for an event that the content no longer has still changes the registration', async () => {
    const read = readFrom({ ...builtFiles, [factsFile]: JSON.stringify(factsWith(invitation)) })
    const { handle, calls } = testChange(undefined, { read })
    expect((await handle(postChangeForm({ token, persons: '2' }))).status).toBe(303)
    expect(calls).toMatchObject([{ p_persons: 2, p_facts: null }])
  })

  test.each([
    ['an unknown token', { token: otherToken, persons: '0', locale: 'en' }, 404, 'unknown_token'],
    ['an invalid number', { token, persons: 'x', locale: 'en' }, 422, 'unavailable'],
  ])('with %s is answered with a page', async (_what, fields, status, failure) => {
    const response = await testChange().handle(postChangeForm(fields))
    expect(response.status).toBe(status)
    expect(await pageOf(response)).toMatchObject({ locale: 'en', failure })
  })

  test('that is refused is answered in JSON if there is no page', async () => {
    const files = { [factsFile]: builtFiles[factsFile]! }
    const response = await testChange(undefined, { read: readFrom(files) }).handle(
      postChangeForm({ token, persons: '4' }),
    )
    expect([response.status, await response.json()]).toMatchObject([422, { code: 'invalid_data' }])
  })
})

describe('what a guest does besides', () => {
  const shown = { token, locale: 'en', revision: '7', event: 'dilna' }
  const answering = (outcome: string) => () => ({ ...booked, outcome })

  test.each([
    ['adds places', { persons: '4' }, 'changed', { p_persons: 4, p_revision: 7 }],
    ['takes a cancellation back', { action: 'restore' }, 'restored', { p_waiting: false, p_revision: 7 }],
    ['would wait', { action: 'restore', waiting: 'true' }, 'restored', { p_waiting: true }],
    [
      'changes the name',
      { action: 'guest', fullName: ' Jana  N.' },
      'changed',
      { p_full_name: 'Jana N.', p_email: null, p_revision: 7 },
    ],
    [
      'wants another address',
      { action: 'guest', fullName: 'Jana', email: 'J@X.CZ' },
      'address_sent',
      { p_email: 'J@x.cz' },
    ],
    ['confirms it', { action: 'confirm' }, 'confirmed', { p_token: token }],
  ])('%s', async (_what, sent, outcome, call) => {
    const { handle, calls } = testChange(answering(outcome))
    const response = await handle(postChangeForm({ ...shown, ...sent }))
    expect(response.headers.get('location')).toBe(`/en/registration?t=${token}&done=${outcome}.7`)
    expect(calls).toMatchObject([call])
  })

  test('with the facts of the event, as a registration has them', async () => {
    const { handle, calls } = testChange(answering('changed'))
    await handle(postChangeForm({ ...shown, persons: '4' }))
    expect(calls).toMatchObject([{ p_facts: { id: 'dilna' } }])
  })

  test.each([
    ['more than the event allows', { ...shown, persons: '9' }],
    ['an event that is not in the content', { ...shown, event: 'other', persons: '4' }],
  ])('%s: without the facts, so that the database adds nothing', async (_what, sent) => {
    const { handle, calls } = testChange(answering('too_many'))
    expect((await handle(postChangeForm(sent))).status).toBe(422)
    expect(calls).toMatchObject([{ p_facts: null }])
  })

  test.each([
    ['capacity_full', 409, 'capacity_full'],
    ['registration_closed', 409, 'registration_closed'],
    ['registration_not_open', 409, 'registration_not_open'],
    ['too_many_from_network', 429, 'too_many_from_network'],
    ['too_many_registrations', 429, 'too_many_registrations'],
    ['changed_meanwhile', 409, 'changed_meanwhile'],
    ['email_taken', 409, 'email_taken'],
    ['too_late', 410, 'too_late'],
    ['may_wait', 409, 'may_wait'],
    ['no_mail', 409, 'no_mail'],
  ])('is refused with %s: %d, and the page says so', async (outcome, status, shownAs) => {
    const response = await testChange(answering(outcome)).handle(postChangeForm({ ...shown, action: 'restore' }))
    expect(response.status).toBe(status)
    expect(await factsOf(response)).toMatchObject({ outcome: shownAs, registration: { event: 'dilna' } })
  })

  test('a wrong name or address changes nothing, and the page shows what was typed', async () => {
    const { handle, calls } = testChange(answering('changed'))
    const response = await handle(postChangeForm({ ...shown, action: 'guest', fullName: '', email: 'jana' }))
    expect(response.status).toBe(422)
    expect(calls).toEqual([{ p_token: token }])
    expect(await factsOf(response)).toMatchObject({
      refused: { values: { fullName: '', email: 'jana' }, errors: { fullName: 'required', email: 'email' } },
    })
  })

  test.each(['email_taken', 'no_mail', 'too_many_registrations', 'changed_meanwhile'])(
    'a name and an address that are refused stay in the form (%s)',
    async (outcome) => {
      const values = { fullName: 'Jana Nová', email: 'jana@guest.example' }
      const response = await testChange(answering(outcome)).handle(
        postChangeForm({ ...shown, action: 'guest', ...values }),
      )
      expect(await factsOf(response)).toMatchObject({ outcome, refused: { values } })
    },
  )

  test.each([
    { ...shown, persons: '2' },
    { ...shown, action: 'restore' },
  ])('an answer of the database that does not say what became of it is none: 503 (%j)', async (sent) => {
    const { handle, lines } = testChange(() => booked)
    expect((await handle(postChangeForm(sent))).status).toBe(503)
    expect(outcomesOf(lines)).toEqual(['unavailable: the database sent an unexpected response'])
  })

  test('a cancellation of an event that the content no longer has cannot be taken back', async () => {
    const { handle, calls } = testChange(answering('restored'))
    expect((await handle(postChangeForm({ ...shown, event: 'other', action: 'restore' }))).status).toBe(422)
    expect(calls).toEqual([])
  })
})
