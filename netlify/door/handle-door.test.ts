/** @jest-environment node */
import {
  admission,
  arrivals,
  action,
  added,
  answering,
  getDoor,
  key,
  link,
  list,
  message,
  postDoor,
  saved,
  testDoor,
  testDoorOverFetch,
  walkIn,
  withLink,
} from '../testing/testing-door'
import { builtFiles, outcomesOf, readFrom } from '../testing/testing'
import { factsFile } from '../storage/facts'

const json = async (response: Response) => [response.status, (await response.json()) as unknown] as const

/** A guest of the list, as the answer has it. */
const { walk_in: _, ...ludmila } = list.guests[0]!

test('POST with the key in a link admits a device, and answers a key for it alone', async () => {
  const { handle, calls } = testDoor()
  const response = await handle(postDoor({ device: ' Telefon  47 ' }, withLink))
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await json(response)).toEqual([201, { code: 'admitted', key }])
  expect(calls).toEqual([{ p_link: link, p_device: 'Telefon 47' }])
})

test.each<[string, unknown, string]>([
  ['no name', '', 'required'],
  ['a name of spaces', ' \u00a0', 'required'],
  ['a name of invisible characters', '\u202e\u200b', 'required'],
  ['a name of 61 characters', '𝒶'.repeat(61), 'invalid'],
  ['a name that is no text', ['Telefon'], 'invalid'],
  ['a name with an escape sequence', 'Telefon\u001b[2J', 'invalid'],
  ['a name with a line break', 'Telefon\n47', 'invalid'],
  ['half a character in its name', 'Telefon \ud800', 'invalid'],
])('a device with %s is not admitted: 422', async (_what, device, error) => {
  const { handle, calls } = testDoor()
  expect(await json(await handle(postDoor({ device }, withLink)))).toMatchObject([422, { errors: { device: error } }])
  expect(calls).toEqual([])
})

test('a name of 60 characters is that of a device', async () => {
  const { handle, calls } = testDoor()
  expect((await handle(postDoor({ device: '𝒶'.repeat(60) }, withLink))).status).toBe(201)
  expect(calls).toHaveLength(1)
})

test('if the answer is lost, no device is admitted and no message sent a second time by the function', async () => {
  for (const request of [postDoor(admission, withLink), postDoor(message)]) {
    const { handle, calls } = testDoorOverFetch(() => Promise.reject(new TypeError('fetch failed')))
    expect((await handle(request)).status).toBe(503)
    expect(calls).toHaveLength(1)
  }
})

test('GET answers the guests of the event of the key', async () => {
  const { handle, calls } = testDoor()
  const response = await handle(getDoor())
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await json(response)).toEqual([200, { code: 'found', ...list, guests: [ludmila] }])
  expect(calls).toEqual([{ p_key: key, p_since: null }])
})

test('of the guests of a list, those who were added at the door are marked', async () => {
  const guests = [list.guests[0]!, { ...list.guests[0]!, id: '9', walk_in: true }]
  const { handle } = testDoor(() => ({ ...list, guests }))
  expect(await json(await handle(getDoor()))).toMatchObject([
    200,
    { guests: [ludmila, { ...ludmila, id: '9', walkIn: true }] },
  ])
})

test('POST lets in a guest who waits, by the id; another guest, or one for whom no place is left, is refused', async () => {
  const { handle, calls } = testDoor(() => ({ ...added, guest: { ...list.guests[0]!, arrived: 2 } }))
  expect(await json(await handle(postDoor({ waiting: '7' })))).toEqual([
    201,
    { code: 'registered', guest: { ...ludmila, arrived: 2 }, cursor: 44 },
  ])
  expect(calls).toEqual([{ p_key: key, p_id: '7' }])
  for (const [outcome, status] of [
    ['capacity_full', 409],
    ['gone', 404],
  ] as const) {
    const refused = testDoor(() => ({ outcome }))
    expect(await json(await refused.handle(postDoor({ waiting: '7' })))).toMatchObject([status, { code: outcome }])
  }
  expect((await handle(postDoor({ waiting: 'x' }))).status).toBe(422)
})

test('GET with a cursor asks for what has changed since', async () => {
  const { handle, calls } = testDoor()
  await handle(getDoor('?since=42'))
  expect(calls).toEqual([{ p_key: key, p_since: 42 }])
})

test.each(['', 'x', '-1', '1.5', '1e3', ' 1', '9'.repeat(16), '%00'])(
  'the cursor %j is malformed: 400',
  async (since) => {
    const { handle, calls } = testDoor()
    expect((await handle(getDoor(`?since=${since}`))).status).toBe(400)
    expect(calls).toEqual([])
  },
)

