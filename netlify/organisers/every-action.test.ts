/** @jest-environment node */
// What holds for every action and every read: who is refused, and which values.
import { randomUUID } from 'node:crypto'
import { guestsOf } from '../../supabase/tests/organisers'
import { newSubmission, register } from '../../supabase/tests/submission'
import { hostile } from '../testing/hostile-values'
import { sql } from '../testing/testing-database'
import {
  createKnownTab,
  createOrganisers,
  functions,
  organisersAddress,
  tab,
  useOrganisers,
} from '../testing/testing-organisers'
import { actions } from './handle-organisers'

useOrganisers({ mail: true })

const texts = { cs: 'Dnes zavřeno', en: 'Closed today' }
const written = { name: 'Jana Nová', email: 'jana@guest.example', seats: '2', locale: 'cs' }
const message = { subject: texts, text: texts }

type Request = { event?: string; valid?: object; fields?: string[] }

/** A valid request for each action, with its fields that do not take any value. */
const requestsOf = (guest: string, revision: number): Record<string, Request> => ({
  add: {
    valid: { ...written, submissionId: randomUUID() },
    fields: ['name', 'email', 'seats', 'locale', 'submissionId'],
  },
  edit: { valid: { ...written, guest, revision }, fields: ['guest', 'revision', 'seats', 'email'] },
  cancel: { valid: { guests: [guest], mail: false }, fields: ['guests', 'mail'] },
  keep: { valid: { guests: [guest] }, fields: ['guests'] },
  resend: { valid: { guest }, fields: ['guest'] },
  moveUp: { valid: { guest }, fields: ['guest'] },
  erase: { valid: { guest }, fields: ['guest'] },
  eraseMany: { valid: { guests: [guest] }, fields: ['guests'] },
  eraseEvent: {},
  findPerson: { event: '', valid: { email: written.email }, fields: ['email'] },
  erasePerson: { event: '', valid: { email: written.email }, fields: ['email'] },
  openDoor: {},
  openGuide: {},
  closeDoor: {},
  endDevice: { valid: { device: '1' }, fields: ['device'] },
  setState: { valid: { state: 'closed' }, fields: ['state'] },
  setCapacity: { valid: { capacity: '5' }, fields: ['capacity'] },
  followContent: { valid: { fact: 'state' }, fields: ['fact'] },
  setNotice: {
    event: '',
    valid: { texts, endsAt: new Date(Date.now() + 3_600_000).toISOString() },
    fields: ['texts', 'endsAt'],
  },
  endNotice: { event: '' },
  invite: { event: 'vecer', valid: { send: false, guests: [written] }, fields: ['send', 'guests'] },
  remind: { event: 'vecer', valid: { send: false }, fields: ['send'] },
  editInvitation: {
    event: 'vecer',
    valid: { invitation: '1', seen: written, changed: written },
    fields: ['invitation', 'seen', 'changed'],
  },
  linkInvitation: { event: 'vecer', valid: { invitation: '1' }, fields: ['invitation'] },
  revoke: { event: 'vecer', valid: { invitation: '1' }, fields: ['invitation'] },
  write: { valid: { to: 'some', guests: [guest], ...message }, fields: ['to', 'guests', 'subject', 'text'] },
  test: { valid: { kind: 'message', locale: 'cs', ...message }, fields: ['kind', 'locale'] },
  sendMail: {},
  retry: {},
})

const reads = [
  '?event=dilna',
  '?event=dilna&settings',
  '?event=vecer&invitations',
  '?notice',
  '?find&domain=guest.example',
]

let requests: Record<string, Request>
beforeEach(async () => {
  await register(sql, newSubmission({ fullName: written.name, email: written.email, event: 'dilna' }))
  const [guest] = (await guestsOf(sql, 'dilna')).guests!
  requests = requestsOf(guest!.id, guest!.revision)
  await tab.change('', 'setNotice', requests.setNotice!.valid)
  // The mails that are sent after an answer.
  await functions.settled()
})

/** What an action could change. */
async function stored(): Promise<unknown> {
  const changing = ['registrations', 'guests', 'personal_invitations', 'invited_guests', 'events', 'outbox', 'notice']
  const tables = [...changing, 'door_links', 'door_keys', 'pending_cancellations', 'organiser_log']
  return Promise.all(tables.map((table) => sql`select * from ${sql(`private.${table}`)}`))
}

test('without a session, with an ended one, of somebody else, or from another site, nothing is told or done', async () => {
  expect(Object.keys(requests).sort()).toEqual([...actions.keys()].sort())
  const ended = functions.browser()
  await ended.signIn('nekdo@sedm.example')
  await sql`update private.organiser_sessions set valid_until = now() where organiser = 'nekdo@sedm.example'`
  const sessionIn = ({ cookies }: typeof tab) => cookies.get('__Host-organiser')
  const strangers = [
    { functions, session: undefined },
    { functions, session: sessionIn(ended) },
    { functions, session: 'f'.repeat(32) },
    // Whoever is no longer an organiser.
    { functions: createOrganisers({ ORGANISERS: 'nekdo@sedm.example' }), session: sessionIn(tab) },
  ]
  const foreign = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
  const before = await stored()
  for (const { functions, session } of strangers) {
    // A refusal deletes the cookie.
    const browser = () => {
      const opened = functions.browser()
      if (session) opened.cookies.set('__Host-organiser', session)
      return opened
    }
    for (const [action, { event = 'dilna', valid }] of Object.entries(requests)) {
      const { status, code, ...others } = await browser().change(event, action, valid)
      expect([action, status, code]).toEqual([action, 403, 'sign_in_required'])
      expect(JSON.stringify(others)).not.toMatch(/jana/i)
    }
    for (const query of reads) expect(await browser().get(query)).toMatchObject({ code: 'sign_in_required' })
  }
  for (const [action, { event = 'dilna', valid }] of Object.entries(requests)) {
    const { code } = await tab.post(organisersAddress, { event, action, ...valid }, foreign)
    expect([action, code]).toEqual([action, 'cross_site'])
  }
  for (const query of reads) {
    expect(await tab.send(organisersAddress + query, { headers: foreign })).toMatchObject({ code: 'cross_site' })
  }
  expect(await stored()).toEqual(before)
})

/** Whether a value means something: no name of a guest is hostile, and nothing is the default language. */
const isTaken = (field: string, value: unknown) =>
  (field === 'name' && typeof value === 'string') ||
  (field === 'locale' && !value) ||
  (['mail', 'send'].includes(field) && value === true)

test('hostile values for each field of each action get a 4xx answer, change nothing, and are not logged', async () => {
  const { tab, lines } = createKnownTab()
  const before = await stored()
  for (const [action, { event = 'dilna', valid, fields = [] }] of Object.entries(requests)) {
    for (const field of fields) {
      const lists =
        field === 'guests' ? hostile.map((value) => [(valid as { guests: unknown[] }).guests[0], value]) : []
      for (const value of [...hostile, ...lists].filter((each) => !isTaken(field, each))) {
        const { status } = await tab.change(event, action, { ...valid, [field]: value })
        expect([action, field, value, status >= 400 && status < 500]).toEqual([action, field, value, true])
      }
    }
  }
  for (const name of ['from', 'until', 'domain']) {
    for (const value of hostile) {
      const query = new URLSearchParams({ [name]: typeof value === 'string' ? value : JSON.stringify(value) })
      expect([name, value, (await tab.get(`?find&${query}`)).status]).toEqual([name, value, 400])
    }
  }
  expect(await stored()).toEqual(before)
  expect(lines.join()).not.toMatch(/jana|script|drop|zav/i)
})
