/** @jest-environment node */
import { columnsOf } from '../../src/registration/fields'
import { factsFile } from '../storage/facts'
import {
  facts,
  factsWith,
  guest,
  guests,
  invitation,
  testFunction,
  post,
  postForm,
  postGuest,
  readFrom,
  visitor,
  workshop,
  type Tested,
} from '../testing/testing'

const problem = async (response: Response) => (await response.json()) as Record<string, unknown>

test.each([invitation, workshop])('a guest is registered for an event with the form $form: 201', async (event) => {
  const { handle, calls } = testFunction()
  const sent = guests[event.form]
  const response = await handle(postGuest(sent), { requestId: '1' })
  expect(response.status).toBe(201)
  expect(await response.json()).toEqual({ code: 'registered', mail: false })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(calls).toEqual([
    {
      p_facts: {
        id: event.event,
        built_at: facts.builtAt,
        as_of: null,
        capacity: event.capacity,
        opens_at: event.opensAt,
        closes_at: event.closesAt,
        starts_at: event.startsAt,
        ends_at: event.endsAt,
        place: event.place,
        availability: null,
        called_off: false,
        waiting_list: event.waitingList,
        retention_days: facts.retentionDays,
      },
      p_submission_id: sent.submissionId,
      ...Object.fromEntries(Object.entries(columnsOf(sent)).map(([column, value]) => [`p_${column}`, value])),
      p_locale: 'cs',
      p_notice_version: '2031-08',
      p_mail: false,
      p_waiting: false,
      p_network: null,
      p_network_before: null,
      p_secret: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    },
  ])
})

test('values are normalised before they are stored', async () => {
  const { handle, calls } = testFunction()
  await handle(postGuest({ ...guest, fullName: ' Jan\u00a0 Nova\u0301k ', email: 'Jan@GUEST.example ', submissionId: guest.submissionId.toUpperCase() })) // oxfmt-ignore
  expect(calls[0]).toMatchObject({
    p_full_name: 'Jan Novák',
    p_email: 'Jan@guest.example',
    p_submission_id: guest.submissionId,
  })
})

const { locale: _locale, submissionId: _id, ...withoutId } = guest
const idsOf = ({ calls }: Tested<'register'>) => calls.map(({ p_submission_id }) => p_submission_id)

test.each([
  ['no event of the content takes registrations', null],
  ['only events of the programme do', factsWith(workshop)],
])('without an event, registration is closed if %s, with or without a database', async (_what, built) => {
  for (const dependencies of [{}, { variables: {} }]) {
    const read = readFrom({ 'netlify/generated/registrations.json': JSON.stringify(built) })
    const { handle, calls } = testFunction(undefined, { read, ...dependencies })
    for (const request of [postGuest(), postForm(guest)]) {
      const response = await handle(request)
      expect([response.status, await response.json()]).toEqual([
        409,
        expect.objectContaining({ code: 'registration_closed' }),
      ])
    }
    expect(calls).toEqual([])
  }
})

const eventProblem = { title: 'Not Found', status: 404, code: 'unknown_event' }

test.each<[string, unknown]>([
  ['an event that is not in the content', 'no-such-event'],
  ['a slug in capitals', 'DILNA'],
  ['a slug with spaces', ' dilna '],
  ['the name of a method', 'toString'],
  ['a number', 0],
  ['a list with a slug', ['dilna']],
  ['an object', { event: 'dilna' }],
  ['false', false],
])('%s is unknown, whatever else is sent: 404', async (_what, event) => {
  const { handle, calls } = testFunction()
  for (const others of [guest, visitor, {}]) {
    const response = await handle(postGuest({ ...others, event }))
    expect([response.status, await problem(response)]).toEqual([404, eventProblem])
  }
  expect(calls).toEqual([])
})

test('if no event of the content takes registrations, a named one is closed: 409, also without a database', async () => {
  const { handle } = testFunction(undefined, { read: async () => 'null', variables: {} })
  const response = await handle(postGuest(visitor))
  expect([response.status, await problem(response)]).toEqual([
    409,
    expect.objectContaining({ code: 'registration_closed' }),
  ])
})

test.each([undefined, null, ''])('a request that names no event is for the invitation: %j', async (event) => {
  const { handle, calls } = testFunction()
  expect((await handle(postGuest({ ...guest, event }))).status).toBe(201)
  expect(calls[0]?.p_facts.id).toBe(invitation.event)
})

test('the invitation can be named, too', async () => {
  const { handle, calls } = testFunction()
  expect((await handle(postGuest({ ...guest, event: invitation.event }))).status).toBe(201)
  expect(calls[0]?.p_facts.id).toBe(invitation.event)
})

test('each event takes the fields of its own form', async () => {
  const { handle } = testFunction()
  const missing = async (sent: object) => (await problem(await handle(postGuest(sent)))).errors
  expect(await missing({ ...guest, event: workshop.event })).toEqual({ persons: 'required' })
  expect(await missing({ ...visitor, event: invitation.event })).toEqual({ attendance: 'required' })
})

