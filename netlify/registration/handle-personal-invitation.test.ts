/** @jest-environment node */
import type { PersonalInvitationOutcome } from '../storage/personal-invitation-types'
import { factsFile, rowOf } from '../storage/facts'
import {
  builtFiles,
  facts,
  factsWith,
  guest,
  invitation,
  outcomesOf,
  postForm,
  postGuest,
  readFrom,
  testFunction,
  visitor,
  workshop,
} from '../testing/testing'
import {
  acceptance,
  accepted,
  answered,
  answering,
  declined,
  postAnswer,
  postAnswerForm,
  silent,
  testPersonalInvitation,
} from '../testing/testing-personal-invitation'
import { token } from '../testing/testing-links'
import { factsOf } from '../testing/testing-pages'

const otherToken = token.replace('0', 'f')
const mailer = { isSetUp: () => true, deliver: async () => undefined }

test('a guest accepts: 201, with the name, the seats and the notice that were sent, and no e-mail address', async () => {
  const { handle, calls, lines } = testPersonalInvitation()
  const response = await handle(
    postAnswer({ ...acceptance, fullName: ' Anežka   Nová ', email: 'other@guest.example' }),
  )
  expect([response.status, await response.json()]).toEqual([201, { code: 'registered', mail: false }])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(calls).toEqual([
    {
      p_facts: rowOf(facts, invitation),
      p_token: token,
      p_full_name: 'Anežka Nová',
      p_persons: 2,
      p_locale: 'cs',
      p_submission_id: acceptance.submissionId,
      p_notice_version: '2031-08',
      p_mail: false,
      p_state: null,
    },
  ])
  expect(outcomesOf(lines)).toEqual(['registered'])
})

test.each<[PersonalInvitationOutcome, number, object]>([
  ['registered', 201, { code: 'registered', mail: true }],
  ['changed', 200, { code: 'changed' }],
  ['cancelled', 200, { code: 'cancelled' }],
  ['declined', 200, { code: 'declined' }],
  ['capacity_full', 409, { code: 'capacity_full' }],
  ['registration_not_open', 409, { code: 'registration_not_open' }],
  ['registration_closed', 409, { code: 'registration_closed' }],
  ['too_many_registrations', 429, { code: 'too_many_registrations' }],
  ['too_many', 422, { code: 'invalid_data', errors: { persons: 'invalid' } }],
  ['submission_conflict', 422, { code: 'invalid_data', errors: { submissionId: 'invalid' } }],
])('the outcome %s: %i', async (outcome, status, content) => {
  const { handle, lines } = testPersonalInvitation(answering(answered(accepted, outcome)), { mailer })
  const response = await handle(postAnswer())
  expect(response.status).toBe(status)
  const body = (await response.json()) as object
  expect(status < 300 ? body : { ...body, title: undefined, status: undefined }).toEqual(content)
  for (const secret of [accepted.full_name, accepted.email, token]) {
    expect(JSON.stringify(body) + lines.join()).not.toContain(secret)
  }
})

test('a guest declines or cancels without a name', async () => {
  const { handle, calls } = testPersonalInvitation(answering(answered(declined, 'declined')))
  expect((await handle(postAnswer({ token, persons: 0 }))).status).toBe(200)
  expect(calls).toMatchObject([{ p_persons: 0, p_full_name: null, p_locale: 'cs', p_notice_version: '2031-08' }])
})

test('a form that declines, sent after the guest has accepted, cancels nothing and says so: 409', async () => {
  const { handle, calls } = testPersonalInvitation(answering(answered(accepted, 'already_accepted')))
  const response = await handle(postAnswer({ token, persons: 0, state: 'silent' }))
  expect([response.status, await response.json()]).toMatchObject([409, { code: 'already_accepted' }])
  expect(calls).toMatchObject([{ p_persons: 0, p_state: 'silent' }])
})

test.each([silent, declined])('a form that declines does so while the guest has not accepted: %j', async (found) => {
  const { handle } = testPersonalInvitation(answering(answered(found, 'declined')))
  const response = await handle(postAnswer({ token, persons: 0, state: 'silent' }))
  expect([response.status, await response.json()]).toEqual([200, { code: 'declined' }])
})

