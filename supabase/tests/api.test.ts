/** @jest-environment node */
import type { ClaimedMail } from '../../netlify/storage/database-types'
import { argumentsOf, factsOf, newSubmission, seatsIn } from './submission'
import { startPostgres, type Postgres } from './postgres'
import { startSupabaseApi, type SupabaseApi } from './supabase'

let server: Postgres
let api: SupabaseApi
beforeAll(async () => {
  server = await startPostgres()
  api = await startSupabaseApi(await server.createDatabase())
})
afterAll(async () => {
  await api?.stop()
  await server.stop()
})

async function call(path: string, key: string, body?: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${api.url}/rest/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...(key && { apikey: key }), 'Content-Type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  })
  return { status: response.status, text: await response.text() }
}

const token = '0123456789abcdef0123456789abcdef'

test('a registration is found and changed, and its mail is claimed, through the API', async () => {
  const post = async (name: string, body: object) => {
    const { text } = await call(`rpc/${name}`, api.secretKey, body)
    return JSON.parse(text) as unknown
  }
  const guest = newSubmission({ event: 'link', ...seatsIn('programme', 2), mail: true })
  await call('rpc/register', api.secretKey, argumentsOf(guest))
  const [mail] = (await post('claim_mail', {})) as ClaimedMail[]
  expect(mail).toMatchObject({ kind: 'registered', state: 'registered', email: guest.email, others: [] })
  expect(await post('find_registration', { p_token: mail?.token })).toMatchObject({ event: 'link', seats: 2 })
  expect(await post('find_registration', { p_token: token })).toBeNull()
  const change = { p_token: mail?.token, p_persons: 1, p_mail: true }
  expect(await post('change_registration', change)).toMatchObject({ outcome: 'changed', seats: 1 })
  expect(await post('change_registration', { ...change, p_token: token })).toBeNull()
  const texts = { cs: 'Změna', en: 'Change' }
  const message = { p_ids: null, p_silent: false, p_subject: texts, p_text: texts, p_again: false, p_mail: null }
  expect(await post('write_to_guests', { p_organiser: 'o@x.example', p_event: 'link', ...message })).toMatchObject({
    changed: 1,
  })
})

// That no role but service_role may execute any function is tested in privileges.test.ts.
test('the public key can call, read and write nothing', async () => {
  const calls: [string, object][] = [
    ['register', argumentsOf(newSubmission())],
    ['list_seats', { p_events: [factsOf(newSubmission())] }],
    ['organiser_guests', { p_event: 'link', p_since: null }],
    ['find_registration', { p_token: token }],
    ['health', {}],
  ]
  for (const [name, body] of calls) {
    const answer = await call(`rpc/${name}`, api.publishableKey, body)
    expect([name, answer.status]).toEqual([name, 401])
    expect(answer.text).toContain('42501')
    expect(answer.text).not.toContain('example.org')
  }
})

test.each(['', 'sb_secret_guessed', 'sb_publishable_guessed'])('the invalid key “%s” is refused', async (key) => {
  expect((await call('rpc/health', key, {})).status).toBe(401)
})

test.each(['publishableKey', 'secretKey'] as const)('no table can be read or written with the %s', async (key) => {
  for (const table of ['events', 'registrations']) {
    for (const profile of ['public', 'private']) {
      const headers = { 'Accept-Profile': profile, 'Content-Profile': profile }
      const read = await call(`${table}?select=*`, api[key], undefined, headers)
      const write = await call(table, api[key], { id: 'x', capacity: 1 }, headers)
      expect([401, 403, 404, 406]).toContain(read.status)
      expect([401, 403, 404, 406]).toContain(write.status)
    }
  }
})

test('the error for an invalid registration contains no guest data', async () => {
  const guest = newSubmission({ fullName: ' Tajná Osoba', email: 'tajna@example.org' })
  const { status, text } = await call('rpc/register', api.secretKey, argumentsOf(guest))
  expect(status).toBe(400)
  expect(text).toContain('registration_invalid')
  expect(text).not.toMatch(/Tajn|tajna/)
})