test('POST stores who has arrived, and answers which ticks were refused', async () => {
  const { handle, calls } = testDoor(() => ({ ...saved, refused: [action.id] }))
  const { cursor } = saved
  expect(await json(await handle(postDoor()))).toEqual([200, { code: 'saved', cursor, refused: [action.id] }])
  expect(calls).toEqual([{ p_key: key, p_actions: [action] }])
})

test('of an action, only what the database knows is passed on', async () => {
  const { handle, calls } = testDoor()
  const actions = [action, { ...action, before: 0 }]
  await handle(postDoor({ actions: actions.map((each) => ({ ...each, name: 'Jana', __proto__: null })) }))
  expect(calls).toEqual([{ p_key: key, p_actions: actions }])
})

test('POST registers a guest who comes without a registration, as normalised', async () => {
  const { handle, calls } = testDoor()
  const fullName = '\u202a Petr\u200b  Příchozí '
  const response = await handle(postDoor({ ...walkIn, fullName, persons: '2', locale: 'en' }))
  expect(await json(response)).toEqual([
    201,
    {
      code: 'registered',
      guest: { id: '9', name: 'Petr Příchozí', seats: 2, arrived: 2, walkIn: true },
      cursor: 44,
    },
  ])
  expect(calls).toEqual([
    {
      p_key: key,
      p_full_name: 'Petr Příchozí',
      p_persons: 2,
      p_submission_id: walkIn.submissionId,
      p_locale: 'en',
      p_notice_version: '2031-08',
    },
  ])
})

test('without seats, a guest is refused: 409', async () => {
  const { handle } = testDoor(() => ({ outcome: 'capacity_full' }))
  expect(await json(await handle(postDoor(walkIn)))).toEqual([
    409,
    { title: 'Conflict', status: 409, code: 'capacity_full' },
  ])
})

test('another guest with the same submission id is invalid: 422', async () => {
  const { handle } = testDoor(() => ({ outcome: 'submission_conflict' }))
  expect(await json(await handle(postDoor(walkIn)))).toMatchObject([422, { errors: { submissionId: 'invalid' } }])
})

test.each<[string, unknown]>([
  ['no list', 'registered'],
  ['a guest without a name', { ...list, guests: [{ ...list.guests[0], name: undefined }] }],
  ['a guest who may have been added', { ...list, guests: [{ ...list.guests[0], walk_in: undefined }] }],
  ['seats that are no number', { ...list, guests: [{ ...list.guests[0], seats: '2' }] }],
  ['a cursor that is no number', { ...list, cursor: '42' }],
  ['ids that are no texts', { ...list, removed: [8] }],
])('if the database answers with %s, nothing of it is passed on: 503', async (_what, data) => {
  const { handle } = testDoor(() => data)
  expect(await json(await handle(getDoor()))).toEqual([
    503,
    { title: 'Service Unavailable', status: 503, code: 'unavailable' },
  ])
})

test.each<[string, object, object]>([
  ['nothing', {}, { fullName: 'required', persons: 'required', submissionId: 'required' }],
  ['a name that is no text', { ...walkIn, fullName: ['Jana'] }, { fullName: 'invalid' }],
  ['nobody', { ...walkIn, persons: 0 }, { persons: 'invalid' }],
  ['11 persons', { ...walkIn, persons: 11 }, { persons: 'invalid' }],
  ['another language', { ...walkIn, locale: 'xx' }, { locale: 'invalid' }],
  ['an id that is none', { ...walkIn, submissionId: 'x' }, { submissionId: 'invalid' }],
])('a guest with %s is invalid: 422, with an error for each field', async (_what, body, errors) => {
  const { handle, calls } = testDoor()
  expect(await json(await handle(postDoor(body)))).toMatchObject([422, { code: 'invalid_data', errors }])
  expect(calls).toEqual([])
})

test('200 actions are accepted, 201 or none are not', async () => {
  const many = (count: number) => ({
    actions: Array.from({ length: count }, () => ({ ...action, guest: '9'.repeat(18) })),
  })
  expect((await testDoor().handle(postDoor(many(200)))).status).toBe(200)
  for (const count of [0, 201]) {
    expect(await json(await testDoor().handle(postDoor(many(count))))).toMatchObject([
      422,
      { errors: { actions: 'invalid' } },
    ])
  }
})

test('a body over 64 KiB is too large: 413', async () => {
  expect((await testDoor().handle(postDoor({ ...arrivals, x: 'x'.repeat(64 * 1024) }))).status).toBe(413)
})

test.each(['PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])('%s: 405', async (method) => {
  const { handle, calls } = testDoor()
  const response = await handle(new Request(getDoor(), { method }))
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST'])
  expect(calls).toEqual([])
})

