import type { Answer } from '../http/answer'
import { allowedOrigin, isCrossSite } from '../http/cross-site'
import type { Handler } from '../http/handler'
import { jsonResponse } from '../http/response'
import { createEndpoint, receive, type Dependencies, type Setup } from '../endpoint/endpoint'
import type { Facts } from '../storage/facts'
import { openDatabase } from '../endpoint/open-database'
import { ownField } from '../http/own-field'
import { bodyTypeOf } from '../http/parse-body'
import { isInvalid } from '../registration/parse-request'
import type { Budget } from '../endpoint/time-budget'
import { askDatabase, callAgain, callOnce } from '../storage/call-database'
import type { Database } from '../storage/database-types'
import type { StoredGuest, WalkIn } from '../storage/door-types'
import { isAdmitted, isDoorList, isSavedArrivals, isSentMessage, isWalkIn } from './door-answers'
import { actionsIn, deviceIn, doorBodyLimit, guideMessageIn, isGuestId, keyIn, sinceIn, walkInOf } from './parse-door'

export type DoorFunction =
  | 'admit_device'
  | 'door_guests'
  | 'door_arrivals'
  | 'door_walk_in'
  | 'door_let_in'
  | 'door_message'

/**
 * The door. `POST /api/door` with the key in a link admits a device, and answers a key for it alone. With the key of a
 * device, `GET` answers the guests of its event, or what has changed since a cursor, and `POST` says who has arrived, lets
 * in a guest who waits, or adds one who comes without a registration; with the key of a guide, it also writes to the
 * guests. It never throws and never answers 500.
 */
export function createDoorHandler(dependencies: Dependencies<DoorFunction>): Handler {
  const respond = async (_request: Request, answer: Answer) => jsonResponse(answer, 'GET, POST')
  return createEndpoint(dependencies, { decide, respond })
}

/** What a request is answered with. */
type Visit = {
  /** That of a device, or that of a link, which admits one. */
  key: string
  setup: Setup<DoorFunction>
  signal: AbortSignal
}

/** The same for a wrong key, one that is not valid yet or any more, and one that was ended. */
const keyRefused: Answer = { code: 'door_key_refused' }

async function decide(request: Request, { signal, within }: Budget, setup: Setup<DoorFunction>): Promise<Answer> {
  const { method, url, headers } = request
  if (method !== 'GET' && method !== 'POST') return { code: 'method_not_allowed' }
  if (isCrossSite(request, allowedOrigin(setup.variables))) return { code: 'cross_site' }
  const key = keyIn(headers)
  if (!key) return keyRefused
  const visit = { key, setup, signal }
  if (method === 'GET') return within(list(visit, url))

  if (bodyTypeOf(request) !== 'json') return { code: 'unsupported_media_type' }
  const received = await within(receive(request, signal, doorBodyLimit))
  if ('code' in received) return received
  const { value } = received
  const [device, actions, subject, waiting] = ['device', 'actions', 'subject', 'waiting'].map((name) =>
    ownField(value, name),
  )
  if (device !== undefined) return within(admit(visit, device))
  if (subject !== undefined) return within(write(visit, value))
  if (waiting !== undefined) return within(letIn(visit, waiting))
  return within(actions === undefined ? add(visit, value) : save(visit, actions))
}

/** Gives a device a key of its own. The database is called once, because a second call would admit a second device. */
async function admit(visit: Visit, sent: unknown): Promise<Answer> {
  const device = deviceIn(sent)
  if (isInvalid(device)) return { code: 'invalid_data', ...device }
  const args = { p_link: visit.key, p_device: device }
  return ask(visit, 'admit_device', args, isAdmitted, ({ key }) => ({ code: 'admitted', content: { key } }), callOnce)
}

async function list(visit: Visit, url: string): Promise<Answer> {
  const since = sinceIn(url)
  if (since === undefined) return { code: 'malformed' }
  return ask(visit, 'door_guests', { p_key: visit.key, p_since: since }, isDoorList, (list) => {
    const { event, cursor, free, guests, removed, may_write } = list
    const content = { event, cursor, free, guests: guests.map(guestOf), removed, ...(may_write && { mayWrite: true }) }
    return { code: 'found', content }
  })
}

