/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import type { ClaimedMail } from '../../netlify/storage/database-types'
import { argumentsOf, factsOf, newSubmission, seatsIn, storedSeats, type Submission } from './submission'
import { startPostgres, type Postgres } from './postgres'
import { startSupabaseApi, type SupabaseApi } from './supabase'

let server: Postgres
let database: string
let api: SupabaseApi
beforeAll(async () => {
  server = await startPostgres()
  database = await server.createDatabase()
  api = await startSupabaseApi(database)
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

/** Retries after a fault, as the function does: on a busy machine a guest may wait too long for the lock. */
async function register(submission: Submission) {
  for (;;) {
    const answer = await call('rpc/register', api.secretKey, argumentsOf(submission))
    if (answer.status < 500) return answer
  }
}

test('300 guests at once through the API: every seat is taken, and no more', async () => {
  const answers = await Promise.all(
    Array.from({ length: 300 }, () => register(newSubmission({ capacity: 100, event: 'http' }))),
  )
  const count = (text: string) => answers.filter((answer) => answer.status === 200 && answer.text === text).length
  expect(count('"registered"')).toBe(100)
  expect(count('"capacity_full"')).toBe(200)
  expect(await storedSeats(server.connect(database), 'http')).toEqual({ taken: 100, counted: 100, capacity: 100 })
})

test('the seats of several events are listed through the API', async () => {
  const guest = newSubmission({ event: 'tour', ...seatsIn('programme', 2), capacity: 5 })
  await register(guest)
  const { text } = await call('rpc/list_seats', api.secretKey, { p_events: [factsOf(guest)] })
  expect(JSON.parse(text)).toMatchObject([{ event: 'tour', capacity: 5, taken: 2, opens_at: null, availability: null }])
})

const token = '0123456789abcdef0123456789abcdef'

test('a registration is found and changed, and its mail is claimed, through the API', async () => {
  const post = async (name: string, body: object) => {
    const { text } = await call(`rpc/${name}`, api.secretKey, body)
    return JSON.parse(text) as unknown
  }
  const guest = newSubmission({ event: 'link', ...seatsIn('programme', 2), mail: true })
  await register(guest)
  const [mail] = (await post('claim_mail', {})) as ClaimedMail[]
  expect(mail).toMatchObject({ kind: 'registered', state: 'registered', email: guest.email, others: [] })
  expect(await post('find_registration', { p_token: mail?.token })).toMatchObject({ event: 'link', seats: 2 })
  expect(await post('find_registration', { p_token: token })).toBeNull()
  const change = { p_token: mail?.token, p_persons: 1, p_mail: true }
  expect(await post('change_registration', change)).toMatchObject({ outcome: 'changed', seats: 1 })
  expect(await post('change_registration', { ...change, p_token: token })).toBeNull()
  const texts = { cs: 'Změna', en: 'Change' }
  expect(await post('send_message', { p_event: 'link', p_subject: texts, p_text: texts, p_again: false })).toBe(1)
})

test('the public key can call, read and write nothing', async () => {
  const calls: [string, object][] = [
    ['register', argumentsOf(newSubmission())],
    ['update_events', { p_events: [factsOf(newSubmission())] }],
    ['list_seats', { p_events: [factsOf(newSubmission())] }],
    ['organiser_guests', { p_event: 'http', p_since: null }],
    ['find_person', { p_email: 'host.1@example.org' }],
    ['erase_person', { p_organiser: 'x', p_email: 'host.1@example.org' }],
    ['find_registration', { p_token: token }],
    ['change_registration', { p_token: token, p_persons: 0, p_mail: true }],
    [
      'ask_for_links',
      { p_email: 'host.1@example.org', p_locale: 'cs', p_network: null, p_network_before: null, p_mail: true },
    ],
    ['send_message', { p_event: 'http', p_subject: {}, p_text: {}, p_again: true }],
    [
      'open_door',
      { p_facts: factsOf(newSubmission()), p_from: new Date(), p_admits_until: new Date(), p_until: new Date() },
    ],
    ['admit_device', { p_link: token, p_device: 'Tablet' }],
    ['list_devices', { p_event: 'http' }],
    ['end_device', { p_event: 'http', p_id: '1' }],
    ['close_door', { p_event: 'http' }],
    ['door_guests', { p_key: token, p_since: null }],
    ['door_arrivals', { p_key: token, p_actions: [] }],
    [
      'door_walk_in',
      {
        p_key: token,
        p_full_name: 'Jana',
        p_persons: 1,
        p_submission_id: randomUUID(),
        p_locale: 'cs',
        p_notice_version: '1',
      },
    ],
    ['claim_mail', {}],
    ['record_mail', { p_id: randomUUID(), p_attempt: 1, p_fault: null, p_status: null, p_final: false }],
    ['list_mail', {}],
    ['mail_is_set_up', {}],
    ['count_reminders', { p_event: 'http' }],
    ['erase_ended_registrations', {}],
    ['list_events', {}],
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
  expect((await call('rpc/list_events', key, {})).status).toBe(401)
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