test('the number of persons may be sent as JSON and as a form, and is stored as a number', async () => {
  const { handle, calls } = testFunction()
  for (const persons of [4, '4']) await handle(postGuest({ ...visitor, persons }))
  await handle(postForm({ ...visitor, persons: '4' }))
  expect(calls.map(({ p_persons, p_attendance }) => [p_persons, p_attendance])).toEqual(Array(3).fill([4, null]))
})

test('more persons than the event allows are invalid: 422', async () => {
  const { handle, calls } = testFunction()
  for (const request of [
    postGuest({ ...visitor, persons: 5 }),
    postGuest({ ...visitor, persons: '5', locale: 'xx' }),
  ]) {
    const response = await handle(request)
    expect([response.status, await problem(response)]).toEqual([
      422,
      expect.objectContaining({ errors: expect.objectContaining({ persons: 'invalid' }) as unknown }),
    ])
  }
  expect(calls).toEqual([])
})

test('language and submission id may be missing', async () => {
  const fn = testFunction()
  for (const more of [{}, { locale: '', submissionId: '' }, { locale: null, submissionId: null }]) {
    expect((await fn.handle(postGuest({ ...withoutId, ...more }))).status).toBe(201)
  }
  expect(fn.calls[0]).toMatchObject({ p_locale: 'cs', p_submission_id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
})

test('without a submission id, the same registration sent twice, as by a double click, is one submission', async () => {
  const fn = testFunction()
  const twice = [withoutId, { ...withoutId, email: guest.email.toUpperCase(), fullName: ` ${guest.fullName}` }]
  for (const each of twice) await fn.handle(postForm(each))
  expect(new Set(idsOf(fn)).size).toBe(1)
})

test('without a submission id, another event, name, e-mail or attendance is another submission', async () => {
  const fn = testFunction()
  const others = [{}, { fullName: 'Jana Nová' }, { email: 'jana@guest.example' }, { attendance: 'solo' }]
  for (const other of others) await fn.handle(postForm({ ...withoutId, ...other }))
  const elsewhere = testFunction(undefined, {
    read: async () => JSON.stringify(factsWith({ ...invitation, event: 'vernisaz' })),
  })
  await elsewhere.handle(postForm(withoutId))
  expect(new Set([...idsOf(fn), ...idsOf(elsewhere)]).size).toBe(5)
})

test.each([
  ['2031-08', '2031-08'],
  ['2031-06', '2031-06'],
  ['', '2031-08'],
  [undefined, '2031-08'],
])('the guest saw version %j of the consent notice: version %j is stored', async (noticeVersion, stored) => {
  const { handle, calls } = testFunction()
  expect((await handle(postGuest({ ...guest, noticeVersion }))).status).toBe(201)
  expect(calls[0]?.p_notice_version).toBe(stored)
})

test('with a demoDate, the database receives that moment', async () => {
  const demo = { ...facts, asOf: '2031-08-25T10:00:00.000Z' }
  const { handle, calls } = testFunction(undefined, { read: async () => JSON.stringify(demo) })
  await handle(postGuest())
  expect(calls[0]?.p_facts.as_of).toBe(demo.asOf)
})

test.each([
  ['email_taken', 409],
  ['capacity_full', 409],
  ['registration_not_open', 409],
  ['registration_closed', 409],
])('the database answers %s: %i', async (code, status) => {
  const { handle } = testFunction(() => code)
  for (const sent of [guest, visitor]) {
    const response = await handle(postGuest(sent))
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await problem(response)).toEqual({ title: 'Conflict', status, code })
  }
})

test.each([invitation, workshop])(
  'an event with the form $form that was called off is closed before the database is asked: 409',
  async (event) => {
    const calledOff = factsWith({ ...event, cancelled: true, availability: 'closed' })
    const { handle, calls } = testFunction(undefined, { read: readFrom({ [factsFile]: JSON.stringify(calledOff) }) })
    for (const sent of [guests[event.form], { event: event.event }]) {
      const response = await handle(postGuest(sent))
      const code = 'registration_closed'
      expect(await problem(response)).toEqual({ title: 'Conflict', status: 409, code, reason: 'called_off' })
    }
    expect(calls).toEqual([])
  },
)

const withMail = (deliver = async () => undefined) => ({ mailer: { isSetUp: () => true, deliver } })

test('a visitor who waits for a place: 202, and the mail about it is sent after the answer', async () => {
  const deliver = jest.fn(async () => undefined)
  const { handle, calls } = testFunction(() => 'waiting', withMail(deliver))
  const waitUntil = jest.fn()
  const response = await handle(postGuest({ ...visitor, waiting: true }), { waitUntil })
  expect([response.status, await response.json()]).toEqual([202, { code: 'waiting', mail: true }])
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(calls[0]).toMatchObject({ p_waiting: true, p_mail: true })
  expect(waitUntil).toHaveBeenCalledTimes(1)
  expect(deliver).toHaveBeenCalledTimes(1)
})

test('a visitor who would wait and gets a seat is registered: 201', async () => {
  const response = await testFunction(undefined, withMail()).handle(postGuest({ ...visitor, waiting: true }))
  expect([response.status, await response.json()]).toEqual([201, { code: 'registered', mail: true }])
})

test('an event that is full says whether the visitor can wait: 409', async () => {
  const { handle, lines } = testFunction(() => 'may_wait', withMail())
  const response = await handle(postGuest(visitor))
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const full = { title: 'Conflict', status: 409, code: 'capacity_full' }
  expect([response.status, await problem(response)]).toEqual([409, { ...full, waiting: true }])
  expect(await problem(await testFunction(() => 'capacity_full').handle(postGuest(visitor)))).toEqual(full)
  expect(lines.join()).toContain('"outcome":"capacity_full"')
})

test('the database learns whether mail is set up: without it nobody waits', async () => {
  const { handle, calls } = testFunction(() => 'capacity_full')
  const response = await handle(postGuest({ ...visitor, waiting: true }))
  expect(await problem(response)).not.toHaveProperty('waiting')
  expect(calls[0]).toMatchObject({ p_waiting: true, p_mail: false })
})

test.each([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
  ['', false],
  [null, false],
  [undefined, false],
])('`waiting` may be sent as JSON and as a form says it: %j is %s', async (waiting, stored) => {
  const { handle, calls } = testFunction()
  await handle(postGuest({ ...visitor, waiting }))
  if (typeof waiting === 'string') await handle(postForm({ ...visitor, persons: '2', waiting }))
  expect(new Set(calls.map(({ p_waiting }) => p_waiting))).toEqual(new Set([stored]))
})

test.each(['too_many_registrations', 'too_many_from_network'])(
  '%s: 429, with a time after which to try again',
  async (code) => {
    const response = await testFunction(() => code).handle(postGuest(visitor))
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3600'])
    expect(await problem(response)).toEqual({ title: 'Too Many Requests', status: 429, code })
  },
)

test('the database gets a hash of the network, never the address; without an address there is no limit', async () => {
  const { handle, calls } = testFunction()
  await handle(postGuest(visitor), { ip: '203.0.113.7' })
  await handle(postGuest(visitor), { ip: '203.0.113.8' })
  await handle(postGuest(visitor))
  const hash = expect.stringMatching(/^[0-9a-f]{64}$/) as string
  const without = { p_network: null, p_network_before: null }
  const with_ = { p_network: hash, p_network_before: hash }
  expect(calls).toMatchObject([with_, with_, without])
  expect(calls[0]!.p_network).not.toBe(calls[1]!.p_network)
  // The hash of the day before is another one.
  expect(calls[0]!.p_network).not.toBe(calls[0]!.p_network_before)
  expect(JSON.stringify(calls)).not.toContain('203.0.113')
})

test('a submission id that was used for other data is invalid: 422', async () => {
  const response = await testFunction(() => 'submission_conflict').handle(postGuest())
  expect(response.status).toBe(422)
  expect(await problem(response)).toMatchObject({
    code: 'invalid_data',
    errors: { submissionId: 'invalid' },
  })
})

test.each(['null', '5', '"text"', '[]', '[{}]', 'true', '{}'])(
  'JSON that is not a registration gets an error for every required field: %s',
  async (body) => {
    const response = await testFunction().handle(post(body))
    expect(response.status).toBe(422)
    const required = 'required'
    expect(await problem(response)).toMatchObject({
      code: 'invalid_data',
      errors: { fullName: required, email: required, attendance: required },
    })
  },
)

test.each([
  ['an unknown language', { locale: 'de' }, 'locale'],
  ['a language that is not a string', { locale: ['cs'] }, 'locale'],
  ['an invalid submission id', { submissionId: 'x' }, 'submissionId'],
  ['a waiting list that is a number', { waiting: 1 }, 'waiting'],
  ['a waiting list in other words', { waiting: 'yes' }, 'waiting'],
  ['a waiting list that is a list', { waiting: [true] }, 'waiting'],
  ['a submission id that is not a string', { submissionId: 7 }, 'submissionId'],
  ['a version of the consent notice that was never published', { noticeVersion: '1999-01' }, 'noticeVersion'],
  ['a version that is not a string', { noticeVersion: ['2031-08'] }, 'noticeVersion'],
  ['a name with NUL', { fullName: 'Jan\u0000Novák' }, 'fullName'],
  ['a lone surrogate', { fullName: 'Jan \ud800' }, 'fullName'],
  ['an object with the name of a method', { email: { trim: 1 } }, 'email'],
])('%s gets an error for its field: 422', async (_what, fault, field) => {
  const { handle, calls } = testFunction()
  const response = await handle(postGuest({ ...guest, ...fault }))
  expect(response.status).toBe(422)
  expect(Object.keys((await problem(response)).errors as object)).toEqual([field])
  expect(calls).toEqual([])
})