/** Stores who has arrived. The ids of the actions make two calls one. */
async function save(visit: Visit, sent: unknown): Promise<Answer> {
  const actions = actionsIn(sent)
  if (!actions) return { code: 'invalid_data', errors: { actions: 'invalid' } }
  const args = { p_key: visit.key, p_actions: actions }
  return ask(visit, 'door_arrivals', args, isSavedArrivals, ({ cursor, refused }) => ({
    code: 'saved',
    content: { cursor, refused },
  }))
}

/** Registers a guest at the door. The submission id makes two calls one registration. */
async function add(visit: Visit, sent: unknown): Promise<Answer> {
  const walkIn = walkInOf(sent)
  if ('errors' in walkIn) return { code: 'invalid_data', errors: walkIn.errors }
  const { fullName, persons, submissionId, locale } = walkIn
  const values = { p_full_name: fullName, p_persons: persons, p_submission_id: submissionId, p_locale: locale }
  const argsOf = ({ noticeVersions }: Facts) => ({ p_key: visit.key, ...values, p_notice_version: noticeVersions[0] })
  return ask(visit, 'door_walk_in', argsOf, isWalkIn, answerOf)
}

/** Lets in a guest who waits. Sent again, it changes nothing. @param guest the id */
async function letIn(visit: Visit, guest: unknown): Promise<Answer> {
  if (!isGuestId(guest)) return { code: 'invalid_data', errors: { waiting: 'invalid' } }
  return ask(visit, 'door_let_in', { p_key: visit.key, p_id: guest }, isWalkIn, answerOf)
}

function answerOf(added: WalkIn): Answer {
  if (added.outcome === 'registered') {
    return { code: 'registered', content: { guest: guestOf(added.guest), cursor: added.cursor } }
  }
  if (added.outcome === 'submission_conflict') return { code: 'invalid_data', errors: { submissionId: 'invalid' } }
  return { code: added.outcome }
}

/** Writes to all guests. The database is called once: a second call would say that the message was sent before. */
async function write(visit: Visit, sent: unknown): Promise<Answer> {
  const message = guideMessageIn(sent)
  if (!message) return { code: 'invalid_data', errors: { message: 'invalid' } }
  const args = { p_key: visit.key, p_subject: message.subject, p_text: message.text, p_mail: visit.setup.mail }
  return ask(
    visit,
    'door_message',
    args,
    isSentMessage,
    (written) =>
      written.outcome === 'message_sent'
        ? { code: 'message_sent', content: { guests: written.guests } }
        : { code: written.outcome },
    callOnce,
  )
}

/** A guest in an answer. Few were added at the door, and a long list says nothing of the others. */
const guestOf = ({ walk_in, ...guest }: StoredGuest) => (walk_in ? { ...guest, walkIn: true } : guest)

type Functions = Database['public']['Functions']

/**
 * Asks a function of the database, which answers null if it refuses the key.
 * @param args of the function, or how to make them of the facts of the build
 * @param call how often it may be called
 */
async function ask<Name extends DoorFunction>(
  { setup, signal }: Visit,
  name: Name,
  args: Functions[Name]['Args'] | ((facts: Facts) => Functions[Name]['Args']),
  isExpected: (data: unknown) => data is NonNullable<Functions[Name]['Returns']>,
  answerOf: (data: NonNullable<Functions[Name]['Returns']>) => Answer,
  call = callAgain,
): Promise<Answer> {
  const opened = await openDatabase(setup, keyRefused.code)
  if ('code' in opened) return opened
  const { client, facts } = opened
  const made = typeof args === 'function' ? args(facts) : args
  const asked = await askDatabase(() => client.rpc(name, made), isExpected, signal, call)
  if ('code' in asked) return asked
  return asked.data === null ? keyRefused : answerOf(asked.data)
}
