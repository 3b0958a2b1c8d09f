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
import type { Asked, DatabaseClient } from '../storage/call-database'
import type { DoorGuest } from '../storage/door-types'
import { addWalkIn, admitDevice, listGuests, saveArrivals, writeToGuests, type DoorFunction } from './door-database'
import { actionsIn, deviceIn, doorBodyLimit, keyIn, guideMessageIn, sinceIn, walkInOf } from './parse-door'

/**
 * The door. `POST /api/door` with the key in a link admits a device, and answers a key for it alone. With the key of a
 * device, `GET` answers the guests of its event, or what has changed since a cursor, and `POST` says who has arrived, or
 * adds a guest who comes without a registration; with the key of a guide, it also writes to the guests. It never throws and never answers 500.
 */
export function createDoorHandler(dependencies: Dependencies<DoorFunction>): Handler {
  const respond = async (_request: Request, answer: Answer) => jsonResponse(answer, 'GET, POST')
  return createEndpoint(dependencies, { decide, respond })
}

type DoorSetup = Setup<DoorFunction>

/** The same for a wrong key, one that is not valid yet or any more, and one that was ended. */
const keyRefused: Answer = { code: 'door_key_refused' }

async function decide(request: Request, { signal, within }: Budget, setup: DoorSetup): Promise<Answer> {
  const { method, url, headers } = request
  if (method !== 'GET' && method !== 'POST') return { code: 'method_not_allowed' }
  if (isCrossSite(request, allowedOrigin(setup.variables))) return { code: 'cross_site' }
  const key = keyIn(headers)
  if (!key) return keyRefused
  if (method === 'GET') return within(list(key, url, signal, setup))

  if (bodyTypeOf(request) !== 'json') return { code: 'unsupported_media_type' }
  const received = await within(receive(request, signal, doorBodyLimit))
  if ('code' in received) return received
  const { value } = received
  const [device, actions, subject] = ['device', 'actions', 'subject'].map((name) => ownField(value, name))
  if (device !== undefined) return within(admit(key, device, signal, setup))
  if (subject !== undefined) return within(write(key, value, signal, setup))
  return within(actions === undefined ? add(key, value, signal, setup) : save(key, actions, signal, setup))
}

async function admit(link: string, sent: unknown, signal: AbortSignal, setup: DoorSetup): Promise<Answer> {
  const device = deviceIn(sent)
  if (isInvalid(device)) return { code: 'invalid_data', ...device }
  return ask(
    setup,
    ({ client }) => admitDevice(client, link, device, signal),
    ({ key }) => ({ code: 'admitted', content: { key } }),
  )
}

async function list(key: string, url: string, signal: AbortSignal, setup: DoorSetup): Promise<Answer> {
  const since = sinceIn(url)
  if (since === undefined) return { code: 'malformed' }
  return ask(
    setup,
    ({ client }) => listGuests(client, key, since, signal),
    ({ event, cursor, free, guests, removed, may_write }) => ({
      code: 'found',
      content: { event, cursor, free, guests: guests.map(guestOf), removed, ...(may_write && { mayWrite: true }) },
    }),
  )
}

async function save(key: string, sent: unknown, signal: AbortSignal, setup: DoorSetup): Promise<Answer> {
  const actions = actionsIn(sent)
  if (!actions) return { code: 'invalid_data', errors: { actions: 'invalid' } }
  return ask(
    setup,
    ({ client }) => saveArrivals(client, key, actions, signal),
    ({ cursor, refused }) => ({ code: 'saved', content: { cursor, refused } }),
  )
}

async function add(key: string, sent: unknown, signal: AbortSignal, setup: DoorSetup): Promise<Answer> {
  const walkIn = walkInOf(sent)
  if ('errors' in walkIn) return { code: 'invalid_data', errors: walkIn.errors }
  const { fullName, persons, submissionId, locale } = walkIn
  const values = { p_full_name: fullName, p_persons: persons, p_submission_id: submissionId, p_locale: locale }
  return ask(
    setup,
    ({ client, facts: { noticeVersions } }) =>
      addWalkIn(client, { p_key: key, ...values, p_notice_version: noticeVersions[0] }, signal),
    (added) => {
      if (added.outcome === 'registered') {
        const { guest, cursor } = added
        return { code: 'registered', content: { guest: guestOf(guest), cursor } }
      }
      if (added.outcome === 'capacity_full') return { code: 'capacity_full' }
      return { code: 'invalid_data', errors: { submissionId: 'invalid' } }
    },
  )
}

async function write(key: string, sent: unknown, signal: AbortSignal, setup: DoorSetup): Promise<Answer> {
  const message = guideMessageIn(sent)
  if (!message) return { code: 'invalid_data', errors: { message: 'invalid' } }
  return ask(
    setup,
    ({ client }) => writeToGuests(client, key, message, setup.mail, signal),
    (written) =>
      written.outcome === 'message_sent'
        ? { code: 'message_sent', content: { guests: written.guests } }
        : { code: written.outcome },
  )
}

/** A guest in an answer. Few were added at the door, and a long list says nothing of the others. */
const guestOf = ({ walk_in, ...guest }: DoorGuest) => (walk_in ? { ...guest, walkIn: true } : guest)

/** Asks the database, and makes the answer from what it returns. */
async function ask<T>(
  setup: DoorSetup,
  call: (opened: { client: DatabaseClient<DoorFunction>; facts: Facts }) => Promise<Asked<T>>,
  answerOf: (data: T) => Answer,
): Promise<Answer> {
  const opened = await openDatabase(setup, keyRefused.code)
  if ('code' in opened) return opened
  const answer = await call(opened)
  if ('fault' in answer) return { code: 'unavailable', fault: answer.fault }
  return answer.data === null ? keyRefused : answerOf(answer.data)
}