describe('while the event is called off', () => {
  const event = { ...invitation, cancelled: true, availability: 'closed' as const }
  const calledOff = { read: readFrom({ ...builtFiles, [factsFile]: JSON.stringify(factsWith(event)) }) }

  test.each([
    ['an acceptance that is sent again', acceptance],
    ['more seats', { ...acceptance, persons: 3 }],
    ['an invalid form', { ...acceptance, fullName: '' }],
  ])('%s is refused, and the invitation is only looked up: 409', async (_what, sent) => {
    const { handle, calls } = testPersonalInvitation(answering(answered(accepted, 'registered')), calledOff)
    const response = await handle(postAnswer(sent))
    expect([response.status, await response.json()]).toMatchObject([409, { code: 'registration_closed' }])
    expect(calls).toEqual([{ p_token: token }])
  })

  test('the page does not look forward to the guest', async () => {
    const { handle } = testPersonalInvitation(answering(answered(accepted, 'registered')), calledOff)
    const page = await factsOf(await handle(postAnswerForm({ ...acceptance, persons: '2' })))
    expect(page).toMatchObject({ event: { cancelled: true }, refused: { refusal: 'registration_closed' } })
  })

  test('a guest can still cancel', async () => {
    const { handle } = testPersonalInvitation(answering(answered(declined, 'cancelled')), calledOff)
    expect((await handle(postAnswer({ token, persons: 0 }))).status).toBe(200)
  })
})

test('invisible characters are removed from the name in an answer', async () => {
  const { handle, calls } = testPersonalInvitation()
  await handle(postAnswer({ ...acceptance, fullName: '\u202aJana\u200b Nová\u202c' }))
  expect(calls).toMatchObject([{ p_full_name: 'Jana Nová' }])
})

test('an answer without a submission id gets a new one each time', async () => {
  const { handle, calls } = testPersonalInvitation()
  await handle(postAnswer({ ...acceptance, submissionId: '' }))
  await handle(postAnswer({ ...acceptance, submissionId: '' }))
  const ids = calls.map((call) => 'p_submission_id' in call && call.p_submission_id)
  expect(new Set(ids).size).toBe(2)
})

test.each([
  ['no name', { fullName: '' }, { fullName: 'required' }],
  ['no name at all', { fullName: undefined }, { fullName: 'required' }],
  ['a name that is none', { fullName: 'http://x.example' }, { fullName: 'invalid' }],
  ['no number of persons', { persons: undefined }, { persons: 'required' }],
  ['eleven persons', { persons: 11 }, { persons: 'invalid' }],
  ['a language that the site does not have', { locale: 'de' }, { locale: 'invalid' }],
  ['a submission id that is none', { submissionId: 'x' }, { submissionId: 'invalid' }],
  ['an unknown version of the notice', { noticeVersion: '1999' }, { noticeVersion: 'invalid' }],
  ['several mistakes', { fullName: 7, persons: -1 }, { fullName: 'invalid', persons: 'invalid' }],
])('%s: 422, and the invitation is only looked up', async (_what, changes, errors) => {
  const { handle, calls } = testPersonalInvitation()
  const response = await handle(postAnswer({ ...acceptance, ...changes }))
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ code: 'invalid_data', errors })
  expect(calls).toEqual([{ p_token: token }])
})

const unknown = { title: 'Not Found', status: 404, code: 'unknown_token' }

test.each([
  ['a token that the database does not know', { token: otherToken }, 1],
  ['the same with invalid values', { token: otherToken, fullName: '' }, 1],
  ['what cannot be a token', { token: token.toUpperCase() }, 0],
])('%s is unknown: 404', async (_what, changes, calls) => {
  const tested = testPersonalInvitation()
  const response = await tested.handle(postAnswer({ ...acceptance, ...changes }))
  expect([response.status, await response.json()]).toEqual([404, unknown])
  expect(tested.calls).toHaveLength(calls)
})

test.each([
  ['takes no registrations', 'null', 0],
  ['has no event by invitation', JSON.stringify(factsWith(workshop)), 0],
  ['has another event by invitation', JSON.stringify(factsWith({ ...invitation, event: 'jiny' })), 1],
])('if the content %s, every token is unknown', async (_what, text, count) => {
  const { handle, calls } = testPersonalInvitation(undefined, { read: readFrom({ ...builtFiles, [factsFile]: text }) })
  const response = await handle(postAnswer())
  expect([response.status, await response.json()]).toEqual([404, unknown])
  expect(calls).toHaveLength(count)
})