test.each(['application/x-www-form-urlencoded', 'text/plain', ''])('a body of the type “%s”: 415', async (type) => {
  const { handle, calls } = testDoor()
  expect((await handle(postDoor(walkIn, { Authorization: `Bearer ${key}`, 'Content-Type': type }))).status).toBe(415)
  expect(calls).toEqual([])
})

test.each(['', '{', '[]x'])('the body “%s” is malformed: 400', async (body) => {
  const request = new Request(postDoor(), { body, method: 'POST' })
  expect((await testDoor().handle(request)).status).toBe(400)
})

test.each<Record<string, string>>([{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://other.example' }])(
  'a page of another site is refused, whatever its key: %j',
  async (headers) => {
    const authorised = { Authorization: `Bearer ${key}`, ...headers }
    const posted = [walkIn, admission, message].map((body) => postDoor(body, authorised))
    for (const request of [getDoor('', authorised), ...posted]) {
      const { handle, calls } = testDoor()
      expect((await handle(request)).status).toBe(403)
      expect(calls).toEqual([])
    }
  },
)

test('a page of the allowed origin may send the key', async () => {
  const variables = { ALLOWED_ORIGIN: 'https://pages.example' }
  const headers = { Origin: variables.ALLOWED_ORIGIN, 'Access-Control-Request-Headers': 'authorization' }
  const preflight = new Request(getDoor('', headers), { method: 'OPTIONS' })
  const { headers: allowed } = await testDoor(answering, { variables }).handle(preflight)
  expect(allowed.get('access-control-allow-methods')).toBe('GET, POST')
  expect(allowed.get('access-control-allow-headers')).toContain('authorization')
})

test('without an event that takes registrations, every key is refused, and no database is needed', async () => {
  const { handle, calls } = testDoor(answering, { read: readFrom({ ...builtFiles, [factsFile]: 'null' }) })
  expect((await handle(getDoor())).status).toBe(401)
  expect(calls).toEqual([])
})

test('a deploy that is not published shows no guests', async () => {
  const { handle, calls } = testDoor()
  const response = await handle(getDoor(), { deploy: { context: 'deploy-preview', published: false } })
  expect(await json(response)).toMatchObject([503, { code: 'unavailable', reason: 'not_published' }])
  expect(calls).toEqual([])
})

test('the log has the outcome, and nothing about guests, devices or keys', async () => {
  const { handle, lines } = testDoor()
  const requests = [postDoor(admission, withLink), getDoor('?since=7'), postDoor(), postDoor(walkIn), getDoor('', {})]
  for (const request of requests) await handle(request, { requestId: 'r' })
  expect(outcomesOf(lines)).toEqual(['admitted', 'found', 'saved', 'registered', 'door_key_refused'])
  for (const line of lines) {
    expect(Object.keys(JSON.parse(line) as object)).toEqual(['outcome', 'requestId', 'durationMs'])
  }
})

test('a guide writes to the guests: 202, with how many get it', async () => {
  const { handle, calls, lines } = testDoor()
  expect(await json(await handle(postDoor(message)))).toEqual([202, { code: 'message_sent', guests: 7 }])
  expect(calls).toEqual([{ p_key: key, p_subject: message.subject, p_text: message.text, p_mail: false }])
  expect(lines.join()).not.toMatch(/Sraz|brány/)
})

test('a guide may paste a table into a message, with its tabs', async () => {
  const { handle, calls } = testDoor()
  const text = { ...message.text, en: '5 pm\tat the gate' }
  expect(await json(await handle(postDoor({ ...message, text })))).toMatchObject([202, { code: 'message_sent' }])
  expect(calls).toMatchObject([{ p_text: text }])
})

test('the list says that the key may write to the guests', async () => {
  const { handle } = testDoor(() => ({ ...list, may_write: true }))
  expect(await json(await handle(getDoor()))).toMatchObject([200, { mayWrite: true }])
})

test.each([
  ['may_not_write', 403],
  ['no_mail', 409],
  ['message_repeated', 409],
  ['too_many_messages', 429],
])('a message that the database refuses as %s: %i', async (outcome, status) => {
  const { handle } = testDoor(() => ({ outcome }))
  expect(await json(await handle(postDoor(message)))).toMatchObject([status, { code: outcome }])
})

test('ends of lines and spaces around a message are normalised, and other languages left out', async () => {
  const { handle, calls } = testDoor()
  const cs = { subject: { ...message.subject, xx: 'x' }, text: { ...message.text, cs: ' U brány.\r\nV pět.\r ' } }
  await handle(postDoor({ ...message, ...cs }))
  expect(calls).toEqual([
    { p_key: key, p_subject: message.subject, p_text: { ...message.text, cs: 'U brány.\nV pět.' }, p_mail: false },
  ])
})