describe('a form', () => {
  const pageOf = async (response: Response) => {
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    return factsOf(response)
  }
  const form = { ...acceptance, persons: '2' }

  test.each([
    ['accepts', 'cs', accepted, 'registered', `/pozvanka?t=${token}&done=registered.accepted-2`],
    ['accepts', 'en', accepted, 'registered', `/en/invitation?t=${token}&done=registered.accepted-2`],
    ['declines', 'cs', declined, 'declined', `/pozvanka?t=${token}&done=declined.declined-0`],
  ] as const)('that %s leads to the page of the invitation (%s)', async (_what, locale, found, outcome, path) => {
    const { handle } = testPersonalInvitation(answering(answered(found, outcome)), { mailer })
    const response = await handle(postAnswerForm({ ...form, locale }))
    expect([response.status, response.headers.get('location')]).toEqual([303, path])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('that declines, sent after the guest has accepted, is answered with what the guest accepted', async () => {
    const sent = { token, persons: '0', state: 'silent', locale: 'en' }
    const answer = answering(answered(accepted, 'already_accepted'))
    const page = await pageOf(await testPersonalInvitation(answer, inOpenSeason).handle(postAnswerForm(sent)))
    expect(page).toMatchObject({ refused: { refusal: 'already_accepted' }, personalInvitation: accepted })
    // The form that declines has no name, so what it sent is in no field.
    expect(page).not.toHaveProperty('refused.values.fullName')
  })

  test('with a name that is none is answered with the form, the mistake and what was typed: 422', async () => {
    const answer = answering(answered(silent, 'registered'))
    const sent = { ...form, fullName: '<b>', persons: '3', locale: 'en' }
    const response = await testPersonalInvitation(answer, inOpenSeason).handle(postAnswerForm(sent))
    expect(response.status).toBe(422)
    const refused = {
      refusal: 'invalid_data',
      errors: { fullName: 'invalid' },
      values: { fullName: '<b>', persons: '3' },
    }
    expect(await pageOf(response)).toMatchObject({ refused, personalInvitation: { email: silent.email } })
  })

  test.each([
    ['an unknown token', { ...form, token: otherToken, locale: 'en' }],
    ['an unknown token and nothing else', { token: otherToken, locale: 'en' }],
    ['no token', { locale: 'en' }],
  ])('with %s gets the page of an unknown link: 404', async (_what, fields) => {
    const response = await testPersonalInvitation().handle(postAnswerForm(fields))
    expect(response.status).toBe(404)
    const page = await pageOf(response)
    expect(page).toMatchObject({ locale: 'en', failure: 'unknown_token', alternates: { en: '/en/invitation' } })
  })

  /** The moment of a demonstration at which the tests' event takes registrations. */
  const inOpenSeason = {
    read: readFrom({ ...builtFiles, [factsFile]: JSON.stringify({ ...facts, asOf: '2031-08-20T12:00:00.000Z' }) }),
  }
})

describe('a registration by the public form for an event with personal invitations', () => {
  const personal = (changes = {}) => ({
    read: readFrom({
      ...builtFiles,
      [factsFile]: JSON.stringify(factsWith({ ...invitation, personal: true, ...changes }, workshop)),
    }),
  })

  test.each([
    ['valid', guest, {}],
    ['invalid', {}, {}],
    ['for an event that was called off', guest, { cancelled: true, availability: 'closed' }],
    ['that names the event', { ...guest, event: 'vecer' }, {}],
  ])('is refused, also if it is %s: 403', async (_what, sent, changes) => {
    const { handle, calls, lines } = testFunction(undefined, personal(changes))
    const response = await handle(postGuest(sent))
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({ title: 'Forbidden', status: 403, code: 'invitation_required' })
    expect(calls).toEqual([])
    expect(outcomesOf(lines)).toEqual(['invitation_required'])
  })

  test('is answered with a page in words: 403', async () => {
    const response = await testFunction(undefined, personal()).handle(postForm({ ...guest, locale: 'en' }))
    expect(response.status).toBe(403)
    expect(await factsOf(response)).toMatchObject({ locale: 'en', refusal: 'invitation_required' })
  })

  test('other events take registrations by the public form', async () => {
    expect((await testFunction(undefined, personal()).handle(postGuest(visitor))).status).toBe(201)
  })
})
